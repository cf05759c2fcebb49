// What the server offers, as forms ask for it.

import type { GameOptions, Offer, OptionValue } from './types';

/** The words an option of a game can have, given what else is agreed on. */
export function valuesOf(offer: Offer | null | undefined, name: string, said: object = {}): OptionValue[] {
  const option = offer?.options.find((one) => one.name === name);
  const agreed = new Map<string, unknown>(Object.entries(said));
  return (option?.values ?? []).filter(({ only_with: with_ }) => !with_ || agreed.get(with_[0]) === with_[1]);
}

/** What a word is called. */
export const calledIn = (value: OptionValue, language: string): string => value.names?.[language] ?? value.value;

/** Where a game is played: the slug of a board, nothing where a game has but one. */
export const placeOf = (spec: GameOptions | undefined): string =>
  spec && 'board' in spec.options ? spec.options.board : '';
