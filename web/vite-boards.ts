// Board files as modules. `board.toml?picture`: what it says for drawing alone. `board.toml?facts`: what the lobby
// shows of it. `modes.toml?mixes`: the play-mode cards. The rules' part comes from the server.

import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

interface BoardFile {
  levels: number;
  name: Record<string, string>;
  ends: string[];
  spaces: unknown[];
  city: { slug: string; name: Record<string, string> }[];
  picture?: Record<string, unknown> & { subtitle?: unknown };
}

function picture({ picture }: BoardFile): unknown {
  if (!picture) return null;
  const { ground, lettering, ...rest } = picture;
  return { ...rest, grounds: ground ?? [], names: lettering ?? [] };
}
function facts({ levels, name, ends, spaces, city, picture }: BoardFile): unknown {
  const named = ends.map((end) => city.find((one) => one.slug === end)?.name ?? {});
  return { name, ends: named, levels, spaces: spaces.length, cities: city.length, subtitle: picture?.subtitle ?? {} };
}
const mixes = ({ mode }: { mode?: { slug: string; modules: string[] }[] }): unknown =>
  Object.fromEntries((mode ?? []).map(({ slug, modules }) => [slug, modules]));
const PARTS: Record<string, (file: BoardFile) => unknown> = { picture, facts, mixes: (file) => mixes(file as object) };

export function boardFiles(): Plugin {
  return {
    name: 'board-files',
    enforce: 'pre',
    load(id) {
      const [file, part] = id.split('?') as [string, string | undefined];
      const make = file.endsWith('.toml') && part ? PARTS[part] : undefined;
      if (!make) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(make(parse(readFileSync(file, 'utf8')) as unknown as BoardFile))}`;
    },
  };
}
