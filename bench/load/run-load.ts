// npm run load -- [--seconds 60] [--guests 8]: whole journeys of many people against the built app. Every response is checked
// as it comes; afterwards portions, money, orders, mails, jobs and kept figures are counted.
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/src/db/database.ts';
import { openScene } from '../../server/src/db/embedded/scene.testing.ts';
import { findFreePort } from '../../server/src/lib/ports.ts';
import { BUILT, endApp, startApp } from '../../server/src/testing/chaos/app-process.ts';
import { startLoad } from '../../server/src/testing/chaos/chaos-load.ts';
import { makeWorld } from '../../server/src/testing/chaos/chaos-world.ts';
import { findBroken, isIdle } from '../../server/src/testing/chaos/conservation.ts';
import { playJourney } from './journeys.ts';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, guests: { type: 'string', default: '8' } },
});
const PATIENCE_MS = 90_000;

const scene = await openScene();
try {
  const world = await makeWorld(scene.dataDir);
  const port = await findFreePort();
  const app = await startApp(BUILT, scene.dataDir, port);
  const base = `http://127.0.0.1:${port}`;
  const load = startLoad(base, world);
  const memory: number[] = [];
  const end = performance.now() + Number(options.seconds) * 1000;
  let journeys = 0;
  const visit = async () => {
    while (performance.now() < end) {
      await playJourney(base, 'the-storm', load.acknowledged);
      journeys += 1;
    }
  };
  const watch = async () => {
    while (performance.now() < end) {
      memory.push(await memoryOf(app.child.pid));
      await delay(1_000);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: Number(options.guests) }, visit)]);
  await load.stop();
  const { orders, paid } = load.acknowledged;
  const database = openDatabase({
    connectionString: world.connectionString,
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  const until = performance.now() + PATIENCE_MS;
  while (!(await isIdle(database.pool)) && performance.now() < until) await delay(250);
  const broken = await findBroken(database.pool, load.acknowledged);
  await database.close();
  await endApp(app, 'SIGTERM');
  console.log(
    `${journeys} journeys of guests, ${orders.length} orders, ${paid.length} paid in ${options.seconds} s`,
  );
  const half = memory[Math.floor(memory.length / 2)];
  console.log(`memory: ${memory[0]} MB at first, ${half} MB half-way, ${memory.at(-1)} MB at the end`);
  console.log(broken.length === 0 ? 'Every response was right, and nothing is lost.' : broken.join('\n'));
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await scene.clear();
}

async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
