// What the table's panels share: the offers sorted by place, the words, what is looked at, what is asked about.

import type { RaceEntry, RaceShown, RaceRemedyKey, RaceWhyNot } from '../../../net/types';
import { keys } from '../../../state/keys';
import { options } from '../../../state/options.svelte';
import { prefs, worded } from '../../../state/prefs.svelte';
import type { Shows } from '../../../state/shows';
import type { AtTable } from '../../game';
import type { RaceWire } from '..';
import { m } from '../../../words/more';
import { OFFERS, REMEDIES, ROOMS, soundOf, type OfferKind } from '../kinds';
import { routes } from '../looking';
import { cost, inCostOrder, ofChoice, sortOffers, type Group, type Offer, type Offers } from './offers';
import { Teller } from './tell';

/** A question about something that is not possible, with its answer. */
export interface Asked {
  title: string;
  /** The answer; nothing while it is under way, or where it would be possible. */
  why: RaceWhyNot | null;
  /** What would begin it and do it: it is possible, if not as the first thing. */
  begins?: string[];
  space: number | null;
  /** The card that was asked about. */
  card?: string;
  /** What can be done with it. */
  offers?: Offer[];
}

/** A remedy that is open now. */
export interface Help {
  offers: Offer[];
  /** The button behind which they stand, where there are several. */
  open: string | null;
  title: string;
  effect: string;
}

/** A turn offers these in any order and number: each has a key of its own, whatever was bought or used up. */
const TURN_KEYS: Partial<Record<OfferKind, string>> = {
  buy_petrol: '1',
  explore: '2',
  draw_card: '3',
  repair: '4',
  drive: '5',
  clear: '6',
  fund: '7',
  pass: '8',
};
/** Keys of all else in a turn: those that mean nothing at the table. */
const LETTERS = 'qweiopasdfhklzxvbnm';
/** A card that may be poured in whatever is asked, and its key everywhere. */
const CAN = 'jerrycan';
const CAN_KEY = 'j';
/** What assistants can still do. */
const WORK: readonly OfferKind[] = ['explore', 'draw_card', 'repair', 'drive', 'fund'];

const NOTHING: Pick<RaceShown, 'choices' | 'macros' | 'question'> = { choices: [], macros: [], question: null };

export class Play implements AtTable<RaceWire> {
  /** The offer under the pointer or the focus. */
  looked = $state.raw<Offer | null>(null);
  /** The button whose offers are open, by key. */
  open = $state<string | null>(null);
  /** The space that was picked and waits for a second press, or for a choice between several offers. */
  picked = $state<number | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** The laid out card under the pointer or the focus: its whole text stands with the question. */
  reading = $state<string | null>(null);
  /** What is told while others move. */
  caption = $state('');
  /** The space that was pressed to be explained. */
  told = $state<number | null>(null);
  /** So much of the map's window lies under the coach's slip, from its top. */
  under = $state(0);
  /** A drive or a repair has begun, and nothing was done in it yet: to end it spends what it began with. */
  untouched = $state(false);
  /** What became of one's own attack. */
  struck = $state('');
  /** What the coach speaks of. */
  pointed = $state('');
  /** Something was done: the next view closes what is open. */
  acted = false;

  constructor(readonly store: Shows<RaceWire>) {}

  get shown(): RaceShown {
    return this.store.shown!;
  }
  get view() {
    return this.store.view ?? this.shown.view;
  }
  get board() {
    return this.store.board!;
  }
  teller = $derived.by(() => {
    const { seats, commitment } = this.shown.table;
    return new Teller(prefs.words, this.board, seats, this.shown.viewer, commitment);
  });
  offers: Offers = $derived.by(() => sortOffers(this.store.asking ? this.shown : NOTHING));
  /** The version whose questions are open; a new question closes what was open for the old one. */
  question = $derived.by(() => (this.store.shown ? this.shown.question : null));

  says(choice: RaceShown['choices'][number]): string {
    const offer = this.teller.offer(ofChoice(choice));
    const why = choice.idle ? this.teller.words.t(`idle_${choice.idle}`) : '';
    return (why && m('idle_break', { offer, why })) || offer;
  }
  get boardSlug(): string {
    return this.board.board;
  }
  get single(): Offer | null {
    const [only, more] = this.offers.all;
    return only && !more && OFFERS[only.kind].plain ? only : null;
  }
  get sound() {
    return soundOf(this.store.fresh.flatMap((entry) => (entry.what === 'event' ? [entry.event.kind] : [])));
  }
  async articles(entries: RaceEntry[]) {
    return (await worded(() => import('../told'))).articles(entries, this.teller).reverse();
  }
  /** How many other people sit at other devices. */
  others = $derived.by(() => {
    const near = new Set([this.shown.viewer, ...keys.at(this.store.id).map(({ seat }) => seat)]);
    return this.shown.table.seats.filter((seat) => seat.holder === 'person' && !near.has(seat.seat)).length;
  });
  /** Which tile lies where. */
  tileOn = $derived.by(() => new Map(this.view.tiles));
  /** What a space is called, with what lies there. */
  spaceName(space: number): string {
    const where = this.teller.space(space);
    const slug = this.tileOn.get(space);
    const here = this.board.spaces[space];
    const { words } = this.teller;
    if (here?.city !== null && here?.city !== undefined)
      return words.t('space_city', { space: where, cards: this.board.cities[here.city]?.cards ?? 0 });
    if (slug) return words.colon(where, this.teller.tile(slug));
    return words.colon(where, words.t(here?.risk ? 'unexplored_risk' : 'unexplored'));
  }

  // ---- the map ---------------------------------------------------------------------------------

  /** The group whose offers point at spaces, if its button is open. */
  mapGroup: Group | null = $derived.by(() => {
    const group = this.offers.groups.find((one) => one.key === this.open);
    return group && OFFERS[group.kind].lights ? group : null;
  });
  spaces: Map<number, Offer[]> = $derived.by(() => {
    if (!this.mapGroup) return this.offers.spaces;
    return new Map(this.mapGroup.offers.map((offer) => [offer.target.space!, [offer]]));
  });
  lit = $derived.by(() => inCostOrder(this.spaces));
  /** The offers that are open to be chosen between: behind a button, a box of the dashboard or a space. */
  list: Offer[] = $derived.by(() => {
    if (this.picked !== null) {
      const offers = this.spaces.get(this.picked) ?? [];
      return offers.length > 1 ? offers : [];
    }
    if (this.open === null || this.mapGroup) return [];
    if (this.open.startsWith('box ')) return this.offers.boxes[Number(this.open.slice(4)) as 0 | 1 | 2 | 3] ?? [];
    return this.offers.groups.find((one) => one.key === this.open)?.offers ?? [];
  });
  vehicles = $derived.by(() => {
    const driven = routes(this.store.fresh);
    return this.view.players.map((player) => ({
      seat: player.seat,
      at: player.at,
      path: driven.get(player.seat),
      broken: player.engine[0] === 0,
      home: player.place > 0,
      name: this.teller.who(player.seat),
    }));
  });

  /**
   * The discs of the track, the one on top last. They go with the vehicle: the rules move them when a drive is over,
   * and whoever comes to a level then lies on top.
   */
  tokens = $derived.by(() => {
    const discs = this.view.standing.toReversed().map((seat) => {
      const player = this.view.players[seat - 1];
      const level = this.board.spaces[player?.at ?? 0]?.level ?? 1;
      return { seat, level, name: this.teller.who(seat), moving: level !== player?.level };
    });
    return discs.sort((a, b) => Number(a.moving) - Number(b.moving));
  });

  /** Who is first, second..: as discs lie, also while moving. Whoever comes to a level lies behind those there. */
  ranks: ReadonlyMap<number, number> = $derived.by(() => {
    const { standing, players } = this.view;
    const home = (seat: number): number => players[seat - 1]?.place || Infinity;
    const discs = this.tokens.toSorted(
      (a, b) =>
        (home(a.seat) === home(b.seat) ? 0 : home(a.seat) - home(b.seat)) ||
        b.level - a.level ||
        Number(a.moving) - Number(b.moving) ||
        standing.indexOf(a.seat) - standing.indexOf(b.seat),
    );
    return new Map(discs.map(({ seat }, i) => [seat, i + 1]));
  });

  // ---- acting ----------------------------------------------------------------------------------

  reset(): void {
    this.acted = false;
    this.looked = null;
    this.reading = null;
    this.open = null;
    this.picked = null;
    this.asked = null;
  }
  async take(offer: Pick<Offer, 'acts'>): Promise<void> {
    if (this.store.busy) return;
    this.asked = null;
    // What is open stays so until the next view closes it.
    this.acted = true;
    if (!(await this.store.act(offer.acts))) this.reset();
  }
  /** A button was pressed: its offer is taken, or its offers are opened. */
  press(group: Group): void {
    const [only, more] = group.offers;
    this.asked = null;
    this.picked = null;
    if (only && !more && !OFFERS[group.kind].lights && !this.asksAgain(group)) void this.take(only);
    else this.open = this.open === group.key ? null : group.key;
  }
  /**
   * Two presses are needed: for what would come to nothing, to end what has not begun, and to pass while something can
   * be done, if so wished.
   */
  asksAgain({ kind, offers }: Group): boolean {
    if (offers[0]?.idle !== undefined || (kind === 'done' && this.untouched)) return true;
    if (kind !== 'pass' || options.chosen.passing === 'at_once') return false;
    const works = this.offers.all.some((offer) => WORK.includes(offer.kind) && !offer.idle);
    return options.chosen.passing === 'confirm' || works;
  }
  /** What an offer comes to; a guard says what becomes of the guards. */
  comesTo(offer: Offer): string {
    const effect = this.teller.effect(offer);
    // Petrol that is poured in and driven away at once looks like a loss.
    const enters = offer.kind === 'play' && this.question?.room === 'enter_tile' && cost(offer, 'petrol') > 0;
    if (enters) return this.teller.words.t('gets_in', { effect });
    const guards = offer.kind === 'guard' ? this.view.players[(this.store.me ?? 0) - 1]?.assistants[2] : undefined;
    return [effect, guards ? this.teller.words.t('guard_spent', { n: guards }) : ''].filter(Boolean).join(', ');
  }
  /** The key of each group. */
  keys: Map<string, string> = $derived.by(() => {
    const isCan = ({ kind, card }: Group): boolean => kind === 'play' && card === CAN;
    const can = this.offers.groups.filter(isCan).map(({ key }): [string, string] => [key, CAN_KEY]);
    const groups = this.offers.groups.filter((group) => !isCan(group));
    if (this.question?.room !== 'sequence')
      return new Map([...groups.slice(0, 9).map(({ key }, i): [string, string] => [key, String(i + 1)]), ...can]);
    const others = groups.filter(({ kind }) => !TURN_KEYS[kind]);
    const own = groups.flatMap(({ key, kind }): [string, string][] =>
      TURN_KEYS[kind] ? [[key, TURN_KEYS[kind]]] : [],
    );
    return new Map([...own, ...others.map(({ key }, i): [string, string] => [key, LETTERS[i] ?? '']), ...can]);
  });
  /** It may be done as well, and answers nothing that is asked: it stands apart. */
  aside(group: Group): boolean {
    const { room } = this.question ?? {};
    if (group.card !== CAN || group.kind !== 'play' || room === 'sequence') return false;
    return room !== 'enter_tile' || this.offers.all.some(({ kind }) => kind === 'go');
  }
  /** The first of two tiles that change places, once it was named: it is offered no more. */
  firstOfTwo: number | null = $derived.by(() => {
    const { question, offers, view } = this;
    if (question?.key !== 'ask_choose' || question.target.card !== 'con_artist') return null;
    const gone = view.tiles.map(([space]) => space).filter((space) => !offers.spaces.has(space));
    return gone.length === 0 ? null : gone.includes(this.#named ?? -1) ? this.#named : gone[0]!;
  });
  #named: number | null = null;
  /** Is there such a card in one's own hand? */
  holds(slug: string): boolean {
    return this.view.hand?.some((card) => card.slug === slug) === true;
  }
  /** Where a line ends that the card makes cheaper, if one can be taken with it. */
  helpsOn(slug: string): number | undefined {
    const ride = this.offers.all.find(({ kind, target }) => kind === 'ride' && (target.amount ?? 0) > 0);
    return slug === 'transport' ? ride?.target.space : undefined;
  }
  /** In a sequence cards are played from the hand itself: they are lit there. */
  onCard(group: Group): boolean {
    return this.question?.room === 'sequence' && group.card !== undefined && this.holds(group.card);
  }
  /** The key of a group; empty where there is none, or where the numbers mean an open list. */
  keyOf(card: string): string {
    if (this.list.length > 0 || this.mapGroup) return '';
    return this.keys.get(this.offers.groups.find((group) => group.card === card)?.key ?? '')?.toUpperCase() ?? '';
  }
  pressBox(skill: number): void {
    const offers = this.offers.boxes[skill as 0 | 1 | 2 | 3];
    const [only, more] = offers;
    if (!only) this.askBox(skill);
    else if (only.kind === 'clear') this.press(this.offers.groups.find((one) => one.kind === 'clear')!);
    else if (!more && !only.idle) void this.take(only);
    else {
      this.asked = null;
      this.picked = null;
      this.open = this.open === `box ${skill}` ? null : `box ${skill}`;
    }
  }
  /** A card was pressed; under a finger it is read first. */
  pressCard(slug: string, read = false): void {
    const offers = this.offers.cards.get(slug) ?? this.offers.market.get(slug) ?? [];
    const [only, more] = offers;
    const line = this.helpsOn(slug);
    if (!only && line !== undefined) this.pick(line, true);
    else if (!only) this.askCard(slug);
    else if (read) this.asked = { title: this.teller.card(slug), why: null, space: null, card: slug, offers };
    else if (!more && !only.idle) void this.take(only);
    else {
      this.asked = null;
      this.picked = null;
      this.open = this.open === `card ${slug}` ? null : `card ${slug}`;
    }
  }
  /** A lit space was pressed. */
  pick(space: number, confirm: boolean): void {
    const offers = this.spaces.get(space) ?? [];
    const [first] = offers;
    this.asked = null;
    if (first?.kind === 'choose') this.#named = space;
    // Nobody sets out into the unknown, nor ends a turn in a city, by a slip of the hand.
    const dared =
      (first?.kind === 'ride' && first.acts.length > 1) || (first?.luck !== null && first?.kind === 'drive_to');
    if (first && offers.length === 1 && ((!confirm && !dared) || this.picked === space)) void this.take(first);
    else {
      this.picked = space;
      this.looked = first ?? null;
    }
  }
  look(space: number | null): void {
    this.looked = space === null ? null : (this.spaces.get(space)?.[0] ?? null);
  }

  refused(act: string, why: RaceWhyNot): void {
    this.asked = { title: act, why, space: null };
  }

  // ---- asking why not --------------------------------------------------------------------------

  async ask(
    act: string,
    title: string,
    about: { space: number | null; card?: string } = { space: null },
  ): Promise<void> {
    this.picked = null;
    this.asked = { title, why: null, ...about };
    const why = await this.store.why(act);
    // In a turn a step means a drive that begins with it.
    const drives = !why && act.startsWith('to ') && this.offers.groups.some(({ kind }) => kind === 'drive');
    const begins = drives ? ['drive', act] : undefined;
    // A space says at least its name.
    if (this.asked?.title === title)
      this.asked =
        why || about.space !== null || about.card !== undefined
          ? { title, why, ...about, ...(begins ? { begins } : {}) }
          : null;
  }
  /** The move a press on this space would mean now. */
  askSpace(space: number): void {
    const name = this.board.spaces[space]?.name ?? '';
    const room = this.question?.room ?? this.view.rooms.at(-1);
    const move = (room && ROOMS[room].space) ?? 'to';
    void this.ask(this.mapGroup ? `clear ${name}` : `${move} ${name}`, this.spaceName(space), { space });
  }
  askCard(slug: string): void {
    const card = this.board.cards.find((one) => one.slug === slug);
    const room = this.question?.room;
    const rival = this.view.players.find((player) => player.seat !== this.store.me)?.seat ?? 1;
    const move =
      room && ROOMS[room].discards
        ? `discard ${slug}`
        : card?.victim
          ? `play ${slug} against ${rival}`
          : `play ${slug}`;
    void this.ask(move, this.teller.card(slug), { space: null, card: slug });
  }
  askBox(skill: number): void {
    const act = ['explore', 'drive', 'clear', 'fund'][skill]!;
    const me = this.view.players.find((player) => player.seat === this.store.me);
    const where = this.board.spaces[me?.at ?? 0]?.name ?? '';
    void this.ask(
      act === 'clear' ? `clear ${where}` : act,
      this.teller.words.t(`skill_${['pathfinder', 'mechanics', 'guard', 'funding'][skill]}`),
    );
  }
  /** What a remedy speaks of, if it is open now: one offer, or several to choose between. */
  remedy(key: RaceRemedyKey, card: string | null): Help | null {
    const kind = REMEDIES[key];
    const offers = card ? (this.offers.cards.get(card) ?? []) : this.offers.all.filter((offer) => offer.kind === kind);
    const [first, more] = offers;
    if (!first) return null;
    const group = this.offers.groups.find((one) => one.offers.includes(first));
    if (!more) return { offers, open: null, title: this.teller.offer(first), effect: this.teller.effect(first) };
    return {
      offers,
      open: group?.key ?? null,
      title: card ? this.teller.card(card) : this.teller.words.t(`group_${first.kind}`),
      effect: '',
    };
  }
  /** The remedy is taken, or its offers are opened. */
  takeRemedy(help: Help): void {
    if (help.open === null) return void this.take(help.offers[0]!);
    this.reset();
    this.open = help.open;
  }
}
