import { createHash, randomBytes } from 'node:crypto';
import { chmod, link, lstat, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../process/start-error.ts';
import { messageOf, systemErrorCode } from '../../process/system-error.ts';
import { canReach, chooseUnprivilegedUser, isRoot, type RunAs } from './run-as.ts';

/** Where one cluster lives: `dir` holds the data, its password, its log and its socket. */
export type Home = { dir: string; runAs: RunAs | undefined };

const SYSTEM_DIRS = ['/var/lib/nearbite', join(tmpdir(), 'nearbite')];
const POINTER = 'postgres.location';

/**
 * Finds or makes the home of the cluster of `dataDir`: inside it, unless root lends PostgreSQL a user that cannot
 * get there; then outside, with a file in `dataDir` naming the place. Removing `dataDir` thus always means a
 * fresh start, and moving it takes the database along.
 */
export async function settleHome(dataDir: string, systemDirs: string[] = SYSTEM_DIRS): Promise<Home> {
  const root = await makeDataDir(dataDir);
  const { inside, elsewhere, existing } = await findHome(root);
  const owner = await stat(join(existing, 'data')).catch(() => undefined);
  if (owner) return { dir: existing, runAs: ownerAsUser(owner, existing) };
  if (!isRoot()) {
    await makeWritableDir(existing, 0o700);
    return { dir: existing, runAs: undefined };
  }
  const runAs = await chooseUnprivilegedUser();
  if (!elsewhere && (await canReach(root, runAs))) {
    await makeWritableDir(inside, 0o755);
    return { dir: inside, runAs };
  }
  const dir = elsewhere || (await pointElsewhere(root, await makeSystemDir(runAs, systemDirs)));
  await makeWritableDir(dir, 0o755);
  return { dir, runAs };
}

/** Where the cluster of a data directory is, if there is one; changes nothing. */
export async function findHome(
  dataDir: string,
): Promise<{ readonly inside: string; readonly elsewhere: string; readonly existing: string }> {
  const inside = join(dataDir, 'postgres');
  const elsewhere = (await readFile(join(dataDir, POINTER), 'utf8').catch(() => '')).trim();
  return { inside, elsewhere, existing: elsewhere || inside };
}

/** A place outside every private home that root owns and `runAs` can reach. */
export async function makeSystemDir(runAs: RunAs, dirs: string[] = SYSTEM_DIRS): Promise<string> {
  for (const dir of dirs) {
    try {
      await makeDirs(dir);
      const entry = await lstat(dir);
      // In a directory that all share, somebody else may have been there first.
      if (!entry.isDirectory() || entry.uid !== process.getuid?.()) continue;
      await chmod(dir, 0o755);
      if (await canReach(dir, runAs)) return dir;
    } catch {
      // The next candidate may do.
    }
  }
  throw new StartError(
    `PostgreSQL cannot run as root and no directory its user can reach could be made (${dirs.join(', ')}): ` +
      'start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

async function makeDataDir(dataDir: string): Promise<string> {
  const path = resolve(dataDir);
  try {
    const created = await makeDirs(path);
    if (isRoot()) for (const dir of created) await chmod(dir, 0o755);
    return await realpath(path);
  } catch (error) {
    throw notWritable(path, error);
  }
}

/** Returns the directories it had to make. Unlike Node's recursive mkdir it also ends in places like /proc. */
async function makeDirs(path: string): Promise<string[]> {
  try {
    await mkdir(path);
    return [path];
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return [];
    if (code !== 'ENOENT' || path === dirname(path)) throw error;
  }
  const above = await makeDirs(dirname(path));
  await mkdir(path);
  return [...above, path];
}

async function makeWritableDir(dir: string, mode: number): Promise<void> {
  try {
    await makeDirs(dir);
    await chmod(dir, mode);
    const probe = join(dir, `.probe-${randomBytes(4).toString('hex')}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw notWritable(dir, error);
  }
}

function ownerAsUser(owner: { uid: number; gid: number }, dir: string): RunAs | undefined {
  if (process.platform === 'win32' || owner.uid === process.getuid?.()) return undefined;
  if (isRoot()) return { uid: owner.uid, gid: owner.gid };
  throw new StartError(
    `The database in ${dir} belongs to another user (id ${owner.uid}): ` +
      'start as that user or as root, or set DATA_DIR to a directory of your own.',
  );
}

async function pointElsewhere(root: string, systemDir: string): Promise<string> {
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const dir = join(systemDir, `${hash}-${randomBytes(4).toString('hex')}`);
  return await writeOnce(join(root, POINTER), `${dir}\n`).then((text) => text.trim());
}

/** Writes a private file unless it exists; returns what it holds. Of two writers at once, one wins whole. */
export async function writeOnce(path: string, content: string): Promise<string> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await link(draft, path);
    return content;
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw notWritable(dirname(path), error);
    return await readFile(path, 'utf8');
  } finally {
    await rm(draft, { force: true });
  }
}

function notWritable(path: string, error: unknown): StartError {
  const code = systemErrorCode(error);
  if (code === 'ENOSPC') {
    return new StartError(`The disk holding ${path} is full: free some space and start again.`);
  }
  return new StartError(
    `The data directory ${path} cannot be written (${code ?? messageOf(error)}): ` +
      'make it writable for this user, or set DATA_DIR to a directory that is.',
  );
}
