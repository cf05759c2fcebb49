// A PostgreSQL for one test, reached by a socket in a folder of its own. `GREAT_RACE_TEST_POSTGRES` names its programs:
// see `cargo xtask test --only postgres`.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class Postgres {
  private constructor(
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(): Promise<Postgres> {
    const programs = process.env.GREAT_RACE_TEST_POSTGRES;
    if (!programs) throw new Error('this test needs a PostgreSQL: cargo xtask test --only postgres');
    const folder = mkdtempSync(join(tmpdir(), 'great-race-pg-'));
    // It does not run as root.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) spawnSync('chown', ['postgres', folder]);
    const as = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
    const words = (program: string, ...more: string[]): [string, string[]] => {
      const [first, ...rest] = [...as, join(programs, program), '-D', join(folder, 'data'), ...more];
      return [first!, rest];
    };
    const made = spawnSync(...words('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'), {
      cwd: folder,
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`no PostgreSQL: ${made.stdout}${made.stderr}`);
    const [program, told] = words('postgres', '-k', folder, '-h', '');
    const child = spawn(program, told, { cwd: folder, stdio: 'ignore' });
    const answers = (): boolean => spawnSync(join(programs, 'pg_isready'), ['-q', '-h', folder]).status === 0;
    while (!answers()) {
      if (child.exitCode !== null) throw new Error('PostgreSQL ends as it starts');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return new Postgres(folder, child);
  }
  get url(): string {
    return `postgres:///postgres?host=${this.folder}&user=postgres`;
  }
  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGINT');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
