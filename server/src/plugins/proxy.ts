import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Straight from this machine: not relayed, and not under a name that a foreign page could have rebound. */
    isLocal(request: FastifyRequest): boolean;
  }
}

type Settings = Pick<Config, 'TRUST_PROXY' | 'PUBLIC_URL'>;

/** What proxies and content networks add: any `…forwarded…`, and the names they give the caller's address. */
const FORWARDING_HEADER = /forwarded|^(via|x-real-ip|.*-client-ip|.*-connecting-ip)$/;
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** Knows whether a proxy is in front, and says so when the settings do not. */
export function registerProxy(app: FastifyInstance, settings: Settings): void {
  const isBehindProxy = settings.TRUST_PROXY !== false || !isLoopbackUrl(settings.PUBLIC_URL);
  app.decorate('isLocal', (request) => !isBehindProxy && cameStraightFromHere(request));
  if (settings.TRUST_PROXY === false) warnOnce(app);
}

/** Without the setting all clients of a proxy are one address, and the first who asks too much stops everyone. */
function warnOnce(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isSaid ? undefined : forwardingHeaderOf(request);
    if (header === undefined) return done();
    isSaid = true;
    app.log.warn(
      `A request came with the header ${header}, so a proxy seems to stand in front, but TRUST_PROXY is off: ` +
        'all its clients share the limits of one address. Set TRUST_PROXY to the number of proxies or to their ' +
        'addresses, for example TRUST_PROXY=loopback for a proxy on this machine.',
    );
    done();
  });
}

/** nginx speaks HTTP/1.0 to what is behind it and adds no header unless told to; nobody on this machine does. */
function cameStraightFromHere(request: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(request.headers.host ?? '') &&
    request.raw.httpVersion !== '1.0' &&
    forwardingHeaderOf(request) === undefined
  );
}

const forwardingHeaderOf = ({ headers }: FastifyRequest): string | undefined =>
  Object.keys(headers).find((name) => FORWARDING_HEADER.test(name));

const isLoopbackUrl = (url: string | undefined): boolean =>
  url === undefined || LOOPBACK_HOST.test(new URL(url).host);
