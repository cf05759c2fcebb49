// Quiet sounds, made here from plain waves; no recording. Nothing sounds unless it was switched on.

import { options, type Chosen } from '../state/options.svelte';

/** A tone: pitch in hertz, start and length in seconds, loudness of 1, wave. */
type Tone = [pitch: number, start: number, length: number, loudness: number, wave: OscillatorType];

const SOUNDS = {
  /** It is your turn: two soft horns. */
  turn: [
    [392, 0, 0.22, 0.5, 'triangle'],
    [523, 0.18, 0.4, 0.5, 'triangle'],
  ],
  /** An engine that turns over. */
  drive: [
    [58, 0, 0.3, 0.5, 'sawtooth'],
    [64, 0.1, 0.34, 0.4, 'sawtooth'],
    [87, 0.2, 0.3, 0.25, 'sawtooth'],
  ],
  card: [
    [880, 0, 0.05, 0.25, 'triangle'],
    [660, 0.05, 0.07, 0.25, 'triangle'],
  ],
  tile: [[196, 0, 0.08, 0.6, 'triangle']],
  coins: [
    [1319, 0, 0.08, 0.22, 'triangle'],
    [1568, 0.08, 0.16, 0.22, 'triangle'],
  ],
  hit: [
    [82, 0, 0.25, 0.8, 'triangle'],
    [61, 0.04, 0.3, 0.7, 'sine'],
  ],
  home: [
    [392, 0, 0.18, 0.5, 'triangle'],
    [494, 0.16, 0.18, 0.5, 'triangle'],
    [587, 0.32, 0.18, 0.5, 'triangle'],
    [784, 0.48, 0.6, 0.5, 'triangle'],
  ],
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
/** By the volume that was chosen. */
const LOUDNESS: Record<Chosen['volume'], number> = { soft: 0.025, normal: 0.06, loud: 0.15 };

export function sound(name: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const [pitch, start, length, loudness, wave] of SOUNDS[name] as Tone[]) {
      const [tone, gain, from] = [context.createOscillator(), context.createGain(), context.currentTime + start];
      tone.type = wave;
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0.0001, from);
      gain.gain.exponentialRampToValueAtTime(loudness * LOUDNESS[options.chosen.volume], from + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
      tone.connect(gain).connect(context.destination);
      tone.start(from);
      tone.stop(from + length);
    }
  } catch {
    // A browser without sound stays silent.
  }
}
