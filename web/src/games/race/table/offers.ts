// What the server offers, sorted by where the page shows it. Nothing is added and nothing left out: every choice and
// every macro stands in exactly one place. A step after which nothing could be said but "go" stands there with its go.

import type {
  RaceChange,
  RaceChoice,
  RaceFigure,
  RaceIdle,
  RaceLuck,
  RaceMacro,
  RaceShown,
  RaceTarget,
  RaceToll,
} from '../../../net/types';
import { OFFERS, type OfferKind } from '../kinds';

/** One thing the seat may do: a choice, or a sequence of its own actions. */
export interface Offer {
  /** In notation, in order. */
  acts: string[];
  kind: OfferKind;
  target: RaceTarget;
  changes: RaceChange[];
  /** Luck speaks next. */
  luck: RaceLuck | null;
  /** Why it would come to nothing, where it would. */
  idle?: RaceIdle;
  /** What a step or a drive asks. */
  toll?: RaceToll;
  /** Several spaces away. */
  far: boolean;
}

/** Offers behind one button. */
export interface Group {
  key: string;
  kind: OfferKind;
  card?: string;
  offers: Offer[];
}

export interface Offers {
  all: Offer[];
  /** By space, for the map. */
  spaces: Map<number, Offer[]>;
  /** By transport line. */
  lines: Map<string, Offer[]>;
  /** By card in hand. */
  cards: Map<string, Offer[]>;
  /** By card on the market or being looked at. */
  market: Map<string, Offer[]>;
  /** Tiles in hand to be laid. */
  takes: Map<string, Offer>;
  /** By box of the dashboard. */
  boxes: [Offer[], Offer[], Offer[], Offer[]];
  plans: Offer[];
  splits: Offer[];
  /** What the prompt shows as buttons, in order. */
  groups: Group[];
}

export const ofChoice = (choice: RaceChoice): Offer => ({ ...choice, acts: [choice.act], far: false });
const stepsOf = (acts: readonly string[]): string[] => acts.filter((act) => act.startsWith('to '));
const ofMacro = (macro: RaceMacro): Offer => ({
  ...macro,
  luck: macro.luck ?? null,
  far: stepsOf(macro.acts).length > 1,
});

function add<K>(map: Map<K, Offer[]>, key: K, offer: Offer): void {
  const list = map.get(key);
  if (list) list.push(offer);
  else map.set(key, [offer]);
}

export function sortOffers(shown: Pick<RaceShown, 'choices' | 'macros' | 'question'>): Offers {
  const all = [...shown.choices.map(ofChoice), ...shown.macros.map(ofMacro)];
  const offers: Offers = {
    all,
    spaces: new Map(),
    lines: new Map(),
    cards: new Map(),
    market: new Map(),
    takes: new Map(),
    boxes: [[], [], [], []],
    plans: [],
    splits: [],
    groups: [],
  };
  const aside = shown.question?.room === 'keep_cards';
  const paid = new Set(
    shown.macros.filter(({ acts }) => acts.length === 2 && acts[1] === 'go').map(({ acts }) => acts[0]),
  );
  for (const offer of all) if (offer.acts.length > 1 || !paid.has(offer.acts[0])) place(offers, offer, aside);
  return offers;
}

function place(offers: Offers, offer: Offer, aside: boolean): void {
  const { kind, target } = offer;
  const { at, box } = OFFERS[kind];
  if (at === 'map' && target.space !== undefined) add(offers.spaces, target.space, offer);
  if (target.line !== undefined) add(offers.lines, target.line, offer);
  if (box !== undefined) offers.boxes[box].push(offer);
  if (kind === 'pick' || (kind === 'discard' && aside)) add(offers.market, target.card ?? '', offer);
  else if (target.card !== undefined) add(offers.cards, target.card, offer);
  if (kind === 'take') offers.takes.set(target.tile ?? '', offer);
  if (kind === 'plan') offers.plans.push(offer);
  else if (kind === 'split') offers.splits.push(offer);
  if (kind !== 'plan' && at !== 'map') group(offers, offer);
}

function group(offers: Offers, offer: Offer): void {
  const { kind, target } = offer;
  const key =
    OFFERS[kind].at !== 'group' ? offer.acts.join(';') : target.card !== undefined ? `card ${target.card}` : kind;
  const found = offers.groups.find((one) => one.key === key);
  if (found) found.offers.push(offer);
  else offers.groups.push({ key, kind, offers: [offer], ...(target.card === undefined ? {} : { card: target.card }) });
}

/** What one's number becomes, if the offer changes it. */
export function after(offer: Offer | null | undefined, name: RaceFigure): number | null {
  return offer?.changes.find((change) => change.name === name)?.after ?? null;
}

/** How much of a number an offer costs; 0 where it costs nothing. */
export function cost(offer: Offer, name: RaceFigure): number {
  const change = offer.changes.find((one) => one.name === name);
  return change ? change.before - change.after : 0;
}

/** Cheapest first, nearest before farthest: the order in which Tab visits the lit spaces. */
export function inCostOrder(spaces: Map<number, Offer[]>): [number, Offer[]][] {
  const price = ([, offers]: [number, Offer[]]): number => {
    const first = offers[0]!;
    return stepsOf(first.acts).length * 100 + cost(first, 'petrol') * 10 + cost(first, 'money') + (first.luck ? 5 : 0);
  };
  return [...spaces].sort((a, b) => price(a) - price(b));
}

/** Can one more assistant go into a box? As long as some offered plan holds what is placed already. */
export function fits(plans: Offer[], plan: readonly number[]): boolean {
  return plans.some(({ target }) => plan.every((n, skill) => (target.numbers?.[skill] ?? 0) >= n));
}
/** The offer that is exactly this plan. */
export function planOffer(plans: Offer[], plan: readonly number[]): Offer | undefined {
  return plans.find(({ target }) => plan.every((n, skill) => (target.numbers?.[skill] ?? 0) === n));
}
