import type { Config } from '../../config.ts';
import { createOsrm } from './osrm.ts';
import type { RoutingService } from './port.ts';

/** None unless one is named: then pages guess from the straight line. */
export const chooseRouting = ({ ROUTING_URL }: Pick<Config, 'ROUTING_URL'>): RoutingService | undefined =>
  ROUTING_URL === undefined ? undefined : createOsrm({ base: ROUTING_URL });
