import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import pg from 'pg';
import { isAlive } from './postmaster.ts';

export type Report = {
  connectionString?: string;
  pid?: number;
  error?: string;
  exit?: string;
};
export type Application = { process: ChildProcess; report: Report; nextReport(): Promise<Report> };

const SOURCE = fileURLToPath(new URL('./application.testing.ts', import.meta.url));
/** Below the packages it imports. */
const BUILT = fileURLToPath(
  new URL('../../../../node_modules/.cache/nearbite/embedded-application.mjs', import.meta.url),
);

let built: Promise<void> | undefined;

/** Once per run: these tests start it dozens of times, and compiling it takes longer than all it does then. */
async function buildApplication(): Promise<void> {
  const draft = `${BUILT}.${process.pid}`;
  await build({
    entryPoints: [SOURCE],
    outfile: draft,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  // Another worker may run the one it has made itself.
  await rename(draft, BUILT);
}

/**
 * A temporary directory and the applications started in it; `clear()` ends what is left of both. With `copyOf`, the
 * data directory of another scene, it begins with a copy of that stopped database instead of making one.
 */
export async function openScene({ copyOf }: { copyOf?: string } = {}) {
  built ??= buildApplication();
  await built;
  const dir = await mkdtemp(join(tmpdir(), 'nearbite-embedded-'));
  await chmod(dir, 0o755);
  // With its owners: run by root, the database belongs to a user of its own.
  if (copyOf) await promisify(execFile)('cp', ['-a', copyOf, join(dir, 'data-dir')]);
  const applications: ChildProcess[] = [];
  return {
    dir,
    dataDir: join(dir, 'data-dir'),

    /** Starts an application in a process of its own. */
    spawnApplication(args: string[], { uid, umask }: { uid?: number; umask?: string } = {}): ChildProcess {
      const node = [process.execPath, BUILT, ...args];
      const command = umask ? ['sh', '-c', `umask ${umask}; exec "$@"`, 'sh', ...node] : node;
      const child = spawn(command[0] ?? '', command.slice(1), {
        stdio: ['ignore', 'pipe', 'inherit'],
        ...(uid !== undefined && { uid, gid: uid }),
      });
      applications.push(child);
      return child;
    },

    /** Starts an application and waits for its first report. */
    async startApplication(
      args: string[],
      options: { uid?: number; umask?: string } = {},
    ): Promise<Application> {
      const child = this.spawnApplication(args, options);
      if (!child.stdout) throw new Error('the application has no output');
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const nextReport = async (): Promise<Report> => JSON.parse((await lines.next()).value ?? '{}');
      return { process: child, report: await nextReport(), nextReport };
    },

    findServers: () => findProcesses(dir, /\/bin\/postgres\0/),
    findWatchers: () => findProcesses(dir, /^\/bin\/sh\0.*stop_when_pipe_closes/s),

    async clear(): Promise<void> {
      for (const child of applications) await kill(child, 'SIGKILL');
      for (const pid of await findProcesses(dir, /\/bin\/postgres\0/)) process.kill(pid, 'SIGKILL');
      await delay(50);
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  return (await exit)[0];
}

export async function query<Row extends pg.QueryResultRow>(
  connectionString: string | undefined,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Processes whose command names something below the directory. */
async function findProcesses(dir: string, program: RegExp): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (program.test(command) && command.includes(dir) && isAlive(Number(name))) found.push(Number(name));
  }
  return found;
}
