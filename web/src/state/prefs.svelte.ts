// What a person chose for this browser: language, pace, motion. Kept in local storage where there is one.

import { untrack } from 'svelte';
import { loadShelves, loadWords, preferredLanguage, type Language, type LazyShelf, type Words } from '../words';
import { forget, keep, kept } from './kept';
import { patient } from '../parts/patient.svelte';

/** How fast what others do is shown. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];
const PACE_FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

export { forget, keep, kept };

class Prefs {
  words = $state.raw<Words>() as Words;
  /** What stands there of the words that are fetched when they are wanted. */
  shelves = $state.raw<ReadonlySet<LazyShelf>>(new Set());
  #language: Language = 'en';
  #loading: Promise<void> = Promise.resolve();
  pace = $state<Pace>('normal');
  /** Reasons are read one by one. */
  stepwise = $state(false);
  /** Confirm map choices with a second press. */
  calm = $state(false);

  start(): Promise<void> {
    const pace = kept('pace') as Pace | null;
    if (pace && PACES.includes(pace)) this.pace = pace;
    this.calm = matchMedia('(prefers-reduced-motion: reduce)').matches || kept('calm') === 'yes';
    this.stepwise = kept('stepwise') === 'yes';
    return this.#load(preferredLanguage(kept('language'), navigator.languages));
  }
  async speak(language: Language): Promise<void> {
    keep('language', language);
    await this.#load(language);
  }
  #load(language: Language): Promise<void> {
    this.#language = language;
    this.#loading = this.#fetch(language);
    return this.#loading;
  }
  /** The old language is spoken until every open shelf is there in the new one. */
  async #fetch(language: Language): Promise<void> {
    const words = await patient(() => loadWords(language, this.shelves));
    for (;;) {
      const opened = [...this.shelves].filter((shelf) => !words.has(shelf));
      if (opened.length === 0) break;
      words.add(await patient(() => loadShelves(language, opened)));
    }
    if (language !== this.#language) return;
    this.words = words;
    document.documentElement.lang = language;
    document.title = this.words.t('title');
  }
  /** Fetches words that are not needed at first sight. Whatever speaks from them waits for this. */
  async open(...shelves: LazyShelf[]): Promise<void> {
    const wanted = shelves.filter((shelf) => !this.shelves.has(shelf));
    if (wanted.length === 0) return;
    const language = this.#language;
    const [texts] = await Promise.all([patient(() => loadShelves(language, wanted)), this.#loading]);
    if (this.words.language !== language) return this.open(...wanted);
    this.words.add(texts);
    this.shelves = new Set([...this.shelves, ...wanted]);
  }
  setPace(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
  }
  /** Where reasons are told, one goes on by hand. */
  setStepwise(stepwise: boolean): void {
    this.stepwise = stepwise;
    keep('stepwise', stepwise ? 'yes' : 'no');
  }
  setCalm(calm: boolean): void {
    this.calm = calm;
    keep('calm', calm ? 'yes' : 'no');
  }
  /** How long something of this many milliseconds takes at the chosen pace. */
  time(ms: number): number {
    return Math.round(ms * PACE_FACTOR[this.pace]);
  }
}

export const prefs = new Prefs();
/** Words of the page, in the language chosen now. */
export const t: Words['t'] = (key, values) => prefs.words.t(key, values);
/**
 * A part of the page that is not there at first sight, with the words that such parts speak. Words that come later are
 * no reason to fetch it again: whatever it holds would be lost.
 */
export const worded = <T>(part: () => Promise<T>): Promise<T> =>
  Promise.all([patient(part), untrack(() => prefs.open('around'))]).then(([loaded]) => loaded);
/** The same for what tells what the program would do. */
export const advised = <T>(part: () => Promise<T>): Promise<T> =>
  Promise.all([worded(part), untrack(() => prefs.open('advice'))]).then(([loaded]) => loaded);
