import type { SpawnOptions } from 'node:child_process';
import { chmod, chown, mkdir, open, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../../lib/ports.ts';
import { messageOf } from '../../process/system-error.ts';
import type { RunAs } from './run-as.ts';
import { spawnWatched } from './watcher.ts';

/** Everything a start needs to know about one cluster. */
export type Cluster = {
  dir: string;
  dataDir: string;
  logFile: string;
  binDir: string;
  runAs: RunAs | undefined;
  durable: boolean;
};

/** Where the server listens: a socket directory of its own, or a free port on loopback. */
export type Address = { host: string; port: number };

const SOCKET_PORT = 5432;
// 107 bytes on Linux, 103 on macOS, for the directory and "/.s.PGSQL.5432" together.
const MAX_SOCKET_PATH_BYTES = 100;
const MAX_LOG_BYTES = 5_000_000;

export function canUseSocket(dir: string): boolean {
  const path = join(dir, 'run', `.s.PGSQL.${SOCKET_PORT}`);
  // A comma would end the path in PostgreSQL's list of socket directories.
  return (
    process.platform !== 'win32' && Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES && !/[,"]/.test(path)
  );
}

export async function chooseAddress(cluster: Cluster, useSocket: boolean): Promise<Address> {
  if (!useSocket) return { host: '127.0.0.1', port: await findFreePort() };
  const host = join(cluster.dir, 'run');
  await mkdir(host, { recursive: true });
  await chmod(host, 0o700);
  if (cluster.runAs) await chown(host, cluster.runAs.uid, cluster.runAs.gid);
  return { host, port: SOCKET_PORT };
}

/** How our PostgreSQL programs are run: as the right user, in a directory it can enter, without our secrets. */
export function spawnOptions(cluster: Pick<Cluster, 'dir' | 'runAs'>): SpawnOptions {
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR', 'TEMP']) {
    const value = process.env[name];
    if (value !== undefined) env[name] = value;
  }
  return { cwd: cluster.dir, env, ...cluster.runAs };
}

/** Resolves with undefined when the server was spawned, and later calls back when it has ended. */
export async function spawnServer(
  cluster: Cluster,
  address: Address,
): Promise<{ pid: number | undefined; ended: Promise<string> }> {
  const logStart = await startLog(cluster.logFile);
  const log = await open(cluster.logFile, 'a', 0o600);
  try {
    const settings = Object.entries(serverSettings(cluster, address)).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const child = spawnWatched([join(cluster.binDir, 'postgres'), '-D', cluster.dataDir, ...settings], {
      dataDir: cluster.dataDir,
      options: {
        ...spawnOptions(cluster),
        // A session of its own: Ctrl-C in the terminal is for the application, which then stops the server last.
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
      },
    });
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(messageOf(error)));
      child.once('exit', async () => resolve(await readFrom(cluster.logFile, logStart)));
    });
    return { pid: child.pid, ended };
  } finally {
    await log.close();
  }
}

function serverSettings(cluster: Cluster, address: Address): Record<string, string | number> {
  const isSocket = address.host.startsWith('/');
  return {
    listen_addresses: isSocket ? '' : address.host,
    unix_socket_directories: isSocket ? address.host : '',
    unix_socket_permissions: '0700',
    port: address.port,
    max_connections: 100,
    shared_buffers: '64MB',
    max_wal_size: '512MB',
    // Containers give 64 MB of shared memory, which parallel plans outgrow; our queries are short.
    max_parallel_workers_per_gather: 0,
    log_checkpoints: 'off',
    timezone: 'UTC',
    ...(cluster.durable
      ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
}

async function startLog(path: string): Promise<number> {
  const size = await stat(path).then(
    (entry) => entry.size,
    () => 0,
  );
  if (size <= MAX_LOG_BYTES) return size;
  await truncate(path);
  return 0;
}

async function readFrom(path: string, offset: number): Promise<string> {
  const content = await readFile(path).catch(() => Buffer.alloc(0));
  return content.subarray(offset).toString('utf8');
}
