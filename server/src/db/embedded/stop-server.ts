import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive, readPostmaster } from './postmaster.ts';
import type { Cluster } from './server-process.ts';

const FAST_SHUTDOWN_MS = 10_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;

/** Fast shutdown: sessions end, everything is written. If that hangs, at once: the next start recovers. */
export async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    const args = ['stop', '-D', cluster.dataDir, '-m', 'fast', '-w', '-t', '10'];
    await promisify(execFile)(join(cluster.binDir, 'pg_ctl'), args).catch(() => undefined);
    return;
  }
  await signal(cluster, pid, 'SIGINT');
  if (await isGoneWithin(cluster, pid, FAST_SHUTDOWN_MS)) return;
  await signal(cluster, pid, 'SIGQUIT');
  await isGoneWithin(cluster, pid, IMMEDIATE_SHUTDOWN_MS);
}

async function signal(cluster: Cluster, pid: number, name: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (!(await isRunning(cluster, pid))) return;
  try {
    process.kill(pid, name);
  } catch {
    // It ended in the meantime.
  }
}

async function isGoneWithin(cluster: Cluster, pid: number, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await delay(20)) {
    if (await isRunning(cluster, pid)) continue;
    // The file goes a moment before the process does.
    for (let i = 0; i < 50 && isAlive(pid); i++) await delay(10);
    return true;
  }
  return false;
}

async function isRunning(cluster: Cluster, pid: number): Promise<boolean> {
  const state = await readPostmaster(cluster.dataDir);
  return state.kind === 'running' && state.pidFile.pid === pid;
}
