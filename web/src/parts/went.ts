// What is said when something was not done: the words of this language for the server's reason. Where there are none,
// the server's own, in English.
import { Refused } from '../net/api';
import { prefs, t } from '../state/prefs.svelte';

export function whyNot(error: unknown): string {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  for (const word of [error.reason, error.code]) {
    const told = word && prefs.words.find('around', `refusal_${word}`);
    if (told) return told;
  }
  return error.message;
}
export const wentWrong = (error: unknown): string => t('went_wrong', { what: whyNot(error) });
