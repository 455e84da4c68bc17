import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../process/start-error.ts';
import { explainFailure } from './explain-failure.ts';
import { takeInstanceLock, tryConnect } from './instance-lock.ts';
import { discardPidFile, type PidFile, readPostmaster } from './postmaster.ts';
import { type Address, type Cluster, canUseSocket, chooseAddress, spawnServer } from './server-process.ts';
import { stopServer } from './stop-server.ts';

/** A running server that answers us, with the session that holds the instance lock. */
export type ReachedServer = { session: pg.Client; address: Address; pid: number };

type ReachOptions = { password: string; log: (line: string) => void; onSpawned?: (() => void) | undefined };

const GIVE_UP_AFTER_MS = 300_000;
const PROGRESS_EVERY_MS = 5_000;
/** Of two starts at once, the one whose server it is takes the lock first. */
const HEAD_START_MS = 300;

/**
 * Ends with a server on the cluster that is ours alone, whatever the last run has left behind: an orphan is stopped,
 * because the watcher of the run it belonged to may be about to do so, a stopping one awaited, a pid file naming
 * somebody else's process put away. Each round looks at the facts again, and PostgreSQL's own lock file decides
 * between two starts at once.
 */
export async function reachServer(
  cluster: Cluster,
  { password, log, onSpawned }: ReachOptions,
): Promise<ReachedServer> {
  const started = Date.now();
  let useSocket = canUseSocket(cluster.dir);
  let ownPid: number | undefined;
  let nextProgress = started + PROGRESS_EVERY_MS;
  while (Date.now() - started < GIVE_UP_AFTER_MS) {
    const state = await readPostmaster(cluster.dataDir);
    if (state.kind === 'running') {
      // No watchers there: what is left behind can be kept.
      const isOurs = state.pidFile.pid === ownPid || process.platform === 'win32';
      if (!isOurs) await delay(HEAD_START_MS);
      const reached = await tryReach(cluster, state.pidFile, password);
      if (reached && isOurs) return reached;
      if (reached) {
        log('Stopping the PostgreSQL that an earlier run has left behind.');
        await reached.session.end().catch(() => undefined);
        await stopServer(cluster, reached.pid);
        continue;
      }
      if (Date.now() > nextProgress) {
        log(`Waiting for PostgreSQL (${state.pidFile.status ?? 'starting'})…`);
        nextProgress = Date.now() + PROGRESS_EVERY_MS;
      }
      await delay(25);
      continue;
    }
    if (state.kind === 'foreign') {
      log(`Process ${state.pidFile.pid} is not our PostgreSQL any more: putting the stale pid file away.`);
      await discardStale(cluster, state.pidFile);
    }
    const address = await chooseAddress(cluster, useSocket);
    const server = await spawnServer(cluster, address);
    ownPid = server.pid;
    onSpawned?.();
    const failure = await Promise.race([server.ended, becomesReady(cluster, server)]);
    if (failure === undefined) continue;
    if (/Unix-domain socket|Unix socket|\.s\.PGSQL/.test(failure) && useSocket) useSocket = false;
    else if (
      !/"postmaster.pid" already exists|pre-existing shared memory|Address already in use/.test(failure)
    ) {
      throw explainFailure(failure, cluster);
    }
    await delay(100);
  }
  throw new StartError(`PostgreSQL in ${cluster.dir} does not get ready: see ${cluster.logFile}.`);
}

async function tryReach(
  cluster: Cluster,
  { pid, port, socketDir, status }: PidFile,
  password: string,
): Promise<ReachedServer | undefined> {
  if (status !== 'ready' || port === undefined) return undefined;
  const address = { host: socketDir ?? '127.0.0.1', port };
  const session = await tryConnect(address, password, cluster.dir);
  if (!session || !(await takeInstanceLock(session))) return undefined;
  return { session, address, pid };
}

async function becomesReady(
  cluster: Cluster,
  server: { pid: number | undefined; ended: Promise<string> },
): Promise<undefined> {
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const state = await readPostmaster(cluster.dataDir);
    if (state.kind === 'running' && state.pidFile.status === 'ready') return undefined;
    await delay(10);
  }
  return await new Promise(() => undefined);
}

async function discardStale(cluster: Cluster, pidFile: PidFile): Promise<void> {
  await discardPidFile(cluster.dataDir, pidFile);
  // The socket's own lock names the same process and would stop the server just as well.
  const socketLock = join(cluster.dir, 'run', '.s.PGSQL.5432.lock');
  const holder = await readFile(socketLock, 'utf8').catch(() => '');
  if (Number.parseInt(holder, 10) === pidFile.pid) await rm(socketLock, { force: true });
}
