// The linter of the page: what the type checker does not see. Form is the formatter's alone.

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'test-results', 'playwright-report', 'e2e/shots', 'src/wire.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Outside games/ no game is named: what is a game's own is reached through games/index.ts.
    files: ['src/**'],
    ignores: ['src/games/**', 'src/art/gallery/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group: ['**/games/*/**', '**/games/race'] }] }],
    },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Drawings are constants of our own; nothing that comes over the wire is ever put into the page as markup.
      'svelte/no-at-html-tags': 'off',
      // `{' · '}` keeps its spaces where a line is broken.
      'svelte/no-useless-mustaches': 'off',
      // Maps and sets here are data that is made anew, never changed under a reader.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
