import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../db/database.ts';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { openScene } from '../../db/embedded/scene.testing.ts';
import { migrate, readSchema } from '../../db/migrate.ts';

export type ReplicatedPostgres = {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** As the superuser, who may hold up replaying. */
  readonly replicaSuperuserUrl: string;
  killReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
};

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => undefined });

/** A migrated, empty PostgreSQL with a streaming replica, which begins as a copy of it. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const scene = await openScene();
  const first = await start(scene.dataDir);
  const { pool, close } = openDatabase({
    connectionString: first.connectionString,
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  await migrate(pool, await readSchema());
  await close();
  await first.stop();
  const copy = await openScene({ copyOf: scene.dataDir });
  const primary = await start(scene.dataDir);

  const dataDir = await findCluster(copy.dataDir);
  const { uid, gid } = await stat(dataDir);
  const [program = ''] = (await readFile(`/proc/${primary.pid}/cmdline`, 'utf8')).split('\0');
  const socketDir = join(dataDir, '..', 'run');
  await follow(dataDir, new URL(primary.superuserConnectionString));
  let server: ChildProcess | undefined;

  async function startReplica(): Promise<void> {
    const settings = ['listen_addresses=', `unix_socket_directories=${socketDir}`];
    server = spawn(program, ['-D', dataDir, ...settings.flatMap((setting) => ['-c', setting])], {
      ...(process.getuid?.() === 0 && { uid, gid }),
      stdio: 'ignore',
    });
  }

  async function killReplica(): Promise<void> {
    for (const pid of await copy.findServers()) process.kill(pid, 'SIGKILL');
    if (server && server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  }

  await startReplica();
  return {
    primaryUrl: primary.connectionString,
    replicaUrl: withHost(primary.connectionString, socketDir),
    replicaSuperuserUrl: withHost(primary.superuserConnectionString, socketDir),
    killReplica,
    startReplica,
    async stop() {
      await killReplica();
      await primary.stop();
      await Promise.all([scene.clear(), copy.clear()]);
    },
  };
}

/** Where below the data directory the cluster is. */
async function findCluster(dataDir: string): Promise<string> {
  const names = await readdir(dataDir, { recursive: true });
  const version = names.find((name) => name.endsWith('data/PG_VERSION'));
  if (version === undefined) throw new Error(`No cluster in ${dataDir}`);
  return join(dataDir, version, '..');
}

async function follow(dataDir: string, { username, password, searchParams }: URL): Promise<void> {
  const source = `host=${searchParams.get('host')} port=${searchParams.get('port')} user=${username} password=${password}`;
  await writeFile(join(dataDir, 'standby.signal'), '');
  await appendFile(join(dataDir, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
}

function withHost(connectionString: string, host: string): string {
  const url = new URL(connectionString);
  url.searchParams.set('host', host);
  return url.toString();
}
