// What the page asks of the server about campaigns, and the player's links that this browser keeps.

import { ask, post, Refused, type TableOpened } from '../../../net/api';
import type { CampaignLine, CampaignRules, CampaignShown, GameOptions } from '../../../net/types';
import { keep, kept } from '../../../state/prefs.svelte';

interface Opened {
  campaign: CampaignShown;
  token: string;
}

/** The players that this browser is, the last one first. */
export function players(): string[] {
  try {
    const held = JSON.parse(kept('players') ?? '[]') as unknown;
    return Array.isArray(held) ? held.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
export function isPlayer(token: string): void {
  keep('players', JSON.stringify([token, ...players().filter((one) => one !== token)].slice(0, 12)));
}
/** With the token that opens it: those of this browser are tried one after the other. */
async function whose<T>(call: (token: string) => Promise<T>): Promise<T> {
  let refused: unknown = new Refused('no_such_campaign', '', null);
  for (const token of players()) {
    try {
      return await call(token);
    } catch (error) {
      refused = error;
      if (!(error instanceof Refused) || !['bad_token', 'no_such_campaign'].includes(error.code)) break;
    }
  }
  throw refused;
}
const remembered = ({ campaign, token }: Opened): CampaignShown => {
  isPlayer(token);
  return campaign;
};

export const campaigns = {
  list: async (): Promise<CampaignLine[]> => {
    const lists = await Promise.all(
      players().map((token) =>
        ask<{ campaigns: CampaignLine[] }>('/campaigns', token).then(
          ({ campaigns: lines }) => lines,
          (error: unknown) => {
            if (error instanceof Refused && error.code === 'bad_token') return [];
            throw error;
          },
        ),
      ),
    );
    return lists.flat().sort((a, b) => b.updated_at - a.updated_at);
  },
  begin: async (player: string, rules: CampaignRules): Promise<CampaignShown> => {
    const begun = (token: string | null): Promise<Opened> => post<Opened>('/campaigns', token, { player, rules });
    const [known = null] = players();
    // A player whose campaigns are all gone is a new one.
    return remembered(
      await begun(known).catch((error: unknown) => {
        if (known !== null && error instanceof Refused && error.code === 'bad_token') return begun(null);
        throw error;
      }),
    );
  },
  bringIn: async (text: string): Promise<CampaignShown> =>
    remembered(
      await ask<Opened>('/campaigns/import', null, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json' },
      }),
    ),
  show: (id: string) => whose((token) => ask<CampaignShown>(`/campaigns/${id}`, token)),
  next: async (id: string, spec: GameOptions): Promise<TableOpened> => {
    const opened = await whose((token) => post<TableOpened>(`/campaigns/${id}/next`, token, { spec }));
    keep(`campaign.${opened.table}`, id);
    return opened;
  },
  letters: (id: string, letters: string) =>
    whose((token) => post<CampaignShown>(`/campaigns/${id}/letters`, token, { letters })),
  abandon: (id: string) => whose((token) => post<unknown>(`/campaigns/${id}/abandon`, token)),
  file: (id: string) => whose((token) => ask<unknown>(`/campaigns/${id}/file`, token)),
  /** The secret link of whoever this campaign belongs to. */
  link: (id: string) =>
    whose(async (token) => {
      await ask<CampaignShown>(`/campaigns/${id}`, token);
      return `${location.origin}/campaigns/${id}#player=${token}`;
    }),
};
