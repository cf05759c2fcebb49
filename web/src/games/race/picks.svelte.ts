// What is chosen in the lobby and drawn by lot otherwise: the middle city, who begins, crews.

import type { OptionValue, RaceWish } from '../../net/types';

export class Picks {
  #middle = $state('');
  #first = $state(0);
  #crews = $state<(string | null)[]>([]);

  choose(option: string, value: string | number | null, seat?: number): void {
    if (option === 'middle') this.#middle = String(value ?? '');
    else if (option === 'first') this.#first = Number(value);
    else if (seat !== undefined) this.#crews[seat - 1] = value === null ? null : String(value);
  }
  /** A seat is taken away; those behind it move up. */
  drop(seat: number): void {
    this.#crews.splice(seat - 1, 1);
    if (this.#first === seat) this.#first = 0;
    else if (this.#first > seat) this.#first -= 1;
  }
  middle(offered: OptionValue[]): OptionValue | undefined {
    return offered.find(({ value }) => value === this.#middle);
  }
  /** Was a crew chosen for one of so many seats? */
  hasCrews(seats: number): boolean {
    return this.#crews.slice(0, seats).some((crew) => crew);
  }
  /** What fits a board with these middle cities and so many seats; `led` where leaders bring the crews. */
  fitting(offered: OptionValue[], seats: number, led = false): Pick<RaceWish, 'middle' | 'first' | 'crews'> {
    const middle = this.middle(offered)?.value;
    const crews = Array.from({ length: seats }, (_, i) => this.#crews[i] ?? null);
    return {
      ...(middle ? { middle } : {}),
      ...(this.#first > 0 && this.#first <= seats ? { first: this.#first } : {}),
      ...(!led && crews.some((crew) => crew !== null) ? { crews } : {}),
    };
  }
}
