import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { sizeOf } from '../src/games/race/table/size';
import Slots from '../src/games/race/table/Slots.svelte';

const say = (word: string) => createRawSnippet(() => ({ render: () => `<i>${word}</i>` }));
const BASE = ['ribbon', 'progress', 'rivals', 'board', 'question', 'dash'] as const;
const ADDED = ['strip', 'overview', 'leader', 'hand', 'piles'] as const;
const PLATES = ['parcel', 'season', 'patrons', 'diplomacy'] as const;

function slots(
  size: ReturnType<typeof sizeOf>,
  names: readonly string[],
  on: readonly string[],
): (string | undefined)[] {
  const said = (list: readonly string[]) => Object.fromEntries(list.map((name) => [name, say(name)]));
  const props = { ...said([...BASE, ...names]), plates: said(on) };
  const table = mount(Slots, { target: document.body, props: { size, mine: 'mine', ...props } as never });
  flushSync();
  const found = [...document.querySelectorAll<HTMLElement>('main.table [data-slot]')];
  expect(found.filter((slot) => slot.textContent?.trim() === '')).toEqual([]);
  const filled = found.map(({ dataset }) => dataset['slot']);
  void unmount(table);
  return filled;
}

describe('the slots of a table', () => {
  it('are arranged by the room there is', () => {
    expect(sizeOf(390, 844)).toBe('upright');
    expect(sizeOf(768, 1024)).toBe('upright');
    expect(sizeOf(844, 390)).toBe('aside');
    expect(sizeOf(1024, 768)).toBe('narrow');
    expect(sizeOf(1280, 720)).toBe('low');
    expect(sizeOf(1440, 900)).toBe('full');
    expect(sizeOf(1920, 1080)).toBe('large');
  });
  it('that are not filled leave nothing behind, and filled ones stand in their order', () => {
    expect(slots('full', [], [])).toEqual(['board', 'question', 'dash']);
    expect(slots('full', ADDED, PLATES)).toEqual([
      'strip',
      'overview',
      'board',
      'season',
      'patrons',
      'diplomacy',
      'parcel',
      'question',
      'leader',
      'dash',
      'piles',
      'hand',
    ]);
  });
});
