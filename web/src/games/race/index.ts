// The Great Race, as the page knows it.

import type { RaceBoard, RaceChoice, RaceEvent, RaceMacro, RaceQuestion, RaceView, RaceWhyNot } from '../../net/types';
import type { Game } from '../game';
import { asksInSecret, fold, foldEntry } from './folded';
import { hasStep, lookingTime, parts } from './looking';
import { DULL, EXCITING } from './kinds';
import RaceTable from './table/RaceTable.svelte';
import { Teller } from './table/tell';

// Whoever shows the map without a table finds it here: it travels with the table, which every race loads first.
export { BoardMap } from '../../art';
export { hexSizes, mattersIn } from './table/attention';
export { citiesOf, tilesOf } from './table/drawn';

export interface RaceWire {
  board: RaceBoard;
  view: RaceView;
  event: RaceEvent;
  question: RaceQuestion;
  choice: RaceChoice;
  macro: RaceMacro;
  why: RaceWhyNot;
}

export const race: Game<RaceWire> = {
  Table: RaceTable,
  teller: (words, board, seats, me, seal) => new Teller(words, board, seats, me, seal),
  parts,
  lookingTime,
  waits: hasStep,
  boardSlug: ({ board }) => board,
  shelves: ({ modules, rene }) => [
    ...(modules ? (['modules', 'leaders'] as const) : []),
    ...(rene ? (['solo'] as const) : []),
  ],
  idle: new Set(['withdraw']),
  // A step after which nothing can be said but "go", or a card that waits, is taken together with it.
  repeats: ({ question, choices }) =>
    question?.key === 'ask_enter_tile' && choices.every(({ kind }) => kind === 'go' || kind === 'play'),
  seenFrom: (view, { hand, plan, drawn, aside }) => ({ ...view, hand, plan, drawn, aside }),
  fold,
  foldEntry,
  asksInSecret,
  exciting: EXCITING,
  dull: DULL,
};
