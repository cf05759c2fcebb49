// What a race is played with, in words.

import type { Words } from '../../../words';
import type { PlayedProps } from '../../game';
import { cardWith, DRAW, MODES } from './mix';

type Outline = PlayedProps['outline'];

/** "Season (hard)". */
export function moduleName(words: Words, word: string): string {
  const [module = '', form] = word.split(':') as [string, string | undefined];
  const name = words.from('modules', module);
  return form ? `${name} (${words.from('modes', `form_${form}`)})` : name;
}
/** "Grand tour: Leaders, Postal, and Village", or what was mixed; nothing where it is the race alone. */
export function told(words: Words, { mode, modules = [], commitment }: Outline): string {
  const inPlay = modules.length > 0 ? modules : (MODES[mode ?? ''] ?? []);
  const list = words.list(inPlay.map((word) => moduleName(words, word)));
  // Before the start nobody knows the card; afterwards the one without modules may have been drawn too.
  if (mode === DRAW && !commitment) return words.from('modes', 'mix_draw_text');
  const drawn = mode === DRAW ? cardWith(inPlay) : undefined;
  const card = mode ? words.from('modes', drawn ?? mode) : '';
  const name = drawn ? words.from('modes', 'mix_drawn', { mode: card }) : card;
  return name && list ? words.from('modes', 'mix_with', { mode: name, modules: list }) : name + list;
}
