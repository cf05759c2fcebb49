// Words of the campaigns' screens, and what quests and inks are called.

import type { CampaignInk } from '../../../net/types';
import { prefs } from '../../../state/prefs.svelte';
import type { Values } from '../../../words';

export const cam = (key: string, values: Values = {}): string => prefs.words.from('campaign', key, values);
export const hasCam = (): boolean => prefs.shelves.has('campaign') && prefs.shelves.has('solo');

/** Ink as it stands on paper, with its letter. */
export const INKS: Record<CampaignInk, { colour: string; letter: string }> = {
  prudent: { colour: '#1F3F7A', letter: 'P' },
  legendary: { colour: '#A42A14', letter: 'L' },
  alone: { colour: '#1F6B3E', letter: 'A' },
};
export const INK_NAMES = Object.keys(INKS) as CampaignInk[];
