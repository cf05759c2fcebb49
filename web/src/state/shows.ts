// What the panels of a table need of whatever shows a game: a table that is played, or a race looked at again.

import type { EntryOf, ShownOf, Wire } from '../games/game';
import type { Info } from '../net/api';
import type { LineState } from '../net/line';
import type { Command } from '../net/types';
import type { Talk } from './talk.svelte';

export type HandLies = 'up' | 'down' | 'away';

/** Something that went wrong. */
export interface Problem<W extends Wire = Wire> {
  code: string;
  message: string;
  why: W['why'] | null;
}

export interface Shows<W extends Wire = Wire> {
  readonly id: string;
  readonly token: string | null;
  readonly board: W['board'] | null;
  /** What is shown. */
  readonly shown: ShownOf<W> | null;
  /** The table before the start. */
  readonly info: Info | null;
  /** Everything that happened, as far as it is shown. */
  readonly entries: EntryOf<W>[];
  /** What came with the view shown now. */
  readonly fresh: EntryOf<W>[];
  readonly line: LineState;
  /** A command is under way: until it is answered and the view that it made is here. */
  readonly busy: boolean;
  /** It is under way for so long that it shows. */
  readonly slow: boolean;
  /** Views wait to be shown. */
  readonly behind: boolean;
  /** What is shown was seen before: it is shown again. */
  readonly replaying?: boolean;
  /** May the person act now? */
  readonly ready: boolean;
  /** Is what is asked to be seen? */
  readonly asking: boolean;
  /** The own seat. */
  readonly me: number | null;
  /** The last thing that went wrong. */
  readonly problem: Problem<W> | null;
  readonly talk: Talk;
  /** How the hand lies where several look at one screen: open, face down, or on another screen of the same seat. */
  readonly hand?: HandLies;
  /** Turns a hand up that lies face down. */
  turnUp?(): void;

  act(acts: readonly string[]): Promise<boolean>;
  send(command: Command): Promise<boolean>;
  undo(further?: boolean): Promise<boolean>;
  /** Why something is not possible; nothing if it is. */
  why(act: string): Promise<W['why'] | null>;
  /** Shows everything that waits at once. */
  skip(): void;
  /** What is shown stays until `goOn`: its reason is read by hand. */
  readonly held?: boolean;
  /** Shows the next of what waits. */
  goOn?(): void;
  /** Shows again what was seen between two views, where that was kept; `false` where it was not. */
  again?(from: number, to: number): boolean;
  end(): void;

  /** Shows the moment with this number, where the whole race is at hand. */
  seek?(at: number): void;
  /** The seat whose side is shown where none is one's own, and what is seen from there. */
  readonly watched?: number | null;
  readonly view?: W['view'] | null;
}
