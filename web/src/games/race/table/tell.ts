// What things are called and what happened, in words. Everything comes from the board, the view and the Fluent files.

import type {
  RaceBoard,
  RaceEntry,
  RaceEvent,
  RacePhase,
  RaceQuestion,
  RaceTile,
  RaceView,
  RaceWhyNot,
  SeatInfo,
} from '../../../net/types';
import { botName, driverOf } from '../../../parts/drivers';
import type { Values, Words } from '../../../words';
import { m } from '../../../words/more';
import type { Teller as AnyTeller } from '../../game';
import type { RaceWire } from '..';
import type { Offer } from './offers';

export const SKILLS = ['pathfinder', 'mechanics', 'guard', 'funding'] as const;
export const GAUGES = ['petrol', 'engine', 'chassis'] as const;

/** A card of René's as it is called: `a2` is A2. */
const reneCard = (slug: string | undefined): string => (slug ?? '').toUpperCase();

interface Costs {
  petrol?: number;
  damage?: number;
  danger?: boolean | number;
  stop?: boolean | number;
}

export class Teller implements AnyTeller<RaceWire> {
  constructor(
    readonly words: Words,
    readonly board: RaceBoard,
    readonly seats: SeatInfo[],
    readonly me: number | null,
    /** The table's own seal: who drives for the bots follows from it. */
    readonly seal: string,
  ) {}

  // ---- names -----------------------------------------------------------------------------------

  /** The Torpedo of a solo race stands behind the seats; 0 where there is none. */
  get torpedo(): number {
    return this.board.rene ? this.board.seats + 1 : 0;
  }
  /** Whoever sits there, as a sentence begins. */
  who(seat: number | undefined): string {
    const name = this.whom(seat);
    return seat !== undefined && seat === this.torpedo ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  }
  /** Whoever sits there, inside a sentence. */
  whom(seat: number | undefined): string {
    if (seat === undefined) return '';
    if (seat === this.torpedo) return this.words.t('torpedo');
    const info = this.seats[seat - 1];
    if (info?.holder === 'bot') return botName(driverOf(this.seal, seat), this.seats);
    return info?.name || this.words.t('seat_number', { seat });
  }
  /** What a seat races as: its crew, or the emblem of the seat where leaders bring the crews. */
  crew(seat: number): string {
    if (seat === this.torpedo) return this.words.t('rene');
    const slug = this.crewOf(seat);
    return slug ? this.words.from('crews', slug) : this.words.t(`emblem_${seat}`);
  }
  /** Which crew a seat has; none where leaders bring the crews. */
  crewOf(seat: number): string | undefined {
    return this.board.crews[seat - 1];
  }
  /** How good a bot is, and the crew it has; of a person the crew. */
  station(seat: number): string {
    const info = this.seats[seat - 1];
    if (info?.holder !== 'bot') return this.crew(seat);
    return [this.level(info.name), ...(this.board.crews.length > 0 ? [this.crew(seat)] : [])].join(' · ');
  }
  level(name: string): string {
    return this.words.find('page', `bot_${name.replaceAll('-', '_')}`) ?? name;
  }
  card(slug: string | undefined): string {
    return slug === undefined ? '' : this.words.from('cards', slug);
  }
  /** Is it played against one crew? That crew alone is asked whether it counters. */
  isAimed(slug: string | undefined): boolean {
    return this.board.cards.find((card) => card.slug === slug)?.victim ?? false;
  }
  kindOfTile(slug: string): RaceTile | undefined {
    return this.board.tiles.find((tile) => tile.slug === slug);
  }
  terrain(slug: string | undefined): string {
    const tile = slug === undefined ? undefined : this.kindOfTile(slug);
    return tile ? this.words.from('terrain', tile.terrain) : '';
  }
  /** What a tile asks, in words. */
  asks(slug: string): string {
    const tile = this.kindOfTile(slug);
    return tile ? this.costs(tile) : '';
  }
  /** What somebody is asked to pay: a tile as it is printed, or with the weather and all. */
  costs({ petrol = 0, damage = 0, danger, stop }: Costs): string {
    const parts = [
      petrol > 0 ? this.words.t('cost_petrol', { n: petrol }) : '',
      damage > 0 ? this.words.t('cost_damage', { n: damage }) : '',
      danger ? this.words.t('cost_danger') : '',
      stop ? this.words.t('cost_stop') : '',
    ].filter(Boolean);
    return parts.join(', ') || this.words.t('cost_nothing');
  }
  tile(slug: string | undefined): string {
    return slug === undefined ? '' : `${this.terrain(slug)} (${this.asks(slug)})`;
  }
  city(index: number): string {
    const city = this.board.cities[index];
    return city?.names[this.words.language] ?? city?.names['en'] ?? '';
  }
  space(index: number | undefined): string {
    const space = index === undefined ? undefined : this.board.spaces[index];
    if (!space) return '';
    return space.city === null ? space.hex : this.city(space.city);
  }
  line(slug: string | undefined): string {
    const line = this.board.lines.find((one) => one.slug === slug);
    return line ? `${this.city(line.ends[0])} – ${this.city(line.ends[1])}` : (slug ?? '');
  }
  boardName(): string {
    return this.board.names[this.words.language] ?? this.board.board;
  }
  plan(plan: readonly number[] | undefined): string {
    const parts = SKILLS.map((skill, i) => [this.words.t(`skill_${skill}`), plan?.[i] ?? 0] as const);
    return this.words.list(parts.filter(([, n]) => n > 0).map(([name, n]) => `${n}\u00a0×\u00a0${name}`));
  }
  gauge(name: string | undefined): string {
    return name === undefined ? '' : this.words.t(`gauge_${name}`);
  }

  leader(slug: string | undefined): string {
    return slug === undefined ? '' : this.words.from('leaders', slug);
  }
  /** A colour of cities and parcels, as it stands inside a sentence. */
  colour(name: string | undefined): string {
    return name === undefined ? '' : this.words.from('colours', name).toLocaleLowerCase(this.words.language);
  }
  weather(name: string | undefined): string {
    return name === undefined ? '' : this.words.from('events', `weather_${name}`);
  }

  // ---- what happened ---------------------------------------------------------------------------

  event(event: RaceEvent): string {
    const values: Values = {
      ...event.numbers,
      who: this.who(event.seat),
      victim: this.whom(event.victim),
      card: this.card(event.card),
      tile: this.tile(event.tile),
      space: this.space(event.space),
      city: this.space(event.space),
      other: this.space(event.other),
      line: this.line(event.line),
      skill: event.skill ? this.words.t(`skill_${event.skill}`) : '',
      work: event.work ?? '',
      gauge: this.gauge(event.gauge),
      plan: this.plan(event.plan),
      act: event.act ? this.words.t(`do_${event.act}`) : '',
      leader: this.leader(event.leader),
      colour: this.colour(event.colour),
      weather: this.weather(event.weather),
      rene: reneCard(event.rene),
    };
    return this.words.from('events', event.kind, values);
  }
  entry(entry: RaceEntry): string {
    switch (entry.what) {
      case 'event':
        return this.event(entry.event);
      case 'undone':
      case 'new_rules':
        return this.words.t(entry.what);
      case 'helped':
        return this.words.t('helped', { who: this.who(entry.seat) });
      case 'taken_over':
        return this.words.t('taken_over', { seat: entry.seat, who: this.who(entry.seat) });
    }
  }
  /** Where everything is seen, "you" is nobody: what a seat alone was told is told of that seat. */
  openly(entry: RaceEntry): string {
    if (entry.what !== 'event' || !entry.event.kind.endsWith('_own')) return this.entry(entry);
    const { kind, seat, victim, card, plan } = entry.event;
    const values = { who: this.who(seat), victim: this.who(victim), card: this.card(card), plan: this.plan(plan) };
    return m(`seen_${kind.replace('_own', '')}`, values);
  }
  phase(phase: RacePhase): string {
    return this.words.t(`phase_${phase}`);
  }
  holds({ hand }: RaceView): string {
    const cards = (hand ?? []).map(({ slug, count }) =>
      count > 1 ? `${this.card(slug)} × ${count}` : this.card(slug),
    );
    return this.words.list(cards) || this.words.t('hand_empty');
  }

  // ---- what is asked ---------------------------------------------------------------------------

  question({ key, target, numbers }: RaceQuestion, view: RaceView): string {
    const victim = this.board.cards.some((kind) => kind.victim && kind.slug === target.card);
    const aimed = (target.spaces ?? []).map((space) => {
      const tile = view.tiles.find(([at]) => at === space)?.[1];
      return `${this.terrain(tile)} (${this.space(space)})`;
    });
    return this.words.t(key, {
      ...Object.fromEntries(numbers),
      card: this.card(target.card),
      tile: target.tile ? this.terrain(target.tile) : this.words.t('unexplored'),
      tiles: this.words.list(aimed),
      space: this.space(target.space),
      who: this.who(target.seat),
      colour: this.colour(target.colour),
      me: target.seat === this.me ? 'yes' : 'no',
      aim: victim ? 'me' : aimed.length > 0 ? 'tiles' : 'none',
    });
  }

  // ---- what can be done ------------------------------------------------------------------------

  /** What an offer does, in a few words. */
  offer(offer: Offer): string {
    const { kind, target } = offer;
    const [engine = 0, chassis = 0] = target.numbers ?? [];
    return this.words.t(`do_${kind}`, {
      card: this.card(target.card),
      victim: this.whom(target.seat),
      space: this.space(target.space),
      tile: this.terrain(target.tile),
      line: this.line(target.line),
      leader: this.leader(target.leader),
      colour: this.colour(target.colour),
      n: target.amount ?? 0,
      engine,
      chassis,
      plan: kind === 'plan' ? this.plan(target.numbers) : '',
      gauge: this.gauge(target.gauge ?? (offer.acts[0]?.endsWith('chassis') ? 'chassis' : 'engine')),
    });
  }
  /** What it costs or brings: "petrol 2 → 1, money 70 F → 50 F". */
  effect(offer: Offer): string {
    // The money and the luck that come after the turn are nothing that a pass brings.
    if (offer.kind === 'pass') return '';
    if (offer.idle) return this.words.t(`idle_${offer.idle}`);
    // What a card costs is the card itself: it says what it brings.
    const { card } = offer.target;
    const changes = offer.changes.filter(({ name }) => card === undefined || name !== 'cards');
    const short = ['play', 'play_against', 'discard'].includes(offer.kind) && changes.length === 0;
    if (short) return this.words.find('cards', `${card}.short`) ?? '';
    const parts = changes.map((change) =>
      this.words.t('before_after', {
        name: this.words.t(`number_${change.name}`),
        before: change.name === 'money' ? this.words.francs(change.before) : change.before,
        after: change.name === 'money' ? this.words.francs(change.after) : change.after,
      }),
    );
    // The cards of the city are drawn whatever becomes of the parcel; who stays at a gate loses the drive.
    const then = this.words.find('modules', `then_${offer.kind}`);
    if (then) return then;
    if (offer.luck && offer.kind !== 'done')
      parts.push(this.words.t(offer.kind === 'explore' ? 'luck_tiles' : `luck_${offer.luck}`));
    return parts.join(', ');
  }
  /** Everything a screen reader says of an offer. */
  full(offer: Offer): string {
    const effect = this.effect(offer);
    return effect ? this.words.colon(this.offer(offer), effect) : this.offer(offer);
  }

  // ---- why not ---------------------------------------------------------------------------------

  reason(why: RaceWhyNot): string {
    return this.words.from('reasons', why.reason, { need: why.need ?? 0, have: why.have ?? 0 });
  }
  remedy(key: string, card: string | null): string {
    return this.words.from('reasons', key, { card: this.card(card ?? undefined) });
  }
}
