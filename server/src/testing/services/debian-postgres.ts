import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../lib/ports.ts';
import { findPrograms, run, start, unprivileged, until } from '../cluster/programs.ts';
import { onServer } from '../test-server.ts';
import { provideProgram } from './debian-package.ts';
import { reportMissingService } from './real-service.ts';

export type DebianPostgres = { readonly url: string; stop(): Promise<void> };

/**
 * Nothing is set that a statement runs by but the cost from which on one is compiled: plans of small tables never reach
 * the usual one. A connection's first statement, which may be the one that switches compiling off, stays below it.
 */
const SETTINGS = [
  'jit_above_cost=1',
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track=all',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
];

/** A PostgreSQL as Debian ships it, or undefined (after saying so) where none can be had. */
export async function startDebianPostgres(): Promise<DebianPostgres | undefined> {
  const isDebian = existsSync('/etc/debian_version');
  if (!isDebian || (await provideProgram('postgres', 'postgresql')) === undefined) {
    reportMissingService("Debian's PostgreSQL", 'there is none, and it could not be installed');
    return undefined;
  }
  const { initdb, postgres } = findPrograms(['initdb', 'postgres']);
  const directory = await mkdtemp(join(tmpdir(), 'nearbite-debian-'));
  // As root, PostgreSQL runs as another user, who must be able to get here.
  await chmod(directory, 0o755);
  const user = await unprivileged();
  if (user) await chown(directory, user.uid, user.gid);
  const options = { ...user, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C' }, stdio: 'ignore' };
  const data = join(directory, 'data');
  const cluster = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(initdb, ['-D', data, ...cluster], options);
  const port = await findFreePort();
  const settings = [`port=${port}`, ...SETTINGS].flatMap((setting) => ['-c', setting]);
  const server = start(postgres, ['-D', data, ...settings], options);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    await server.stop('SIGINT');
    await rm(directory, { recursive: true, force: true });
  };
  await until("Debian's PostgreSQL", async () => {
    await onServer(url, 'create extension pg_stat_statements');
    return true;
  });
  const [found] = await onServer(url, 'select pg_jit_available() as compiles');
  if (found?.compiles !== true)
    reportMissingService("PostgreSQL's compiler", 'a package of its own on some releases');
  return { url, stop };
}

/** What of the test databases' statements that server has compiled, which takes longer than any of them. */
export async function compiledStatements(url: string): Promise<unknown[]> {
  const rows = await onServer(
    url,
    `select distinct query from pg_stat_statements
     where jit_functions > 0 and dbid <> (select oid from pg_database where datname = current_database())`,
  );
  return rows.map(({ query }) => query);
}
