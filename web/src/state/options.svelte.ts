// What a person may choose on the settings page, beside language and pace: each option one word of a few, kept in this
// browser. The first word is what holds until something else is chosen.

import { keep, kept } from './prefs.svelte';

export const OPTIONS = {
  /** The standing order given to a new table: what to answer to rivals' cards. */
  order: ['ask', 'guard', 'always', 'never'],
  /** A question with a single answer is answered by itself. */
  single: ['ask', 'answer'],
  /** Passing asks for a second press: while something could still be done, never, always. */
  passing: ['left', 'at_once', 'confirm'],
  /** Where dashboard and buttons stand: on the side of the hand that presses them. */
  side: ['left', 'right'],
  /** Several players at one screen: hands face down and a curtain before secrets, or everything open. */
  sharing: ['curtain', 'open'],
  text: ['normal', 'large'],
  sound: ['off', 'on'],
  volume: ['normal', 'soft', 'loud'],
  notices: ['off', 'on'],
} as const;
export type Option = keyof typeof OPTIONS;
export type Chosen = { [O in Option]: (typeof OPTIONS)[O][number] };

/** What is kept, where it is one of the words of the option. */
export function readOption<O extends Option>(option: O, stored: string | null): Chosen[O] {
  const words: readonly string[] = OPTIONS[option];
  return (stored !== null && words.includes(stored) ? stored : words[0]) as Chosen[O];
}
function all(): Chosen {
  const names = Object.keys(OPTIONS) as Option[];
  return Object.fromEntries(names.map((name) => [name, readOption(name, kept(name))])) as Chosen;
}

class Options {
  chosen = $state<Chosen>(all());

  set<O extends Option>(option: O, value: Chosen[O]): void {
    this.chosen[option] = value;
    keep(option, value);
    this.show();
  }
  /** The style sheet hears of side and text size. */
  show(): void {
    const { dataset } = document.documentElement;
    dataset['side'] = this.chosen.side;
    dataset['text'] = this.chosen.text;
  }
  /** How much larger panels and letters are. */
  get scale(): number {
    return this.chosen.text === 'large' ? 1.25 : 1;
  }
}

export const options = new Options();
