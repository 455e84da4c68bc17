// npm run bench: each step of a customer's journey beside the floor of what it needs, in one run. Writes results.json.
// A part of it: npm run bench -- --steps order,cart --rounds 2 --connections 10 (and --profile <folder>)
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../server/src/db/database.ts';
import { migrate, readSchema } from '../../server/src/db/migrate.ts';
import { findFreePort } from '../../server/src/lib/ports.ts';
import { BUILT, endApp, startApp } from '../../server/src/testing/chaos/app-process.ts';
import { createBenchDatabase } from '../database.ts';
import { writeResults } from '../results.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { memoryOf } from './memory.ts';
import { createProcessorTime } from './processor-time.ts';
import { measureSignIns } from './sign-ins.ts';
import { STEPS, type Step } from './steps.ts';
import { fillWorld, PASSWORD, type World } from './world.ts';

const { values: options } = parseArgs({
  options: {
    /** The beginnings of their names. */
    steps: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '0.4' },
    connections: { type: 'string', default: '1,10,100' },
    /** Where the app leaves a CPU profile when it ends. */
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

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const run = (file: string, ...args: string[]) => fork(here(file), args, { execArgv: ['--import', 'tsx'] });
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The numbers of the next visitors: orders use up the carts that wait, so nothing else may count them. */
const next = { order: 1, other: 1 };
const database = await createBenchDatabase({ durable: true });
const { dataDir, connectionString } = database;
const world = await makeWorld();
const port = await findFreePort();
// The app starts its own PostgreSQL, unless it is told of another.
const settings: Record<string, string> = process.env.DATABASE_URL ? { DATABASE_URL: connectionString } : {};
if (!process.env.DATABASE_URL) await database.stop();
const firstStart = await startApp(BUILT, dataDir, port, settings);
await endApp(firstStart, 'SIGTERM');
const app = await startApp([...PROFILING, ...BUILT], dataDir, port, settings);
const atRest = await memoryOf(app.child);
const floorPort = await findFreePort();
const homeFile = join(dataDir, 'home.html');
await writeFile(homeFile, await (await fetch(`http://127.0.0.1:${port}/`)).text());
const floor = run(
  'floor.ts',
  connectionString,
  String(floorPort),
  homeFile,
  JSON.stringify({ ...world, dishIds: [] }),
);
const load = run('load.ts');
// Without either nothing would ever be reported, and the app would be left running.
const brokenOff = Promise.race([once(load, 'exit'), once(floor, 'exit')]).then(() => {
  throw new Error('The load or the floor has ended before its time; the reason is above.');
});
brokenOff.catch(() => undefined);
try {
  await once(floor, 'message');
  const processorTime = await createProcessorTime(connectionString);
  const tokens = { customer: await signIn('customer'), owner: await signIn('owner1') };
  const results = [];
  const megabytes = [];
  for (const step of CHOSEN) {
    results.push(await measure(step, tokens, processorTime));
    megabytes.push(await memoryOf(app.child));
  }
  const halfWayMb = megabytes[Math.floor(megabytes.length / 2)] ?? 0;
  const memory = { atRestMb: atRest, halfWayMb, afterLoadMb: megabytes.at(-1) ?? 0 };
  const start = { firstMs: Math.round(firstStart.startedInMs), secondMs: Math.round(app.startedInMs) };
  console.log(
    `\nsecond start ${start.secondMs} ms; memory ${atRest} MB at rest, ${halfWayMb} MB half-way, ${memory.afterLoadMb} MB after load`,
  );
  const signIns = await measureSignIns(`http://127.0.0.1:${port}`, world);
  console.log(
    `a menu takes ${signIns.quiet.p50.toFixed(1)} ms (p99 ${signIns.quiet.p99.toFixed(1)}), while fifty people sign in ` +
      `${signIns.busy.p50.toFixed(1)} ms (p99 ${signIns.busy.p99.toFixed(1)})`,
  );
  await writeResults('journey', { start, memory, signIns, steps: results });
} finally {
  load.kill();
  floor.kill();
  await endApp(app, 'SIGTERM');
  await database.drop();
}

async function makeWorld(): Promise<World> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 2, onIdleError: () => undefined });
  await migrate(pool, await readSchema());
  const filled = await fillWorld(pool);
  await close();
  return filled;
}

async function signIn(name: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@bench.test`, password: PASSWORD }),
  });
  // As the contract says; a refusal has none and ends the run.
  const { token } = (await response.json()) as { token: { access: string } };
  return token.access;
}

/** The app and the floor take turns, so that whatever else the machine does hits both. */
async function measure(step: Step, tokens: LoadOrder['tokens'], processorTime: ProcessorTime) {
  const rows = [];
  const warmUp = WARM_UP_SECONDS[step.name];
  if (warmUp !== undefined) {
    for (const target of [port, floorPort]) await put(target, step, WARM_UP_CONNECTIONS, tokens, warmUp);
    await jobsDone();
    await planAnew();
  }
  for (const connections of CONNECTIONS) {
    const [ours, bare]: [Round[], Round[]] = [[], []];
    // One person alone is served by other code than many at once.
    if (warmUp !== undefined && connections === 1) {
      for (const target of [port, floorPort]) await put(target, step, connections, tokens);
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timed(app.child, () => put(port, step, connections, tokens)));
      bare.push(await timed(floor, () => put(floorPort, step, connections, tokens)));
    }
    rows.push({ connections, app: summary(ours), floor: summary(bare) });
  }

  async function timed({ pid = 0 }: ChildProcess, run: () => Promise<LoadResult>): Promise<Round> {
    const before = await processorTime(pid);
    const result = await run();
    if (step.name === 'order, paid') await jobsDone();
    const after = await processorTime(pid);
    return { ...result, processorMs: after === undefined || before === undefined ? 0 : after - before };
  }

  for (const { connections, app: ours, floor: bare } of rows) {
    const ratio = ours.perSecond / bare.perSecond;
    console.log(
      [
        step.name.padEnd(18),
        `${connections} conn.`.padStart(10),
        `${Math.round(ours.perSecond)}/s`.padStart(9),
        `p50 ${ours.p50.toFixed(1)} p99 ${ours.p99.toFixed(1)} ms`.padEnd(26),
        `floor ${Math.round(bare.perSecond)}/s p99 ${bare.p99.toFixed(1)} ms`.padEnd(30),
        `x ${ratio.toFixed(2)} (wanted ${step.wanted})`,
        `CPU ${ours.processorMsEach.toFixed(2)} / ${bare.processorMsEach.toFixed(2)} ms`,
        ours.failed + bare.failed > 0 ? `FAILED ${ours.failed} + ${bare.failed}` : '',
      ].join(' '),
    );
  }
  return { step: step.name, wanted: step.wanted, rows };
}

function summary(results: readonly Round[]) {
  const used = results.reduce((sum, each) => sum + each.used, 0);
  return {
    processorMsEach: results.reduce((sum, { processorMs }) => sum + processorMs, 0) / used,
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    p50: median(results.map(({ p50 }) => p50)),
    p99: median(results.map(({ p99 }) => p99)),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function put(
  target: number,
  step: Step,
  connections: number,
  tokens: LoadOrder['tokens'],
  seconds = SECONDS,
): Promise<LoadResult> {
  const visitors = step.name.startsWith('order') ? 'order' : 'other';
  // The load process sends nothing else.
  const reported = once(load, 'message') as Promise<[LoadResult]>;
  load.send({
    port: target,
    isFloor: target === floorPort,
    step: step.name,
    connections,
    seconds,
    world,
    tokens,
    from: next[visitors],
  } satisfies LoadOrder);
  const [result] = await Promise.race([reported, brokenOff]);
  // Whoever only reads needs no number.
  if (/^(order|cart,|search, anew)/.test(step.name)) next[visitors] += result.used;
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
