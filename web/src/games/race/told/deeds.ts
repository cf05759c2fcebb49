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
}

/** A tile that was drawn on the way, by entering its space, is part of the drive. */
const drivenOver = (event: RaceEvent, events: RaceEvent[]): boolean =>
  event.kind === 'tile_laid' &&
  events.some(({ kind, space }) => ['drove', 'turned_back'].includes(kind) && space === event.space);

/** A city that was driven to is a step like any other; one at the end of a line is told with it. */
function asSteps(events: RaceEvent[], cityPetrol: number): RaceEvent[] {
  return events.flatMap((event, i) => {
    if (event.kind === 'rode') return [{ ...event, space: events[i + 1]?.space }];
    if (event.kind !== 'entered_city') return [event];
    return events[i - 1]?.kind === 'rode' ? [] : [{ ...event, kind: 'drove', numbers: { petrol: cityPetrol } }];
  });
}
/** What is paid for at once is told together with its money. */
const PAID: ReadonlySet<RaceEventKind> = new Set(['parcel_delivered', 'patron_paid']);
export function withPay(events: RaceEvent[]): RaceEvent[] {
  const pays = (event: RaceEvent | undefined, one: RaceEvent | undefined): boolean =>
    event !== undefined && PAID.has(event.kind) && one?.kind === 'earned' && one.seat === event.seat;
  return events.flatMap((event, i) => {
    if (pays(events[i - 1], event)) return [];
    const next = events[i + 1];
    return pays(event, next) ? [{ ...event, numbers: { ...event.numbers, ...next!.numbers } }] : [event];
  });
}
function collect(events: RaceEvent[]): Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    const { kind, seat, space, card, gauge } = event;
    if (!EVENTS[kind].deed || drivenOver(event, events)) continue;
    let deed = deeds.find(
      (one) => EVENTS[kind].deed === 'sum' && one.kind === kind && one.seat === seat && one.event.gauge === gauge,
    );
    if (!deed) deeds.push((deed = { kind, seat, event, n: 0, spaces: [], cards: [], sums: {} }));
    deed.n++;
    if (space !== undefined) deed.spaces.push(space);
    if (card !== undefined) deed.cards.push(card);
    for (const [name, value] of Object.entries(event.numbers ?? {})) deed.sums[name] = (deed.sums[name] ?? 0) + value;
  }
  return deeds;
}

function phrase({ kind, event, n, spaces, cards, sums }: Deed, teller: Teller): string {
  const { words } = teller;
  const hits = (['engine', 'chassis'] as const)
    .filter((gauge) => (sums[gauge] ?? 0) > 0)
    .map((gauge) => m('did_hit', { gauge: teller.gauge(gauge), n: sums[gauge] ?? 0 }));
  return m(`did_${kind}`, {
    ...sums,
    n,
    space: (kind === 'tile_laid' ? spaces : spaces.slice(-1)).map((space) => teller.space(space)).join(', '),
    other: teller.space(event.other),
    card: words.list(cards.map((card) => teller.card(card))),
    victim: teller.who(event.victim),
    gauge: teller.gauge(event.gauge),
    francs: words.francs(sums['paid'] ?? sums['francs'] ?? 0),
    hits: hits.join(', '),
    act: event.act ? words.t(`do_${event.act}`) : '',
    tile: teller.terrain(event.tile),
    leader: teller.leader(event.leader),
    colour: teller.colour(event.colour),
  });
}

/** Where a vehicle came, and in which state: what a line that may be cut short begins with. */
const WAY: ReadonlySet<RaceEventKind> = new Set(['finished', 'broke_down', 'drove', 'rode', 'turned_back', 'damaged']);

/**
 * What was done in these events, in order or the way first. What is not `seat`'s own doing is told with the name of
 * whose it is.
 */
export function deeds(
  entries: readonly RaceEntry[],
  seat: number | undefined,
  teller: Teller,
  order: 'told' | 'way first' = 'told',
): string[] {
  const events = asSteps(withPay(eventsOf(entries)), teller.board.numbers.city_petrol);
  const rank = ({ kind, seat: whose, event }: Deed): number =>
    event.victim !== undefined && event.victim === teller.me ? 0 : WAY.has(kind) && whose === seat ? 1 : 2;
  const found = collect(events);
  if (order === 'way first') found.sort((a, b) => rank(a) - rank(b));
  const told = found.map((deed) => {
    const words = phrase(deed, teller);
    return deed.seat === undefined || deed.seat === seat ? words : `${teller.who(deed.seat)} ${words}`;
  });
  if (entries.some(({ what }) => what === 'undone')) told.push(m('did_undone'));
  const used = events.findLast(({ kind }) => kind === 'used');
  if (told.length === 0 && used) told.push(m('did_used', { skill: teller.words.t(`skill_${used.skill ?? ''}`) }));
  return told;
}
