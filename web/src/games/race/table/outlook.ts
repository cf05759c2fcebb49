// The forecast of a plan in words: for each box what its assistants would come to, and what the plan leaves open.

import type { Dashboard } from '../../../net/types';
import type { Say } from '../tips/explain';
import type { Forecast, Plan } from './forecast';

export interface Outlook {
  /** By box: pathfinder, mechanics, guard, funding. Empty where nobody stands. */
  boxes: string[][];
  warnings: ('no_drive' | 'no_guard')[];
}

export function outlook(plan: Plan, told: Forecast, me: Dashboard, m: Say, francs: (n: number) => string): Outlook {
  const [pathfinders, mechanics, guards, funding] = plan;
  const paths = pathfinders
    ? [
        m('out_tiles', { tiles: told.tiles, cards: told.cards }),
        ...(told.cards > told.handRoom ? [m('out_hand', { n: told.handRoom })] : []),
      ]
    : [];
  const guard = guards ? [m('out_guard', { n: guards })] : [];
  const fund = funding ? [m('out_fund', { francs: francs(told.francs) })] : [];
  if (funding && told.nextFrancs !== null) fund.push(m('out_fund_next', { francs: francs(told.nextFrancs) }));
  const any = plan.some((n) => n > 0);
  return {
    boxes: [paths, mechanics ? [...driving(told, me, m, francs), repairing(told, m, francs)] : [], guard, fund],
    warnings: any ? [...(mechanics ? [] : ['no_drive' as const]), ...(guards ? [] : ['no_guard' as const])] : [],
  };
}
function driving(told: Forecast, me: Dashboard, m: Say, francs: (n: number) => string): string[] {
  const { drives, spaces, petrol, buys, price } = told;
  if (me.engine[0] === 0) return [m('out_broken')];
  const lines = [m('out_drive', { drives, spaces, petrol })];
  if (petrol < spaces && petrol < me.petrol[1])
    lines.push(buys > 0 ? m('out_petrol', { francs: francs(buys * price), n: buys }) : m('out_no_petrol'));
  return lines;
}
function repairing(told: Forecast, m: Say, francs: (n: number) => string): string {
  const { damage, parts, partsToBuy, partPrice } = told;
  if (damage === 0) return m('out_no_repair');
  if (parts === 0 && partsToBuy === 0) return m('out_poor_repair', { francs: francs(partPrice) });
  return m('out_repair', { n: damage, francs: francs(partPrice) });
}
