import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { takeInstanceLock, tryConnect } from './instance-lock.ts';
import { readPostmaster } from './postmaster.ts';
import type { ReachedServer } from './reach-server.ts';
import type { Cluster } from './server-process.ts';

const RECOVERY_MS = 30_000;

/**
 * Watches the server through the session that holds our lock: when one of its processes crashes, PostgreSQL ends
 * every session and recovers, and the lock is taken anew; when the server itself is gone, `onExit` hears of it.
 */
export function watchServer(
  cluster: Cluster,
  server: ReachedServer,
  password: string,
  onExit: (reason: string) => void,
): { end(): Promise<void> } {
  let session: pg.Client | undefined;
  let isEnding = false;

  const hold = (next: pg.Client): void => {
    session = next;
    next.once('end', () => {
      session = undefined;
      if (!isEnding) void recover();
    });
  };

  const recover = async (): Promise<void> => {
    try {
      const next = await reconnect(cluster, server, password, () => isEnding);
      if (next && isEnding) await next.end();
      else if (next) hold(next);
      else if (!isEnding) onExit(`PostgreSQL ended unexpectedly; its log is ${cluster.logFile}.`);
    } catch (error) {
      if (!isEnding) onExit(`PostgreSQL was lost: ${String(error)}`);
    }
  };

  hold(server.session);
  return {
    end: async () => {
      isEnding = true;
      await session?.end().catch(() => undefined);
    },
  };
}

async function reconnect(
  cluster: Cluster,
  server: ReachedServer,
  password: string,
  isEnding: () => boolean,
): Promise<pg.Client | undefined> {
  for (const deadline = Date.now() + RECOVERY_MS; Date.now() < deadline && !isEnding(); await delay(100)) {
    const state = await readPostmaster(cluster.dataDir);
    if (state.kind !== 'running' || state.pidFile.pid !== server.pid) return undefined;
    const session = await tryConnect(server.address, password, cluster.dir);
    if (session && (await takeInstanceLock(session))) return session;
  }
  return undefined;
}
