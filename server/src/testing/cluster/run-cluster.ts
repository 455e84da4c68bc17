import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../db/database.ts';
import { print } from '../../process/print.ts';
import { endApp } from '../chaos/app-process.ts';
import { type Load, startLoad } from '../chaos/chaos-load.ts';
import { type ChaosWorld, fillWorld } from '../chaos/chaos-world.ts';
import { findBroken, isIdle } from '../chaos/conservation.ts';
import { type Installation, METRICS_TOKEN, startInstallation } from './installation.ts';
import type { PostgresPair } from './postgres-pair.ts';
import { until } from './programs.ts';

/** npm run cluster [restarts]: how an installation of several machines behaves, on this one. */
const RESTARTS = Number(process.argv[2] ?? 6);
async function runCluster(installation: Installation, world: ChaosWorld): Promise<readonly string[]> {
  const load = startLoad(installation.url, world);
  try {
    await restartAndFailOver(installation, load);
  } finally {
    // It repeats what fails, and would go on forever without an installation.
    await load.stop();
  }
  print(
    `${load.acknowledged.orders.length} orders and ${load.acknowledged.paid.length} payments acknowledged.`,
  );
  return count(installation.postgres, load);
}

async function restartAndFailOver({ ports, apps, postgres, redis, serve }: Installation, load: Load) {
  await moreOrders(load, 10);
  for (let turn = 0; turn < RESTARTS; turn += 1) {
    const index = turn % 2 === 0 ? 0 : 1;
    const before = load.acknowledged.orders.length;
    await endApp(apps[index], 'SIGTERM');
    apps[index] = await serve(index);
    await until('the proxy to ask the restarted instance', () => isAsked(ports[index]));
    report(load, `restart ${turn + 1}`);
    print(`${turn + 1}/${RESTARTS} restarted, ${load.acknowledged.orders.length - before} orders meanwhile`);
  }
  const begin = performance.now();
  await redis.failOver();
  await until('the bus of both instances', () => haveBus(ports));
  print(
    `Both instances use the new master of Redis ${Math.round(performance.now() - begin)} ms after the kill.`,
  );
  report(load, 'the failover of Redis');
  await failOver(postgres, load);
  await moreOrders(load, 10);
  report(load, 'failover');
}

let reported = 0;

/** What failed since the last time, each kind once with how often it came. */
function report({ acknowledged: { problems } }: Load, phase: string): void {
  const kinds = problems
    .slice(reported)
    .map((problem) => problem.split('\n')[0]?.replace(/\w{16,}/, '…') ?? '');
  reported = problems.length;
  for (const kind of new Set(kinds)) {
    print(`  during ${phase}: ${kind} (${kinds.filter((one) => one === kind).length} times)`);
  }
}

const moreOrders = (load: Load, count: number) => {
  const before = load.acknowledged.orders.length;
  return until('ordering', async () => load.acknowledged.orders.length >= before + count, 300_000);
};

/** Only then may the next one go: the proxy asks one that was away after two seconds again, and waits for its response. */
async function isAsked(port: number): Promise<boolean> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  return (await metrics.text()).includes('_count{method="POST",route="/api/store/cart/"');
}

async function haveBus(ports: readonly number[]): Promise<boolean> {
  const responses = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/ready`)));
  const bodies = await Promise.all(responses.map((response) => response.text()));
  return bodies.every((body) => body.includes('"bus":"ok"'));
}

async function failOver(postgres: PostgresPair, load: Load): Promise<void> {
  const before = load.acknowledged.orders.length;
  const begin = performance.now();
  await postgres.failOver();
  print(
    `The primary was killed and the standby promoted within ${Math.round(performance.now() - begin)} ms.`,
  );
  await moreOrders(load, 1);
  print(
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

const worlds: ChaosWorld[] = [];
const installation = await startInstallation({
  print,
  prepare: async (connectionString) => void worlds.push(await fillWorld(connectionString)),
});
try {
  const [world] = worlds;
  if (!world) throw new Error('There is no world to order in');
  const broken = await runCluster(installation, world);
  print(
    broken.length === 0
      ? 'Nothing lost, nothing done twice, no request failed.'
      : broken.map((line) => line.split('\n')[0]).join('\n'),
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
} finally {
  await installation.stop();
}
