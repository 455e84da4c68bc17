import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../db/database.ts';
import { type AppProcess, BUILT, endApp, findFreePort, startApp } from '../chaos/app-process.ts';
import { type Load, startLoad } from '../chaos/chaos-load.ts';
import { fillWorld } from '../chaos/chaos-world.ts';
import { findBroken, isIdle } from '../chaos/conservation.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';
import { findPrograms, until } from './programs.ts';
import { startProxy } from './proxy.ts';
import { startRedisPair } from './redis-pair.ts';

/** npm run cluster [restarts]: how an installation of several machines behaves, on this one. */
const RESTARTS = Number(process.argv[2] ?? 6);
/** The proxy asks an instance that was away again after this time (deploy/nginx.conf); only then may the next one go. */
const FAIL_TIMEOUT_MS = 2_500;
const say = (line: string) => process.stdout.write(`${line}\n`);
/** What was started, in the order of stopping. */
const stops: (() => Promise<unknown>)[] = [];

async function runCluster(): Promise<readonly string[]> {
  const programs = findPrograms();
  const directory = await mkdtemp(join(tmpdir(), 'nearbite-cluster-'));
  await chmod(directory, 0o755);
  stops.unshift(() => rm(directory, { recursive: true, force: true }));

  const postgres = await startPostgresPair(programs, join(directory, 'postgres'));
  stops.unshift(postgres.stop);
  say('PostgreSQL with a synchronous standby, PgBouncer in session mode before it.');
  const redis = await startRedisPair(programs, join(directory, 'redis'));
  stops.unshift(redis.stop);

  const world = await fillWorld(postgres.connectionString);
  const own = await findFreePort();
  const instances = [await findFreePort(), await findFreePort()] as const;
  const settings = {
    DATABASE_URL: postgres.connectionString,
    // Ends as the primary, and is no replica from then on.
    DATABASE_REPLICA_URL: postgres.standbyUrl,
    REDIS_URL: redis.url,
    JWT_SECRET: 'a secret that both instances know, long enough',
    PUBLIC_URL: `http://127.0.0.1:${own}`,
    TRUST_PROXY: 'loopback',
  };
  const serve = (index: 0 | 1) =>
    startApp(BUILT, join(directory, `data-${index}`), instances[index], settings);
  const apps: [AppProcess, AppProcess] = [await serve(0), await serve(1)];
  stops.unshift(() => Promise.all(apps.map((app) => endApp(app, 'SIGKILL'))));
  const proxy = await startProxy(programs, join(directory, 'nginx'), { own, instances });
  stops.unshift(() => proxy.stop());
  say('Two instances behind nginx; its configuration in deploy/ has been checked by nginx itself.');

  const load = startLoad(`http://127.0.0.1:${own}`, world);
  await moreOrders(load, 10);
  for (let turn = 0; turn < RESTARTS; turn += 1) {
    const index = turn % 2 === 0 ? 0 : 1;
    const before = load.acknowledged.orders.length;
    await endApp(apps[index], 'SIGTERM');
    apps[index] = await serve(index);
    await delay(FAIL_TIMEOUT_MS);
    report(load, `restart ${turn + 1}`);
    say(`${turn + 1}/${RESTARTS} restarted, ${load.acknowledged.orders.length - before} orders meanwhile`);
  }
  const begin = performance.now();
  await redis.failOver();
  await until('the bus of both instances', () => haveBus(instances));
  say(
    `Both instances use the new master of Redis ${Math.round(performance.now() - begin)} ms after the kill.`,
  );
  report(load, 'the failover of Redis');
  await failOver(postgres, load);
  await moreOrders(load, 10);
  report(load, 'failover');
  await load.stop();
  say(
    `${load.acknowledged.orders.length} orders and ${load.acknowledged.paid.length} payments acknowledged.`,
  );
  return count(postgres, load);
}

let reported = 0;

/** What failed since the last time, each kind once with how often it came. */
function report({ acknowledged: { problems } }: Load, phase: string): void {
  const kinds = problems
    .slice(reported)
    .map((problem) => problem.split('\n')[0]?.replace(/\w{16,}/, '…') ?? '');
  reported = problems.length;
  for (const kind of new Set(kinds)) {
    say(`  during ${phase}: ${kind} (${kinds.filter((one) => one === kind).length} times)`);
  }
}

const moreOrders = (load: Load, count: number) => {
  const before = load.acknowledged.orders.length;
  return until('ordering', async () => load.acknowledged.orders.length >= before + count, 300_000);
};

async function haveBus(ports: readonly number[]): Promise<boolean> {
  const responses = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/ready`)));
  const bodies = await Promise.all(responses.map((response) => response.text()));
  return bodies.every((body) => body.includes('"bus":"ok"'));
}

async function failOver(postgres: PostgresPair, load: Load): Promise<void> {
  const before = load.acknowledged.orders.length;
  const begin = performance.now();
  await postgres.failOver();
  say(`The primary was killed and the standby promoted within ${Math.round(performance.now() - begin)} ms.`);
  await moreOrders(load, 1);
  say(
    `The next order went through ${Math.round(performance.now() - begin)} ms after the kill (${before} before).`,
  );
}

async function count(postgres: PostgresPair, { acknowledged }: Load): Promise<readonly string[]> {
  const database = openDatabase({
    connectionString: postgres.standbyUrl,
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  try {
    for (const end = Date.now() + 120_000; Date.now() < end; await delay(250)) {
      if (await isIdle(database.pool)) break;
    }
    return await findBroken(database.pool, acknowledged);
  } finally {
    await database.close();
  }
}

try {
  const broken = await runCluster();
  say(
    broken.length === 0
      ? 'Nothing lost, nothing done twice, no request failed.'
      : broken.map((line) => line.split('\n')[0]).join('\n'),
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
} finally {
  for (const stop of stops) await stop().catch((error: unknown) => say(String(error)));
}
