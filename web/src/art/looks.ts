// Which sign stands for what.
import type { RaceTiming } from '../wire';
import type { IconName } from './symbols';

/** Pathfinder, mechanics, guard, funding. */
export const SKILL_ICONS = ['path', 'wrench', 'shield', 'franc'] as const satisfies readonly IconName[];
/** When cards are played, as on the wire: sign and colour of the ribbon. */
export const TIMINGS: Record<RaceTiming, { icon: IconName; colour: string }> = {
  before_assistant: { icon: 'clock', colour: '#2C5A3E' },
  with_driver: { icon: 'steering', colour: '#1F5F6A' },
  with_repairman: { icon: 'wrench', colour: '#5A3A6B' },
  any_time: { icon: 'bolt', colour: '#A84A14' },
};
export const DANGER_RIBBON = '#7A2A1B';
