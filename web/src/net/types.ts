// The types on the wire, with the game filled in. `wire.ts` is made from the Rust types.

import type { Entry, RaceEvent, RaceView, Replayed, Shown } from '../wire';

export type * from '../wire';
export type RaceShown = Shown<RaceView, RaceEvent>;
export type RaceEntry = Entry<RaceEvent>;
export type RaceReplayed = Replayed<RaceView, RaceEvent>;
