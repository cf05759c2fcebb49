// The Gazette: what happened, sorted into articles with a headline each. The headline names who it is about; the text
// goes on from there, in the third person, whoever reads it.

import type { FinalPlace, RaceEntry, RaceEvent, RaceEventKind } from '../../../net/types';
import { m } from '../../../words/more';
import { EVENTS, type Scene } from '../kinds';
import type { Teller } from '../table/tell';
import { deeds, withPay } from './deeds';
import { drafts, eventOf, eventsOf, standing, type Draft } from './drafts';

export interface News {
  key: number;
  turn: number;
  headline: string;
  text: string;
  seat: number | undefined;
  scene: Scene;
  /** The space it happened on. */
  space: number | undefined;
  /** The view in which it was over. */
  at: number;
}

type Told = Pick<News, 'headline' | 'text' | 'scene'>;
const sentence = (words: string): string => (words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.` : '');
const sentences = (told: readonly string[]): string => told.map(sentence).join(' ');

function sequence(draft: Draft, teller: Teller): Told {
  const events = withPay(eventsOf(draft.entries));
  // The most important one; of several that are, the last.
  const rank = ({ kind }: RaceEvent): number => EVENTS[kind].headline?.[0] ?? Infinity;
  const event = events
    .filter(({ kind }) => EVENTS[kind].headline)
    .reduce<RaceEvent | null>((best, one) => (best && rank(best) < rank(one) ? best : one), null);
  const flown = event?.kind === 'rode' && teller.board.lines.find(({ slug }) => slug === event.line)?.way === 'air';
  const scene = flown ? 'flight' : ((event && EVENTS[event.kind].headline?.[1]) ?? 'camp');
  const headline = event
    ? m(`news_${event.kind.replace('_own', '')}`, {
        who: teller.who(event.seat ?? draft.seat),
        victim: teller.whom(event.victim),
        card: teller.card(event.card),
        act: event.act ? teller.words.t(`do_${event.act}`) : '',
        space: teller.space(
          event.space ?? eventsOf(draft.entries).findLast(({ kind }) => kind === 'entered_city')?.space,
        ),
        line: teller.line(event.line),
        place: event.numbers?.['place'] ?? 0,
        francs: teller.words.francs(event.numbers?.['francs'] ?? 0),
        colour: teller.colour(event.colour),
      })
    : m('news_sequence', { who: teller.who(draft.seat) });
  // The text goes on from the headline only where that is about whoever acts, and about nobody else.
  const about = event?.victim === undefined && (event?.seat ?? draft.seat) === draft.seat;
  const told = deeds(draft.entries, about ? draft.seat : undefined, teller);
  return { headline, text: sentences(told), scene };
}
/** The market: what lay there, and who took what. */
function bivouac({ entries }: Draft, teller: Teller): Told {
  const events = eventsOf(entries);
  const cards = events.filter(({ kind }) => kind === 'market_shown').map(({ card }) => teller.card(card));
  const shown =
    cards.length > 0 ? [teller.words.from('events', 'market_shown', { card: teller.words.list(cards) })] : [];
  const picked = sentences(deeds(entries, undefined, teller));
  return { headline: m('news_bivouac'), text: [...shown, picked].filter(Boolean).join(' '), scene: 'camp' };
}
/** Plans are told when all screens are up; René's card lies open at once. */
function plans({ entries }: Draft, teller: Teller): Told {
  const isTold = (kind = ''): boolean => kind === 'plan_revealed' || kind.startsWith('rene_');
  const shown = entries.filter((entry) => isTold(eventOf(entry)?.kind));
  const text = shown.map((entry) => teller.entry(entry)).join(' ');
  return { headline: m('news_plans'), text, scene: 'camp' };
}
/**
 * Between turns: who drives under whom, the workshop, the new order and what the first ones get, the post, the
 * weather.
 */
function camp({ entries, turn }: Draft, teller: Teller): Told {
  const events = eventsOf(entries);
  const of = (...kinds: RaceEventKind[]): RaceEvent[] => events.filter(({ kind }) => kinds.includes(kind));
  const all = (...kinds: RaceEventKind[]): string[] => of(...kinds).map((event) => teller.event(event));
  const joined = all('leader_joined', 'crew_hired');
  const order = of('ranked').map(({ seat }) => teller.who(seat));
  const bonus = of('earned').map(({ seat, numbers }) =>
    m('news_bonus', { who: teller.who(seat), francs: teller.words.francs(numbers?.['francs'] ?? 0) }),
  );
  const parcels = of('parcel_laid').length;
  const weather = of('weather_rolled').at(-1)?.weather ?? 'clear';
  const text = [
    ...joined,
    ...all('gauge_changed'),
    ...(order.length > 0 ? [m('news_order', { who: teller.words.list(order), turn })] : []),
    ...bonus,
    ...all('rene_first_bonus'),
    ...(parcels > 0 ? [m('news_parcels', { n: parcels })] : []),
    ...all('season_began', 'weather_rolled'),
  ].join(' ');
  if (weather !== 'clear') return { headline: m('news_weather_rolled', { weather }), text, scene: 'weather' };
  if (joined.length > 0) return { headline: m('news_leader_joined'), text, scene: 'camp' };
  const headline = order.length > 0 ? m('news_lead', { who: order[0]!, turn }) : m('news_camp');
  return { headline, text, scene: 'camp' };
}
function end(results: readonly FinalPlace[], teller: Teller): Told {
  const ranked = [...results].sort((a, b) => a.place - b.place);
  const points = (one: FinalPlace): number => one.points.find(([name]) => name === 'total')?.[1] ?? 0;
  const [winner] = ranked;
  if (!winner) return { headline: m('news_end'), text: teller.words.from('events', 'over'), scene: 'finish' };
  const list = ranked.map((one) => m('news_points', { who: teller.who(one.seat), n: points(one) }));
  return {
    headline: m('news_winner', { who: teller.who(winner.seat) }),
    text: sentence(list.join(', ')),
    scene: 'finish',
  };
}

/** All articles, the newest first; the result stands above all. Those with nothing to tell are left out. */
export function articles(entries: readonly RaceEntry[], teller: Teller, results: readonly FinalPlace[] = []): News[] {
  const tell = (draft: Draft): Told => {
    if (draft.kind === 'end') return end(results, teller);
    return { sequence, bivouac, plans, camp }[draft.kind](draft, teller);
  };
  return drafts(standing(entries, teller.seats))
    .map((draft) => ({
      key: draft.key,
      turn: draft.turn,
      ...tell(draft),
      seat: draft.kind === 'end' ? [...results].sort((a, b) => a.place - b.place)[0]?.seat : draft.seat,
      space: eventsOf(draft.entries).findLast(({ space }) => space !== undefined)?.space,
      at: draft.entries.at(-1)?.version ?? 0,
    }))
    .filter((news) => news.text !== '')
    .reverse();
}
