// The pages of the passport: the routes, which are won on one board, and the feats.

import type { IconName } from '../../../art/symbols';
import type { CampaignQuest } from '../../../net/types';

export interface Page {
  name: 'routes' | 'feats';
  quests: CampaignQuest[];
}
export const pagesOf = (quests: readonly CampaignQuest[]): Page[] => [
  { name: 'routes', quests: quests.filter(({ board }) => board !== null) },
  { name: 'feats', quests: quests.filter(({ board }) => board === null) },
];

const OF_MODULE: Record<string, IconName> = {
  leaders: 'leader',
  season: 'season',
  village: 'village',
  postal: 'mail',
  diplomacy: 'diplo',
  patronage: 'hat',
};
/** What a quest is about. */
export function iconOf({ modules, parcels, francs, level, risk, sound, overland, goal }: CampaignQuest): IconName {
  const [module] = modules.map((word) => OF_MODULE[word.split(':')[0] ?? '']).filter((icon) => icon !== undefined);
  if (parcels > 0) return 'mail';
  if (module) return module;
  if (francs > 0) return 'coins';
  if (risk > 0) return 'skull';
  if (sound) return 'engine';
  if (overland) return 'path';
  if (level > 0) return 'star';
  return goal === 'home' ? 'flag' : 'cup';
}
