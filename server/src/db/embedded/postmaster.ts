import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { systemErrorCode } from '../../process/system-error.ts';

/** What `postmaster.pid` says about the server that wrote it; later lines appear while it starts. */
export type PidFile = {
  text: string;
  pid: number;
  port: number | undefined;
  socketDir: string | undefined;
  status: string | undefined;
};

/**
 * - `absent`: no server, or one that is gone; PostgreSQL clears a dead process's file by itself.
 * - `foreign`: the process id has been taken by something else since; PostgreSQL would refuse to start.
 * - `running`: a PostgreSQL on this very data directory.
 */
export type PostmasterState =
  | { kind: 'absent' }
  | { kind: 'foreign'; pidFile: PidFile }
  | { kind: 'running'; pidFile: PidFile };

export async function readPostmaster(dataDir: string): Promise<PostmasterState> {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pidFile = parsePidFile(text);
  if (!pidFile || !isAlive(pidFile.pid)) return { kind: 'absent' };
  return { kind: (await isPostgresOn(dataDir, pidFile.pid)) ? 'running' : 'foreign', pidFile };
}

export function parsePidFile(text: string): PidFile | undefined {
  const [pid, , , port, socketDir, , , status] = text.split('\n').map((line) => line.trim());
  if (!pid || !/^\d+$/.test(pid)) return undefined;
  return {
    text,
    pid: Number(pid),
    port: port && /^\d+$/.test(port) ? Number(port) : undefined,
    socketDir: socketDir || undefined,
    status: status || undefined,
  };
}

/** Takes a foreign process's pid file away, and gives it back should a new server just have replaced it. */
export async function discardPidFile(dataDir: string, judged: PidFile): Promise<void> {
  const path = join(dataDir, 'postmaster.pid');
  const aside = `${path}.stale-${process.pid}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) === judged.text) await rm(aside);
  else await rename(aside, path);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
  return !isZombie(pid);
}

/** An orphan that ended stays in the process table for good where nothing collects it, as in many containers. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

async function isPostgresOn(dataDir: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const program = basename(command.split('\0')[0] ?? '');
    if (!program.startsWith('postgres')) return false;
    // The server's working directory is its data directory; unlike its arguments it survives a move.
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return cwd !== undefined && cwd === (await realpath(dataDir));
  }
  if (process.platform === 'win32') {
    const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']);
    return stdout.includes('postgres.exe');
  }
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']);
  return /(^|\/)postgres\b/.test(stdout) && stdout.includes(dataDir);
}

async function run(command: string, args: string[]): Promise<{ stdout: string }> {
  return await promisify(execFile)(command, args).catch(() => ({ stdout: '' }));
}
