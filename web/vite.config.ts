import { svelte } from '@sveltejs/vite-plugin-svelte';
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

export default defineConfig(({ mode }) => ({
  plugins: [boardFiles(), svelte()],
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
      output: { chunkFileNames: ({ facadeModuleId }) => `assets/${shelf(facadeModuleId) ?? '[name]'}-[hash].js` },
    },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}));
