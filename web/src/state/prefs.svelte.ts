// What a person chose for this browser: language, pace, motion. Kept in local storage where there is one.

import { loadWords, preferredLanguage, type Language, type Words } from '../words';

/** How fast what others do is shown. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];
const PACE_FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`great-race.${key}`, value);
  } catch {
    // A browser without storage forgets; nothing else is lost.
  }
}
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`great-race.${key}`);
  } catch {
    return null;
  }
}
export function forget(key: string): void {
  try {
    localStorage.removeItem(`great-race.${key}`);
  } catch {
    // See above.
  }
}

class Prefs {
  words = $state.raw<Words>() as Words;
  pace = $state<Pace>('normal');
  /** Confirm map choices with a second press. */
  calm = $state(false);

  async start(): Promise<void> {
    const pace = kept('pace') as Pace | null;
    if (pace && PACES.includes(pace)) this.pace = pace;
    this.calm = matchMedia('(prefers-reduced-motion: reduce)').matches || kept('calm') === 'yes';
    await this.#load(preferredLanguage(kept('language'), navigator.languages));
  }
  async speak(language: Language): Promise<void> {
    keep('language', language);
    await this.#load(language);
  }
  async #load(language: Language): Promise<void> {
    this.words = await loadWords(language);
    document.documentElement.lang = language;
    document.title = this.words.t('title');
  }
  setPace(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
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
