// When cards are played and whether they can be countered, for screens without a table. A test compares it with
// content/cards.

import type { RaceTiming } from '../../../net/types';

export const CARDS: Record<string, { timing: RaceTiming; danger: boolean }> = {
  cartographer: { timing: 'before_assistant', danger: false },
  chassis_parts: { timing: 'with_repairman', danger: false },
  con_artist: { timing: 'before_assistant', danger: true },
  customs: { timing: 'before_assistant', danger: true },
  dandy: { timing: 'before_assistant', danger: false },
  driver: { timing: 'before_assistant', danger: false },
  engine_parts: { timing: 'with_repairman', danger: false },
  express_delivery: { timing: 'before_assistant', danger: false },
  financial: { timing: 'before_assistant', danger: false },
  guide: { timing: 'with_driver', danger: false },
  jerrycan: { timing: 'any_time', danger: false },
  militia: { timing: 'any_time', danger: false },
  paddock: { timing: 'before_assistant', danger: false },
  ransom: { timing: 'before_assistant', danger: true },
  refuelling_station: { timing: 'before_assistant', danger: false },
  repairman: { timing: 'before_assistant', danger: false },
  saboteur: { timing: 'before_assistant', danger: true },
  siphoner: { timing: 'before_assistant', danger: true },
  spare_parts: { timing: 'with_repairman', danger: false },
  toolbox: { timing: 'with_repairman', danger: false },
  topographer: { timing: 'before_assistant', danger: false },
  tracker: { timing: 'before_assistant', danger: false },
  trail_hunter: { timing: 'before_assistant', danger: true },
  transport: { timing: 'with_driver', danger: false },
  visa: { timing: 'with_driver', danger: false },
  weather_station: { timing: 'before_assistant', danger: false },
};
