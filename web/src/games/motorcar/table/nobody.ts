// Several people at one screen are asked one after the other whether they inflict a predicament. One press says for all
// of them that nobody does, until a tile is laid or something is taken back.

import type { Play } from './play.svelte';

let said: { table: string; round: number; version: number } | null = null;

/** Whoever presses speaks for everybody at this screen. */
export function nobody({ store, view, shown }: Play): void {
  said = { table: store.id, round: view.turn, version: shown.version };
}
/** Was it said, in this round, and has nobody laid a tile since? */
export function isNobody({ store, view }: Pick<Play, 'store' | 'view'>): boolean {
  if (said?.table !== store.id || said.round !== view.turn) return false;
  const since = store.entries.filter(({ version }) => version > said!.version);
  const stirred = since.some((entry) => entry.what !== 'event' || /^event_(inflicted|pledge)/.test(entry.event.kind));
  if (stirred) said = null;
  return !stirred;
}
