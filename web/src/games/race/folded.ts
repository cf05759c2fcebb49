// What a screen that all look at shows of one seat's side while its hand lies face down: no card, no plan, nothing that
// tells of them, and no choice that is made with them.

import type { RaceChoice, RaceEntry, RaceEventKind, RaceMacro, RaceShown } from '../../net/types';

/** Made with the hand or behind the screen. What is taken from the market lies there for all to see. */
function isSecret({ kind, target }: RaceChoice | RaceMacro): boolean {
  if (kind === 'pick') return false;
  const behindTheScreen = kind === 'plan' || kind === 'withdraw';
  return behindTheScreen || target.card !== undefined || (kind === 'ride' && (target.amount ?? 0) > 0);
}

export function fold(shown: RaceShown): RaceShown {
  // Under seal every answer is secret, also the one that needs no card.
  const sealed = shown.table.window !== null;
  return {
    ...shown,
    view: { ...shown.view, hand: null, plan: null, aside: [], unseen: [] },
    choices: sealed ? [] : shown.choices.filter((choice) => !isSecret(choice)),
    macros: sealed ? [] : shown.macros.filter((one) => !isSecret(one)),
    events: shown.events.flatMap((entry) => foldEntry(entry) ?? []),
    mine: shown.mine && { ...shown.mine, answered: null },
  };
}

/** What all were told of it; nothing where all were told nothing. */
export function foldEntry(entry: RaceEntry): RaceEntry | null {
  if (entry.what !== 'event' || !entry.event.kind.endsWith('_own')) return entry;
  if (entry.event.kind === 'answered_own') return null;
  const { kind, seat, numbers } = entry.event;
  const open = {
    kind: kind.slice(0, -'_own'.length) as RaceEventKind,
    ...(seat ? { seat } : {}),
    ...(numbers ? { numbers } : {}),
  };
  return { ...entry, event: open };
}

/** All are asked at once, and nobody may see what anybody answers: plans, and answers under seal. */
export const asksInSecret = ({ view, table }: Pick<RaceShown, 'view' | 'table'>): boolean =>
  view.phase === 'planning' || table.window !== null;
