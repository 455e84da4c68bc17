import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { until } from '../cluster/programs.ts';
import { type RedisServer, startRedisServer } from './redis-server.ts';

const run = promisify(execFile);

export type RedisCluster = {
  /** As REDIS_URL takes it. */
  readonly url: string;
  readonly servers: readonly RedisServer[];
  stop(): Promise<void>;
};

/** Three masters that share the slots, or undefined where there is no Redis. */
export async function startRedisCluster(): Promise<RedisCluster | undefined> {
  const settings = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '2000'];
  const started = await Promise.all([1, 2, 3].map(() => startRedisServer(settings)));
  const servers = started.filter((server) => server !== undefined);
  if (servers.length < started.length) return undefined;
  const hosts = servers.map((server) => new URL(server.url).host);
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())));
  try {
    await run('redis-cli', ['--cluster', 'create', ...hosts, '--cluster-yes']);
    for (const server of servers) await until('the cluster', () => isWhole(server));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `redis+cluster://${hosts.slice(0, 2).join(',')}`, servers, stop };
}

async function isWhole({ url }: RedisServer): Promise<boolean> {
  return (await run('redis-cli', ['-u', url, 'cluster', 'info'])).stdout.includes('cluster_state:ok');
}
