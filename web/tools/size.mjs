// First load: script and style of the lobby and the table in one language, compressed; fonts and maps apart.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const LIMIT_ALL = 400_000;
const folder = join(import.meta.dirname, '..', process.env.WEB_OUT ?? 'dist', 'assets');
const files = readdirSync(folder);
const size = (name) => (/\.(woff2?|png)$/.test(name) ? readFileSync(join(folder, name)).length : gzipSync(readFileSync(join(folder, name)), { level: 9 }).length);
const sum = (names) => names.reduce((total, name) => total + size(name), 0);
const MAPS = /^(africa|asia|europe|south_america|usa\w*)-.*\.js$/;
const OTHER_LANGUAGES = /^(nl|fr)-.*\.js$/;
const code = files.filter((name) => /\.(js|css)$/.test(name) && !MAPS.test(name) && !OTHER_LANGUAGES.test(name));
const rest = files.filter((name) => /\.woff2$|\.png$|\.svg$/.test(name) || /^africa-.*\.js$/.test(name));
const [first, all] = [sum(code), sum(code) + sum(rest)];
console.log(`script and style: ${(first / 1000).toFixed(1)} kB of ${LIMIT / 1000}; with fonts and one map: ${(all / 1000).toFixed(1)} kB of ${LIMIT_ALL / 1000}`);
if (first > LIMIT || all > LIMIT_ALL) process.exit(1);
