import type { Config } from '../../config.ts';
import type { AdapterLog } from '../adapter-log.ts';
import { createInProcessBus } from './in-process-bus.ts';
import type { Bus } from './port.ts';

export async function chooseBus(config: Pick<Config, 'REDIS_URL'>, log: AdapterLog): Promise<Bus> {
  if (config.REDIS_URL === undefined) return createInProcessBus(log);
  const { createRedisBus } = await import('./redis-bus.ts');
  return createRedisBus({ url: config.REDIS_URL, log });
}
