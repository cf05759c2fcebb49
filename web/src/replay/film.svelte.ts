// A race looked at again: one step shown at a time, forwards, backwards or by itself. The table's panels show it like
// a race that runs; nothing in it can be acted on.

import { gameOf, isStrange, partsOf } from '../games';
import type { EntryOf, Game, ReplayedOf, ShownOf, StepsOf, Wire } from '../games/game';
import { api, Refused, type Info } from '../net/api';
import { prefs } from '../state/prefs.svelte';
import type { Problem, Shows } from '../state/shows';
import { Talk } from '../state/talk.svelte';
import { replays } from './api';
import { placeOf, stamp, stepTime } from './moments';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Film<W extends Wire = Wire> implements Shows<W> {
  game = $state.raw<Game<W> | null>(null);
  board = $state.raw<W['board'] | null>(null);
  shown = $state.raw<ShownOf<W> | null>(null);
  info = $state.raw<Info | null>(null);
  entries = $state.raw<EntryOf<W>[]>([]);
  fresh = $state.raw<EntryOf<W>[]>([]);
  problem = $state.raw<Problem<W> | null>(null);
  line = 'live' as const;
  busy = false;
  slow = false;
  asking = false;
  behind = false;
  /** Nobody talks in a film. */
  readonly talk = new Talk('', null);

  /** The steps of the viewer. */
  steps = $state.raw<StepsOf<W> | null>(null);
  /** The step shown now, as a place in the list. */
  place = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** What every seat saw, where everything is shown. */
  seats = $state.raw<W['view'][]>([]);
  /** The seat to watch where none is one's own; nothing for whoever acts. */
  chosen = $state<number | null>(null);
  /** Why nothing can be shown. */
  failed = $state<string | null>(null);

  #paper: EntryOf<W>[] = [];
  #moments = new Map<number, Promise<ReplayedOf<W>>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;
  /** Where the film is going while a step is still under way. */
  #aim = 0;
  #ended = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
    /** A seat, `spectator` or `all`; nothing for one's own seat. */
    readonly seat: string | null,
  ) {}

  get ready(): boolean {
    return false;
  }
  get me(): number | null {
    return this.shown?.viewer ?? null;
  }
  get at(): number {
    return this.steps?.steps[this.place]?.at ?? 0;
  }
  get last(): number {
    return (this.steps?.steps.length ?? 1) - 1;
  }

  /** Whose dashboard lies open: the seat that was chosen, or whoever acts in the step shown now. */
  get watched(): number | null {
    if (this.me !== null || !this.shown) return null;
    const { active, waiting } = this.shown.view as Wire['view'];
    return this.chosen ?? this.steps?.steps[this.place]?.actor ?? active ?? waiting[0] ?? null;
  }
  /** Watches a seat, or whoever acts. */
  watch(seat: number | null): void {
    this.chosen = seat;
  }
  /** What is seen: where all hands are open, also what the watched seat holds. */
  view = $derived.by((): W['view'] | null => {
    const own = this.watched === null ? undefined : this.seats[this.watched - 1];
    if (!this.shown || !own || !this.game) return this.shown?.view ?? null;
    return this.game.seenFrom(this.shown.view, own);
  });

  /** Loads the race and shows a step of it. */
  async open(at: number | null): Promise<void> {
    try {
      this.info = await api.info(this.id, this.token);
      if (isStrange(this.info)) throw new Refused('strange_game', '', null);
      const parts = partsOf(gameOf(this.info));
      if (!parts) throw new Refused('not_begun', '', null);
      const [game, board, steps] = await Promise.all([
        parts.game(),
        api.board<W['board']>(this.id, this.token),
        replays.steps<W>(this.id, this.token, this.seat),
      ]);
      const laid = game as unknown as Game<W>;
      await prefs.open(...laid.shelves(board));
      [this.game, this.board, this.steps] = [laid, board, steps];
      await this.show(placeOf(this.steps.steps, at));
      this.#paper = await this.#news();
      this.#read();
    } catch (error) {
      this.failed = error instanceof Refused ? error.code : 'internal';
    }
  }
  /** The newspaper of the race: what everybody could see. A race that runs is told as its seat saw it. */
  async #news(): Promise<EntryOf<W>[]> {
    const over = this.steps!.over;
    try {
      const entries = await replays.events<W>(this.id, over ? null : this.token);
      if (!over) return entries;
      return stamp((await replays.steps<W>(this.id, null, 'spectator')).steps, entries);
    } catch {
      // A table without spectators has no newspaper for whoever did not sit there.
      return [];
    }
  }
  #read(): void {
    this.entries = this.#paper.filter((entry) => entry.version <= this.at);
  }
  get paper(): EntryOf<W>[] {
    return this.#paper;
  }

  #moment(place: number): Promise<ReplayedOf<W>> {
    const { at } = this.steps!.steps[place]!;
    let found = this.#moments.get(at);
    if (!found) {
      found = replays.moment<W>(this.id, this.token, this.seat, at);
      found.catch(() => this.#moments.delete(at));
      this.#moments.set(at, found);
    }
    return found;
  }
  /** Shows a step. What happened in it is seen to happen when the step before it was shown. */
  async show(place: number): Promise<void> {
    const { steps } = this;
    if (!steps || steps.steps.length === 0 || this.#ended) return;
    const next = Math.max(0, Math.min(this.last, place));
    const wanted = ++this.#wanted;
    const moment = await this.#moment(next);
    if (wanted !== this.#wanted || this.#ended) return;
    const follows = this.shown !== null && next === this.place + 1;
    this.place = next;
    this.#aim = next;
    this.seats = moment.seats;
    this.fresh = follows ? moment.events : [];
    this.shown = {
      version: moment.at,
      viewer: moment.viewer,
      view: moment.view,
      question: null,
      choices: [],
      macros: [],
      undo: null,
      events: moment.events,
      since: 0,
      table: this.info!.playing!,
      mine: null,
    };
    this.#read();
    if (next < this.last) void this.#moment(next + 1);
  }
  /** What happened in the step shown now. */
  get happened(): EntryOf<W>[] {
    return this.shown?.events ?? [];
  }

  // ---- the film runs ---------------------------------------------------------------------------

  play(): void {
    if (this.playing || !this.steps) return;
    this.playing = true;
    if (this.place >= this.last) void this.show(0).then(() => this.#run());
    else void this.#run();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
  async #run(): Promise<void> {
    if (!this.playing) return;
    if (this.place >= this.last) {
      this.pause();
      return;
    }
    const before = this.place;
    try {
      await this.show(before + 1);
    } catch {
      this.pause();
      return;
    }
    const keys = this.steps!.steps[this.place]!.keys;
    const time =
      prefs.pace === 'instant'
        ? 40
        : stepTime(keys, this.game!.dull, this.game!.lookingTime(this.fresh, null), this.speed);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), time);
  }
  /** Some steps on or back from where the film is going. */
  step(by: number): void {
    this.go(this.#aim + by);
  }
  /** Shows the step with this number. */
  seek(at: number): void {
    this.go(placeOf(this.steps?.steps ?? [], at));
  }
  go(place: number): void {
    this.pause();
    this.#aim = Math.max(0, Math.min(this.last, place));
    void this.show(this.#aim).catch((error: unknown) => {
      this.failed = error instanceof Refused ? error.code : 'internal';
    });
  }

  // ---- nothing is done here --------------------------------------------------------------------

  end(): void {
    this.#ended = true;
    this.pause();
  }
  skip(): void {}
  send(): Promise<boolean> {
    return Promise.resolve(false);
  }
  act(): Promise<boolean> {
    return Promise.resolve(false);
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
  why(): Promise<null> {
    return Promise.resolve(null);
  }
}
