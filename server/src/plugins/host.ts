import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../lib/errors.ts';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Probes call a container by whatever address they know, and learn nothing from the response. */
const PROBES = /^\/(health|ready)\/?(\?|$)/;
const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i;

/**
 * Without a configured address full addresses are written as the caller reached us, and anyone can write a Host: only
 * names that can mean nothing but this machine are served. HTTP asks for a Host; one that is missing gets our error.
 */
export function registerHost(app: FastifyInstance, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.host === undefined && request.raw.httpVersion !== '1.0') {
      throw new AppError('validation', 'The Host header is missing.');
    }
    if (PUBLIC_URL === undefined && !PROBES.test(request.url) && !isThisMachine(request.host)) {
      throw new AppError(
        'validation',
        'This site has another address: its operator sets it with PUBLIC_URL.',
      );
    }
    done();
  });
}

export function isThisMachine(host: string): boolean {
  const name = HOST.exec(host)?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return LOOPBACK_NAMES.has(name) || ownAddresses().has(name);
}

/** Asked each time: a laptop changes its address with the network. */
function ownAddresses(): Set<string> {
  const entries = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return new Set(entries.map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address)));
}
