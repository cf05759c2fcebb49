// What every sign of the table means: a title, what it says now in rows, a sentence, and where the rule book speaks of
// it.

import type { TipRow } from '../../../art/types';
import type { Dashboard, RaceNumbers } from '../../../net/types';
import { driverOf } from '../../../parts/drivers';
import type { Play } from '../table/play.svelte';
import { OFFERS, type OfferKind } from '../kinds';
import { GAUGES, SKILLS } from '../table/tell';
import { extras, special } from './extras';
import { renes, torpedo } from './renes';
import type { Told } from '../../../table/tips/told';
import type { Values } from '../../../words';

/** What is looked at. */
export type Scene = Pick<Play, 'board' | 'view' | 'teller' | 'tileOn'>;
/** Words that are loaded later. */
export type Say = (key: string, values?: Values) => string;

const GAUGE_ICONS = { petrol: 'drop', engine: 'engine', chassis: 'chassis' } as const;
const GAUGE_RULES = { petrol: 'petrol_price', engine: 'drive', chassis: 'hand_limit' } as const;
const BOX_RULES = ['pathfinder', 'drive', 'guard', 'funding'] as const;
const PILE_RULES: Record<string, string> = { deck: 'timing', discard: 'timing', bag: 'bag' };
const PHASES = new Set(['bivouac', 'planning', 'convoy', 'maintenance']);
/** What a sign says, or nothing where it is unknown. Keys are a kind and its parts, with colons: `gauge:petrol:2`. */
export function explain(key: string, scene: Scene, m: Say): Told | null {
  const [kind, first = '', second = ''] = key.split(':') as [string, string?, string?];
  switch (kind) {
    case 'space':
      return space(Number(first), scene, m);
    case 'line':
      return line(first, scene, m);
    case 'rene':
    case 'power':
      return renes(kind, first, second, scene, m);
    case 'vehicle':
      return vehicle(Number(first), scene, m);
    case 'tile':
      return tile(first, scene, m);
    case 'card':
      return card(first, scene, m);
    case 'gauge':
      return gauge(first as (typeof GAUGES)[number], Number(second), scene, m);
    case 'box':
      return box(Number(first), Number(second), scene, m);
    case 'crew':
      return crew(Number(first), scene, m);
    case 'leader':
      return leader(Number(first), scene);
    case 'do':
      return isOffer(first) ? deed(first, m) : null;
    default:
      return plain(kind, first, scene, m);
  }
}

const isOffer = (word: string): word is OfferKind => Object.hasOwn(OFFERS, word);
function deed(kind: OfferKind, m: Say): Told | null {
  const { rule } = OFFERS[kind];
  return rule === undefined ? null : { title: m(`sign_do_${kind}`), text: m(`sign_do_${kind}.text`), rule };
}
const francs = (scene: Scene, name: keyof RaceNumbers): string => scene.teller.words.francs(scene.board.numbers[name]);
const playerOf = (scene: Scene, seat: number): Dashboard | undefined => scene.view.players[seat - 1];

/** The symbols of a tile, one row each. */
function symbols(slug: string, risk: boolean, { board, teller }: Scene, m: Say): TipRow[] {
  const kind = teller.kindOfTile(slug);
  const rows: TipRow[] = [];
  if (!kind) return rows;
  const more = risk ? board.numbers.risk_petrol : 0;
  if (kind.petrol + more > 0)
    rows.push({
      icon: 'drop',
      label: m('sign_petrol'),
      text: more > 0 ? `${kind.petrol} + ${more}` : String(kind.petrol),
    });
  if (kind.damage > 0) rows.push({ icon: 'wrench', label: m('sign_damage'), text: String(kind.damage) });
  if (kind.danger) rows.push({ icon: 'skull', label: m('sign_danger'), text: `+${board.numbers.danger_damage}` });
  // The stop of a village does not bind: what it is good for stands below.
  if (kind.stop && kind.terrain !== 'village') rows.push({ icon: 'stop', label: m('sign_stop') });
  return rows;
}
function tile(slug: string, scene: Scene, m: Say): Told | null {
  if (!scene.teller.kindOfTile(slug)) return null;
  const rows = symbols(slug, false, scene, m);
  return {
    title: scene.teller.terrain(slug),
    aside: m('sign_tile'),
    rows,
    text: rows.length === 0 ? m('sign_tile_free') : '',
    rule: 'known',
    ...special(slug, scene, m),
  };
}

/** What may be drawn: everybody may count what the bag still holds. */
function inBag({ view, teller }: Scene, m: Say): string {
  const tiles = view.bag.flatMap(({ slug, count }) => {
    const kind = teller.kindOfTile(slug);
    return kind && count > 0 ? [{ ...kind, count }] : [];
  });
  if (tiles.length === 0) return '';
  const sum = (list: readonly { count: number }[]): number => list.reduce((all, { count }) => all + count, 0);
  const petrol = tiles.map((tile) => tile.petrol);
  return m('sign_bag_holds', {
    least: Math.min(...petrol),
    most: Math.max(...petrol),
    all: sum(tiles),
    damage: sum(tiles.filter((tile) => tile.damage > 0)),
    danger: sum(tiles.filter((tile) => tile.danger)),
    stop: sum(tiles.filter((tile) => tile.stop)),
  });
}
function space(index: number, scene: Scene, m: Say): Told | null {
  const { board, teller, tileOn } = scene;
  const here = board.spaces[index];
  if (!here) return null;
  const aside = m('sign_level', { level: here.level, levels: board.levels });
  const parked = scene.view.players
    .filter(({ at }) => at === index)
    .map((one): TipRow => ({ icon: 'steering', label: teller.who(one.seat), text: state(one, m) }));
  if (here.city !== null) return city(here.city, aside, parked, scene, m);
  const risk: TipRow[] = here.risk
    ? [{ icon: 'drop', label: m('sign_risk'), text: `+${board.numbers.risk_petrol}` }]
    : [];
  const slug = tileOn.get(index);
  if (slug === undefined)
    return {
      title: teller.words.colon(here.hex, m('sign_unexplored')),
      aside,
      rows: [...risk, ...parked],
      text: [m('sign_unexplored.text'), inBag(scene, m)].filter(Boolean).join(' '),
      rule: here.risk ? 'risk' : 'blind',
    };
  const rows = symbols(slug, here.risk, scene, m);
  return {
    title: teller.words.colon(here.hex, teller.terrain(slug)),
    aside,
    rows: [...rows, ...parked],
    text: here.risk ? m('sign_risk.text') : rows.length === 0 ? m('sign_tile_free') : '',
    rule: here.risk ? 'risk' : 'known',
    ...special(slug, scene, m),
  };
}
function city(index: number, aside: string, parked: TipRow[], scene: Scene, m: Say): Told {
  const { board, teller } = scene;
  const { colour, cards, space: at } = board.cities[index]!;
  const end = at === board.finish ? 'finish' : at === board.start ? 'start' : null;
  const lines = board.lines
    .filter(({ ends }) => ends.includes(index))
    .map(({ ends, way, price }): TipRow => ({
      icon: way === 'air' ? 'plane' : 'ship',
      label: teller.city(ends[0] === index ? ends[1] : ends[0]),
      text: teller.words.francs(price),
    }));
  const rows: TipRow[] = [
    { icon: 'pin', label: m('sign_city'), text: m(`sign_shape_${colour}`) },
    ...(end === 'finish' ? [] : [{ icon: 'card' as const, label: m('sign_draws'), text: String(cards) }]),
    { icon: 'drop', label: m('sign_petrol'), text: String(board.numbers.city_petrol) },
    ...lines,
    ...parked,
  ];
  return {
    title: teller.city(index),
    aside,
    rows,
    text: m(end ? `sign_${end}` : 'sign_city.text'),
    rule: end === 'finish' ? 'finish' : 'city',
  };
}
function line(slug: string, { board, teller, view }: Scene, m: Say): Told | null {
  const found = board.lines.find((one) => one.slug === slug);
  if (!found) return null;
  const mine = view.players[(teller.me ?? 0) - 1];
  return {
    title: teller.line(slug),
    aside: m(found.way === 'air' ? 'sign_by_air' : 'sign_by_sea'),
    rows: [
      { icon: 'franc', label: m('sign_fare'), text: teller.words.francs(found.price) },
      ...(mine ? [{ icon: 'franc' as const, label: m('sign_you_have'), text: teller.words.francs(mine.money) }] : []),
      { icon: 'drop', label: m('sign_petrol'), text: String(board.numbers.city_petrol) },
    ],
    text: m('sign_line'),
    rule: 'lines',
  };
}

function state(player: Dashboard, m: Say): string {
  if (player.place > 0) return m('sign_is_home', { place: player.place });
  return player.engine[0] === 0 ? m('sign_is_broken') : '';
}
function vehicle(seat: number, scene: Scene, m: Say): Told | null {
  const player = playerOf(scene, seat);
  if (!player) return null;
  const { teller, board } = scene;
  const broken = player.engine[0] === 0 && player.place === 0;
  return {
    title: teller.who(seat),
    aside: teller.crew(seat),
    rows: [
      {
        icon: 'pin',
        label: teller.space(player.at),
        text: m('sign_level', { level: player.level, levels: board.levels }),
      },
    ],
    text: player.place > 0 ? m('sign_home', { place: player.place }) : broken ? m('sign_broken') : m('sign_vehicle'),
    rule: player.place > 0 ? 'finish' : broken ? 'breakdown' : 'progress',
  };
}
function crew(seat: number, scene: Scene, m: Say): Told | null {
  const player = playerOf(scene, seat);
  if (!player) return null;
  if (seat === scene.teller.torpedo) return torpedo(scene, m);
  const { words } = scene.teller;
  const gauges = GAUGES.map((name): TipRow => ({
    icon: GAUGE_ICONS[name],
    label: words.t(`number_${name}`),
    text: m('sign_of', { n: player[name][0], max: player[name][1] }),
  }));
  const info = scene.teller.seats[seat - 1];
  const driver = info?.holder === 'bot' ? driverOf(scene.teller.seal, seat) : null;
  return {
    title: driver?.long ?? scene.teller.who(seat),
    aside: scene.teller.station(seat),
    ...(driver ? { text: m(`temper_${driver.slug}`) } : {}),
    rows: [
      ...gauges,
      { icon: 'card', label: words.t('number_cards'), text: String(player.cards) },
      { icon: 'franc', label: words.t('number_money'), text: words.francs(player.money) },
      { icon: 'person', label: m('sign_assistants'), text: String(player.assistants.reduce((sum, n) => sum + n, 0)) },
      { icon: 'flag', label: words.t('progress'), text: m('sign_of', { n: player.level, max: scene.board.levels }) },
    ],
    rule: 'gauges',
  };
}
/** Who leads a crew: the power, and a life in two lines. */
function leader(seat: number, { board, view, teller }: Scene): Told | null {
  const led = view.parts?.leaders?.[seat - 1];
  if (!led?.leader) return null;
  const { words } = teller;
  const crew = board.modules?.leaders?.find((one) => one.leader === led.crew)?.crew;
  return {
    title: teller.leader(led.leader),
    aside: crew ? words.from('crews', crew) : words.from('leaders', 'draft_mercenary'),
    rows: led.spent
      ? [{ icon: 'star', label: words.from('leaders', 'power_used'), text: words.from('leaders', 'power_again') }]
      : [],
    text: `${words.from('leaders', `${led.leader}.text`)} ${words.from('leaders', `${led.leader}.life`)}`,
    rule: `leader_${led.leader}`,
  };
}
function gauge(name: (typeof GAUGES)[number], seat: number, scene: Scene, m: Say): Told | null {
  const player = playerOf(scene, seat);
  if (!player || !(name in GAUGE_RULES)) return null;
  if (seat === scene.teller.torpedo) return torpedo(scene, m);
  const bought = name === 'petrol' ? 'petrol' : 'part';
  const price = (where: 'city' | 'wilderness'): TipRow => ({
    icon: where === 'city' ? 'pin' : 'hex',
    label: m(`sign_price_${where}`),
    text: francs(scene, `${bought}_price_${where}`),
  });
  return {
    title: m(`sign_gauge_${name}`),
    aside: m('sign_of', { n: player[name][0], max: player[name][1] }),
    text: m(`sign_gauge_${name}.text`),
    rows: [price('city'), price('wilderness')],
    rule: GAUGE_RULES[name],
  };
}
function box(skill: number, seat: number, scene: Scene, m: Say): Told | null {
  const name = SKILLS[skill];
  const player = playerOf(scene, seat);
  if (name === undefined || !player) return null;
  const { words } = scene.teller;
  const pays =
    skill === 3
      ? scene.board.funding.map((sum, i): TipRow => ({
          icon: 'franc',
          label: m('sign_funding', { n: i + 1 }),
          text: words.francs(sum),
        }))
      : [];
  return {
    title: words.t(`skill_${name}`),
    aside: scene.view.phase === 'planning' ? '' : m('sign_placed', { n: player.assistants[skill] ?? 0 }),
    rows: pays,
    text: m(`sign_box_${name}`),
    rule: BOX_RULES[skill]!,
  };
}
function card(slug: string, { board, teller }: Scene, m: Say): Told | null {
  const kind = board.cards.find((one) => one.slug === slug);
  if (!kind) return null;
  return {
    title: teller.card(slug),
    aside: teller.words.t(`timing_${kind.timing}`),
    rows: kind.danger ? [{ icon: 'skull', label: m('sign_danger_card') }] : [],
    text: teller.words.from('cards', `${slug}.text`),
    rule: `card_${slug}`,
  };
}

/** Signs of which there is one, or one a crew. */
function plain(kind: string, first: string, scene: Scene, m: Say): Told | null {
  const { teller, view, board } = scene;
  const { words } = teller;
  const player = playerOf(scene, Number(first));
  switch (kind) {
    case 'money':
      return player
        ? {
            title: m('sign_money'),
            aside: words.francs(player.money),
            text: m('sign_money.text', { francs: francs(scene, 'francs_per_point') }),
            rule: 'funding',
          }
        : null;
    case 'hand':
      return player
        ? {
            title: m('sign_hand'),
            aside: m('sign_of', { n: player.cards, max: player.chassis[0] }),
            text: m('sign_hand.text'),
            rule: 'hand_limit',
          }
        : null;
    case 'pile':
      return PILE_RULES[first] === undefined
        ? null
        : { title: words.t(`pile_${first}`), text: m(`sign_pile_${first}`), rule: PILE_RULES[first] };
    case 'progress': {
      const crews = view.standing.map((seat): TipRow => ({
        icon: 'flag',
        label: teller.who(seat),
        text: m('sign_of', { n: view.players[seat - 1]?.level ?? 1, max: board.levels }),
      }));
      return { title: words.t('progress'), rows: crews, text: m('sign_progress'), rule: 'progress' };
    }
    case 'order':
      return {
        title: words.t('turn_order'),
        rows: view.order.map((seat, i): TipRow => ({
          icon: 'person',
          label: teller.who(seat),
          text: words.t('ordinal', { n: i + 1 }),
        })),
        text: m('sign_order'),
        rule: 'maintenance',
      };
    case 'phase':
      return PHASES.has(first)
        ? { title: words.t(`phase_${first}`), text: m(`help_${first}.text`), rule: first }
        : null;
    case 'score': {
      const places =
        first === 'place'
          ? board.place_points.map((points, i): TipRow => ({
              icon: 'flag',
              label: words.t('ordinal', { n: i + 1 }),
              text: String(points),
            }))
          : [];
      if (!['place', 'engine', 'chassis', 'money', 'reveals'].includes(first)) return null;
      return {
        title: words.t(`score_${first}`),
        rows: places,
        text: m(`sign_score_${first}`, { francs: francs(scene, 'francs_per_point') }),
        rule: 'points',
      };
    }
    case 'steps':
      return { title: m('sign_steps'), text: m('sign_steps.text'), rule: 'sequence' };
    case 'assistants':
      return { title: m('sign_assistants'), text: m('sign_assistants.text'), rule: 'planning' };
    default:
      return extras(kind, scene, m);
  }
}
