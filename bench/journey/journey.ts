// npm run bench: each step of a customer's journey beside the floor of what it needs, in one run: as it is deployed (two
// instances behind nginx with Redis, the floor behind the same nginx), or one process that is reached directly.
// Writes results.json. A part of it: npm run bench -- --steps order,cart --rounds 2 --connections 10
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../server/src/db/database.ts';
import { migrate, readSchema } from '../../server/src/db/migrate.ts';
import { BUILT } from '../../server/src/testing/chaos/app-process.ts';
import { createBenchDatabase } from '../database.ts';
import { writeResults } from '../results.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { memoryOf } from './memory.ts';
import { createProcessorTime } from './processor-time.ts';
import { measureSignIns } from './sign-ins.ts';
import { STEPS, type Step } from './steps.ts';
import { startAlone, startDeployed, startFloor, startSurroundings, type Target } from './targets.ts';
import { fillWorld, PASSWORD, type World } from './world.ts';

const { values: options } = parseArgs({
  options: {
    /** The beginnings of their names. */
    steps: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '0.4' },
    connections: { type: 'string', default: '1,10,100' },
    /** One process without a proxy. */
    alone: { type: 'boolean', default: false },
    /** The folder of another working copy, whose build takes turns with this one; it has the same tables. */
    beside: { type: 'string' },
    /** Where the app leaves CPU profiles when it ends. */
    profile: { type: 'string' },
  },
});
const ROUNDS = Number(options.rounds);
const SECONDS = Number(options.seconds);
const CONNECTIONS = options.connections.split(',').map(Number);
const CHOSEN = STEPS.filter(({ name }) => options.steps.split(',').some((wish) => name.startsWith(wish)));
const PROFILING = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];

/**
 * How long a step is played before it is measured: a thousand orders until their code is compiled, as it is in a town's
 * server, which runs for days. That takes one of many files longer than the floor's one. Responses that are kept are past
 * that within a fraction of their first round.
 */
const WARM_UP_SECONDS: Readonly<Record<string, number>> = {
  cart: 1,
  'cart, first line': 1,
  'cart, line with key': 1,
  order: 6,
  'order, paid': 8,
  "owner's list": 1,
};
const WARM_UP_CONNECTIONS = 10;

type Round = LoadResult & { readonly processorMs: number };
type ProcessorTime = Awaited<ReturnType<typeof createProcessorTime>>;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The numbers of the next visitors: orders use up the carts that wait, so nothing else may count them. */
const next = { order: 1, write: 1, read: 1 };
const database = await createBenchDatabase({ durable: true });
const { dataDir, connectionString } = database;
/** What has to be stopped, the last first. */
const stops: (() => unknown)[] = [() => database.drop()];
const load = fork(fileURLToPath(new URL('load.ts', import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
stops.unshift(() => load.kill());
// Without it nothing would ever be reported, and the app would be left running.
const brokenOff = once(load, 'exit').then(() => {
  throw new Error('The load has ended before its time; the reason is above.');
});
brokenOff.catch(() => undefined);
try {
  const world = await makeWorld();
  if (options.alone) await measureAlone(world);
  else await measureDeployed(world);
} finally {
  for (const stop of stops) await stop();
}

async function measureDeployed(world: World): Promise<void> {
  const surroundings = await startSurroundings({ connectionString, dataDir });
  stops.unshift(() => surroundings.redis.stop());
  const builds = {
    app: BUILT,
    ...(options.beside ? { beside: [resolve(options.beside, 'dist/server/main.js')] } : {}),
  };
  const targets: Target[] = [];
  for (const [name, program] of Object.entries(builds)) {
    const target = await startDeployed(name, { connectionString, dataDir }, surroundings, [
      ...PROFILING,
      ...program,
    ]);
    stops.unshift(target.stop);
    targets.push(target);
  }
  const floor = await startFloor(
    await floorArguments(targets[0], world),
    connectionString,
    surroundings.proxy,
  );
  stops.unshift(floor.stop);
  await writeResults('journey', { steps: await measureAll([...targets, floor], world) });
}

async function measureAlone(world: World): Promise<void> {
  // The app starts its own PostgreSQL, unless it is told of another.
  const settings: Record<string, string> = process.env.DATABASE_URL ? { DATABASE_URL: connectionString } : {};
  if (!process.env.DATABASE_URL) await database.stop();
  const first = await startAlone({ connectionString, dataDir, settings }, BUILT);
  await first.stop();
  const app = await startAlone({ connectionString, dataDir, settings }, [...PROFILING, ...BUILT]);
  stops.unshift(app.stop);
  const [child] = app.processes;
  const atRestMb = await memoryOf(child);
  const floor = await startFloor(await floorArguments(app, world), connectionString);
  stops.unshift(floor.stop);
  const megabytes: number[] = [];
  const steps = await measureAll([app, floor], world, async () => {
    megabytes.push(await memoryOf(child));
  });
  const halfWayMb = megabytes[Math.floor(megabytes.length / 2)] ?? 0;
  const memory = { atRestMb, halfWayMb, afterLoadMb: megabytes.at(-1) ?? 0 };
  const start = { firstMs: Math.round(first.startedInMs), secondMs: Math.round(app.startedInMs) };
  console.log(
    `\nsecond start ${start.secondMs} ms; memory ${atRestMb} MB at rest, ${halfWayMb} MB half-way, ${memory.afterLoadMb} MB after load`,
  );
  const signIns = await measureSignIns(`http://localhost:${app.port}`, world);
  console.log(
    `a menu takes ${signIns.quiet.p50.toFixed(1)} ms (p99 ${signIns.quiet.p99.toFixed(1)}), while fifty people sign in ` +
      `${signIns.busy.p50.toFixed(1)} ms (p99 ${signIns.busy.p99.toFixed(1)})`,
  );
  await writeResults('alone', { start, memory, signIns, steps });
}

async function floorArguments(app: Target | undefined, world: World): Promise<string[]> {
  const homeFile = join(dataDir, 'home.html');
  await writeFile(homeFile, await (await fetch(`http://localhost:${app?.port}/`)).text());
  return [homeFile, JSON.stringify({ ...world, dishIds: [] })];
}

async function measureAll(targets: readonly Target[], world: World, afterStep = async () => {}) {
  const processorTime = await createProcessorTime(connectionString);
  // All instances share the secret that signs them.
  const port = targets[0]?.port ?? 0;
  const tokens = { customer: await signIn(port, 'customer'), owner: await signIn(port, 'owner1') };
  const results = [];
  for (const step of CHOSEN) {
    results.push(await measure(step, targets, { tokens, world }, processorTime));
    await afterStep();
  }
  return results;
}

async function makeWorld(): Promise<World> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 2, onIdleError: () => undefined });
  await migrate(pool, await readSchema());
  const filled = await fillWorld(pool);
  await close();
  return filled;
}

async function signIn(port: number, name: string): Promise<string> {
  const response = await fetch(`http://localhost:${port}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@bench.test`, password: PASSWORD }),
  });
  // As the contract says; a refusal has none and ends the run.
  const { token } = (await response.json()) as { token: { access: string } };
  return token.access;
}

type About = Pick<LoadOrder, 'tokens' | 'world'>;

/** All take turns, so that whatever else the machine does hits each of them. */
async function measure(step: Step, targets: readonly Target[], about: About, processorTime: ProcessorTime) {
  const rows = [];
  const warmUp = WARM_UP_SECONDS[step.name];
  if (warmUp !== undefined) {
    for (const target of targets) await put(target, step, WARM_UP_CONNECTIONS, about, warmUp);
    await jobsDone();
    await planAnew();
  }
  for (const connections of CONNECTIONS) {
    const rounds = new Map<Target, Round[]>(targets.map((target) => [target, []]));
    // One person alone is served by other code than many at once.
    if (warmUp !== undefined && connections === 1) {
      for (const target of targets) await put(target, step, connections, about);
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      // Whoever comes first finds the machine as the one before has left it: each in turn.
      const order = round % 2 === 0 ? targets : targets.toReversed();
      for (const target of order) {
        rounds.get(target)?.push(await timed(target, () => put(target, step, connections, about)));
      }
    }
    const [app, ...others] = Array.from(rounds.values(), summary);
    const [floor, beside] = others.toReversed();
    if (app && floor) rows.push({ connections, app, floor, ...(beside ? { beside } : {}) });
  }

  async function timed({ processes }: Target, run: () => Promise<LoadResult>): Promise<Round> {
    const pids = processes.map(({ pid = 0 }) => pid);
    const before = await processorTime(pids);
    const result = await run();
    if (step.name === 'order, paid') await jobsDone();
    const after = await processorTime(pids);
    return { ...result, processorMs: after === undefined || before === undefined ? 0 : after - before };
  }

  for (const { connections, app, floor, beside } of rows) {
    const name = `${step.name.padEnd(20)} ${`${connections} conn.`.padStart(10)}`;
    const wanted = `(wanted ${step.wanted})`;
    console.log(`${name} app    ${told(app)} x ${(app.perSecond / floor.perSecond).toFixed(2)} ${wanted}`);
    if (beside)
      console.log(`${name} beside ${told(beside)} x ${(beside.perSecond / floor.perSecond).toFixed(2)}`);
    console.log(`${name} floor  ${told(floor)}`);
  }
  return { step: step.name, wanted: step.wanted, rows };
}

function told({ perSecond, p50, p99, processorMsEach, failed, failure }: ReturnType<typeof summary>): string {
  return [
    `${Math.round(perSecond)}/s`.padStart(8),
    `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms`.padEnd(24),
    `CPU ${processorMsEach.toFixed(2)} ms`,
    failed > 0 ? `FAILED ${failed}, the first with ${failure}` : '',
  ].join(' ');
}

function summary(results: readonly Round[]) {
  const used = results.reduce((sum, each) => sum + each.used, 0);
  return {
    processorMsEach: results.reduce((sum, { processorMs }) => sum + processorMs, 0) / used,
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    p50: median(results.map(({ p50 }) => p50)),
    p99: median(results.map(({ p99 }) => p99)),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    failure: results.find(({ failure }) => failure !== undefined)?.failure,
  };
}

async function put(
  { name, port }: Target,
  step: Step,
  connections: number,
  about: About,
  seconds = SECONDS,
): Promise<LoadResult> {
  const visitors = /^order/.test(step.name)
    ? 'order'
    : /^(cart,|search, anew)/.test(step.name)
      ? 'write'
      : 'read';
  // The load process sends nothing else.
  const reported = once(load, 'message') as Promise<[LoadResult]>;
  load.send({
    ...about,
    port,
    isFloor: name === 'floor',
    step: step.name,
    connections,
    seconds,
    from: next[visitors],
  } satisfies LoadOrder);
  const [result] = await Promise.race([reported, brokenOff]);
  next[visitors] += result.used;
  return result;
}

/** The app sends the mails of both: none of one's may be left when it is the other's turn. */
function jobsDone(): Promise<void> {
  return withClient(async (client) => {
    const waiting =
      'select count(*)::int as jobs from graphile_worker.jobs where run_at <= now() and attempts = 0';
    for (const end = performance.now() + 20_000; performance.now() < end; await delay(50)) {
      const { rows } = await client.query<{ jobs: number }>(waiting);
      if (rows[0]?.jobs === 0) break;
    }
  });
}

/** Both keep plans that were made for empty tables, until PostgreSQL looks at these again, as it does within minutes. */
function planAnew(): Promise<void> {
  return withClient((client) => client.query('analyze'));
}

async function withClient(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await work(client);
  await client.end();
}
