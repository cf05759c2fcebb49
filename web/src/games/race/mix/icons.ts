import type { IconName } from '../../../art';

/** The signs of the modules. */
export const ICON_OF: Readonly<Record<string, IconName>> = {
  leaders: 'leader',
  paddock: 'paddock',
  postal: 'mail',
  season: 'season',
  microclimate: 'bolt',
  village: 'village',
  patronage: 'hat',
  diplomacy: 'diplo',
};
