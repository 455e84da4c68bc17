import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Megabytes that a process holds; 0 where processes do not show themselves, as outside Linux. */
export async function memoryOf(child: ChildProcess | undefined): Promise<number> {
  const status = await readFile(`/proc/${child?.pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
