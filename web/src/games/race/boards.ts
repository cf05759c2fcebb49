// What board files say besides the rules: pictures, each loaded when it is needed, and facts for the lobby.

import type { Picture } from '../../art/types';

export type BoardPicture = Picture & { subtitle?: Record<string, string> };
export interface BoardFacts {
  name: Record<string, string>;
  /** The cities at the two ends, by language. */
  ends: Record<string, string>[];
  levels: number;
  spaces: number;
  cities: number;
  subtitle: Record<string, string>;
}

const PICTURES = import.meta.glob<BoardPicture | null>('../../../../content/boards/*.toml', {
  query: '?picture',
  import: 'default',
});
const FACTS = import.meta.glob<BoardFacts>('../../../../content/boards/*.toml', {
  query: '?facts',
  import: 'default',
  eager: true,
});
const path = (board: string): string => `../../../../content/boards/${board}.toml`;

export async function pictureOf(board: string): Promise<BoardPicture | null> {
  return (await PICTURES[path(board)]?.()) ?? null;
}
/** Boards that are known without asking the server, so that the lobby stands at once. */
export const BOARDS: string[] = Object.keys(FACTS).map((file) => /([a-z_]+)\.toml$/.exec(file)?.[1] ?? '');
export function factsOf(board: string): BoardFacts | undefined {
  return FACTS[path(board)];
}
