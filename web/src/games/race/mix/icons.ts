import type { IconName } from '../../../art';
import type { RaceModule } from '../../../net/types';

/** The signs of the modules. */
export const ICON_OF: Readonly<Record<RaceModule, IconName>> = {
  leaders: 'leader',
  paddock: 'paddock',
  postal: 'mail',
  season: 'season',
  microclimate: 'bolt',
  village: 'village',
  patronage: 'hat',
  diplomacy: 'diplo',
};
