// Something that the server is asked for: what came, or the one sentence why nothing did.
import { Refusal } from '../../lib/api';

export class Loading<T> {
  value = $state.raw<T | null>(null);
  sentence = $state('');
  /** Asked, and nothing came yet. */
  waiting = $state(false);
  #asked = 0;

  /** Ask; of several questions the last one counts. */
  async ask(question: () => Promise<T>): Promise<T | null> {
    const mine = ++this.#asked;
    this.waiting = true;
    try {
      const value = await question();
      if (mine !== this.#asked) return null;
      this.value = value;
      this.sentence = '';
      return value;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (mine === this.#asked) this.sentence = error.message;
      return null;
    } finally {
      if (mine === this.#asked) this.waiting = false;
    }
  }
}
