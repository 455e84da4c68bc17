import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../db/database.ts';
import { openScene } from '../../db/embedded/scene.testing.ts';
import { findFreePort } from '../../lib/ports.ts';
import { programOf } from '../program.ts';
import { startPushService } from '../push-service.ts';
import { type AppProcess, endApp, startApp } from './app-process.ts';
import { startLoad } from './chaos-load.ts';
import { makeWorld } from './chaos-world.ts';
import { countExpired, findBroken, isIdle } from './conservation.ts';

export type ChaosReport = {
  readonly rounds: number;
  readonly orders: number;
  readonly payments: number;
  /** Of the kitchen that takes steps only; menus sent as files; messages that arrived on customers' devices. */
  readonly steps: number;
  readonly menus: number;
  readonly pushes: number;
  /** Ended by the clock, because their restaurant did not answer. */
  readonly expired: number;
  /** From the start of the process until it serves, per kill. */
  readonly restartMs: readonly number[];
  readonly drainedInMs: number;
  readonly broken: readonly string[];
};

type Options = {
  readonly program?: readonly string[];
  readonly rounds: number;
  readonly print?: (line: string) => void;
};

/** Kills the app or its database again and again while people order and kitchens work, and counts afterwards. */
export async function runChaos({
  program = programOf('main'),
  rounds,
  print = () => undefined,
}: Options): Promise<ChaosReport> {
  const scene = await openScene();
  const port = await findFreePort();
  const pushes = await startPushService();
  const settings = { PUSH_TEST_ORIGIN: pushes.origin };
  let app: AppProcess | undefined;
  try {
    const world = await makeWorld(scene.dataDir);
    app = await startApp(program, scene.dataDir, port, settings);
    const load = startLoad(`http://127.0.0.1:${port}`, world, pushes);
    const restartMs: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await delay(200 + Math.random() * 1_500);
      const victim = chooseVictim(round);
      if (victim === 'database') for (const pid of await scene.findServers()) killNow(pid);
      await endApp(app, 'SIGKILL');
      app = await startApp(program, scene.dataDir, port, settings);
      restartMs.push(Math.round(app.startedInMs));
      print(
        `${round}/${rounds} ${victim} killed, back after ${restartMs.at(-1)} ms, ${load.acknowledged.orders.length} orders`,
      );
    }
    const { acknowledged } = load;
    const done = [acknowledged.orders, acknowledged.steps, acknowledged.menus];
    const before = done.map(({ length }) => length);
    // Everything goes on after the last kill, on a slow machine, too.
    for (const end = performance.now() + 60_000; performance.now() < end; await delay(250)) {
      if (done.every(({ length }, index) => length > (before[index] ?? 0))) break;
    }
    await load.stop();
    const database = openDatabase({
      connectionString: world.connectionString,
      maxConnections: 2,
      onIdleError: () => undefined,
    });
    const begin = performance.now();
    while (!(await isIdle(database.pool)) && performance.now() - begin < 90_000 + rounds * 5_000)
      await delay(250);
    const drainedInMs = Math.round(performance.now() - begin);
    const broken = await findBroken(database.pool, acknowledged, pushes.received);
    const expired = await countExpired(database.pool);
    await database.close();
    return {
      rounds,
      orders: acknowledged.orders.length,
      payments: acknowledged.paid.length,
      steps: acknowledged.steps.length,
      menus: acknowledged.menus.length,
      pushes: pushes.received.length,
      expired,
      restartMs,
      drainedInMs,
      broken: [...broken, ...pushes.failures.map(String)],
    };
  } finally {
    if (app) await endApp(app, 'SIGKILL');
    await pushes.close();
    await scene.clear();
  }
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself a moment ago.
  }
}

/** Each has its turn in the shortest run. */
function chooseVictim(round: number): 'app' | 'database' {
  if (round === 1) return 'app';
  return round === 2 || Math.random() < 0.3 ? 'database' : 'app';
}
