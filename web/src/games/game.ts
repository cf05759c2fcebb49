// What a game is to the page. Everything outside games/ knows games through these types and names none of them.

import type { Component, Snippet } from 'svelte';
import type { Entry, GameOptions, Offer, Replayed, ReplaySteps, SeatInfo, Shown } from '../net/types';
import type { Sound } from '../settings/sound';
import type { Key } from '../state/keys';
import type { Shows } from '../state/shows';
import type { LazyShelf, Words } from '../words';

/** What a game says over the wire in words of its own; each tells at least this. */
export interface Wire {
  board: object;
  view: { turn: number; phase: string; waiting: number[]; active?: number | null };
  event: { kind: string; seat?: number };
  question: { key: string };
  choice: { act: string; kind: string };
  macro: { acts: string[] };
  why: { reason: string };
}
export type ShownOf<W extends Wire> = Shown<W['view'], W['event'], W['question'], W['choice'], W['macro']>;
export type EntryOf<W extends Wire> = Entry<W['event']>;
export type ReplayedOf<W extends Wire> = Replayed<W['view'], W['event'], W['question'], W['choice']>;
export type StepsOf<W extends Wire> = ReplaySteps<W['view']['phase'], W['event']['kind']>;
export type StepOf<W extends Wire> = StepsOf<W>['steps'][number];

/** Tells in the reader's language. */
export interface Teller<W extends Wire = Wire> {
  /** Whoever sits there. */
  who(seat: number | undefined): string;
  entry(entry: EntryOf<W>): string;
  /** What happened, where all hands are open and "you" is nobody. */
  openly(entry: EntryOf<W>): string;
  /** What a seat holds in its hand. */
  holds(view: W['view']): string;
  reason(why: W['why']): string;
  /** What a phase is called. */
  phase(phase: W['view']['phase']): string;
}

/** What the panels around a game need of it: menu, talk, notation, notices, replay bar. */
export interface AtTable<W extends Wire = Wire> {
  readonly store: Shows<W>;
  readonly shown: ShownOf<W>;
  readonly view: W['view'];
  readonly teller: Teller<W>;
  readonly question: W['question'] | null;
  /** The board by slug, as keys are kept under. */
  readonly boardSlug: string;
  /** How many other people sit here. */
  readonly others: number;
  /** The one answer there is, where giving it tells nothing and ends nothing that could go on. */
  readonly single: { acts: string[] } | null;
  /** What these events sound like. */
  readonly sound: Sound | null;
  /** A choice in the reader's words. */
  says(choice: W['choice']): string;
  /** Takes what is offered. */
  take(offer: { acts: string[] }): Promise<void>;
  /** A typed move is not possible. */
  refused(act: string, why: W['why']): void;
  /** What happened, as articles, oldest first. */
  articles(entries: EntryOf<W>[]): Promise<{ key: number; headline: string; text: string }[]>;
}

/** `bar` stands in the place of the prompt where a race is looked at again; `extra` is laid over the table. */
export interface TableProps<W extends Wire = Wire> {
  store: Shows<W>;
  held: Key[];
  bar?: Snippet<[AtTable<W>]>;
  extra?: Snippet<[AtTable<W>]>;
}

/** All that a table needs, running or looked at again. */
export interface Game<W extends Wire = Wire> {
  Table: Component<TableProps<W>>;
  teller(words: Words, board: W['board'], seats: SeatInfo[], me: number | null, seal: string): Teller<W>;
  /** What came with one view, in the parts in which it is looked at. Only the last one asks anything. */
  parts(old: ShownOf<W>, now: ShownOf<W>, entries: EntryOf<W>[]): { shown: ShownOf<W>; fresh: EntryOf<W>[] }[];
  /** How long a part is looked at before the next, in milliseconds at normal pace. */
  lookingTime(entries: EntryOf<W>[], me: number | null, next?: EntryOf<W>[] | null): number;
  /** So many entries of the log an open table remembers, where its end is told of more than the last 600. */
  remembers?: number;
  /** Is somebody's reason told with it, so that a reader may want to go on by hand? */
  waits?(entries: EntryOf<W>[]): boolean;
  boardSlug(board: W['board']): string;
  /** Words that this table needs besides, before anything of it is seen. */
  shelves(board: W['board']): LazyShelf[];
  /** Kinds of choices that keep nobody at the screen, such as taking a sealed plan back. */
  idle: ReadonlySet<string>;
  /** Is only asked what a press has answered already? A step back goes over it. */
  repeats(shown: ShownOf<W>): boolean;
  /** What all see, with what this seat alone saw. */
  seenFrom(view: W['view'], own: W['view']): W['view'];
  /**
   * A seat's side as a screen that all look at may show it: without hand and plan, and without what is chosen with
   * them.
   */
  fold(shown: ShownOf<W>): ShownOf<W>;
  /** What all were told of something that happened; nothing where they were told nothing. */
  foldEntry(entry: EntryOf<W>): EntryOf<W> | null;
  /** Several are asked at once, and nobody may see what anybody answers. */
  asksInSecret(shown: ShownOf<W>): boolean;
  /** What makes a moment worth sending to a friend, by kind of event. */
  exciting: ReadonlyMap<string, number>;
  /** Kinds of events that a film hurries over. */
  dull: ReadonlySet<string>;
}

/** The form that opens a table, as the lobby shows it. */
export interface SetUpProps {
  /** What the server offers; nothing until it has answered. */
  offer: Offer | null;
  /** The person's name. */
  name: string;
  /** Tables to go on with, to join and to watch: above the boards for those who come back, below them otherwise. */
  lists: Snippet;
  resuming: boolean;
  onfailed: (what: string) => void;
}

/** What may be agreed on about a table besides the form, there and in the waiting room. */
export interface ChoicesProps {
  offer: Offer | null;
  spec: GameOptions;
  /** Whoever sits where, in words. */
  seats: string[];
  /** May it be chosen here, for a seat or for the whole table? */
  may: (seat: number | null) => boolean;
  /** Nothing to leave it open. */
  onchoose: (option: string, value: string | number | null, seat?: number) => void;
}

/** What a table is played with besides its game, in the waiting room. */
export interface MixProps {
  offer: Offer | null;
  spec: GameOptions;
  /** May it be chosen here? */
  may: boolean;
  /** Options with what is to hold, one after the other; nothing to leave one open. */
  onagree: (wanted: [string, string | string[] | null][]) => void;
}

/** What a table is played with besides its game, in a line of a list. */
export interface PlayedProps {
  outline: { mode?: string; modules?: readonly string[]; commitment?: string };
}

/** A game in parts, each loaded when it is wanted. What explains signs comes with the table. */
export interface GameParts {
  /** The fewest points win, and all races have as many turns. */
  fewest?: true;
  game: () => Promise<Game>;
  SetUp: () => Promise<{ default: Component<SetUpProps> }>;
  /** Not every game leaves something open. */
  Choices?: () => Promise<{ default: Component<ChoicesProps> }>;
  /** Not every game has something to be played with besides. */
  Mix?: () => Promise<{ default: Component<MixProps> }>;
  Played?: () => Promise<{ default: Component<PlayedProps> }>;
  /** How long a race takes. */
  time?: () => Promise<{ minutesOf: (board: string, people: number, bots: number, spec?: GameOptions) => number }>;
  /** A race with a coach: the first one, or the one with leaders. */
  Lesson: () => Promise<{ default: Component<{ leaders: boolean }> }>;
  Book: () => Promise<{ default: Component<{ section: string }> }>;
  /** A moment of a sample race that shows a rule; not every game has such races. */
  Example?: () => Promise<{ default: Component<{ rule: string }> }>;
  /** What somebody is told who is invited to a table. */
  Invite: () => Promise<{ default: Component<{ board: string; spec?: GameOptions | undefined }> }>;
  /** The report of a race. */
  Paper: () => Promise<{ default: Component<{ table: string }> }>;
}
