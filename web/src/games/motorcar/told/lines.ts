// What happened, in lines: a row of hands, dice or places is told as one, and dice with what they make.

import type { MotorcarEvent } from '../../../net/types';
import type { EntryOf } from '../../game';
import type { MotorcarWire } from '..';
import { EVENTS } from '../kinds';
import { sentence, type Teller } from '../table/tell';

export interface Line {
  key: number;
  /** The version with which it came. */
  version: number;
  event: MotorcarEvent;
  text: string;
  rolls: readonly number[];
  /** The round it belongs to. */
  turn: number;
}

/** Rows that are told as one line: the kind, the words of the line, its list, and the words of each of its parts. */
const ROWS = {
  event_let_go: ['event_all_let_go', 'pulls', 'pull_of'],
  event_ranked: ['event_order', 'order', 'rank_of'],
  event_strain_revealed: ['event_hands_opened', 'strains', 'strain_of'],
} as const;
const isRow = (kind: string): kind is keyof typeof ROWS => kind in ROWS;

export function linesOf(entries: readonly EntryOf<MotorcarWire>[], teller: Teller): Line[] {
  const lines: Line[] = [];
  let rolls: number[] = [];
  let turn = 0;
  let row = null as { kind: keyof typeof ROWS; events: MotorcarEvent[]; version: number } | null;
  const add = (version: number, event: MotorcarEvent, text: string): void => {
    lines.push({ key: lines.length, version, event, text, rolls, turn });
    rolls = [];
  };
  const end = (): void => {
    if (!row) return;
    const [words, list, part] = ROWS[row.kind];
    const parts = row.events.map((event) => teller.say(part, teller.values(event)));
    add(row.version, row.events[0]!, sentence(teller.say(words, { [list]: parts.join(', ') })));
    row = null;
  };
  for (const entry of entries) {
    if (entry.what !== 'event') continue;
    const { event, version } = entry;
    if (event.kind === 'event_round_began') turn = event.numbers?.round ?? turn;
    if (isRow(event.kind)) {
      if (row?.kind !== event.kind) end();
      row = { kind: event.kind, events: [...(row?.events ?? []), event], version };
      continue;
    }
    end();
    if (event.kind === 'event_rolled' || event.kind === 'event_predicament_die') rolls.push(event.numbers?.die ?? 0);
    else if (!EVENTS[event.kind].dull) add(version, event, teller.event(event, { rolls }));
  }
  end();
  return lines;
}

const keyOf = (kind: string): string => kind.replace('event_', 'head_');

export function headline(line: Line, teller: Teller): string {
  const { event } = line;
  const values = {
    ...event.numbers,
    who: teller.car(event.seat),
    rival: teller.car(event.victim),
    partner: teller.car(event.partner),
    destination: teller.stage(line.turn),
  };
  return teller.words.find('motorcar', keyOf(event.kind), values) ?? teller.say('head_news', values);
}

/** The line that the paper makes its headline of. */
export function lead(lines: readonly Line[]): Line | undefined {
  const rank = ({ event }: Line): number => EVENTS[event.kind].headline ?? 99;
  return lines.reduce<Line | undefined>((best, line) => (best && rank(best) < rank(line) ? best : line), undefined);
}

export function articlesOf(
  entries: readonly EntryOf<MotorcarWire>[],
  teller: Teller,
): { key: number; headline: string; text: string }[] {
  return linesOf(entries, teller).map((line) => ({ key: line.key, headline: headline(line, teller), text: line.text }));
}

/** What the rivals did to each other and to oneself since one was last asked: the strip above the board. */
export function since(lines: readonly Line[], me: number | null): Line[] {
  const last =
    me === null ? -1 : lines.findLastIndex(({ event }) => event.seat === me && event.kind !== 'event_endured');
  return lines.slice(last + 1);
}
