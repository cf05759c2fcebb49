// What every sign of the motorcar table means: a title, what it says now in rows, a sentence, and its chapter of the
// rule book. Keys are a kind and its part, with a colon: `tiles:2`, `step:draw`, `do:help`.

import type { TipRow } from '../../../art/types';
import type { MotorcarChoiceKind, MotorcarPlayer, MotorcarStrain } from '../../../net/types';
import type { Told } from '../../../table/tips/told';
import type { Values } from '../../../words';
import type { STEPS } from '../kinds';
import { pageOf, type Chapter } from '../learn/chapters';
import { lapOf, roman, STRAINS, tokensOf } from '../table/figures';
import type { Play } from '../table/play.svelte';

/** What is looked at. */
export type Scene = Pick<Play, 'board' | 'view' | 'teller'>;
/** Words that are loaded with the tips. */
export type Say = (key: string, values?: Values) => string;

/** What can be answered, and the chapter that speaks of it. */
export const DEEDS: Partial<Record<MotorcarChoiceKind | 'nobody', Chapter>> = {
  help: 'help',
  drive_by: 'help',
  cancel: 'ways_out',
  keep: 'ways_out',
  pay: 'ways_out',
  inflict: 'inflict',
  pledge: 'inflict',
  complete: 'inflict',
  done: 'inflict',
  nobody: 'inflict',
  withdraw: 'strain',
};
/** The steps of a round. */
const STEP_RULES: Record<(typeof STEPS)[number], Chapter> = {
  flick: 'order',
  strain: 'strain',
  dice: 'trouble',
  inflict: 'inflict',
  draw: 'trouble',
  travel: 'road',
  endure: 'endure',
};
/** Signs that say the same whatever stands on the table. */
const PLAIN: Record<string, Chapter> = {
  order: 'order',
  reflick: 'order',
  edge: 'order',
  meter: 'order',
  lanes: 'order',
  chart: 'trouble',
  guess: 'trouble',
  hand: 'strain',
  risk: 'trouble',
  roll: 'road',
};
/** What tiles are good for. */
const USES: Record<string, Chapter> = { pay: 'ways_out', inflict: 'inflict', earn: 'help' };
const has = <K extends string>(table: Partial<Record<K, unknown>>, key: string): key is K => Object.hasOwn(table, key);

/** What a sign says, or nothing where it is unknown. */
export function explain(key: string, scene: Scene, tip: Say): Told | null {
  const [kind, first = ''] = key.split(':') as [string, string?];
  if (has(PLAIN, kind)) return plain(kind, PLAIN[kind]!, tip);
  const player = scene.view.players[Number(first) - 1];
  switch (kind) {
    case 'do':
      return has(DEEDS, first) ? plain(`do_${first}`, DEEDS[first]!, tip) : null;
    case 'step':
      return has(STEP_RULES, first) ? plain(`step_${first}`, STEP_RULES[first], tip) : null;
    case 'use':
      return has(USES, first) ? plain(`tile_${first}`, USES[first]!, tip) : null;
    case 'choose':
      return STRAINS.includes(first as MotorcarStrain) ? strainOf(first as MotorcarStrain, scene, tip) : null;
    case 'stage':
      return stage(Number(first), scene, tip);
    case 'bag':
      return bag(scene, tip);
    case 'dice':
      return dice(scene, tip);
    default:
      return player ? ofCar(kind, player, scene, tip) : null;
  }
}

const plain = (name: string, chapter: Chapter, tip: Say): Told => ({
  title: tip(`tip_${name}`),
  text: tip(`tip_${name}.text`),
  rule: pageOf(chapter),
});
const row = (label: string, text: string | number): TipRow => ({ label, text: String(text) });
const days = (span: { least: number; most: number }): string => `${span.least}–${span.most}`;

/** What belongs to one car. */
function ofCar(kind: string, player: MotorcarPlayer, scene: Scene, tip: Say): Told | null {
  const { teller, board, view } = scene;
  const aside = teller.car(player.seat);
  const told = (name: string, chapter: Chapter, rows: TipRow[] = []): Told => ({
    ...plain(name, chapter, tip),
    aside,
    rows,
  });
  const row_ = board.strains[tokensOf(player.strain) - 1];
  switch (kind) {
    case 'car':
      return { ...car(player, scene, tip), rule: pageOf('aim') };
    case 'day':
      return told('day', 'aim', [
        row(tip('tip_row_days'), player.day),
        row(tip('tip_row_lap'), roman(lapOf(player.day, board.lap))),
        row(tip('tip_row_behind'), behind(player, scene)),
      ]);
    case 'place': {
      const place = view.order.indexOf(player.seat) + 1;
      return told('place', 'order', place > 0 ? [row(tip('tip_row_place'), `${place} / ${board.seats}`)] : []);
    }
    case 'strain':
      return player.strain ? { ...strainOf(player.strain, scene, tip), aside } : told('no_strain', 'strain');
    case 'tiles':
      return told('tiles', 'inflict', [row(tip('tip_row_tiles'), player.tiles)]);
    case 'random':
    case 'inflicted':
      return told(kind, 'ways_out', row_ ? [row(tip('tip_row_delay'), days(row_.predicament))] : []);
    case 'pledge':
      return player.pledge === null
        ? null
        : told('pledge', 'inflict', [row(tip('tip_row_pledge'), teller.car(player.pledge))]);
    default:
      return null;
  }
}
/** Days behind the fastest car. */
const behind = (player: MotorcarPlayer, { view }: Scene): number =>
  player.day - Math.min(...view.players.map(({ day }) => day));

function car(player: MotorcarPlayer, scene: Scene, tip: Say): Told {
  const { teller, view } = scene;
  const place = view.order.indexOf(player.seat) + 1;
  const rows = [
    row(tip('tip_row_days'), player.day),
    row(tip('tip_row_behind'), behind(player, scene)),
    ...(place > 0 ? [row(tip('tip_row_place'), place)] : []),
    ...(player.strain ? [row(tip('tip_row_strain'), teller.strain(player.strain))] : []),
    row(tip('tip_row_tiles'), player.tiles),
    ...(player.random > 0 ? [row(tip('tip_row_random'), player.random)] : []),
    ...(player.inflicted > 0 ? [row(tip('tip_row_inflicted'), player.inflicted)] : []),
  ];
  const text = tip(`tip_${teller.slug(player.seat)}`);
  return { title: teller.car(player.seat), aside: teller.who(player.seat), rows, text };
}
function strainOf(strain: MotorcarStrain, { board, teller }: Scene, tip: Say): Told {
  const one = board.strains[tokensOf(strain) - 1]!;
  return {
    title: teller.strain(strain),
    rows: [
      row(tip('tip_row_tokens'), one.tokens),
      row(tip('tip_row_road'), days(one.stage)),
      row(tip('tip_row_delay'), days(one.predicament)),
    ],
    text: tip('tip_strain.text'),
    rule: pageOf('strain'),
  };
}
function stage(turn: number, { board, teller }: Scene, tip: Say): Told | null {
  const here = board.stages[turn - 1];
  if (!here) return null;
  const { predicaments = 0 } = board.legs[here.leg] ?? {};
  return {
    title: teller.stage(turn),
    aside: teller.leg(turn),
    rows: [row(tip('tip_row_stage'), `${turn} / ${board.stages.length}`), row(tip('tip_row_drawn'), predicaments)],
    text: tip(here.reassessed ? 'tip_stage_flick' : 'tip_stage_text'),
    rule: pageOf('aim'),
  };
}
function bag({ view, teller }: Scene, tip: Say): Told {
  const rows = view.players.filter(({ in_bag }) => in_bag > 0).map(({ seat, in_bag }) => row(teller.car(seat), in_bag));
  return { ...plain('bag', 'trouble', tip), rows };
}
function dice({ board }: Scene, tip: Say): Told {
  const rows = [
    row(tip('tip_row_one_more'), `${board.one_more}–${board.two_more - 1}`),
    row(tip('tip_row_two_more'), `${board.two_more}+`),
  ];
  return { ...plain('dice', 'trouble', tip), rows };
}
