// What every kind of event, choice, remedy and room is to the page. The lists are those of the wire: a kind without an
// entry is an error of `npm run check`.

import type { IconName } from '../../art/symbols';
import type { RaceChoiceKind, RaceEventKind, RaceMacroKind, RaceRemedyKey, RaceRoom } from '../../net/types';
import type { Sound } from '../../settings/sound';
import type { Plated } from './table/Plates.svelte';

/** What happens, by kind. */
interface EventLook {
  /** How long it is looked at, in milliseconds at normal pace. */
  look?: number;
  sound?: Sound;
  /** How much it makes a moment worth sending to a friend. */
  worth?: number;
  /** A film hurries over it. */
  dull?: true;
  /** Told among somebody's deeds, each time or as a sum; else part of another, or told elsewhere. */
  deed?: 'each' | 'sum';
  /** Something else begins to be told with it: what was told before is read first. */
  breaks?: true;
  /** A sequence of whoever does it begins with it. */
  begins?: true;
  /** A step of René's begins with it; `joins` where it goes on with the step before it. */
  step?: 'new' | 'joins';
  /** Its card is laid on the table while others are looked at. */
  shows?: true;
  /** The article of the paper that begins with it, or goes on. */
  article?: Article;
  /** The headline it makes: how important it is, 1 before all others, and its picture. */
  headline?: [rank: number, scene: Scene];
}
/** What an article tells: a sequence of one crew, the market, the plans, the camp between turns, the end. */
export type Article = 'sequence' | 'bivouac' | 'plans' | 'camp' | 'end';
/** What an article is about, for its picture. */
export type Scene =
  | 'drive'
  | 'finish'
  | 'breakdown'
  | 'attack'
  | 'line'
  | 'flight'
  | 'city'
  | 'tiles'
  | 'camp'
  | 'money'
  | 'repair'
  | 'weather'
  | 'post'
  | 'village'
  | 'gate';

export const EVENTS: Record<RaceEventKind, EventLook> = {
  turn_began: { breaks: true, article: 'camp' },
  market_shown: { dull: true, breaks: true, article: 'bivouac' },
  picked: { look: 1000, sound: 'card', deed: 'each', breaks: true, shows: true, article: 'bivouac' },
  deck_refilled: {},
  planned: { dull: true, article: 'plans' },
  planned_own: { article: 'plans' },
  plan_withdrawn: { article: 'plans' },
  plan_revealed: { look: 800, breaks: true, article: 'plans' },
  sequence_began: { dull: true, breaks: true, begins: true, article: 'sequence' },
  bought_petrol: { look: 500, sound: 'coins', deed: 'each' },
  played: { look: 1400, sound: 'card', deed: 'each', shows: true, headline: [17, 'drive'] },
  played_against: { look: 1800, sound: 'hit', worth: 2.5, deed: 'each', shows: true, headline: [6, 'attack'] },
  used: {},
  drove_nowhere: {},
  nothing_to_repair: {},
  passed: { look: 500, deed: 'each', headline: [20, 'camp'] },
  out_of_assistants: {},
  earned: { look: 500, sound: 'coins', deed: 'each', headline: [14, 'money'] },
  tile_drawn: { look: 300, sound: 'tile' },
  tile_laid: { look: 600, sound: 'tile', deed: 'sum', headline: [13, 'tiles'] },
  tile_removed: { look: 600, sound: 'tile', deed: 'each', headline: [12, 'tiles'] },
  tiles_wasted: { deed: 'each' },
  tiles_swapped: { look: 1000, sound: 'tile', worth: 3, deed: 'each', headline: [11, 'tiles'] },
  bag_refilled: {},
  drew: { look: 500, sound: 'card', deed: 'sum', headline: [18, 'camp'] },
  drew_own: { sound: 'card', deed: 'sum', headline: [19, 'camp'] },
  looked_at: {},
  looked_at_own: {},
  kept: { look: 500, deed: 'sum' },
  kept_own: { deed: 'sum' },
  discarded: { look: 500, deed: 'sum' },
  refuelled: { look: 500, deed: 'each', headline: [16, 'repair'] },
  repaired: { look: 500, deed: 'sum', headline: [15, 'repair'] },
  bought_part: { look: 500, deed: 'sum' },
  drove: { look: 420, sound: 'drive', deed: 'sum', headline: [10, 'drive'] },
  rode: { look: 1000, sound: 'drive', worth: 2, deed: 'each', headline: [7, 'line'] },
  entered_city: { look: 420, headline: [8, 'city'] },
  turned_back: { look: 1000, worth: 2, deed: 'each', headline: [9, 'tiles'] },
  danger_avoided_guard: { deed: 'each' },
  danger_avoided_card: { worth: 1.5, deed: 'each', shows: true },
  danger_avoided_act: { worth: 1.5, deed: 'each' },
  stop_ignored: { deed: 'each' },
  damaged: { look: 600, sound: 'hit', deed: 'sum' },
  broke_down: { look: 1800, sound: 'hit', worth: 4, deed: 'each', headline: [2, 'breakdown'] },
  answered_own: {},
  countered_guard: { look: 1400, worth: 3.5, deed: 'each', headline: [4, 'attack'] },
  countered_card: { look: 1400, worth: 3.5, deed: 'each', shows: true, headline: [3, 'attack'] },
  countered_act: { look: 1400, worth: 3.5, deed: 'each', headline: [5, 'attack'] },
  not_countered: {},
  lost_petrol: { look: 800, deed: 'each' },
  lost_money: { look: 800, deed: 'each' },
  finished: { look: 2200, sound: 'home', worth: 5, deed: 'each', headline: [1, 'finish'] },
  ranked: { dull: true, breaks: true, article: 'camp' },
  over: { breaks: true, article: 'end' },
  leader_joined: { look: 1200, deed: 'each', breaks: true, article: 'camp' },
  crew_hired: { look: 1200, deed: 'each', article: 'camp' },
  gauge_changed: { look: 600, sound: 'tile', deed: 'each' },
  tile_returned: { look: 800, sound: 'tile', deed: 'each' },
  robbed: { look: 1400, sound: 'hit', worth: 2.5, deed: 'each', headline: [6, 'attack'] },
  stole: { look: 800, sound: 'card', deed: 'each' },
  stole_own: { look: 800, sound: 'card', deed: 'each' },
  season_began: { look: 1000, breaks: true, article: 'camp' },
  weather_rolled: { look: 1600, sound: 'tile', article: 'camp' },
  climate_rolled: { look: 1200, sound: 'tile', deed: 'each', headline: [11, 'weather'] },
  village_helped: { look: 800, sound: 'coins', deed: 'each', headline: [10, 'village'] },
  parcel_laid: { dull: true },
  parcel_loaded: { look: 600, deed: 'each' },
  parcel_delivered: { look: 1200, sound: 'coins', worth: 2, deed: 'each', headline: [8, 'post'] },
  border_rolled: { look: 1200, sound: 'tile', deed: 'each' },
  bribed: { look: 800, sound: 'coins', worth: 1.5, deed: 'each', headline: [9, 'gate'] },
  held_in_city: { look: 1400, sound: 'hit', worth: 2.5, deed: 'each', headline: [8, 'gate'] },
  influence_raised: { look: 600, sound: 'coins', deed: 'each', headline: [12, 'money'] },
  patron_moved: { look: 500, deed: 'each' },
  patron_paid: { look: 1200, sound: 'coins', worth: 2, deed: 'each', headline: [7, 'money'] },
  rene_reshuffled: { step: 'new', article: 'plans' },
  rene_revealed: { look: 1600, sound: 'card', breaks: true, step: 'new', article: 'plans' },
  rene_aims_nearest: { look: 1400, step: 'joins' },
  rene_aims_finish_nearer: { look: 1400, step: 'joins' },
  rene_aims_none_left: { look: 1400, step: 'joins' },
  rene_surveys: { look: 800, breaks: true, begins: true, step: 'new', article: 'sequence' },
  rene_judged_easy: { look: 1200, step: 'new' },
  rene_judged_hard: { look: 1200, step: 'new' },
  rene_lays_course: { look: 900 },
  rene_lays_path: { look: 900 },
  rene_lays_around: { look: 900 },
  rene_lays_beside: { look: 900 },
  rene_wastes_course: { look: 900 },
  rene_wastes_path: { look: 900 },
  rene_drives: { look: 700, breaks: true, begins: true, step: 'new', article: 'sequence' },
  rene_steers_city: { look: 1200, step: 'joins' },
  rene_steers_easiest: { look: 1200, step: 'joins' },
  rene_steers_blind: { look: 1200, step: 'joins' },
  rene_sails: { look: 1400, sound: 'drive', worth: 2, deed: 'each', step: 'joins', headline: [7, 'line'] },
  rene_stands_no_move: { look: 700 },
  rene_stands_no_mechanics: { look: 1200, deed: 'each', step: 'joins', headline: [9, 'breakdown'] },
  rene_stands_no_petrol: { look: 1200, deed: 'each', step: 'joins', headline: [9, 'breakdown'] },
  rene_stands_petrol: { look: 1200, deed: 'each', step: 'joins', headline: [9, 'breakdown'] },
  rene_stands_mechanics: { look: 1200, deed: 'each', step: 'joins', headline: [9, 'breakdown'] },
  rene_stands_no_way: { look: 1200, deed: 'each', step: 'joins', headline: [9, 'breakdown'] },
  rene_stands_stop: { look: 900, deed: 'each', step: 'joins' },
  rene_stands_city: { look: 500 },
  rene_ignores_stop: { look: 500 },
  rene_draws: { look: 900, step: 'joins' },
  rene_takes: { look: 1200, sound: 'card', deed: 'each', step: 'new', shows: true, article: 'bivouac' },
  rene_profited: { look: 900, deed: 'each' },
  rene_threatens_left: { look: 1200, step: 'new' },
  rene_threatens_taken: { look: 1200, step: 'new' },
  rene_threatens_drawn: { look: 1200, step: 'new' },
  rene_strikes: { look: 1200, sound: 'hit', worth: 2, deed: 'each', headline: [6, 'attack'] },
  rene_first_bonus: { look: 800, step: 'new', article: 'camp' },
  rene_recovers: { look: 1000, step: 'new', article: 'plans' },
  rene_power_won: { look: 1800, sound: 'hit', worth: 3, deed: 'each', step: 'new', headline: [5, 'city'] },
};

const eventKinds = Object.keys(EVENTS) as RaceEventKind[];
export const EXCITING: ReadonlyMap<string, number> = new Map(eventKinds.map((kind) => [kind, EVENTS[kind].worth ?? 0]));
export const DULL: ReadonlySet<string> = new Set(eventKinds.filter((kind) => EVENTS[kind].dull));

/** What some events sound like together: the last one that makes a sound. */
export const soundOf = (kinds: readonly RaceEventKind[]): Sound | null =>
  kinds.map((kind) => EVENTS[kind].sound).findLast((sound) => sound !== undefined) ?? null;

/** A choice, or several own actions in a row. */
export type OfferKind = RaceChoiceKind | RaceMacroKind;
export type Skill = 0 | 1 | 2 | 3;

/** What can be done, by kind. */
interface OfferLook {
  icon: IconName;
  /** Where the rule book speaks of it, where its button has a tip. */
  rule?: string;
  /** The box of the dashboard that it belongs to. */
  box?: Skill;
  /** Where it is pressed: on the map alone, behind one button with others of its kind, on what lies on the table. */
  at?: 'map' | 'group' | 'laid';
  /** Its button lights spaces of the map, one of which is then pressed. */
  lights?: true;
  /** Its button stands out. */
  main?: true;
  /** Where it is the only answer, giving it tells nothing and ends nothing that could go on. */
  plain?: true;
}

export const OFFERS: Record<OfferKind, OfferLook> = {
  pick: { icon: 'card', at: 'laid', plain: true },
  plan: { icon: 'person' },
  withdraw: { icon: 'undo' },
  buy_petrol: { icon: 'drop', rule: 'petrol_price', at: 'group' },
  play: { icon: 'card', rule: 'timing', at: 'group' },
  play_against: { icon: 'card', rule: 'attack', at: 'group' },
  explore: { icon: 'bag', rule: 'laying', box: 0 },
  draw_card: { icon: 'card', rule: 'pathfinder', box: 0 },
  repair: { icon: 'wrench', rule: 'repair', box: 1 },
  drive: { icon: 'steering', rule: 'drive', box: 1 },
  clear: { icon: 'shield', rule: 'guard', box: 2, at: 'group', lights: true },
  fund: { icon: 'franc', rule: 'funding', box: 3 },
  pass: { icon: 'pause', rule: 'pass', plain: true },
  take: { icon: 'hex', at: 'laid', plain: true },
  place: { icon: 'hex', at: 'map' },
  fix: { icon: 'wrench', rule: 'repair', at: 'group' },
  buy_part: { icon: 'gear', rule: 'repair' },
  to: { icon: 'steering', at: 'map' },
  ride: { icon: 'ship', at: 'map' },
  done: { icon: 'check', rule: 'sequence', plain: true },
  guard: { icon: 'shield', rule: 'guard', box: 2 },
  go: { icon: 'check', rule: 'paying', main: true, plain: true },
  back: { icon: 'undo', rule: 'turned_back' },
  split: { icon: 'wrench', rule: 'tile_damage', plain: true },
  discard: { icon: 'card', rule: 'hand_limit', plain: true },
  choose: { icon: 'hex', at: 'map' },
  let: { icon: 'close', rule: 'counter' },
  leader_pick: { icon: 'person', rule: 'leaders', at: 'laid' },
  leader_hire: { icon: 'person', rule: 'leader_chapman', at: 'laid' },
  delatour_explore: { icon: 'bag', rule: 'leader_delatour', at: 'laid' },
  martinetti_repair: { icon: 'wrench', rule: 'leader_martinetti', at: 'laid' },
  cook_guard: { icon: 'shield', rule: 'leader_cook' },
  cook_clear: { icon: 'shield', rule: 'leader_cook', at: 'group', lights: true },
  redburn_rob: { icon: 'card', rule: 'leader_redburn', at: 'group' },
  redburn_pay: { icon: 'franc', rule: 'leader_redburn' },
  redburn_yield: { icon: 'card', rule: 'leader_redburn' },
  chapman_redraw: { icon: 'bag', rule: 'leader_chapman' },
  chapman_keep: { icon: 'check', rule: 'leader_chapman' },
  chevy_collect: { icon: 'franc', rule: 'leader_chevy', at: 'laid' },
  paddock_raise: { icon: 'gear', rule: 'paddock', at: 'laid' },
  paddock_lower: { icon: 'franc', rule: 'paddock', at: 'laid' },
  paddock_pass: { icon: 'check', rule: 'paddock' },
  postal_load: { icon: 'bag', rule: 'postal', main: true },
  postal_leave: { icon: 'close', rule: 'postal' },
  postal_express: { icon: 'card', rule: 'card_express_delivery' },
  diplomacy_roll: { icon: 'hex', rule: 'diplomacy', main: true },
  diplomacy_bribe: { icon: 'franc', rule: 'diplomacy', main: true },
  diplomacy_stay: { icon: 'pause', rule: 'diplomacy' },
  diplomacy_raise: { icon: 'franc', rule: 'influence', at: 'group' },
  patronage_collect: { icon: 'franc', rule: 'patronage', at: 'laid' },
  drive_to: { icon: 'steering', at: 'map' },
};

/** What a remedy asks for, where that is something to be done now. */
export const REMEDIES: Record<RaceRemedyKey, OfferKind | null> = {
  remedy_play_card: null,
  remedy_use_guard: 'guard',
  remedy_buy_petrol: 'buy_petrol',
  remedy_repair: 'repair',
  remedy_raise_funds: 'fund',
  remedy_drive_to_city: null,
};

/** Where a rule waits, by room. */
interface RoomLook {
  /** The move that pressing a space means there, where the map is asked. */
  space?: 'to' | 'place' | 'choose';
  /** A card is put down there, not played. */
  discards?: true;
  /** The plate of its module, which stands open while it asks. */
  plate?: Plated;
}

export const ROOMS: Record<RaceRoom, RoomLook> = {
  race: {},
  bivouac: {},
  planning: {},
  convoy: {},
  sequence: {},
  explore: { space: 'place' },
  draw_cards: {},
  keep_cards: {},
  hand_limit: { discards: true },
  repair: {},
  drive: { space: 'to' },
  enter_tile: {},
  damage: {},
  enter_city: {},
  funding: {},
  counter: {},
  maintenance: {},
  trail_hunter: { space: 'choose' },
  con_artist: { space: 'choose' },
  saboteur: {},
  ransom: {},
  siphoner: {},
  customs: { discards: true },
  draft: {},
  second_look: {},
  heist: {},
  workshop: {},
  garage: {},
  forecast: {},
  gust: {},
  sorting: {},
  depot: { plate: 'parcel' },
  checkpoint: { plate: 'diplomacy' },
  reception: { plate: 'diplomacy' },
  solo: {},
  camp: {},
  survey: {},
  advance: {},
  peril: {},
};
