// A canvas that is drawn on from top to bottom, in the colours and letters of the page.

export interface Lettering {
  size?: number;
  weight?: number;
  serif?: boolean;
  colour?: string;
  /** The widest it may be; what is longer is cut off with three dots. */
  most?: number;
  right?: boolean;
}

const SCALE = 2;
const TALLEST = 4000;

export class Drawing {
  /** How far down something has been drawn. */
  y = 0;
  readonly #canvas = document.createElement('canvas');
  readonly #pen: CanvasRenderingContext2D;
  readonly #style = getComputedStyle(document.documentElement);

  constructor(readonly width: number) {
    this.#canvas.width = width * SCALE;
    this.#canvas.height = TALLEST * SCALE;
    const pen = this.#canvas.getContext('2d');
    if (!pen) throw new Error('This browser draws no pictures.');
    this.#pen = pen;
    pen.scale(SCALE, SCALE);
    pen.textBaseline = 'alphabetic';
  }

  /** A colour of the page by its name. */
  colour(name: string): string {
    return this.#style.getPropertyValue(`--${name}`).trim() || '#888';
  }

  /** The colour of a faction, a class or a type of card. */
  faction(name: string): string {
    const probe = document.createElement('i');
    probe.className = `f-${name}`;
    document.body.append(probe);
    const found = getComputedStyle(probe).getPropertyValue('--f').trim();
    probe.remove();
    return found || this.colour('neutral');
  }

  box(x: number, y: number, width: number, height: number, fill: string, edge = '', line = 'line'): void {
    const pen = this.#pen;
    pen.beginPath();
    pen.roundRect(x, y, width, height, 8);
    pen.fillStyle = this.colour(fill);
    pen.fill();
    pen.strokeStyle = this.colour(line);
    pen.lineWidth = 1;
    pen.stroke();
    if (!edge) return;
    pen.beginPath();
    pen.roundRect(x, y, 6, height, [8, 0, 0, 8]);
    pen.fillStyle = edge;
    pen.fill();
  }

  line(from: readonly [number, number], to: readonly [number, number]): void {
    const pen = this.#pen;
    pen.beginPath();
    pen.moveTo(...from);
    pen.lineTo(...to);
    pen.strokeStyle = this.colour('ink-3');
    pen.lineWidth = 2;
    pen.stroke();
  }

  text(words: string, x: number, y: number, as: Lettering = {}): void {
    this.#letter(as);
    this.#pen.textAlign = as.right ? 'right' : 'left';
    this.#pen.fillText(this.#cut(words, as.most ?? Infinity), x, y);
  }

  /** Words in lines of a width, as many as there may be; where the last line stands. */
  lines(words: string, x: number, y: number, most: number, count: number, as: Lettering = {}): number {
    this.#letter(as);
    const height = (as.size ?? 13) * 1.22;
    const all: string[] = [];
    for (const word of words.split(' ')) {
      const last = all.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.#pen.measureText(longer).width > most) all.push(word);
      else all.splice(Math.max(0, all.length - 1), 1, longer);
    }
    const shown = all.length > count ? [...all.slice(0, count - 1), all.slice(count - 1).join(' ')] : all;
    shown.forEach((line, place) => this.text(line, x, y + place * height, { ...as, most }));
    return y + (shown.length - 1) * height;
  }

  /** What was drawn, on a ground of its own. */
  finished(ground: string): HTMLCanvasElement {
    const picture = document.createElement('canvas');
    picture.width = this.#canvas.width;
    picture.height = Math.ceil(Math.min(this.y, TALLEST) * SCALE);
    const pen = picture.getContext('2d');
    if (pen) {
      pen.fillStyle = this.colour(ground);
      pen.fillRect(0, 0, picture.width, picture.height);
      pen.drawImage(this.#canvas, 0, 0);
    }
    return picture;
  }

  #letter({ size = 13, weight = 450, serif = false, colour = 'ink' }: Lettering): void {
    const family = serif ? '"Source Serif 4", Georgia, serif' : 'Inter, system-ui, sans-serif';
    this.#pen.font = `${weight} ${size}px ${family}`;
    this.#pen.fillStyle = this.colour(colour);
  }

  #cut(words: string, most: number): string {
    if (this.#pen.measureText(words).width <= most) return words;
    let shown = words;
    while (shown && this.#pen.measureText(`${shown}…`).width > most) shown = shown.slice(0, -1);
    return `${shown.trimEnd()}…`;
  }
}
