// Which modules a race is played with: a play-mode card, or an own mix of them. The words are those of the options on
// the wire.

import type { GameOptions, RaceModule, RaceWish } from '../../../net/types';
import { ICON_OF } from './icons';

export type MixWish = Pick<RaceWish, 'mode' | 'modules' | 'leaders'>;
export type Leaders = NonNullable<MixWish['leaders']>;

export type Module = RaceModule;
/** In the order in which they act, as the server tells them. */
export const MODULES = Object.keys(ICON_OF) as Module[];
/** What stands behind a module in its second form, where it has one; leaders have an option of their own. */
export const SECOND: Readonly<Record<Module, string | null>> = {
  leaders: null,
  paddock: 'free',
  postal: null,
  season: 'hard',
  microclimate: null,
  village: null,
  patronage: null,
  diplomacy: 'hard',
};
/** In place of a play-mode card: it is drawn. */
export const DRAW = 'draw';

const FILES = import.meta.glob<Record<string, string[]>>('../../../../../content/modes.toml', {
  query: '?mixes',
  import: 'default',
  eager: true,
});
/** The play-mode cards, each with its modules. */
export const MODES: Readonly<Record<string, readonly string[]>> = Object.values(FILES)[0] ?? {};

/** The module that a word of the options means. */
export const moduleOf = (word: string): Module => (word.split(':')[0] ?? word) as Module;
const inOrder = (words: readonly string[]): string[] =>
  MODULES.flatMap((module) => words.filter((word) => moduleOf(word) === module));

/** What of the options of a game is a mix. */
export function mixOf(spec: GameOptions): MixWish {
  if (spec.game !== 'race') return {};
  const { mode, modules, leaders } = spec.options;
  return {
    ...(mode ? { mode } : {}),
    ...(modules?.length ? { modules: spread(modules) } : {}),
    ...(leaders ? { leaders } : {}),
  };
}
/** All of them may be said in one word. */
const spread = (words: readonly string[]): string[] => {
  const said = words.filter((word) => word !== 'all');
  const missing = MODULES.filter((one) => one !== 'leaders' && !said.some((word) => moduleOf(word) === one));
  return inOrder(words.includes('all') ? [...said, ...missing] : said);
};

/** The modules in play, leaders among them; nothing is known of a card that is drawn. */
export function inPlay({ mode, modules = [], leaders }: MixWish): string[] {
  if (mode) return inOrder(MODES[mode] ?? []);
  return inOrder([...(leaders ? [leaders.endsWith(':all') ? 'leaders:all' : 'leaders'] : []), ...modules]);
}
/** The word for a module, where it is in play. */
export const wordFor = (mix: MixWish, module: Module): string | undefined =>
  inPlay(mix).find((word) => moduleOf(word) === module);
/** The card with exactly these modules. */
export const cardWith = (modules: readonly string[]): string | undefined =>
  Object.keys(MODES).find((mode) => inOrder(MODES[mode] ?? []).join() === inOrder(modules).join());

/** How leaders are found, where there are any. */
export const leadersIn = (mix: MixWish): Leaders | undefined =>
  mix.leaders ?? (inPlay(mix).includes('leaders') ? 'draft' : undefined);
/** Leaders bring their crews, and a card that is drawn may bring leaders: then nobody chooses one. */
export const hasOwnCrews = (mix: MixWish): boolean => mix.mode === DRAW || leadersIn(mix) !== undefined;

/** The same modules without their card. */
function ownMix(mix: MixWish): MixWish {
  const modules = inPlay(mix).filter((word) => moduleOf(word) !== 'leaders');
  const leaders = leadersIn(mix);
  return { ...(modules.length > 0 ? { modules } : {}), ...(leaders && mix.mode !== DRAW ? { leaders } : {}) };
}

/** A card takes the place of what was mixed; how leaders are found is kept where it goes with it. */
export function withMode({ leaders }: MixWish, mode: string | null): MixWish {
  if (!mode) return {};
  const found = leaders?.split(':')[0] as Leaders | undefined;
  const kept = found === 'random' && (mode === DRAW || (MODES[mode] ?? []).includes('leaders'));
  return { mode, ...(kept ? { leaders: found } : {}) };
}
/** A module in one of its forms, or without it: an own mix. */
export function withModule(mix: MixWish, module: Module, word: string | null): MixWish {
  if (module === 'leaders') return withLeaders(mix, word === null ? null : 'draft');
  const { modules = [], ...rest } = ownMix(mix);
  const others = modules.filter((one) => moduleOf(one) !== module);
  const wanted = inOrder(word === null ? others : [...others, word]);
  return { ...rest, ...(wanted.length > 0 ? { modules: wanted } : {}) };
}
/** Whether leaders are chosen or dealt is left open by cards that have leaders; all else is an own mix. */
export function withLeaders(mix: MixWish, leaders: Leaders | null): MixWish {
  const fits = leaders === 'draft' || leaders === 'random';
  if (mix.mode && fits && leadersIn(mix)) return { mode: mix.mode, leaders };
  const { modules } = ownMix(mix);
  return { ...(modules ? { modules } : {}), ...(leaders ? { leaders } : {}) };
}

/** What has to be said, one after the other, for a table to agree on it: each leaves open what does not go with it. */
export const saidAs = ({ mode, modules, leaders }: MixWish): [string, string | string[] | null][] => [
  ['mode', mode ?? null],
  ...(mode ? [] : [['modules', modules?.length ? modules : null] as [string, string[] | null]]),
  ['leaders', leaders ?? null],
];
