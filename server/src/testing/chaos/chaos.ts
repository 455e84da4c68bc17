import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../db/database.ts';
import { openScene } from '../../db/embedded/scene.testing.ts';
import { findFreePort } from '../../lib/ports.ts';
import { programOf } from '../program.ts';
import { type AppProcess, endApp, startApp } from './app-process.ts';
import { startLoad } from './chaos-load.ts';
import { makeWorld } from './chaos-world.ts';
import { countExpired, findBroken, isIdle } from './conservation.ts';

export type ChaosReport = {
  readonly rounds: number;
  readonly orders: number;
  readonly payments: number;
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

/** Kills the app or its database again and again while people order, and counts afterwards. */
export async function runChaos({
  program = programOf('main'),
  rounds,
  print = () => undefined,
}: Options): Promise<ChaosReport> {
  const scene = await openScene();
  const port = await findFreePort();
  let app: AppProcess | undefined;
  try {
    const world = await makeWorld(scene.dataDir);
    app = await startApp(program, scene.dataDir, port);
    const load = startLoad(`http://127.0.0.1:${port}`, world);
    const restartMs: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await delay(200 + Math.random() * 1_500);
      const victim = chooseVictim(round);
      if (victim === 'database') for (const pid of await scene.findServers()) killNow(pid);
      await endApp(app, 'SIGKILL');
      app = await startApp(program, scene.dataDir, port);
      restartMs.push(Math.round(app.startedInMs));
      print(
        `${round}/${rounds} ${victim} killed, back after ${restartMs.at(-1)} ms, ${load.acknowledged.orders.length} orders`,
      );
    }
    await delay(500);
    await load.stop();
    const { acknowledged } = load;
    const database = openDatabase({
      connectionString: world.connectionString,
      maxConnections: 2,
      onIdleError: () => undefined,
    });
    const begin = performance.now();
    while (!(await isIdle(database.pool)) && performance.now() - begin < 90_000 + rounds * 5_000)
      await delay(250);
    const drainedInMs = Math.round(performance.now() - begin);
    const broken = await findBroken(database.pool, acknowledged);
    const expired = await countExpired(database.pool);
    await database.close();
    return {
      rounds,
      orders: acknowledged.orders.length,
      payments: acknowledged.paid.length,
      expired,
      restartMs,
      drainedInMs,
      broken,
    };
  } finally {
    if (app) await endApp(app, 'SIGKILL');
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
