// A part that cannot be fetched is asked for again; a fault of its own is told at once.

import { afterEach, expect, test, vi } from 'vitest';
import { fetching, patient } from '../src/parts/patient.svelte';

afterEach(() => vi.useRealTimers());

test('what the server does not answer is asked for again until it does', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const part = patient(() =>
    ++asked < 3
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/modules-en-1.js'))
      : Promise.resolve('words'),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, fetching.waiting]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([asked, fetching.waiting]).toEqual([2, 1]);
  // Whoever has a line again does not wait.
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('words');
  expect([asked, fetching.waiting]).toEqual([3, 0]);
});

test('a part that is broken is told as broken', async () => {
  await expect(patient(() => Promise.reject(new ReferenceError('x is not defined')))).rejects.toThrow('x is not');
  expect(fetching.waiting).toBe(0);
});
