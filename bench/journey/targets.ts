import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../server/src/lib/ports.ts';
import { type AppProcess, endApp, startApp } from '../../server/src/testing/chaos/app-process.ts';
import { findPrograms, type Running, start } from '../../server/src/testing/cluster/programs.ts';
import { startProxy } from '../../server/src/testing/cluster/proxy.ts';

/** What load is put on, in turn with the others. */
export type Target = {
  readonly name: string;
  readonly port: number;
  /** Whose processor time counts, beside that of PostgreSQL. */
  readonly processes: readonly ChildProcess[];
  stop(): Promise<void>;
};

type Place = { readonly connectionString: string; readonly dataDir: string };

/** What the app is run with, as README tells to behind a proxy. Each visitor has an address of its own. */
const DEPLOYED = {
  NODE_ENV: 'production',
  PAYMENTS: 'test',
  DEMO: '0',
  JWT_SECRET: 'a secret that all instances know, long enough',
  TRUST_PROXY: 'loopback',
  RATE_LIMIT: 'on',
};
/** The proxy takes what this header says for the visitor's address. */
export const VISITOR_HEADER = 'X-Bench-Visitor';
const VISITORS = `set_real_ip_from 127.0.0.1; real_ip_header ${VISITOR_HEADER};`;

/** nginx and Redis of this machine, for everything that is measured as it is deployed. */
export async function startSurroundings({ dataDir }: Place) {
  const programs = findPrograms(['nginx', 'redis']);
  const redisPort = await findFreePort();
  const redis = start(programs.redis, ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '']);
  let proxies = 0;
  const proxy = async (own: number, instances: readonly [number, number]): Promise<Running> => {
    proxies += 1;
    return startProxy(programs, join(dataDir, `nginx-${proxies}`), { own, instances }, VISITORS);
  };
  return { redis, redisUrl: `redis://127.0.0.1:${redisPort}`, proxy };
}
export type Surroundings = Awaited<ReturnType<typeof startSurroundings>>;

/** Two instances of a build behind nginx, with Redis. */
export async function startDeployed(
  name: string,
  { connectionString, dataDir }: Place,
  { redis, redisUrl, proxy }: Surroundings,
  program: readonly string[],
): Promise<Target> {
  const [port, first, second] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const settings = {
    ...DEPLOYED,
    DATABASE_URL: connectionString,
    REDIS_URL: redisUrl,
    PUBLIC_URL: `http://localhost:${port}`,
  };
  const apps: AppProcess[] = [];
  for (const own of [first, second])
    apps.push(await startApp(program, join(dataDir, 'shared'), own, settings));
  const nginx = await proxy(port, [first, second]);
  return {
    name,
    port,
    processes: [...apps.map(({ child }) => child), redis.child],
    async stop() {
      await nginx.stop();
      for (const app of apps) await endApp(app, 'SIGTERM');
    },
  };
}

/** One process that clients reach without a proxy, and which starts its own PostgreSQL. */
export async function startAlone(
  { dataDir, settings }: Place & { readonly settings: Readonly<Record<string, string>> },
  program: readonly string[],
): Promise<Target & { readonly startedInMs: number }> {
  const port = await findFreePort();
  const app = await startApp(program, dataDir, port, { ...settings, PUBLIC_URL: `http://localhost:${port}` });
  return {
    name: 'app',
    port,
    processes: [app.child],
    startedInMs: app.startedInMs,
    stop: () => endApp(app, 'SIGTERM'),
  };
}

/** Processes of the bare floor, as many as the app has, behind the same nginx if there is one. */
export async function startFloor(
  args: readonly string[],
  connectionString: string,
  proxy?: Surroundings['proxy'],
): Promise<Target> {
  const ports = [await findFreePort(), ...(proxy ? [await findFreePort()] : [])];
  const processes = await Promise.all(ports.map((port) => forkFloor(connectionString, port, args)));
  const [first = 0, second = 0] = ports;
  if (!proxy) return { name: 'floor', port: first, processes, stop: async () => killAll(processes) };
  const port = await findFreePort();
  const nginx = await proxy(port, [first, second]);
  return {
    name: 'floor',
    port,
    processes,
    async stop() {
      await nginx.stop();
      killAll(processes);
    },
  };
}

async function forkFloor(connectionString: string, port: number, args: readonly string[]) {
  const file = fileURLToPath(new URL('floor.ts', import.meta.url));
  const child = fork(file, [connectionString, String(port), ...args], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return child;
}

const killAll = (processes: readonly ChildProcess[]) => {
  for (const process of processes) process.kill();
};
