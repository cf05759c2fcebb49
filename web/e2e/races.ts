// Finished races for tests, made by the real engine: bots against bots under a fixed seed.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { binary } from './server';

/** The log of a race between bots. */
export function raceLog(seed: number, seats = 'racer,racer,novice,novice', board = 'africa'): string {
  const folder = mkdtempSync(join(tmpdir(), 'great-race-log-'));
  try {
    execFileSync(binary(), ['sim', '--seats', seats, '--games', '1', '--seed', String(seed), '--board', board, '--logs', folder], { stdio: 'ignore' });
    return readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
/** Brings a log to the server; says which table it became. */
export async function bringIn(page: Page, log: string): Promise<string> {
  const answer = await page.request.post('/api/import', { data: log, headers: { 'content-type': 'application/jsonl' } });
  return ((await answer.json()) as { table: string }).table;
}
