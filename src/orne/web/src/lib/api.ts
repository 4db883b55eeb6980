// Requests to the server: what it refuses is one sentence for the player.
import { secretsHeader } from './seats';
import { typeset, typesetAll } from './typesetting';

/** Something that the server would not do, in one sentence. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    /** The rule that forbids it, where one does. */
    readonly ruling = '',
  ) {
    super(sentence);
  }
}

const LOST = 'The server does not answer. Nothing was changed; try again.';

/** What was asked of the server and is not answered yet. */
const underWay = new Map<string, Promise<unknown>>();

/** Ask for something to be done; what is asked again before it is answered, as by a button pressed twice, is asked once. */
function once<T>(method: string, path: string, body?: unknown): Promise<T> {
  const name = JSON.stringify([method, path, body]);
  const found = underWay.get(name) ?? request<T>(method, path, body).finally(() => underWay.delete(name));
  underWay.set(name, found);
  return found as Promise<T>;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { ...secretsHeader(), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(LOST, 0);
  }
  const text = await answer.text();
  let data: unknown = text;
  try {
    data = text === '' ? null : JSON.parse(text);
  } catch {
    // A file is given as it is.
  }
  if (answer.ok) return data as T;
  const said = (data as { sentence?: unknown; ruling?: unknown } | null) ?? {};
  throw new Refusal(
    typeof said.sentence === 'string' ? typeset(said.sentence) : LOST,
    answer.status,
    typeof said.ruling === 'string' ? said.ruling : '',
  );
}

export const api = {
  get: <T>(path: string) => request<T>('GET', path),
  /** What is only read, and neither changed here nor kept. */
  read: async <T>(path: string) => typesetAll(await request<T>('GET', path)),
  post: <T>(path: string, body: unknown) => once<T>('POST', path, body),
  put: <T>(path: string, body: unknown) => once<T>('PUT', path, body),
  remove: <T>(path: string) => once<T>('DELETE', path),
};
