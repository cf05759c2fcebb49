// First load: script and style of the lobby and the table in one language, compressed; fonts and maps apart. Screens
// beside them are loaded when they are wanted; they are found by following what each file brings along.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const LIMIT_ALL = 400_000;
const out = join(import.meta.dirname, '..', process.env.WEB_OUT ?? 'dist');
const folder = join(out, 'assets');
const files = readdirSync(folder);
const size = (name) =>
  /\.(woff2?|png)$/.test(name)
    ? readFileSync(join(folder, name)).length
    : gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
const sum = (names) => names.reduce((total, name) => total + size(name), 0);

/** What a file imports at once, and the styles that come with what it loads later. */
function brings(name) {
  const text = readFileSync(join(folder, name), 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, one]) => one);
}
const first = new Set();
function take(name) {
  if (first.has(name)) return;
  first.add(name);
  if (name.endsWith('.js')) brings(name).forEach(take);
}
const page = readFileSync(join(out, 'index.html'), 'utf8');
[...page.matchAll(/\/assets\/([\w.-]+\.(?:js|css))/g)].forEach(([, name]) => take(name));
// Loaded at once though not imported: one language, and the table after the lobby, with its style.
files.filter((name) => /^(en|TableScreen)-.*\.(js|css)$/.test(name)).forEach(take);
const table = files.find((name) => /^TableScreen-.*\.js$/.test(name));
if (!table) throw new Error('no table in the built page');
const shared = new Set([...first].map((name) => name.replace(/-[\w-]{8}\.js$/, '')));
files.filter((name) => name.endsWith('.css') && shared.has(name.replace(/-[\w-]{8}\.css$/, ''))).forEach(take);

const rest = files.filter((name) => /\.woff2$|\.png$|\.svg$/.test(name) || /^africa-.*\.js$/.test(name));
const [code, all] = [sum([...first]), sum([...first]) + sum(rest)];
console.log(
  `script and style: ${(code / 1000).toFixed(1)} kB of ${LIMIT / 1000}; with fonts and one map: ` +
    `${(all / 1000).toFixed(1)} kB of ${LIMIT_ALL / 1000}`,
);
if (code > LIMIT || all > LIMIT_ALL) process.exit(1);
