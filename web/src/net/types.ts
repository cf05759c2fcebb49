// The types on the wire, with the game filled in. `wire.ts` is made from the Rust types.

import type {
  Entry,
  RaceChoice,
  RaceEvent,
  RaceEventKind,
  RaceMacro,
  RacePhase,
  RaceQuestion,
  RaceView,
  Replayed,
  ReplaySteps,
  Shown,
} from '../wire';

export type * from '../wire';
export type RaceShown = Shown<RaceView, RaceEvent, RaceQuestion, RaceChoice, RaceMacro>;
export type RaceEntry = Entry<RaceEvent>;
export type RaceReplayed = Replayed<RaceView, RaceEvent, RaceQuestion, RaceChoice>;
export type RaceSteps = ReplaySteps<RacePhase, RaceEventKind>;
