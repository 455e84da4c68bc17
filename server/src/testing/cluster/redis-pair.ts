import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { connectRedis } from '../../adapters/redis.ts';
import { findFreePort } from '../../lib/ports.ts';
import { type Programs, start, until } from './programs.ts';

const GROUP = 'nearbite';

export type RedisPair = {
  /** As REDIS_URL takes it: the Sentinel, and the group it watches. */
  readonly url: string;
  /** Kills the master and waits until the other one takes writes. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
};

/** A master with a replica, and a Sentinel that watches both. */
export async function startRedisPair({ redis: program }: Programs, directory: string): Promise<RedisPair> {
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o755);
  const [masterPort, replicaPort, sentinelPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const common = ['--bind', '127.0.0.1', '--save', '', '--dir', directory];
  const master = start(program, ['--port', String(masterPort), ...common]);
  const follow = ['--replicaof', '127.0.0.1', String(masterPort)];
  const replica = start(program, ['--port', String(replicaPort), ...follow, ...common]);
  const config = join(directory, 'sentinel.conf');
  await writeFile(
    config,
    `port ${sentinelPort}
bind 127.0.0.1
dir ${directory}
sentinel monitor ${GROUP} 127.0.0.1 ${masterPort} 1
sentinel down-after-milliseconds ${GROUP} 2000
sentinel failover-timeout ${GROUP} 10000
`,
  );
  const sentinel = start(program, [config, '--sentinel']);
  const url = `redis+sentinel://127.0.0.1:${sentinelPort}/${GROUP}`;
  const link = connectRedis({ url, name: 'cluster', log: pino({ level: 'silent' }) });
  const write = async () => (await link.run((redis) => redis.set('cluster', 'on', 'EX', 60))) === 'OK';
  await until('a write to Redis', write);
  await until('the replica of Redis', async () =>
    /connected_slaves:1/.test(await link.run((redis) => redis.info('replication'))),
  );
  return {
    url,
    async failOver() {
      await master.stop('SIGKILL');
      await until('a write to the new master of Redis', write);
    },
    async stop() {
      await link.close();
      await Promise.all([sentinel, replica, master].map((each) => each.stop('SIGKILL')));
    },
  };
}
