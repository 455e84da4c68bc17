import type { Config } from '../../config.ts';
import type { AdapterLog } from '../adapter-log.ts';
import { createInProcessCache } from './in-process-cache.ts';
import type { Cache } from './port.ts';

export async function chooseCache(config: Pick<Config, 'REDIS_URL'>, log: AdapterLog): Promise<Cache> {
  if (config.REDIS_URL === undefined) return createInProcessCache();
  const { createRedisCache } = await import('./redis-cache.ts');
  return createRedisCache({ url: config.REDIS_URL, log });
}
