// One seat's (or a spectator's) side of a table: the line, what is shown now, what happened, and what is sent. Views
// that come faster than they can be followed wait in a queue and are shown one after the other.

import { isStrange, partsOf } from '../games';
import type { EntryOf, Game, ShownOf, Wire } from '../games/game';
import { api, digits, Refused, type ChatLine, type Info } from '../net/api';
import { Line, type LineMessage, type LineState } from '../net/line';
import type { Command } from '../net/types';
import { prefs } from './prefs.svelte';
import { Presses } from './presses';
import type { HandLies, Problem, Shows } from './shows';
import { Talk } from './talk.svelte';
import { patient } from '../parts/patient.svelte';

/** After so many milliseconds without an answer it is said that the table waits. */
const PATIENCE = 250;
/** So long a view is waited for that the server has promised. */
const PROMISE = 1000;
/** How long one sees everybody where they were, before it is shown again. */
const BACK = 700;
/** So long at most something is looked at that was seen before, or while a clock runs. */
const HURRIED = 3600;
/** So many parts are kept to be shown again. */
const KEPT = 160;
/** So many entries of the log are remembered, unless a game says otherwise. */
const REMEMBERED = 600;

/** What is shown at one moment: a view, or a part of it, with what happened. */
interface Part<W extends Wire> {
  shown: ShownOf<W>;
  fresh: EntryOf<W>[];
  /** It was seen before. */
  again?: boolean;
}

/** Refusals that say nothing about the command: the same one, with the same key, is sent again. */
const PASSING: readonly string[] = ['offline', 'reloading', 'storage', 'timeout', 'unknown'];

export class TableStore<W extends Wire = Wire> implements Shows<W> {
  /** Which game; nothing until a view has said so. */
  game = $state.raw<Game<W> | null>(null);
  /** The table plays a game that this page has no table for. */
  strange = $state(false);
  board = $state.raw<W['board'] | null>(null);
  hand = $state<HandLies>('up');
  #full = $state.raw<ShownOf<W> | null>(null);
  #entries = $state.raw<EntryOf<W>[]>([]);
  #fresh = $state.raw<EntryOf<W>[]>([]);
  /** What the page shows. */
  shown: ShownOf<W> | null = $derived.by(() =>
    this.hand === 'up' || !this.game || !this.#full ? this.#full : this.game.fold(this.#full),
  );
  /** The table before the start. */
  info = $state.raw<Info | null>(null);
  /** Everything that happened, as far as it is shown. */
  entries: EntryOf<W>[] = $derived.by(() => this.#told(this.#entries));
  /** What came with the view shown now. */
  fresh: EntryOf<W>[] = $derived.by(() => this.#told(this.#fresh));
  line = $state<LineState>('connecting');
  /** A command is under way: until it is answered and the view that it made is here. */
  busy = $state(false);
  /** It is under way for so long that it shows. */
  slow = $state(false);
  /** The last thing that went wrong. */
  problem = $state.raw<Problem<W> | null>(null);
  /** Views wait to be shown. */
  behind = $state(false);
  /** What is shown was seen before. */
  replaying = $state(false);
  /** What is shown stays until somebody goes on. */
  held = $state(false);

  readonly talk: Talk;

  /** Views that have come, and the parts of the one that is being shown. */
  #queue: ShownOf<W>[] = [];
  #parts: Part<W>[] = [];
  #past: Part<W>[] = [];
  /** The part shown now, and since when. */
  #now: Part<W> | null = null;
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while a command is under way. */
  #clock: ReturnType<typeof setTimeout> | undefined;
  /** What is under way is a step back. */
  #goingBack = false;
  /** What was pressed on this page. */
  #presses = new Presses();
  /** A view on the way back that is not stopped at, and not shown. */
  #between: ShownOf<W> | null = null;
  /** The version that the view after the last command has at least. */
  #due = 0;
  #wire: Line;
  /** How many views have come. */
  #views = 0;
  /** The version of the newest view received, shown or not. */
  #latest = 0;
  #upTo = 0;
  #first = true;
  #ended = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
    /** This is the secret hand of the seat. */
    asHand = false,
  ) {
    this.talk = new Talk(id, token);
    this.#wire = new Line(
      id,
      token,
      asHand,
      () => this.#latest,
      (message) => this.#receive(message),
      (state) => {
        this.line = state;
        if (state === 'live') void this.talk.catchUp();
      },
    );
  }

  /** May the person act now? */
  get ready(): boolean {
    return this.line !== 'closed' && !this.behind && !this.busy && this.shown !== null;
  }
  /**
   * Is what is asked to be seen? It stays while the answer is under way: it would go and come back within a blink, and
   * everything that is drawn with it.
   */
  get asking(): boolean {
    return this.line !== 'closed' && !this.behind && !this.slow && this.shown !== null;
  }
  /** All that the seat may choose from, shown or not. */
  get choices(): W['choice'][] {
    return this.#full?.choices ?? [];
  }
  turnUp(): void {
    if (this.hand === 'down') this.hand = 'up';
  }
  #told(entries: EntryOf<W>[]): EntryOf<W>[] {
    const { game } = this;
    return this.hand === 'up' || !game ? entries : entries.flatMap((entry) => game.foldEntry(entry) ?? []);
  }
  get me(): number | null {
    return this.shown?.viewer ?? null;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#clock);
    this.#wire.end();
  }

  // ---- what comes ------------------------------------------------------------------------------

  /** Before the start: the seats of this page commit to their part of the luck, and open it. */
  #addToLuck(info: Info): void {
    if (this.token && !info.spec?.luck) void patient(() => import('../luck/pledge')).then(({ attend }) => attend(info));
  }
  #receive({ type, data }: LineMessage): void {
    if (this.#ended) return;
    if (type === 'table') {
      this.info = data as Info;
      this.strange = isStrange(this.info);
      this.#addToLuck(this.info);
    }
    if (type === 'chat') this.talk.hear(data as ChatLine);
    // When the other screen is gone, the hand is not turned up for all to see.
    if (type === 'hand') this.hand = (data as { away: boolean }).away ? 'away' : 'down';
    if (type === 'nudge') this.talk.nudger = (data as { from: number }).from;
    if (type !== 'view') return;
    const shown = data as ShownOf<W>;
    this.#latest = Math.max(this.#latest, shown.version);
    this.#views++;
    if (!this.board) void this.#lay(shown.table.game);
    this.#queue.push(shown);
    if (this.held) {
      // Whoever reads is not disturbed.
    } else if (this.#timer === undefined) this.#next();
    else this.#wait();
    if (this.#due > 0 && this.#latest >= this.#due) this.#rest();
  }
  /** Loads the board and what draws it. */
  async #lay(game: string): Promise<void> {
    const parts = partsOf(game);
    this.strange = parts === null;
    if (!parts) return;
    try {
      const [board, loaded] = await Promise.all([api.board<W['board']>(this.id, this.token), parts.game()]);
      const laid = loaded as unknown as Game<W>;
      await prefs.open(...laid.shelves(board));
      this.game = laid;
      this.board ??= board;
    } catch (error) {
      this.#fail(error);
    }
  }
  /** Shows the next part. */
  #next(): void {
    this.#timer = undefined;
    this.held = false;
    const part = this.#parts.shift() ?? this.#open();
    if (!part) {
      this.behind = false;
      return;
    }
    this.#show(part);
    this.#wait();
  }
  /** The next view, opened: its first part. */
  #open(): Part<W> | undefined {
    const shown = this.#queue.shift();
    if (!shown) return undefined;
    const fresh = this.#news(shown);
    this.#upTo = Math.max(this.#upTo, shown.version);
    // The first view is the past; it is not played again, nor what came before the table was laid.
    const seen = this.#full && this.game && prefs.pace !== 'instant' && !document.hidden;
    this.#parts = seen ? this.game!.parts(this.#full!, shown, fresh) : [{ shown, fresh }];
    return this.#parts.shift();
  }
  #news = (shown: ShownOf<W>): EntryOf<W>[] => shown.events.filter((entry) => entry.version > this.#upTo);
  /** Waits until what is shown was looked at. What comes next may make that shorter. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#waits()) {
      this.#timer = undefined;
      this.behind = this.held = true;
      return;
    }
    const rest = this.#time() - (Date.now() - this.#shownAt);
    if (rest <= 0) {
      this.#next();
      return;
    }
    this.behind = true;
    this.#timer = setTimeout(() => this.#next(), rest);
  }
  /** Goes the reader on by hand from what is shown now? */
  #waits(): boolean {
    const { fresh = [] } = this.#now ?? {};
    return prefs.stepwise && !this.#first && !document.hidden && this.game?.waits?.(fresh) === true;
  }
  goOn(): void {
    clearTimeout(this.#timer);
    if (this.behind) this.#next();
  }
  #time(): number {
    const part = this.#now!;
    if (this.#first || document.hidden || !this.game) {
      this.#first = false;
      return 0;
    }
    const [view] = this.#queue;
    const next = this.#parts[0]?.fresh ?? (view ? this.#news(view) : null);
    const looked = this.game.lookingTime(part.fresh, part.shown.viewer, next);
    const hurried = part.again || part.shown.table.settings.clock.kind !== 'none';
    const time = hurried ? Math.min(looked, HURRIED) : looked;
    // What is asked to be seen again is seen, however hurried one is, and everybody has gone back before it begins.
    if (part.again && part.fresh.length === 0 && next) return BACK;
    return part.again && prefs.pace === 'instant' ? time : prefs.time(time);
  }
  /** All of it until it is known which game is played. */
  #remembered(): number {
    return this.game ? (this.game.remembers ?? REMEMBERED) : Infinity;
  }
  #show(part: Part<W>): void {
    const { shown, fresh, again } = part;
    this.#now = part;
    this.#shownAt = Date.now();
    this.replaying = again === true && this.#parts.length > 0;
    if (!again) {
      if (fresh.length > 0) this.#entries = [...this.#entries, ...fresh].slice(-this.#remembered());
      this.#past = [...this.#past, part].slice(-KEPT);
    }
    this.#between = this.#goingBack && this.#goesFurther(shown) ? shown : null;
    if (this.#between) return;
    this.#fresh = fresh;
    if (shown.view.waiting.join() !== this.#full?.view.waiting.join()) this.talk.nudged = false;
    if (!again) this.#greet(shown);
    this.#full = shown;
    this.info = null;
  }
  /** Who has another name, and whether those who watch may speak. */
  #greet({ table }: ShownOf<W>): void {
    this.talk.welcome(table.settings.spectators_talk);
    for (const { seat, holder, name } of table.seats) {
      const before = this.#full?.table.seats[seat - 1];
      if (holder === 'person' && before?.holder === 'person' && before.name !== name)
        this.talk.renamed(seat, before.name, name);
    }
  }
  /** Shows everything that waits at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.held = false;
    for (let part = this.#parts.shift() ?? this.#open(); part; part = this.#parts.shift() ?? this.#open())
      this.#show(part);
    this.behind = false;
  }
  again(from: number, to: number): boolean {
    const now = this.#now;
    if (!now || this.behind) return false;
    const inside = ({ fresh }: Part<W>): boolean => fresh.some(({ version }) => version >= from && version <= to);
    const first = this.#past.findIndex(inside);
    // What was there before it began is needed, too.
    if (first < 1) return false;
    const old = (shown: ShownOf<W>): ShownOf<W> => ({
      ...now.shown,
      version: shown.version,
      view: shown.view,
      question: null,
      choices: [],
      macros: [],
      undo: null,
    });
    this.#parts = [
      { shown: old(this.#past[first - 1]!.shown), fresh: [], again: true },
      ...this.#past.filter(inside).map(({ shown, fresh }) => ({ shown: old(shown), fresh, again: true })),
      { shown: now.shown, fresh: [], again: true },
      ...this.#parts,
    ];
    this.#next();
    return true;
  }

  // ---- what goes -------------------------------------------------------------------------------

  #fail(error: unknown): void {
    this.problem =
      error instanceof Refused
        ? { code: error.code, message: error.message, why: error.why }
        : { code: 'internal', message: String(error), why: null };
  }
  async send(command: Command): Promise<boolean> {
    if (!this.token || !this.shown || this.busy) return false;
    const { version } = this.#between ?? this.shown;
    const sealed = this.shown.table.window !== null;
    const views = this.#views;
    const key = digits(32);
    this.busy = true;
    this.problem = null;
    this.#due = 0;
    this.#clock = setTimeout(() => (this.slow = true), PATIENCE);
    try {
      this.#due = await this.#deliver(version, command, key);
      clearTimeout(this.#clock);
      // A sealed answer changes no version: whatever view comes next shows it.
      if (this.#latest >= this.#due && (!sealed || this.#views > views)) this.#rest();
      else this.#clock = setTimeout(() => void this.#fetch(), PROMISE);
      return true;
    } catch (error) {
      this.#fail(error);
      this.#rest(false);
      return false;
    }
  }
  /** The promised view does not come by the line: it is fetched. */
  async #fetch(): Promise<void> {
    this.slow = true;
    try {
      this.#receive({ type: 'view', data: await api.view<ShownOf<W>>(this.id, this.token, this.#latest) });
    } catch (error) {
      this.#fail(error);
    }
    this.#rest();
  }
  /** Nothing is under way any more. */
  #rest(well = true): void {
    clearTimeout(this.#clock);
    this.busy = this.slow = false;
    const shown = this.#between ?? this.#full;
    const back = well && this.#goingBack && shown !== null;
    const further = back && this.#goesFurther(shown);
    this.#goingBack = false;
    if (further) return void this.undo();
    if (back) this.#presses.done();
    if (this.#between) {
      this.#full = this.#between;
      this.#between = null;
    }
  }
  /** Not all of what was pressed is taken back, or nothing could be said here but that: one goes back further. */
  #goesFurther(shown: ShownOf<W>): boolean {
    return shown.undo?.possible === true && (this.#presses.more(shown) ?? this.game?.repeats(shown) === true);
  }
  /** The same command with the same key is done once, so a lost answer is simply asked for again. */
  async #deliver(version: number, command: Command, key: string): Promise<number> {
    for (let attempt = 0; ; attempt++) {
      try {
        return (await api.command(this.id, this.token!, version, command, key)).version;
      } catch (error) {
        const again = error instanceof Refused && PASSING.includes(error.code);
        if (!again || attempt >= 4 || this.#ended) throw error;
        await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
      }
    }
  }
  async act(acts: readonly string[]): Promise<boolean> {
    const [first, ...rest] = acts;
    const { shown, busy } = this;
    if (first === undefined || !shown || busy) return false;
    this.#presses.add(shown, acts.length);
    const sent = await this.send(rest.length === 0 ? { type: 'act', act: first } : { type: 'acts', acts: [...acts] });
    if (!sent) this.#presses.done();
    return sent;
  }
  undo(further = false): Promise<boolean> {
    this.#goingBack = !this.busy;
    if (further) this.#presses.forget();
    this.#presses.step();
    return this.send({ type: 'undo', further });
  }
  /** Why something is not possible; nothing if it is. */
  async why(act: string): Promise<W['why'] | null> {
    if (!this.token) return null;
    try {
      return (await api.why(this.id, this.token, act)).why;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }
}
