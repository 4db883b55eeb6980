// The connection to a table: it joins, keeps itself alive, and connects again by itself; nothing else is retried.
import { VERSION } from '../generated/messages';
import { typesetAll } from './typesetting';

export type Link = 'connecting' | 'live' | 'stale' | 'replaced' | 'refused' | 'old';
export interface Incoming {
  type: string;
  n?: number;
  re?: number | string;
  [more: string]: unknown;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
const PING = 4_000;
const STALE = 5_000;
/** Close codes after which connecting again would end the same way. */
const NO_TABLE = 4004;
const FINAL: Record<number, string> = {
  4003: 'This seat is not yours: its secret is not on this device.',
  [NO_TABLE]: 'There is no such table.',
};

export class Lost extends Error {}

/** A message; null where it cannot be read. */
function read(text: unknown): Incoming | null {
  try {
    const message = JSON.parse(String(text)) as Partial<Incoming> | null;
    if (typeof message?.type !== 'string') return null;
    // What people have written themselves stays as they wrote it.
    return (message.type === 'chat' ? message : typesetAll(message)) as Incoming;
  } catch {
    return null;
  }
}

export class TableSocket {
  link = $state<Link>('connecting');
  sentence = $state('');
  retryAt = $state<number | null>(null);
  /** No table has this address. */
  nowhere = $state(false);

  #socket: WebSocket | null = null;
  #waiting = new Map<number, { done: (answer: Incoming) => void; lost: (error: Lost) => void }>();
  #number = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly first: () => object,
    readonly hear: (message: Incoming) => void,
  ) {
    addEventListener('online', this.connect);
  }

  connect = (): void => {
    clearTimeout(this.#timer);
    if (this.#closed || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    this.retryAt = null;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.table}/socket`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.first()));
      this.#heard = Date.now();
      clearInterval(this.#pulse);
      this.#pulse = setInterval(this.#beat, PING);
    };
    socket.onmessage = (event) => {
      const message = read(event.data);
      if (message) this.#take(message);
      else this.#leave(socket);
    };
    socket.onclose = (event) => this.#lost(event.code);
  };

  /** Send a message, and wait for the one answer to it. */
  ask(message: object): Promise<Incoming> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN || this.link !== 'live') {
      return Promise.reject(new Lost('The table is not connected; nothing was sent.'));
    }
    const id = ++this.#number;
    return new Promise((done, lost) => {
      this.#waiting.set(id, { done, lost });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.connect);
    this.#socket?.close();
  }

  #take(message: Incoming): void {
    this.#heard = Date.now();
    if (message.type === 'replaced') {
      this.link = 'replaced';
      this.sentence = String(message.sentence ?? 'This seat is open in another window.');
      return;
    }
    if (message.type === 'hello' && message.version !== VERSION) {
      this.link = 'old';
      this.close();
      return;
    }
    if (message.type === 'hello') {
      this.link = 'live';
      this.sentence = '';
      this.#wait = FIRST_WAIT;
    }
    if (this.link === 'stale') this.link = 'live';
    if (message.re !== undefined && message.re !== null) {
      const waiting = this.#waiting.get(Number(message.re));
      this.#waiting.delete(Number(message.re));
      waiting?.done(message);
    }
    this.hear(message);
  }

  #beat = (): void => {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > PING + STALE) {
      this.link = 'stale';
      this.#leave(socket);
      return;
    }
    socket.send(JSON.stringify({ type: 'ping' }));
  };

  /** Give a connection up that is of no use any more, and make another. */
  #leave(socket: WebSocket): void {
    socket.close();
    this.#lost(1006);
  }

  #lost(code: number): void {
    clearInterval(this.#pulse);
    if (this.#socket) this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket = null;
    for (const { lost } of this.#waiting.values()) lost(new Lost('The connection was lost before the table answered.'));
    this.#waiting.clear();
    if (this.#closed || this.link === 'replaced' || code === 4001) {
      if (!this.#closed) this.link = 'replaced';
      return;
    }
    const final = FINAL[code];
    if (final) {
      this.link = 'refused';
      this.sentence = final;
      this.nowhere = code === NO_TABLE;
      return;
    }
    if (this.link === 'live') this.link = 'stale';
    this.retryAt = Date.now() + this.#wait;
    this.#timer = setTimeout(this.connect, this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Take the seat back from another window. */
  takeOver(): void {
    this.link = 'connecting';
    this.connect();
  }
}
