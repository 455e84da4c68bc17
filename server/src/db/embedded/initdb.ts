import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chmod, chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../process/start-error.ts';
import { messageOf } from '../../process/system-error.ts';
import { explainFailure } from './explain-failure.ts';
import { writeOnce } from './home.ts';
import { isAlive } from './postmaster.ts';
import { type Cluster, spawnOptions } from './server-process.ts';

export const SUPERUSER = 'nearbite';

/**
 * The cluster's password, made once. It is written before the cluster is, so whichever start creates the cluster
 * finds it, and lies beside the data, where only we can read it.
 */
export async function ensurePassword(dir: string): Promise<string> {
  return (await writeOnce(join(dir, 'password'), randomBytes(24).toString('base64url'))).trim();
}

/** Creates the cluster beside its place and moves it there whole, so a crash never leaves half of one. */
export async function ensureCluster(
  cluster: Cluster,
  password: string,
  log: (line: string) => void,
): Promise<void> {
  if (await clusterExists(cluster.dataDir)) return;
  log(`Creating the database in ${cluster.dir}…`);
  await removeDrafts(cluster.dir);
  const draft = join(cluster.dir, `data.draft-${process.pid}-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${draft}.pw`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (cluster.runAs) {
      await chown(draft, cluster.runAs.uid, cluster.runAs.gid);
      await chown(passwordFile, cluster.runAs.uid, cluster.runAs.gid);
    }
    await runInitdb(cluster, draft, passwordFile);
    await chmod(draft, 0o700);
    await rename(draft, cluster.dataDir);
  } catch (error) {
    // Of two first starts at once the slower one finds the cluster of the other in place.
    if (await clusterExists(cluster.dataDir)) return;
    throw error instanceof StartError ? error : explainFailure(messageOf(error), cluster);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

export async function clusterExists(dataDir: string): Promise<boolean> {
  return await access(join(dataDir, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

async function removeDrafts(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const maker = /^data\.draft-(\d+)-/.exec(name)?.[1];
    if (maker && !isAlive(Number(maker))) await rm(join(dir, name), { recursive: true, force: true });
  }
}

/**
 * The built-in C.UTF-8 locale knows every script's letters and sorts alike on every machine. pg_trgm still asks
 * the C library what a letter is, so that gets a UTF-8 locale too where the machine has one.
 */
async function runInitdb(cluster: Cluster, draft: string, passwordFile: string): Promise<void> {
  let output = '';
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const args = [
      ...[
        '-D',
        draft,
        '-U',
        SUPERUSER,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
      ],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C', `--lc-ctype=${ctype}`],
      ...['--lc-messages=C', '--no-sync', '--no-instructions'],
    ];
    const result = await runProgram(cluster, 'initdb', args);
    if (result.code === 0) return;
    output = result.output;
    if (!/invalid locale name|could not [^\n]* locale/.test(output)) break;
  }
  throw explainFailure(output, cluster);
}

async function runProgram(
  cluster: Cluster,
  name: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return await new Promise((resolve) => {
    let output = '';
    const child = spawn(join(cluster.binDir, name), args, {
      ...spawnOptions(cluster),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => resolve({ code: null, output: messageOf(error) }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
