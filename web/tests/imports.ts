// Which files of the page bring which others along, at once or later.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ALL = 'src/art/index.ts';
/** Types alone. */
const WIRE = 'src/wire.ts';

export function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path);
    return /\.(ts|svelte)$/.test(name) && name !== 'wire.ts' ? [path] : [];
  });
}
export const textOf = (path: string): string => readFileSync(path, 'utf8');

function resolve(from: string, to: string): string | undefined {
  const path = join(dirname(from), to);
  return [path, `${path}.ts`, `${path}.svelte`, `${path}.svelte.ts`, join(path, 'index.ts')].find(
    (one) => existsSync(one) && statSync(one).isFile(),
  );
}
/** What a file imports at once. From the list of all drawings, those that are named. */
function brings(path: string): string[] {
  const found = [...textOf(path).matchAll(/^\s*(?:import|export)\s+(?!type\b)([^;]*?)\bfrom\s+'(\.[^']+)'/gm)];
  return found.flatMap(([, what, from]) => {
    const file = resolve(path, from!);
    if (file !== ALL) return file && file !== WIRE && /\.(ts|svelte)$/.test(file) ? [file] : [];
    return [...what!.matchAll(/\b[A-Z]\w+/g)]
      .map(([name]) => `src/art/${name}.svelte`)
      .filter((one) => existsSync(one));
  });
}
/** What a file loads later, and whether it waits for words too. */
export function later(path: string): { file: string; worded: boolean }[] {
  const imports = /((?:worded|advised)\(\(\) => )?\bimport\('(\.[^']+)'\)/g;
  return [...textOf(path).matchAll(imports)].flatMap(([, worded, to]) => {
    const file = resolve(path, to!);
    return file && /\.(ts|svelte)$/.test(file) ? [{ file, worded: worded !== undefined }] : [];
  });
}
/** These files with all that they bring along. */
export function closure(roots: readonly string[], alsoLater = false): Set<string> {
  const seen = new Set<string>();
  const open = [...roots];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...brings(file), ...(alsoLater ? later(file).map((one) => one.file) : []));
  }
  return seen;
}
