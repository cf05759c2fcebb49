// The parts of the table that are not needed at first sight: fetched when the table is laid, and tried again with every
// question.

import { Later } from '../../../parts/later.svelte';
import { worded } from '../../../state/prefs.svelte';

export class LaterParts {
  readonly above = new Later(() => worded(() => import('./above')));
  readonly told = new Later(() => worded(() => import('../told')));
  readonly tips = new Later(() => worded(() => import('../tips/Tips.svelte')));
  readonly plan = new Later(() => worded(() => import('./Planning.svelte')));
  readonly led = new Later(() => worded(() => import('../leaders')));
  readonly modules = new Later(() => import('../modules'));
  readonly solo = new Later(() => worded(() => import('../solo')));

  /** What every table has, and what this one is played with. */
  want(played: { leaders: boolean; modules: boolean; solo: boolean }): void {
    const { above, told, plan, tips, led, modules, solo } = this;
    const wanted = [above, told, plan, tips];
    for (const part of wanted) part.want();
    if (played.leaders) led.want();
    if (played.modules) modules.want();
    if (played.solo) solo.want();
  }
}
