// The Gazette: what happened, sorted into articles with a headline each.

import type { RaceEntry, RaceEvent } from '../../../net/types';
import type { Teller } from './tell';

export interface News {
  key: number;
  turn: number;
  headline: string;
  text: string;
  seat: number | undefined;
  /** The space it happened on. */
  space: number | undefined;
  /** The view in which it was over. */
  at: number;
}

interface Draft {
  key: number;
  turn: number;
  seat: number | undefined;
  kind: 'sequence' | 'bivouac' | 'plans' | 'camp';
  entries: RaceEntry[];
}

/** What makes a headline, the most important first. */
const HEADLINES = [
  'finished',
  'broke_down',
  'countered_card',
  'countered_guard',
  'played_against',
  'rode',
  'entered_city',
  'turned_back',
  'drove',
  'tiles_swapped',
  'tile_removed',
  'tile_laid',
  'earned',
  'repaired',
  'refuelled',
  'played',
  'passed',
];
/** Told elsewhere, or of no interest. */
const SILENT = new Set(['sequence_began', 'turn_began', 'not_countered', 'ranked', 'out_of_assistants']);

/** Told with their number where they come in a row. */
const COUNTED = new Set(['drew', 'looked_at', 'kept']);

const eventOf = (entry: RaceEntry): RaceEvent | null => (entry.what === 'event' ? entry.event : null);

function drafts(entries: RaceEntry[]): Draft[] {
  const found: Draft[] = [];
  let turn = 1;
  entries.forEach((entry, i) => {
    const event = eventOf(entry);
    if (event?.kind === 'turn_began') turn = event.numbers?.['turn'] ?? turn;
    const kind = kindOf(event);
    const last = found.at(-1);
    const begins =
      event?.kind === 'sequence_began' || !last || last.turn !== turn || (kind !== null && kind !== last.kind);
    if (begins)
      found.push({
        key: i,
        turn,
        seat: event?.kind === 'sequence_began' ? event.seat : undefined,
        kind: kind ?? 'camp',
        entries: [entry],
      });
    else last.entries.push(entry);
  });
  return found;
}
function kindOf(event: RaceEvent | null): Draft['kind'] | null {
  switch (event?.kind) {
    case 'market_shown':
    case 'picked':
      return 'bivouac';
    case 'planned':
    case 'planned_own':
    case 'plan_withdrawn':
    case 'plan_revealed':
      return 'plans';
    case 'sequence_began':
      return 'sequence';
    case 'turn_began':
    case 'ranked':
      return 'camp';
    default:
      return null;
  }
}

function headline(draft: Draft, teller: Teller): string {
  if (draft.kind === 'bivouac') return teller.words.t('news_bivouac');
  if (draft.kind === 'plans') return teller.words.t('news_plans');
  const events = draft.entries.map(eventOf);
  const kind = HEADLINES.find((one) => events.some((event) => event?.kind === one));
  const event = events.findLast((one) => one !== null && one.kind === kind);
  if (!event || !kind)
    return draft.seat === undefined
      ? teller.words.t('news_camp')
      : teller.words.t('news_sequence', { who: teller.who(draft.seat) });
  return teller.words.t(`news_${kind}`, {
    who: teller.who(event.seat ?? draft.seat),
    victim: teller.who(event.victim),
    card: teller.card(event.card),
    space: teller.space(event.space),
    line: teller.line(event.line),
    place: event.numbers?.['place'] ?? 0,
    francs: teller.words.francs(event.numbers?.['francs'] ?? 0),
  });
}

/** What is told of some events: the market in one sentence, plans when they are shown. */
function tidy(entries: RaceEntry[], teller: Teller): string[] {
  const market = entries.map(eventOf).filter((event) => event?.kind === 'market_shown');
  const shown = entries.some((entry) => eventOf(entry)?.kind === 'plan_revealed');
  const told: string[] = [];
  if (market.length > 0) {
    const cards = teller.words.list(market.map((event) => teller.card(event?.card)));
    told.push(teller.words.from('events', 'market_shown', { card: cards }));
  }
  entries.forEach((entry, i) => {
    const event = eventOf(entry);
    const kind = event?.kind ?? '';
    if (SILENT.has(kind) || kind === 'market_shown' || (shown && kind.startsWith('planned'))) return;
    // The same thing several times in a row is told once, with its number.
    const same = (other: RaceEntry | undefined): boolean =>
      COUNTED.has(kind) && other !== undefined && eventOf(other)?.kind === kind && eventOf(other)?.seat === event?.seat;
    if (same(entries[i - 1])) return;
    const times = entries.slice(i).findIndex((other) => !same(other));
    const n = times === -1 ? entries.length - i : times;
    if (n > 1) told.push(teller.words.t(`news_times_${kind}`, { who: teller.who(event?.seat), n }));
    else told.push(teller.entry(entry));
  });
  return told;
}

/** All articles, the newest first. Those with nothing to tell are left out. */
export function articles(entries: RaceEntry[], teller: Teller): News[] {
  return drafts(entries)
    .map((draft) => {
      const told = tidy(draft.entries, teller);
      return {
        key: draft.key,
        turn: draft.turn,
        headline: headline(draft, teller),
        text: told.join(' '),
        seat: draft.seat,
        space: draft.entries.map(eventOf).findLast((event) => event?.space !== undefined)?.space,
        at: draft.entries.at(-1)?.version ?? 0,
      };
    })
    .filter((news) => news.text !== '')
    .reverse();
}
