// Finished races for tests, made by the real engine: bots against bots under a fixed seed.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { binary } from './server';

/** The log of a race between bots. */
export function raceLog(seed: number, seats = 'racer,racer,novice,novice', board = 'africa'): string {
  const folder = mkdtempSync(join(tmpdir(), 'great-race-log-'));
  try {
    execFileSync(
      binary(),
      ['sim', '--seats', seats, '--games', '1', '--seed', String(seed), '--board', board, '--logs', folder],
      { stdio: 'ignore' },
    );
    return readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
/** The same race with other names in its header, and the sum that docs/LOG.md asks for. */
export function withNames(log: string, names: string[]): string {
  const lines = log.trimEnd().split('\n');
  const close = lines.pop()!;
  const header = JSON.parse(lines.shift()!) as Record<string, unknown>;
  const head = `${[JSON.stringify({ ...header, seats: names }), ...lines].join('\n')}\n`;
  return `${head}${close.replace(/"sum":"\w+"/, `"sum":"${createHash('sha256').update(head).digest('hex')}"`)}\n`;
}
/** Brings a log to the server; says which table it became. */
export async function bringIn(page: Page, log: string): Promise<string> {
  const answer = await page.request.post('/api/import', {
    data: log,
    headers: { 'content-type': 'application/jsonl' },
  });
  return ((await answer.json()) as { table: string }).table;
}
