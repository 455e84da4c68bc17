import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The user PostgreSQL runs as; undefined means as ourselves. */
export type RunAs = { uid: number; gid: number };

const PREFERRED_USERS = ['nearbite', 'postgres', '_postgres', 'nobody'];
const OVERFLOW_ID = 65534;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root lends it the best fitting unprivileged user of the machine. */
export async function chooseUnprivilegedUser(): Promise<RunAs> {
  return pickUser(await readFile('/etc/passwd', 'utf8').catch(() => ''));
}

export function pickUser(passwd: string): RunAs {
  const users = new Map<string, RunAs>();
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && Number(uid) > 0 && Number(gid) > 0) users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  for (const name of PREFERRED_USERS) {
    const user = users.get(name);
    if (user) return user;
  }
  return { uid: OVERFLOW_ID, gid: OVERFLOW_ID };
}

/** Whether `user` may read `path` and pass through every directory above it, by the permission bits. */
export async function canReach(path: string, user: RunAs): Promise<boolean> {
  const target = await stat(path);
  if (!allows(target, user, target.isDirectory() ? 0o5 : 0o4)) return false;
  for (let dir = dirname(path); ; dir = dirname(dir)) {
    if (!allows(await stat(dir), user, 0o1)) return false;
    if (dir === dirname(dir)) return true;
  }
}

function allows(entry: { uid: number; gid: number; mode: number }, user: RunAs, needed: number): boolean {
  const shift = entry.uid === user.uid ? 6 : entry.gid === user.gid ? 3 : 0;
  return ((entry.mode >> shift) & needed) === needed;
}
