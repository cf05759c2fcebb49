// How long what happens is looked at, in which parts, and where vehicles drove.

import type { RaceEntry, RaceEvent, RaceRene, RaceShown, RaceView } from '../../net/types';
import { EVENTS } from './kinds';

/** What others do in one go is shown for at most so long. */
const LONGEST = 3200;
/** So long stands what was told last before something else is told: nothing that is to be read goes sooner. */
export const READ = 1100;
/** A new turn, with its order and its money: whoever plays says when it was read; a film goes on. */
const TURN = 3600;
const HELD = 600_000;
/** A tile is seen before anybody drives on it, oneself too. */
const REVEAL = 750;

const eventOf = (entry: RaceEntry | undefined): RaceEvent | null => (entry?.what === 'event' ? entry.event : null);
const isTurn = (entries: readonly RaceEntry[]): boolean =>
  entries.some((entry) => eventOf(entry)?.kind === 'turn_began') &&
  entries.some((entry) => eventOf(entry)?.kind === 'ranked');

/**
 * How long one part is looked at before the next. While the same crew goes on, what is told of it grows: its steps
 * follow each other quickly. Before somebody else is told of, there is time to read.
 */
export function lookingTime(
  entries: readonly RaceEntry[],
  me: number | null,
  next: readonly RaceEntry[] | null = null,
): number {
  if (isTurn(entries)) return me === null ? TURN : HELD;
  const last = eventOf(entries.at(-1));
  if (last?.kind === 'tile_laid' && next?.some((entry) => entersTile(entry, last))) return REVEAL;
  const own = (event: RaceEvent): boolean => event.seat === me && me !== null;
  const time = entries
    .map(eventOf)
    .reduce((sum, event) => sum + (event && !own(event) ? (EVENTS[event.kind].look ?? 0) : 0), 0);
  if (time === 0) return 0;
  const breaks = (event: RaceEvent | null): boolean => event !== null && EVENTS[event.kind].breaks === true;
  const goesOn = next !== null && next.every((entry) => !breaks(eventOf(entry)));
  return Math.min(goesOn ? time : Math.max(time, READ), LONGEST);
}

const entersTile = (entry: RaceEntry, tile: RaceEvent): boolean => {
  const event = eventOf(entry);
  return (event?.kind === 'drove' || event?.kind === 'turned_back') && event.space === tile.space;
};
/** Does a step of René's begin with this event, after what happened before it? */
export function isStep(event: RaceEvent | null, before: RaceEvent | null): boolean {
  const step = event ? EVENTS[event.kind].step : undefined;
  return step === 'new' || (step === 'joins' && !(before && JOINED.has(before.kind)));
}
/** What follows on these belongs to the same step. */
const JOINED: ReadonlySet<string> = new Set(['rene_reshuffled', 'rene_revealed', 'rene_drives', 'rene_draws']);
/** Is a step of René's told with these? */
export const hasStep = (entries: readonly RaceEntry[]): boolean =>
  entries.some((entry) => EVENTS[eventOf(entry)?.kind ?? 'over'].step !== undefined);

/** Does something else begin with this entry? */
function begins(entry: RaceEntry, before: readonly RaceEntry[]): boolean {
  const event = eventOf(entry);
  const last = eventOf(before.at(-1));
  switch (event?.kind) {
    case 'sequence_began':
      return true;
    case 'ranked':
      return last?.kind !== 'earned' && last?.kind !== 'ranked';
    case 'market_shown':
    case 'over':
      return last?.kind !== 'market_shown';
    case 'picked':
      return last?.kind === 'rene_takes';
    default:
      return isStep(event, last) || (last?.kind === 'tile_laid' && entersTile(entry, last));
  }
}

/** The view that fits to what was told so far: what is told later has not happened yet on the map. */
function viewBefore(later: readonly RaceEntry[], told: readonly RaceEntry[], old: RaceView, now: RaceView): RaceView {
  const coming = later.flatMap((entry) => eventOf(entry) ?? []);
  const spaces = new Set(coming.flatMap(({ kind, space, other }) => (kind.startsWith('tile') ? [space, other] : [])));
  const tiles = [
    ...now.tiles.filter(([space]) => !spaces.has(space)),
    ...old.tiles.filter(([space]) => spaces.has(space)),
  ];
  const moved = (event: RaceEvent | null): boolean => event?.kind === 'drove' || event?.kind === 'entered_city';
  const newTurn = coming.some(({ kind }) => kind === 'ranked');
  const players = now.players.map((player) => {
    const was = old.players[player.seat - 1] ?? player;
    const yet = coming.some((event) => moved(event) && event.seat === player.seat);
    const at = told.findLast((entry) => moved(eventOf(entry)) && eventOf(entry)?.seat === player.seat);
    return {
      ...player,
      ...(yet ? { at: (at && eventOf(at)?.space) ?? was.at, level: was.level } : {}),
      ...(newTurn ? { money: was.money, assistants: was.assistants } : {}),
    };
  });
  const between = isTurn(told) && coming.some(({ kind }) => kind === 'market_shown');
  const turn = newTurn
    ? { turn: old.turn, phase: old.phase, order: old.order, standing: now.standing, market: old.market }
    : { phase: between ? 'maintenance' : now.phase, market: between ? [] : marketBefore(told, now) };
  const rene = old.rene && now.rene ? { rene: reneBefore(coming, old.rene, now.rene) } : {};
  return { ...now, ...turn, ...rene, tiles, players, drawn: [], aside: [] };
}
/** What lies on the market while René takes from it. */
function marketBefore(told: readonly RaceEntry[], { market }: RaceView): string[] {
  const cards = (wanted: string): string[] =>
    told.flatMap((entry) => (eventOf(entry)?.kind === wanted ? (eventOf(entry)!.card ?? []) : []));
  const shown = cards('market_shown');
  if (shown.length === 0) return market;
  for (const card of cards('rene_takes')) shown.splice(shown.lastIndexOf(card), 1);
  return shown;
}
/** René's card, his objective and his powers, before they are told. */
function reneBefore(coming: readonly RaceEvent[], old: RaceRene, now: RaceRene): RaceRene {
  const has = (...kinds: RaceEvent['kind'][]): boolean => coming.some(({ kind }) => kinds.includes(kind));
  if (has('rene_revealed')) return old;
  return {
    ...now,
    ...(has('rene_aims_nearest', 'rene_aims_finish_nearer', 'rene_aims_none_left')
      ? { objective: old.objective, course: old.course }
      : {}),
    ...(has('rene_power_won') ? { powers: old.powers } : {}),
  };
}

/**
 * What came with one view, in the parts in which it is looked at: a sequence after the other, a tile before the car
 * that drives on it, the new turn before its market. Only the last part asks anything.
 */
export function parts(
  old: RaceShown,
  now: RaceShown,
  entries: RaceEntry[],
): { shown: RaceShown; fresh: RaceEntry[] }[] {
  const cuts = entries.flatMap((entry, i) => (i > 0 && begins(entry, entries.slice(0, i)) ? [i] : []));
  const whole = entries.some(({ what }) => what !== 'event');
  if (whole || cuts.length === 0) return [{ shown: now, fresh: entries }];
  return [...cuts, entries.length].map((end, n) => {
    const fresh = entries.slice(cuts[n - 1] ?? 0, end);
    if (end === entries.length) return { shown: now, fresh };
    const view = viewBefore(entries.slice(end), entries.slice(0, end), old.view, now.view);
    return { shown: { ...now, view, question: null, choices: [], macros: [], undo: null }, fresh };
  });
}

/** The spaces each vehicle drove over in these events. */
export function routes(entries: readonly RaceEntry[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const entry of entries) {
    if (entry.what === 'undone') found.clear();
    if (entry.what !== 'event' || entry.event.kind !== 'drove') continue;
    const { seat, space } = entry.event;
    if (seat === undefined || space === undefined) continue;
    found.set(seat, [...(found.get(seat) ?? []), space]);
  }
  return found;
}
