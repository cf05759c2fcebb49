// What the components are given. Spaces, cities and lines look as on the wire.
import type { Snippet } from 'svelte';
import type { RaceColour, RaceFigure, RaceTerrain, RaceWay } from '../wire';
import type { IconName } from './symbols';

/** 1 to 6. */
export type Seat = number;
/** `[x, y, x, y, ..]` or `[[x, y], ..]`, or a text of numbers as in board files. */
export type Course = readonly (readonly [number, number])[] | readonly number[] | string;

/** A hex: pointy top, odd rows half a hex to the right. */
export interface MapSpace {
  name: string;
  hex: string;
  col: number;
  row: number;
  level: number;
  risk: boolean;
  city: number | null;
}
export interface MapCity {
  slug: string;
  name: string;
  space: number;
  colour: RaceColour;
  cards: number;
  role?: 'start' | 'finish' | undefined;
  sight?: string | undefined;
}
export interface MapLine {
  slug: string;
  way: RaceWay;
  ends: readonly number[];
  price: number;
}
/** `[picture]` of a board file. */
export interface Picture {
  frame?: readonly number[];
  land?: readonly Course[];
  around?: readonly Course[];
  lakes?: readonly Course[];
  rivers?: readonly Course[];
  ranges?: readonly Course[];
  graticule?: readonly Course[];
  circles?: readonly Course[];
  grounds?: readonly { kind: string; at: readonly number[]; reach: readonly number[]; turn?: number }[];
  names?: readonly { text: string | Record<string, string>; at: readonly number[]; turn?: number; size: number }[];
  courses?: Record<string, Course> | readonly (readonly [string, Course])[];
  sights?: Record<string, string> | readonly (readonly [string, string])[];
}
export interface Tile {
  terrain: RaceTerrain;
  petrol: number;
  damage: number;
  danger: boolean;
  stop: boolean;
  /** A die adds to it. */
  rolls?: boolean | undefined;
  /** What a drive that ends there is given. */
  gives?: readonly [RaceFigure, number] | undefined;
}
export interface LaidTile extends Tile {
  space: number;
}
export interface Vehicle {
  seat: Seat;
  at: number;
  /** The spaces from the old place to the new. */
  path?: readonly number[] | undefined;
  broken?: boolean | undefined;
  home?: boolean | undefined;
  name?: string | undefined;
}
/** A part of a price: `2` drops, `?` drops, a stop. */
export interface Sign {
  icon: IconName;
  text?: string | undefined;
}
export interface Lit {
  space: number;
  /** What it costs to go there. */
  price?: readonly Sign[] | undefined;
  /** Luck speaks next. */
  luck?: boolean | undefined;
  /** Several steps away. */
  far?: boolean | undefined;
  name: string;
}
export interface LitLine {
  line: string;
  label?: string | undefined;
  name: string;
}
export interface Inset {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}
export interface Gauge {
  value: number;
  max: number;
  label: string;
  icon: IconName;
  /** What it would become, at worst where that is not certain. */
  preview?: number | null | undefined;
  perhaps?: boolean | undefined;
  tip?: string | undefined;
  name: string;
}
/** Pathfinder, mechanics, guard, funding. */
export type Skill = 0 | 1 | 2 | 3;
export interface Box {
  skill: Skill;
  title: string;
  seat: Seat;
  count: number;
  spent?: number | undefined;
  text?: string | undefined;
  key?: string | undefined;
  tip?: string | undefined;
  state?: '' | 'on' | 'drop' | 'off' | undefined;
}
export interface Option {
  icon: IconName;
  text: string;
}
export interface Article {
  headline: string;
  text: string;
  /** Which engraving goes with it. */
  scene?: string | undefined;
  seat?: Seat | undefined;
  key?: string | number | undefined;
  onclick?: (() => void) | undefined;
  onhover?: ((over: boolean) => void) | undefined;
}
export interface TipRow {
  icon?: IconName | undefined;
  label: string;
  before?: string | number | undefined;
  after?: string | number | undefined;
  text?: string | undefined;
}
export interface ScoreRow {
  seat: Seat;
  title: string;
  place: string;
  steps: readonly number[];
  total: number;
  /** What each number comes from. */
  notes?: readonly string[] | undefined;
  /** Why there is nothing to count. */
  why?: string | undefined;
  /** What marks the reader's own row. */
  mark?: string | undefined;
}
export type Children = Snippet | undefined;
