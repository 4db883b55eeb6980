// Five short sounds of our own making; none is heard unless they were switched on.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'card' | 'token' | 'win' | 'clock';

/** Tones one after the other: frequency, when it begins and how long it lasts, in seconds. */
const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.16],
  ],
  card: [[330, 0, 0.06]],
  token: [[220, 0, 0.1]],
  win: [
    [523, 0, 0.1],
    [659, 0.08, 0.1],
    [784, 0.16, 0.13],
  ],
  clock: [[880, 0, 0.08]],
};
const LOUD = 0.08;
let context: AudioContext | null = null;

/** Let a sound be heard, where sounds are switched on. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser keeps silent until something was pressed; then it goes on.
  if (context.state === 'suspended') void context.resume();
  for (const [frequency, at, lasting] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at;
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.001, start + lasting);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasting + 0.02);
  }
}
