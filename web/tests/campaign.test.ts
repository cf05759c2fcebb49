// Campaigns: the right link is found among those of this browser, every quest has its page and its sign, and every word
// the server says is told in every language.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ICONS } from '../src/art/symbols';
import { campaigns, isPlayer, players } from '../src/games/race/campaign/api';
import { iconOf, pagesOf } from '../src/games/race/campaign/quests';
import { INK_NAMES } from '../src/games/race/campaign/words';
import type { CampaignQuest, CampaignRules } from '../src/net/types';
import { readRoute } from '../src/state/route.svelte';
import { LANGUAGES, Words } from '../src/words';
import { TEXTS } from './texts';

const RULES: CampaignRules = { deck_building: true, legacy: true, passport: true, upgrades: 'random', level: 1 };
const quest = (slug: string, more: Partial<CampaignQuest> = {}): CampaignQuest => ({
  slug,
  board: null,
  direction: null,
  goal: 'win',
  modules: [],
  parcels: 0,
  francs: 0,
  level: 0,
  risk: 0,
  sound: false,
  overland: false,
  rival: false,
  stamps: [],
  ...more,
});

describe('the links of players', () => {
  const asked: (string | null)[] = [];
  beforeEach(() => {
    localStorage.clear();
    asked.length = 0;
    vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) => {
      const token = new Headers(init.headers).get('authorization');
      asked.push(token);
      const opens = token === null || token === 'Bearer right';
      return opens
        ? new Response(JSON.stringify({ id: 'c', campaigns: [], campaign: { id: 'c' }, token: 'new' }))
        : new Response('{"error":{"code":"bad_token","message":""}}', { status: 403 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are tried until one opens the campaign', async () => {
    isPlayer('right');
    isPlayer('wrong');
    expect((await campaigns.show('c')).id).toBe('c');
    expect(asked).toEqual(['Bearer wrong', 'Bearer right']);
    expect(await campaigns.list()).toEqual([]);
  });
  it('are kept; one that opens nothing any more begins anew', async () => {
    isPlayer('wrong');
    await campaigns.begin('Ann', RULES);
    expect(asked).toEqual(['Bearer wrong', null]);
    expect(players()).toEqual(['new', 'wrong']);
  });
  it('stand behind the # of an address', () => {
    const id = 'a'.repeat(20);
    expect(readRoute(`/campaigns/${id}`, '', '#player=x')).toEqual({ at: 'campaign', id, player: 'x' });
    expect(readRoute('/campaigns', '', '')).toEqual({ at: 'campaigns' });
  });
});

describe('quests', () => {
  it('stand on the page of routes or of feats', () => {
    const pages = pagesOf([quest('usa_forward', { board: 'usa' }), quest('postmaster')]);
    expect(pages.map(({ name, quests }) => [name, quests.map(({ slug }) => slug)])).toEqual([
      ['routes', ['usa_forward']],
      ['feats', ['postmaster']],
    ]);
  });
  it('have a sign each', () => {
    expect(iconOf(quest('a', { parcels: 3, modules: ['postal'] }))).toBe('mail');
    expect(iconOf(quest('b', { modules: ['season:hard'] }))).toBe('season');
    expect(iconOf(quest('c', { goal: 'home' }))).toBe('flag');
    for (const more of [{ francs: 1 }, { risk: 1 }, { sound: true }, { overland: true }, { level: 3 }, {}])
      expect(ICONS[iconOf(quest('d', more))]).toBeTruthy();
  });
  it.each(LANGUAGES)('and inks and endings have words: %s', (language) => {
    const words = new Words(language, TEXTS[language]);
    const keys = [
      ...INK_NAMES.flatMap((ink) => [`ink_${ink}`, `ink_${ink}.text`]),
      ...['no_passport', 'abandoned', 'word_luck', 'assisted', 'bot', 'no_deck_building'].map(
        (why) => `no_stamp_${why}`,
      ),
    ];
    for (const key of keys) expect(words.from('campaign', key), key).not.toContain('[');
  });
});
