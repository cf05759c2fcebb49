// Where the words of the rule book and of its rulings are fetched from when somebody opens it, one file per language.

import type { Language } from '../../../words';
import { patient } from '../../../parts/patient.svelte';
import { readBook, readRulings, type Rulings, type Words } from './book';

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../../../content/rules/rules-en.md?raw'),
  nl: () => import('../../../../../content/rules/rules-nl.md?raw'),
  fr: () => import('../../../../../content/rules/rules-fr.md?raw'),
};
export async function loadBook(language: Language, cardName: (slug: string) => string): Promise<Words> {
  return readBook((await patient(FILES[language])).default, cardName);
}

const RULINGS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../../../content/rules/rulings-en.md?raw'),
  nl: () => import('../../../../../content/rules/rulings-nl.md?raw'),
  fr: () => import('../../../../../content/rules/rulings-fr.md?raw'),
};
export async function loadRulings(language: Language): Promise<Rulings> {
  return readRulings((await patient(RULINGS[language])).default);
}
