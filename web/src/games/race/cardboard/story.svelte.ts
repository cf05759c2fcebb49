// A race with the cardboard game: what was agreed on and what was told. This browser keeps it; the server works out the
// rest from all of it, every time, and keeps nothing.

import { post } from '../../../net/api';
import type { CardboardOptions, CardboardRefused, CardboardShown, CardboardTold, RaceBoard } from '../../../net/types';
import { wentWrong } from '../../../parts/went';
import { forget, keep, kept } from '../../../state/prefs.svelte';

/** As it is kept, and as the terminal keeps it in a file. */
interface File {
  great_race_cardboard: 1;
  options: CardboardOptions;
  entries: string[];
}
const NAME = 'cardboard';

function readFile(text: string): File {
  const read = JSON.parse(text) as Partial<File>;
  const { great_race_cardboard: form, options, entries } = read;
  if (form !== 1 || !options || !Array.isArray(entries)) throw new Error('great_race_cardboard');
  return { great_race_cardboard: 1, options, entries: entries.map(String) };
}

export class Story {
  options = $state.raw<CardboardOptions | null>(null);
  entries = $state.raw<string[]>([]);
  shown = $state.raw<CardboardShown | null>(null);
  board = $state.raw<RaceBoard | null>(null);
  told = $state.raw<CardboardTold[]>([]);
  /** The last entry was not taken. */
  refused = $state.raw<CardboardRefused | null>(null);
  failed = $state('');
  busy = $state(false);

  constructor() {
    try {
      const file = readFile(kept(NAME) ?? '');
      [this.options, this.entries] = [file.options, file.entries];
    } catch {
      // None is kept.
    }
  }
  get file(): string {
    const file: File = { great_race_cardboard: 1, options: this.options!, entries: this.entries };
    return `${JSON.stringify(file)}\n`;
  }

  /** Everything from the beginning. */
  load(): Promise<boolean> {
    return this.#ask(this.entries, 0);
  }
  async begin(options: CardboardOptions): Promise<boolean> {
    this.leave();
    this.options = options;
    const begun = await this.load();
    if (!begun) this.options = null;
    return begun;
  }
  enter(entry: string): Promise<boolean> {
    return this.#ask([...this.entries, entry], this.entries.length + 1);
  }
  undo(): Promise<boolean> {
    return this.#ask(this.entries.slice(0, -1), this.entries.length);
  }
  /** A race from a file; what is wrong with it is thrown. */
  async bringIn(text: string): Promise<void> {
    const { options, entries } = readFile(text);
    this.leave();
    [this.options, this.entries] = [options, entries];
    if (await this.load()) return;
    const why = this.failed;
    this.leave();
    throw new Error(why);
  }
  leave(): void {
    forget(NAME);
    [this.options, this.entries, this.shown, this.board, this.told] = [null, [], null, null, []];
    [this.refused, this.failed] = [null, ''];
  }
  async log(): Promise<string> {
    const shown = await this.#post(this.entries, this.entries.length + 1, true);
    return shown.log ?? '';
  }

  #post(entries: string[], since: number, log = false): Promise<CardboardShown> {
    return post<CardboardShown>('/cardboard', null, { options: this.options, entries, since, log });
  }
  async #ask(entries: string[], since: number): Promise<boolean> {
    if (this.busy || !this.options) return false;
    this.busy = true;
    [this.failed, this.refused] = ['', null];
    try {
      const shown = await this.#post(entries, since);
      if (shown.board) this.board = shown.board;
      const before = this.told.filter(({ entry }) => entry < since && entry <= shown.entries.length);
      [this.shown, this.entries, this.told] = [shown, shown.entries, [...before, ...shown.told]];
      this.refused = shown.refused ?? null;
      keep(NAME, this.file);
      return !this.refused;
    } catch (error) {
      this.failed = wentWrong(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
