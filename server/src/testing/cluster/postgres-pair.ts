import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../lib/ports.ts';
import { type Programs, type Running, run, start, unprivileged, until } from './programs.ts';

const ROLE = 'postgres';

export type PostgresPair = {
  /** Through the pooler, which leads to whichever is the primary. */
  readonly connectionString: string;
  /** Straight to the first one. */
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Ends the primary as a power cut would, makes the standby the primary, and leads the pooler there. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
};

/** A primary with a synchronous standby made by pg_basebackup, and PgBouncer in session mode before them. */
export async function startPostgresPair(programs: Programs, directory: string): Promise<PostgresPair> {
  const user = await unprivileged();
  const own = async (path: string) => user && chown(path, user.uid, user.gid);
  const options = { ...user, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const [primaryPort, standbyPort, poolerPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const [primaryDir, standbyDir] = [join(directory, 'primary'), join(directory, 'standby')];
  const urlOf = (port: number, database = 'nearbite') => `postgres://${ROLE}@127.0.0.1:${port}/${database}`;

  const serve = async (data: string, port: number) => {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${directory}`];
    const server = start(programs.postgres, ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...options,
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    await until(`PostgreSQL on ${port}`, () => isReachable(urlOf(port, 'postgres')));
    return server;
  };

  await mkdir(directory, { recursive: true, mode: 0o755 });
  await own(directory);
  await run(
    programs.initdb,
    ['-D', primaryDir, '-U', ROLE, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    options,
  );
  const primary = await serve(primaryDir, primaryPort);
  await execute(urlOf(primaryPort, 'postgres'), 'create database nearbite');
  const source = `host=127.0.0.1 port=${primaryPort} user=${ROLE} application_name=standby`;
  await run(
    programs.basebackup,
    ['-d', source, '-D', standbyDir, '-R', '-X', 'stream', '-c', 'fast'],
    options,
  );
  const standby = await serve(standbyDir, standbyPort);
  // From here on an acknowledged commit is on both.
  await execute(
    urlOf(primaryPort, 'postgres'),
    "alter system set synchronous_standby_names = 'standby'",
    'select pg_reload_conf()',
  );
  await until('the synchronous standby', async () => {
    const rows = await execute(urlOf(primaryPort, 'postgres'), 'select sync_state from pg_stat_replication');
    return rows[0]?.sync_state === 'sync';
  });

  const pooler = await startPooler();

  async function startPooler(): Promise<Running & { lead(port: number): Promise<void> }> {
    const config = join(directory, 'pgbouncer.ini');
    const text = (port: number) => `[databases]
nearbite = host=127.0.0.1 port=${port} dbname=nearbite user=${ROLE}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
auth_type = any
pool_mode = session
default_pool_size = 90
max_client_conn = 200
server_login_retry = 1
unix_socket_dir =
logfile = ${join(directory, 'pgbouncer.log')}
`;
    await writeFile(config, text(primaryPort));
    await own(config);
    const running = start(programs.pgbouncer, ['-q', config], {
      ...options,
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    await until('PgBouncer', () => isReachable(urlOf(poolerPort)));
    return {
      ...running,
      async lead(port) {
        await writeFile(config, text(port));
        running.child.kill('SIGHUP');
      },
    };
  }

  return {
    connectionString: urlOf(poolerPort),
    primaryUrl: urlOf(primaryPort),
    standbyUrl: urlOf(standbyPort),
    async failOver() {
      await killServer(primaryDir, primary);
      await run(programs.ctl, ['promote', '-D', standbyDir, '-w'], options);
      // It has no standby of its own now, and must not wait for one.
      await execute(
        urlOf(standbyPort, 'postgres'),
        'alter system reset synchronous_standby_names',
        'select pg_reload_conf()',
      );
      await pooler.lead(standbyPort);
    },
    async stop() {
      await pooler.stop('SIGQUIT');
      await Promise.all([primary.stop('SIGQUIT'), standby.stop('SIGQUIT')]);
    },
  };
}

/** The server and all its children at once, so that nobody of them can finish anything. */
async function killServer(data: string, server: Running): Promise<void> {
  const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]);
  for (const child of [pid, ...stdout.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(child, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
  await server.stop('SIGKILL');
}

async function isReachable(url: string): Promise<boolean> {
  await execute(url, 'select 1');
  return true;
}

async function execute(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
