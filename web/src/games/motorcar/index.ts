// The Great Motorcar Race, as the page knows it.

import type {
  MotorcarBoard,
  MotorcarChoice,
  MotorcarEvent,
  MotorcarMacro,
  MotorcarQuestion,
  MotorcarView,
  MotorcarWhyNot,
} from '../../net/types';
import type { Game } from '../game';
import { asksInSecret, fold, foldEntry } from './folded';
import { DULL, EXCITING } from './kinds';
import { lookingTime, parts } from './looking';
import MotorTable from './table/MotorTable.svelte';
import { Teller } from './table/tell';

export interface MotorcarWire {
  board: MotorcarBoard;
  view: MotorcarView;
  event: MotorcarEvent;
  question: MotorcarQuestion;
  choice: MotorcarChoice;
  macro: MotorcarMacro;
  why: MotorcarWhyNot;
}

export const motorcar: Game<MotorcarWire> = {
  Table: MotorTable,
  teller: (words, board, seats, me, seal) => new Teller(words, board, seats, me, seal),
  parts,
  lookingTime,
  remembers: 4_000, // What decided a race is counted from its beginning.
  // There is but one route.
  boardSlug: () => '',
  shelves: () => ['motorcar'],
  idle: new Set(['withdraw']),
  repeats: () => false,
  seenFrom: (view, { hand, pull }) => ({ ...view, hand, pull }),
  fold,
  foldEntry,
  asksInSecret,
  exciting: EXCITING,
  dull: DULL,
};
