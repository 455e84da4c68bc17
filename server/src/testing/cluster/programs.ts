import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

export const run = promisify(execFile);

/** Debian keeps PostgreSQL's server programs out of the PATH; the newest first. */
function postgresDirectories(): string[] {
  try {
    return readdirSync('/usr/lib/postgresql')
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => `/usr/lib/postgresql/${version}/bin`);
  } catch {
    return [];
  }
}

export function findProgram(name: string): string | undefined {
  const path = [...postgresDirectories(), ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return path.map((directory) => join(directory, name)).find(canRun);
}

function canRun(path: string): boolean {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
}

const PROGRAMS = {
  nginx: 'nginx',
  redis: 'redis-server',
  pgbouncer: 'pgbouncer',
  initdb: 'initdb',
  postgres: 'postgres',
  basebackup: 'pg_basebackup',
  ctl: 'pg_ctl',
} as const;
// Its own keys.
export const ALL_PROGRAMS = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[];
type Name = keyof typeof PROGRAMS;
export type Programs = Readonly<Record<Name, string>>;

/** Where those programs are, or a line that says what is missing. */
export function findPrograms<Wanted extends Name>(wanted: readonly Wanted[]): Pick<Programs, Wanted> {
  const found = wanted.map((key) => [key, PROGRAMS[key], findProgram(PROGRAMS[key])] as const);
  const missing = found.filter(([, , path]) => path === undefined).map(([, name]) => name);
  if (missing.length > 0) {
    throw new Error(
      `Not installed: ${missing.join(', ')}. On Debian: apt-get install nginx-light redis-server pgbouncer postgresql`,
    );
  }
  // Each key that is wanted, and none of the paths is missing.
  return Object.fromEntries(found.map(([key, , path]) => [key, path])) as Pick<Programs, Wanted>;
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

export type Running = { readonly child: ChildProcess; stop(signal?: NodeJS.Signals): Promise<void> };

export function start(program: string, args: readonly string[], options: object = {}): Running {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  return {
    child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

export async function until(what: string, isSo: () => Promise<boolean>, patienceMs = 120_000): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(100)) {
    if (await isSo().catch(() => false)) return;
  }
  throw new Error(`${what} did not happen within ${patienceMs / 1_000} s`);
}
