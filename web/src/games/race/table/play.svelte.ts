// What the table's panels share: the offers sorted by place, the words, what is looked at, what is asked about.

import type { RaceEntry, RaceShown, RaceRemedyKey, RaceWhyNot } from '../../../net/types';
import { keys } from '../../../state/keys';
import { options } from '../../../state/options.svelte';
import { prefs, worded } from '../../../state/prefs.svelte';
import type { Shows } from '../../../state/shows';
import type { AtTable } from '../../game';
import type { RaceWire } from '..';
import { OFFERS, REMEDIES, ROOMS, soundOf } from '../kinds';
import { routes } from '../looking';
import { inCostOrder, sortOffers, type Group, type Offer, type Offers } from './offers';
import { Teller } from './tell';

/** A question about something that is not possible, with its answer. */
export interface Asked {
  title: string;
  /** The answer; nothing while it is under way, or where it would be possible. */
  why: RaceWhyNot | null;
  /** It would be possible after a button that begins it. */
  begins?: Group;
  space: number | null;
  /** The card that was asked about. */
  card?: string;
}

/** A remedy that is open now. */
export interface Help {
  offers: Offer[];
  /** The button behind which they stand, where there are several. */
  open: string | null;
  title: string;
  effect: string;
}

const NOTHING: Pick<RaceShown, 'choices' | 'macros' | 'question'> = { choices: [], macros: [], question: null };

export class Play implements AtTable<RaceWire> {
  /** The offer under the pointer or the focus. */
  looked = $state.raw<Offer | null>(null);
  /** The button whose offers are open, by key. */
  open = $state<string | null>(null);
  /** The space that was picked and waits for a second press, or for a choice between several offers. */
  picked = $state<number | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** What is told while others move. */
  caption = $state('');
  /** The space that was pressed to be explained. */
  told = $state<number | null>(null);

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
    return (await worded(import('../told'))).articles(entries, this.teller).reverse();
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
    if (slug) return `${where}: ${this.teller.tile(slug)}`;
    return `${where}: ${words.t(here?.risk ? 'unexplored_risk' : 'unexplored')}`;
  }

  // ---- the map ---------------------------------------------------------------------------------

  /** The group whose offers point at spaces, if its button is open. */
  mapGroup: Group | null = $derived.by(() => {
    const group = this.offers.groups.find((one) => one.key === this.open);
    return group?.kind === 'clear' ? group : null;
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

  // ---- acting ----------------------------------------------------------------------------------

  reset(): void {
    this.looked = null;
    this.open = null;
    this.picked = null;
    this.asked = null;
  }
  async take(offer: Pick<Offer, 'acts'>): Promise<void> {
    if (this.store.busy) return;
    this.asked = null;
    // What is open stays so until the next view closes it.
    if (!(await this.store.act(offer.acts))) this.reset();
  }
  /** A button was pressed: its offer is taken, or its offers are opened. */
  press(group: Group): void {
    const [only, more] = group.offers;
    this.asked = null;
    this.picked = null;
    // Whoever wished to be asked presses twice to pass, and everybody for what would come to nothing.
    const ask = (group.kind === 'pass' && options.chosen.passing === 'confirm') || only?.idle !== undefined;
    if (only && !more && group.kind !== 'clear' && !ask) void this.take(only);
    else this.open = this.open === group.key ? null : group.key;
  }
  /** In a sequence cards are played from the hand itself: they are lit there. */
  onCard(group: Group): boolean {
    return (
      this.question?.room === 'sequence' &&
      group.card !== undefined &&
      this.view.hand?.some((card) => card.slug === group.card) === true
    );
  }
  /** The key of a group; empty where there is none. */
  keyOf(card: string): string {
    const n = this.offers.groups.findIndex((group) => group.card === card) + 1;
    return n > 0 && n < 10 ? String(n) : '';
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
  pressCard(slug: string): void {
    const offers = this.offers.cards.get(slug) ?? this.offers.market.get(slug) ?? [];
    const [only, more] = offers;
    if (!only) this.askCard(slug);
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
    this.asked = null;
    if (offers.length === 1 && (!confirm || this.picked === space)) void this.take(offers[0]!);
    else {
      this.picked = space;
      this.looked = offers[0] ?? null;
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
    const begins = why || !act.startsWith('to ') ? undefined : this.offers.groups.find(({ kind }) => kind === 'drive');
    // A space says at least its name.
    if (this.asked?.title === title)
      this.asked = why || about.space !== null ? { title, why, ...about, ...(begins ? { begins } : {}) } : null;
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
