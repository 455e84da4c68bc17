import { anyone } from '@nearbite/contract/access';
import { getHealth, getReady } from '@nearbite/contract/platform/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError, notFound } from '../lib/errors.ts';
import { mount } from '../routing/mount.ts';

type Options = {
  readonly ping: () => Promise<void>;
  readonly pingBus: () => Promise<void>;
  readonly metricsToken: string | undefined;
};

const OK = { status: 'ok' } as const;

export function registerHealth(app: FastifyInstance, { ping, pingBus, metricsToken }: Options): void {
  mount(app, getHealth, () => OK);

  mount(app, getReady, async () => {
    const [database, bus] = await Promise.allSettled([ping(), pingBus()]);
    if (database.status === 'rejected') {
      throw new AppError('unavailable', 'Not ready.', { headers: { 'retry-after': '5' } });
    }
    // Without the bus instances do not hear of each other, but each goes on for its own clients.
    return { ...OK, bus: bus.status === 'fulfilled' ? ('ok' as const) : ('away' as const) };
  });

  registerMetrics(app, metricsToken);
}

function registerMetrics(app: FastifyInstance, token: string | undefined): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

  new Counter({
    name: 'http_requests_refused_busy_total',
    help: 'Requests refused with 503 because too much was under way',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(app.busyRefusals());
    },
  });

  app.onSent(({ method, route = 'unmatched', status, ms }) =>
    duration.observe({ method, route, status }, ms / 1000),
  );
  app.addHook('onClose', async () => registry.clear());

  app.get(
    '/metrics',
    { config: { access: anyone, isForAnyHost: true }, schema: { hide: true } },
    async (request, reply) => {
      if (!mayReadMetrics(request, token)) throw notFound();
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}

/** With a token set, the token is the only way in; otherwise only this machine may look. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  return token ? request.headers.authorization === `Bearer ${token}` : request.server.isLocal(request);
}
