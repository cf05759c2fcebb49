// What somebody did, in a few words without a subject, each with what it cost: "drives 3 spaces to Lagos (3 petrol)".
// The same thing done several times is told once, with its sum.

import type { RaceEntry, RaceEvent, RaceEventKind } from '../../../net/types';
import type { Teller } from '../table/tell';
import { m } from '../../../words/more';
import { EVENTS } from '../kinds';
import { eventsOf } from './drafts';

interface Deed {
  kind: RaceEventKind;
  seat: number | undefined;
  event: RaceEvent;
  n: number;
  spaces: number[];
  cards: string[];
  sums: Record<string, number>;
  /** How it is told. */
  word: string;
}

/** A tile that was drawn on the way, by entering its space, is part of the drive. */
const drivenOver = (event: RaceEvent, events: RaceEvent[]): boolean =>
  event.kind === 'tile_laid' &&
  events.some(({ kind, space }) => ['drove', 'turned_back'].includes(kind) && space === event.space);

/** Petrol out of a card that was just played is told with the card. */
const outOfCard = (event: RaceEvent, before: RaceEvent | undefined): boolean =>
  event.kind === 'refuelled' && before?.kind === 'played' && before.seat === event.seat;

/** A city that was driven to is a step like any other; one at the end of a line is told with it. */
function asSteps(events: RaceEvent[], cityPetrol: number): RaceEvent[] {
  return events.flatMap((event, i) => {
    if (event.kind === 'rode') return [{ ...event, space: events[i + 1]?.space }];
    if (event.kind !== 'entered_city') return [event];
    return events[i - 1]?.kind === 'rode' ? [] : [{ ...event, kind: 'drove', numbers: { petrol: cityPetrol } }];
  });
}
/** What is paid for at once is told together with its money. */
const PAID: ReadonlySet<RaceEventKind> = new Set(['parcel_delivered', 'patron_paid', 'village_helped']);
export function withPay(events: RaceEvent[]): RaceEvent[] {
  const pays = (event: RaceEvent | undefined, one: RaceEvent | undefined): boolean =>
    event !== undefined && PAID.has(event.kind) && one?.kind === 'earned' && one.seat === event.seat;
  return events.flatMap((event, i) => {
    if (pays(events[i - 1], event)) return [];
    const next = events[i + 1];
    return pays(event, next) ? [{ ...event, numbers: { ...event.numbers, ...next!.numbers } }] : [event];
  });
}
/** Money that no assistant raised comes from elsewhere: from the bankers of a leader, or out of a rival's purse. */
function wordOf({ kind, numbers }: RaceEvent, before: RaceEvent | undefined): string {
  if (kind === 'village_helped' && numbers?.['francs']) return 'did_village_paid';
  if (kind !== 'earned' || before?.kind === 'used' || before?.kind === 'played') return `did_${kind}`;
  return before?.kind === 'lost_money' ? 'did_received' : 'did_collected';
}
const BETWEEN: ReadonlySet<RaceEventKind> = new Set(['bought_petrol', 'played', 'played_against']);
function collect(events: RaceEvent[]): Deed[] {
  const deeds: Deed[] = [];
  for (const [i, event] of events.entries()) {
    const { kind, seat, space, card, gauge } = event;
    if (!EVENTS[kind].deed || drivenOver(event, events) || outOfCard(event, events[i - 1])) continue;
    // What somebody else did, or what was bought or played, stands between two sums.
    const since = deeds.findLastIndex((one) => one.seat !== seat || BETWEEN.has(one.kind));
    let deed = deeds.find(
      (one, at) =>
        EVENTS[kind].deed === 'sum' &&
        at > since &&
        one.kind === kind &&
        one.seat === seat &&
        one.event.gauge === gauge,
    );
    if (!deed)
      deeds.push(
        (deed = { kind, seat, event, n: 0, spaces: [], cards: [], sums: {}, word: wordOf(event, events[i - 1]) }),
      );
    deed.n++;
    if (space !== undefined) deed.spaces.push(space);
    if (card !== undefined) deed.cards.push(card);
    for (const [name, value] of Object.entries(event.numbers ?? {})) deed.sums[name] = (deed.sums[name] ?? 0) + value;
  }
  return deeds;
}

function phrase({ kind, word, event, n, spaces, cards, sums }: Deed, teller: Teller): string {
  const { words } = teller;
  const hits = (['engine', 'chassis'] as const)
    .filter((gauge) => (sums[gauge] ?? 0) > 0)
    .map((gauge) => m('did_hit', { gauge: teller.gauge(gauge), n: sums[gauge] ?? 0 }));
  return m(word, {
    ...sums,
    n,
    space: (kind === 'tile_laid' ? spaces : spaces.slice(-1)).map((space) => teller.space(space)).join(', '),
    other: teller.space(event.other),
    card: words.list(cards.map((card) => teller.card(card))),
    victim: teller.whom(event.victim),
    gauge: teller.gauge(event.gauge),
    francs: words.francs(sums['paid'] ?? sums['francs'] ?? 0),
    hits: hits.join(', '),
    act: event.act ? words.t(`do_${event.act}`) : '',
    tile: teller.terrain(event.tile),
    leader: teller.leader(event.leader),
    colour: teller.colour(event.colour),
  });
}

/** What is left out where there is little room: what serves something else that is told. */
const BY_THE_WAY: ReadonlySet<RaceEventKind> = new Set([
  'bought_petrol',
  'played',
  'refuelled',
  'discarded',
  'kept',
  'drew',
]);

/**
 * What was done in these events, in order: a clause for everything that one crew did in a row, with its name. Only
 * what `seat` did first goes without.
 */
export function deeds(
  entries: readonly RaceEntry[],
  seat: number | undefined,
  teller: Teller,
  room: 'all' | 'short' = 'all',
): string[] {
  const events = asSteps(withPay(eventsOf(entries)), teller.board.numbers.city_petrol);
  const runs: { seat: number | undefined; told: string[] }[] = [];
  const all = collect(events);
  const weighty = room === 'short' ? all.filter(({ kind }) => !BY_THE_WAY.has(kind)) : [];
  for (const deed of weighty.length > 0 ? weighty : all) {
    const whose = deed.seat ?? seat;
    if (runs.at(-1)?.seat !== whose || runs.length === 0) runs.push({ seat: whose, told: [] });
    runs.at(-1)!.told.push(phrase(deed, teller));
  }
  const used = events.findLast(({ kind }) => kind === 'used');
  if (runs.length === 0 && used) {
    const idle = events.some(({ kind }) => kind === 'nothing_to_repair') ? 'did_repair_nothing' : 'did_repair_tried';
    const skill = teller.words.t(`skill_${used.skill ?? ''}`);
    runs.push({ seat, told: [m(used.work === 'repair' ? idle : 'did_used', { skill })] });
  }
  return runs.map(({ seat: whose, told }, i) => {
    const words = teller.words.list(told);
    return whose === undefined || (i === 0 && whose === seat) ? words : `${teller.who(whose)} ${words}`;
  });
}
