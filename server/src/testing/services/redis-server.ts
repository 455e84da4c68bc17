import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../lib/ports.ts';
import { provideProgram } from './debian-package.ts';
import { reportMissingService } from './real-service.ts';

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
  const binary = await provideProgram('redis-server', 'redis-server');
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
