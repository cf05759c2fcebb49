// A small race to test with: four hexes, a city, two crews.

import type {
  Dashboard,
  RaceBoard,
  RaceChoice,
  RaceChoiceKind,
  RaceEntry,
  RaceEvent,
  RaceEventKind,
  RaceShown,
  RaceView,
  SeatInfo,
} from '../src/net/types';

const names = (name: string): Record<string, string> => ({ en: name, nl: name, fr: name });

export const board: RaceBoard = {
  board: 'africa',
  crews: [],
  names: names('Africa'),
  seats: 2,
  direction: 'forward',
  levels: 3,
  start: 0,
  finish: 3,
  spaces: [
    { name: 'dakar', hex: 'A1', col: 0, row: 0, level: 1, risk: false, city: 0 },
    { name: 'B1', hex: 'B1', col: 1, row: 0, level: 2, risk: false, city: null },
    { name: 'A2', hex: 'A2', col: 0, row: 1, level: 2, risk: true, city: null },
    { name: 'cairo', hex: 'B2', col: 1, row: 1, level: 3, risk: false, city: 1 },
  ],
  cities: [
    { slug: 'dakar', names: names('Dakar'), space: 0, colour: 'purple', cards: 1 },
    { slug: 'cairo', names: names('Cairo'), space: 3, colour: 'purple', cards: 2 },
  ],
  lines: [{ slug: 'dakar-cairo', way: 'sea', ends: [0, 1], price: 80 }],
  cards: [
    { slug: 'jerrycan', copies: 6, timing: 'any_time', danger: false, victim: false },
    { slug: 'saboteur', copies: 2, timing: 'before_assistant', danger: true, victim: true },
  ],
  tiles: [{ slug: 'savanna_p1', terrain: 'savanna', copies: 4, petrol: 1, damage: 0, danger: false, stop: true }],
  numbers: {
    gauge_max: 5,
    assistants: 5,
    petrol_price_city: 10,
    petrol_price_wilderness: 20,
    part_price_city: 20,
    part_price_wilderness: 40,
    francs_per_point: 50,
    danger_damage: 2,
    city_petrol: 1,
    risk_petrol: 1,
    pathfinder_tiles: 2,
    pathfinder_cards: 1,
    turn_cap: 60,
  },
  funding: [10, 20, 40, 70, 110],
  progress_bonus: [],
  place_points: [],
};

export const player = (seat: number, more: Partial<Dashboard> = {}): Dashboard => ({
  seat,
  at: 0,
  petrol: [3, 5],
  engine: [4, 5],
  chassis: [4, 5],
  level: 1,
  money: 70,
  assistants: [1, 2, 1, 1],
  passed: false,
  place: 0,
  cards: 2,
  seen: [],
  ...more,
});

export const view = (more: Partial<RaceView> = {}): RaceView => ({
  turn: 1,
  phase: 'convoy',
  rooms: ['race', 'convoy', 'sequence'],
  waiting: [1],
  order: [1, 2],
  standing: [1, 2],
  active: 1,
  players: [player(1), player(2)],
  hand: [
    { slug: 'jerrycan', count: 1 },
    { slug: 'saboteur', count: 1 },
  ],
  plan: null,
  tiles: [],
  market: [],
  drawn: [],
  aside: [],
  aside_count: 0,
  in_play: null,
  deck: 30,
  unseen: [],
  discard: [],
  bag: [],
  removed: [],
  ...more,
});

export const seatInfo = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  holder: 'person',
  name: `P${seat}`,
  stand_in: null,
  present: true,
  resigned: false,
  votes_to_abandon: false,
  left_ms: null,
  deadline: null,
  holiday: null,
  ...more,
});

export const choice = (act: string, kind: RaceChoiceKind, more: Partial<RaceChoice> = {}): RaceChoice => ({
  act,
  kind,
  target: {},
  changes: [],
  luck: null,
  ...more,
});

export const shown = (more: Partial<RaceShown> = {}): RaceShown => ({
  version: 5,
  viewer: 1,
  view: view(),
  question: { room: 'sequence', key: 'ask_sequence_cards', target: {}, numbers: [] },
  choices: [],
  macros: [],
  undo: { possible: false, why_not: 'nothing', further: false },
  events: [],
  since: 0,
  table: {
    game: 'race',
    status: 'running',
    seats: [seatInfo(1), seatInfo(2, { holder: 'bot', name: 'racer' })],
    host: 1,
    pause: null,
    settings: {
      clock: { kind: 'none' },
      window_ms: 5000,
      stand_in_after: null,
      spectators: true,
      spectator_delay: 0,
      spectators_talk: false,
      hints: 'alone',
    },
    assisted: false,
    window: null,
    luck: null,
    shares: ['committed', 'bot'],
    commitment: 'ab'.repeat(32),
    seed: null,
    results: [],
  },
  mine: {
    seat: 1,
    order: 'ask',
    single: false,
    ordered: [],
    may_pause: true,
    may_resume: false,
    holiday_left: null,
    has_hints: false,
    answered: null,
    last_acted: 0,
  },
  ...more,
});

let version = 0;
export const event = (kind: RaceEventKind, more: Partial<RaceEvent> = {}): RaceEntry => ({
  what: 'event',
  version: ++version,
  event: { kind, ...more },
});
