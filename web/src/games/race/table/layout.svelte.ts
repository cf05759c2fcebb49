// How the table lies in its window: which arrangement there is room for, how much everything has grown, and how small
// the plates of rivals become. The parts bind what they were laid to: the board's window and the column of the rivals.

import { options } from '../../../state/options.svelte';
import { sizeOf } from './size';

/** How high the plate of one rival is, and how wide. */
const PLATE = { high: 178, wide: 214 };

export class Layout {
  innerW = $state(innerWidth);
  innerH = $state(innerHeight);
  /** The board's window, and the column of the rivals, as they were laid. */
  windowWide = $state(0);
  windowHigh = $state(0);
  leftHigh = $state(0);
  readonly #rivals: () => number;

  constructor(rivals: () => number) {
    this.#rivals = rivals;
  }
  /** How much everything but the map has grown, as in app.css. */
  readonly grow = $derived((this.innerW >= 3400 ? 2.1 : this.innerW >= 2300 ? 1.45 : 1) * options.scale);
  readonly width = $derived(this.innerW / this.grow);
  readonly size = $derived(sizeOf(this.width, this.innerH / this.grow));
  readonly phone = $derived(this.size === 'upright' || this.size === 'aside');
  readonly low = $derived(this.size === 'low' || this.size === 'narrow');
  // The plates of the rivals shrink a little where there are many, and become chips where that is not enough. One is
  // never wider than its column.
  readonly #space = $derived.by(() => this.leftHigh / (PLATE.high * this.#rivals() + 60));
  readonly plate = $derived(Math.min(1, this.#space, (this.low ? 176 : this.size === 'full' ? 200 : 240) / PLATE.wide));
  readonly chips = $derived(this.#space < 0.7);
  /** How large so many laid out cards are drawn: one row in the window. */
  laidOut(cards: number): number {
    const { windowWide, windowHigh, grow } = this;
    return Math.min(1, (windowWide / grow - 16) / (cards * 162 + 40), Math.max(200, windowHigh / grow - 16) / 334);
  }
}
