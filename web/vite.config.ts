import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { boardFiles } from './vite-boards.ts';

// The server a page under development talks to.
const server = process.env.GREAT_RACE_SERVER ?? 'http://127.0.0.1:8080';

/** Words are named with their language: `more-fr`. */
const shelf = (id: string | null | undefined): string | undefined =>
  id
    ?.match(/text\/(..)\/(\w+)\.ftl/)
    ?.slice(1)
    .reverse()
    .join('-');

/**
 * What is always loaded together travels together: every file more is a question to the server before the first paint.
 * Of the rest each part stands in a file of its own, and what two parts share in another.
 */
const TOGETHER = {
  // What asks for everything else.
  boot: [
    /src\/early\.ts$/,
    /src\/parts\/once\.ts$/,
    /src\/state\/kept\.ts$/,
    /src\/words\/files\.ts$/,
    /vite\/preload-helper/,
  ],
  // The frame of every screen.
  shell: [
    /node_modules\/(svelte|@fluent|esm-env|clsx)\//,
    /src\/(App\.svelte|screens\.ts|wire\.ts|words\.ts)$/,
    /src\/state\/(keys|options\.svelte|prefs\.svelte|route\.svelte)\.ts$/,
    /src\/net\/(api|offers|storing\.svelte)\.ts$/,
    /src\/games\/(index|race\/boards)\.ts$/,
    /src\/parts\/(drivers|went|patient\.svelte)\.ts$/,
    /src\/art\/(Icon\.svelte|SeatEmblem\.svelte|symbols\.ts|icons\.ts)$/,
    /\.toml\?facts$/,
  ],
  lobby: [
    /src\/(lobby\/|games\/first\.ts)/,
    /src\/parts\/(BesideLinks\.svelte|LanguageSwitch\.svelte|steps\.svelte\.ts)$/,
    /src\/games\/race\/(SetUp|QuickStart|Choices|solo\/SoloStart)\.svelte$/,
    /src\/games\/race\/(choice|picks\.svelte|duration|mix\/mix|mix\/icons)\.ts$/,
    /src\/art\/(Poster\.svelte|posters\.ts|outlines\.ts)$/,
    /\.toml\?mixes$/,
  ],
};

/** The page names the frame itself: it is on its way before the script that wants it is there. */
const frameAtOnce = (): Plugin => ({
  name: 'frame-at-once',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((one) => one.type === 'chunk' && one.name === 'shell')
        .map(({ fileName }) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${fileName}` },
        })),
  },
});

/** What the lobby is made of, by the file or the words that it begins with. */
const LOBBY = [
  /\/(index\.html|src\/(start|games\/first|words\/(en|nl|fr))\.ts)$/,
  /src\/games\/race\/mix\/MixLine\.svelte$/,
  /text\/..\/(around|modules|modes)\.ftl/,
];
/** The worker that keeps the page for a day without network is told by name what the lobby needs. */
const keptShell = (): Plugin => ({
  name: 'kept-shell',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const open = chunks.filter(({ facadeModuleId: id }) => id && LOBBY.some((part) => part.test(id)));
    const files = new Set<string>();
    for (let one = open.pop(); one; one = open.pop()) {
      if (files.has(one.fileName)) continue;
      files.add(one.fileName);
      for (const style of one.viteMetadata?.importedCss ?? []) files.add(style);
      open.push(...chunks.filter(({ fileName }) => one!.imports.includes(fileName)));
    }
    const listed = [...files].sort().map((file) => `/${file}`);
    const name = `great-race-shell-${createHash('sha256').update(listed.join()).digest('hex').slice(0, 8)}`;
    const source = readFileSync(new URL('src/sw.js', import.meta.url), 'utf8');
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: source.replace('self.__SHELL__', JSON.stringify({ name, files: listed })),
    });
  },
});

export default defineConfig(({ mode }) => ({
  plugins: [boardFiles(), frameAtOnce(), svelte(), keptShell()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: process.env.WEB_OUT ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file: a strict content policy forbids data in the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // Whoever takes one drawing from the list of all does not load the others.
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !id.endsWith('/src/art/index.ts') },
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${shelf(facadeModuleId) ?? '[name]'}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: Object.entries(TOGETHER).map(([name, tests]) => ({
            name,
            test: (id: string) => tests.some((test) => test.test(id.replace(/\?svelte&.*/, ''))),
          })),
        },
      },
    },
  },
  // A busy machine is no fault of a test.
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
  },
}));
