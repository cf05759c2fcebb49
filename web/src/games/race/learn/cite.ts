// A rule that the server names, as a person reads it: the sentence of a ruling, and where our rule book speaks of it.

import type { Language } from '../../../words';
import { ruleOf } from './book';
import { loadRulings } from './shelf';

/** Which of our rules speaks of a line of a printed book; those of the later box go without its number. */
const LINES: Record<string, string> = {
  112: 'bivouac',
  124: 'convoy',
  126: 'petrol_price',
  127: 'timing',
  128: 'sequence',
  152: 'laying',
  172: 'repair',
  195: 'guard',
  199: 'guard',
  253: 'paying',
  263: 'drive',
  275: 'lines',
  305: 'finish',
  346: 'card_trail_hunter',
  376: 'card_con_artist',
  '002:300': 'paddock',
  '002:359': 'diplomacy',
  '002:365': 'influence',
};
export interface Cited {
  /** What the ruling is about. */
  title: string;
  /** What was decided; nothing where the printed rule leaves no doubt. */
  sentence: string;
  /** Its number among the rulings. */
  number: string;
  /** The page of the rule book. */
  path: string;
}

/** `R62`, or `000:253`, the line of a printed book. */
export async function cite(rule: string, language: Language): Promise<Cited> {
  const ruling = /^R(\d+)$/.exec(rule)?.[1];
  if (ruling === undefined) {
    const section = LINES[rule] ?? LINES[rule.replace(/^00[01]:/, '')];
    return { title: '', sentence: '', number: '', path: section ? `/rules/${section}` : '/rules' };
  }
  const found = (await loadRulings(language)).get(Number(ruling));
  const section = ruleOf(rule.toLowerCase());
  return {
    title: found?.title ?? '',
    sentence: found ? `${found.title} ${found.text}` : '',
    number: found ? rule : '',
    path: section ? `/rules/${section}` : '/rules',
  };
}
