// The real server on a free port with an empty folder for its data. `GREAT_RACE_BIN` names the binary; without it the
// one `cargo build` made is taken.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TARGET = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, '../../target');

export function binary(): string {
  const made = [process.env.GREAT_RACE_BIN, join(TARGET, 'debug/great-race'), join(TARGET, 'release/great-race')];
  const found = made.find((path) => path && existsSync(path));
  if (!found) throw new Error('no server binary: run `cargo build` first, or set GREAT_RACE_BIN');
  return found;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class GameServer {
  #child: ChildProcess | null = null;
  #said = '';

  private constructor(
    readonly port: number,
    readonly data: string,
    /** More words for `serve`, and what else it is told. */
    private readonly words: string[],
    private readonly told: NodeJS.ProcessEnv,
  ) {}

  static async start(words: string[] = [], told: NodeJS.ProcessEnv = {}): Promise<GameServer> {
    const data = mkdtempSync(join(tmpdir(), 'great-race-e2e-'));
    const server = new GameServer(await freePort(), data, words, told);
    await server.up();
    return server;
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  async up(): Promise<void> {
    const where = ['--bind', `127.0.0.1:${this.port}`];
    if (!this.words.includes('--database')) where.push('--data', this.data);
    const child = spawn(binary(), ['serve', ...where, ...this.words], {
      env: { ...process.env, ...this.told },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stdout?.on('data', (text) => (this.#said += text));
    child.stderr?.on('data', (text) => (this.#said += text));
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${this.#said}`);
      const there = await fetch(`${this.url}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (there) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  /** Ends the process; what is stored stays. */
  async down(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
  async end(): Promise<void> {
    await this.down();
    rmSync(this.data, { recursive: true, force: true });
  }
}
