import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../lib/ports.ts';
import { reportMissingService } from './real-service.ts';

const run = promisify(execFile);
const START_TIMEOUT_MS = 10_000;

export type RedisServer = {
  readonly url: string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** A Redis of the test's own on a free port, or undefined (after saying so) where none can be had. */
export async function startRedisServer(settings: readonly string[] = []): Promise<RedisServer | undefined> {
  const binary = (await findBinary()) ?? (await installBinary());
  if (binary === undefined) {
    reportMissingService('Redis', 'no redis-server on the PATH and none could be installed');
    return undefined;
  }
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'nearbite-redis-'));
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    child = spawn(
      binary,
      [...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', directory], ...settings],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await untilReady(child);
  };

  async function kill(): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    async stop() {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function findBinary(): Promise<string | undefined> {
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  for (const directory of directories.filter(Boolean)) {
    const path = join(directory, 'redis-server');
    if (await exists(path)) return path;
  }
  return undefined;
}

/** Only where it is ours to install: as root on Debian and its kin. Test files may race; apt's own lock decides. */
async function installBinary(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !(await exists('/usr/bin/apt-get'))) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = [
    '-o',
    'DPkg::Lock::Timeout=120',
    'install',
    '-y',
    '--no-install-recommends',
    'redis-server',
  ];
  try {
    await run('apt-get', install, { env }).catch(async () => {
      await run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', 'update'], { env });
      await run('apt-get', install, { env });
    });
  } catch {
    return undefined;
  }
  return findBinary();
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** The servers of a cluster talk to each other 10,000 above their port. */
const HIGHEST_PORT = 55_535;

async function freePort(): Promise<number> {
  const port = await findFreePort();
  return port > HIGHEST_PORT ? freePort() : port;
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`redis-server did not start:\n${output}`)),
      START_TIMEOUT_MS,
    );
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`redis-server ended:\n${output}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
