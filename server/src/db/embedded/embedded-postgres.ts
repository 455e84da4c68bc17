import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { findPackagedBinaries, prepareBinaries } from './binaries.ts';
import { findHome, makeSystemDir, settleHome } from './home.ts';
import { clusterExists, ensureCluster, ensurePassword, SUPERUSER } from './initdb.ts';
import { ensureOwner, OWNER } from './owner-role.ts';
import { readPostmaster } from './postmaster.ts';
import { reachServer } from './reach-server.ts';
import type { Address, Cluster } from './server-process.ts';
import { stopServer } from './stop-server.ts';
import { watchServer } from './watch-server.ts';

const DATABASE = 'nearbite';

export type EmbeddedPostgresOptions = {
  /** The application's DATA_DIR; the cluster goes below it wherever PostgreSQL's user can get there. */
  dataDir: string;
  /** One line of progress for a person. */
  log: (line: string) => void;
  /** False trades crash safety for speed: for tests. */
  durable?: boolean;
  /** Created when missing. */
  database?: string;
  /** Called once when the server ends without `stop()`. */
  onExit?: (reason: string) => void;
  /** Called when the server process was started, before it is ready. */
  onSpawned?: (() => void) | undefined;
  /** Where root may keep what a private DATA_DIR or installation hides from PostgreSQL's user. */
  systemDirs?: string[];
};

export type EmbeddedPostgres = {
  /** As the owner of the database, who is no superuser. */
  connectionString: string;
  /** For tests, which make databases of their own. */
  superuserConnectionString: string;
  /** Process id of the server. */
  pid: number;
  stop(): Promise<void>;
};

/**
 * The server of a data directory while another process runs it, for who only wants to read: it is neither locked
 * nor stopped. `empty` when there is no database at all.
 */
export async function findRunningPostgres(
  dataDir: string,
): Promise<{ readonly connectionString: string } | 'stopped' | 'empty'> {
  const { existing: dir } = await findHome(resolve(dataDir));
  const clusterDir = join(dir, 'data');
  if (!(await clusterExists(clusterDir))) return 'empty';
  const state = await readPostmaster(clusterDir);
  if (state.kind !== 'running' || state.pidFile.port === undefined) return 'stopped';
  const password = (await readFile(join(dir, 'password'), 'utf8')).trim();
  const { socketDir, port } = state.pidFile;
  const address = { host: socketDir ?? '127.0.0.1', port };
  return { connectionString: connectionString(address, { user: OWNER, password }, DATABASE) };
}

/** Starts the PostgreSQL server of a data directory; throws a StartError if it cannot. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, onExit = () => undefined, database = DATABASE } = options;
  const cluster = await describeCluster(options);
  const password = await ensurePassword(cluster.dir);
  await ensureCluster(cluster, password, log);
  const server = await reachServer(cluster, { password, log, onSpawned: options.onSpawned });
  const takeAlong = takeAlongOnExit(server.pid);
  await createDatabase(server.session, database);
  await ensureOwner({ ...server, password }, database);
  const connectionStringOf = (user: string) => connectionString(server.address, { user, password }, database);
  const watch = watchServer(cluster, server, password, (reason) => {
    takeAlong.cancel();
    onExit(reason);
  });
  let stopped: Promise<void> | undefined;
  return {
    connectionString: connectionStringOf(OWNER),
    superuserConnectionString: connectionStringOf(SUPERUSER),
    pid: server.pid,
    stop: () => {
      stopped ??= watch
        .end()
        .then(() => stopServer(cluster, server.pid))
        .finally(takeAlong.cancel);
      return stopped;
    },
  };
}

async function describeCluster({
  dataDir,
  durable = true,
  systemDirs,
}: EmbeddedPostgresOptions): Promise<Cluster> {
  const packaged = await findPackagedBinaries();
  const { dir, runAs } = await settleHome(dataDir, systemDirs);
  const copyDir = async () => (runAs ? await makeSystemDir(runAs, systemDirs) : dir);
  const nativeDir = await prepareBinaries(packaged, runAs, copyDir);
  return {
    dir,
    dataDir: join(dir, 'data'),
    logFile: join(dir, 'postgres.log'),
    binDir: join(nativeDir, 'bin'),
    runAs,
    durable,
  };
}

/** A process that ends without `stop()`, because its start failed later on, must not leave a server behind. */
function takeAlongOnExit(pid: number): { cancel(): void } {
  const shutDown = () => {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // It is gone already.
    }
  };
  process.once('exit', shutDown);
  return { cancel: () => process.off('exit', shutDown) };
}

async function createDatabase(session: pg.Client, database: string): Promise<void> {
  const { rowCount } = await session.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await session.query(`create database ${session.escapeIdentifier(database)}`);
}

/** The host in the query wins in every client; the one before the path keeps the string a valid URL. */
function connectionString(
  { host, port }: Address,
  { user, password }: { readonly user: string; readonly password: string },
  database: string,
): string {
  const query = new URLSearchParams({ host, port: String(port), sslmode: 'disable' });
  return `postgresql://${user}:${password}@localhost/${encodeURIComponent(database)}?${query}`;
}
