// What is loaded, compressed: the lobby with its frame, and the first load of each game. Script and style in one
// language; fonts and maps are weighed apart. What a file brings along is found by following its imports; what it loads
// later is listed here by name, as the build names its chunks.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** By bytes: the lobby and its frame, the first load of a game, and that with fonts and one map. */
const LIMITS = { lobby: 100_000, game: 150_000, all: 400_000 };
/** By files, each a question to the server: what the page itself names, and all that the lobby waits for. */
const FILES = { page: 4, lobby: 11 };
/** Chunks that come with every screen, besides what the page itself names: the frame's beginning, and words. */
const FRAME = ['start', 'en'];
/** Chunks that come with the lobby besides: its words in one language, and what stands in it. */
const LOBBY = ['around-en', 'first'];
/** Chunks that come when a table of a game is opened, and one map. */
const GAMES = {
  race: { chunks: ['TableScreen', 'race', 'RaceTable'], map: 'africa' },
  motorcar: { chunks: ['TableScreen', 'motorcar', 'motorcar-en', 'motortable-en'], map: null },
};
/** Fonts that one game alone brings along. */
const OWN = { motorcar: /^(rye|libre-caslon-text)-/ };

const out = join(import.meta.dirname, '..', process.env.WEB_OUT ?? 'dist');
const folder = join(out, 'assets');
const files = readdirSync(folder);
const stem = (name) => name.replace(/-[\w-]{8}\.(js|css)$/, '');
function size(name) {
  const bytes = readFileSync(join(folder, name));
  return /\.(woff2?|png)$/.test(name) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}
const sum = (names) => [...names].reduce((total, name) => total + size(name), 0);

/** A file with everything that it imports at once. */
function take(name, into) {
  if (into.has(name)) return;
  into.add(name);
  if (!name.endsWith('.js')) return;
  const text = readFileSync(join(folder, name), 'utf8');
  for (const [, one] of text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) take(one, into);
}
/** Chunks by name, with what they import and the styles of all of it. */
function closure(start, names) {
  const into = new Set(start);
  files.filter((name) => names.includes(stem(name)) && /\.(js|css)$/.test(name)).forEach((name) => take(name, into));
  const scripts = new Set([...into].filter((name) => name.endsWith('.js')).map(stem));
  files.filter((name) => name.endsWith('.css') && scripts.has(stem(name))).forEach((name) => into.add(name));
  return into;
}

const page = readFileSync(join(out, 'index.html'), 'utf8');
const named = new Set();
[...page.matchAll(/\/assets\/([\w.-]+\.(?:js|css))/g)].forEach(([, name]) => take(name, named));
for (const name of [...FRAME, ...LOBBY, 'TableScreen'])
  if (!files.some((file) => stem(file) === name)) throw new Error(`no ${name} in the built page`);
const frame = closure(named, FRAME);
const lobby = closure(frame, LOBBY);

let fits = true;
function weigh(what, bytes, limit) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000}`);
  if (bytes > limit) fits = false;
}
function count(what, files, limit) {
  console.log(`${what}: ${files.size} files of ${limit}`);
  if (files.size > limit) fits = false;
}
count('named by the page', named, FILES.page);
count('lobby and frame', lobby, FILES.lobby);
weigh('lobby and frame', sum(lobby), LIMITS.lobby);
for (const [game, { chunks, map }] of Object.entries(GAMES)) {
  const first = closure(frame, chunks);
  weigh(`${game}, first load`, sum(first), LIMITS.game);
  const others = Object.entries(OWN).flatMap(([owner, fonts]) => (owner === game ? [] : [fonts]));
  const rest = files.filter(
    (name) =>
      (/\.(woff2|png|svg)$/.test(name) && !others.some((fonts) => fonts.test(name))) ||
      (stem(name) === map && name.endsWith('.js')),
  );
  weigh(`${game}, with fonts and one map`, sum(first) + sum(rest), LIMITS.all);
}
if (!fits) process.exit(1);
