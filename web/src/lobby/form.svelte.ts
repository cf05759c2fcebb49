// What every game is set up with: whoever races besides, what is agreed on for any table, and the way to one.

import type { Hints, Offer } from '../net/types';
import { wentWrong } from '../parts/went';
import { kept, prefs, t } from '../state/prefs.svelte';
import { here } from '../state/route.svelte';
import { usualLevel } from './levels';
import { openTable, rememberName, type ClockWish, type SeatKind, type SeatWish, type Wish } from './lobby';

/** What the lobby passes on, as it is now. */
export interface Passed {
  offer: Offer | null;
  name: string;
  onfailed: (what: string) => void;
}

// Against beginners until a race was finished; whoever has done that meets club drivers, and experts when asked for.
const hasRaced = (): boolean => kept('races') !== null;
export const firstRivals = (): SeatWish[] =>
  [1, 2, 3].map(() => ({ kind: 'bot', name: '', level: hasRaced() ? 'racer' : 'novice' }));

export class Form {
  readonly #passed: () => Passed;
  /** How many race, where the server has not said so yet. */
  readonly #usual: readonly [fewest: number, most: number];
  readonly raced = hasRaced();
  busy = $state(false);
  open = $state(false);
  clock = $state<ClockWish>('none');
  hints = $state<Hints>('alone');
  /** A link may bring the word: `/?luck=camel`. */
  luck = $state(here.route.at === 'lobby' ? here.route.luck : '');
  others: SeatWish[] = $state([]);

  constructor(passed: () => Passed, usual: readonly [number, number], others: SeatWish[]) {
    this.#passed = passed;
    this.#usual = usual;
    this.others = others;
  }

  // What every server offers stands at once; the offer itself comes a moment later.
  readonly bots = $derived.by(() =>
    (this.#passed().offer?.bots ?? ['novice', 'racer']).filter((level) => level !== 'random'),
  );
  readonly best = $derived.by(() => usualLevel(this.bots));
  /** Whom the quick start is against. */
  readonly level = $derived.by(() => (this.raced ? this.best : (this.bots[0] ?? 'novice')));
  readonly #seats = $derived.by(() => this.#passed().offer?.seats ?? this.#usual);
  readonly fewest = $derived.by(() => this.#seats[0] - 1);
  readonly most = $derived.by(() => this.#seats[1] - 1);
  readonly people = $derived.by(() => this.others.some((seat) => seat.kind !== 'bot'));
  readonly me = $derived.by((): SeatWish => ({ kind: 'me', name: this.#passed().name, level: this.best }));
  /** What is agreed on besides the game and its seats. */
  readonly agreed = $derived.by(() => ({
    open: this.open,
    clock: this.clock,
    ...(this.hints === 'alone' ? {} : { hints: this.hints }),
    luck: this.luck.trim(),
  }));

  rival = (): SeatWish => ({ kind: 'bot', name: '', level: this.level });
  add(): void {
    this.others = [...this.others, this.rival()];
  }
  /** `bot racer`, `friend`, `guest`; nothing closes the seat. */
  setKind(i: number, kind: string): void {
    if (kind === '') this.others = this.others.filter((_, j) => j !== i);
    else if (kind.startsWith('bot ')) this.others[i] = { kind: 'bot', name: '', level: kind.slice(4) };
    else this.others[i] = { kind: kind as SeatKind, name: '', level: this.best };
  }
  kindOf = (seat: SeatWish): string => (seat.kind === 'bot' ? `bot ${seat.level}` : seat.kind);
  levelName = (one: string): string => prefs.words.find('page', `bot_${one}`) ?? one;

  /** Opens the table and goes there; `fallback` is what a seat without a name is called. */
  async go(wanted: Wish, fallback: (seat: number) => string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const name = this.#passed().name.trim();
    rememberName(name);
    try {
      const opened = await openTable(wanted, fallback, t('table_of', { name: name || fallback(1) }));
      here.go(`/t/${opened.table}`);
    } catch (error) {
      this.#passed().onfailed(wentWrong(error));
      this.busy = false;
    }
  }
}
