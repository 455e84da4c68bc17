import { z } from 'zod';
import { fetchFromProvider } from '../fetch-from-provider.ts';
import { type RoutePlace, type RoutingService, RoutingUnavailable } from './port.ts';

/** A page waits for it, and has the straight line without it. */
const TIMEOUT_MS = 1_500;
/** A longer delivery is a mistake of the map. */
const MAX_METRES = 500_000;
const MAX_SECONDS = 86_400;

const ResponseBody = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        distance: z.number().min(0).max(MAX_METRES),
        duration: z.number().min(0).max(MAX_SECONDS),
      }),
    )
    .min(1),
});

type Options = { readonly base: string; readonly timeoutMs?: number };

/** https://project-osrm.org: its own server or a hosted one, by the profile "driving". */
export function createOsrm({ base, timeoutMs = TIMEOUT_MS }: Options): RoutingService {
  return {
    async rideBetween(from, to) {
      const url = new URL(
        `${base.replace(/\/$/, '')}/route/v1/driving/${point(from)};${point(to)}?overview=false`,
      );
      const { routes } = await fetchFromProvider({
        provider: 'OSRM',
        url,
        schema: ResponseBody,
        timeoutMs,
        Unavailable: RoutingUnavailable,
      });
      const { distance = 0, duration = 0 } = routes[0] ?? {};
      return { kilometres: distance / 1000, minutes: Math.max(1, Math.round(duration / 60)) };
    },
  };
}

const point = ({ latitude, longitude }: RoutePlace): string => `${longitude},${latitude}`;
