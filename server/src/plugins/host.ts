import { networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../lib/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As the contract's endpoint says it. */
    isForAnyHost?: boolean;
  }
  interface FastifyRequest {
    /** Where this site is, without a slash at the end: full addresses in responses, links and mails begin with it. */
    siteOrigin: string;
  }
  interface FastifyInstance {
    /** The site's origin under a host that is ours; undefined for any other. */
    findSiteOrigin(host: string, protocol: string): string | undefined;
  }
}

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i;

/**
 * Anyone can write a Host, and responses, links and cached copies must never follow one that is not ours. All requests
 * pass here, those for sockets too. HTTP asks for a Host; one that is missing gets our error.
 */
export function registerHost(app: FastifyInstance, config: Pick<Config, 'PUBLIC_URL' | 'publicUrl'>): void {
  app.decorate(
    'findSiteOrigin',
    config.PUBLIC_URL === undefined ? findThisMachine : siteAt(config.PUBLIC_URL),
  );
  app.decorateRequest('siteOrigin', config.publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.host === undefined && request.raw.httpVersion !== '1.0') {
      throw new AppError('validation', 'The Host header is missing.');
    }
    // Read as the proxy says it, where one is trusted.
    const origin = app.findSiteOrigin(request.host, request.protocol);
    if (origin !== undefined) request.siteOrigin = origin;
    else if (!isForAnyHost(request)) throw new AppError('misdirected', MISDIRECTED_MESSAGE);
    done();
  });
}

/** Metrics and mailbox look at who asks by themselves (`proxy.ts`), and a mailbox that is not there is not found. */
const isForAnyHost = ({ url, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.isForAnyHost === true || /^\/dev\/mailbox\b/.test(url);

export const MISDIRECTED_MESSAGE = 'This site has another address: its operator sets it with PUBLIC_URL.';

/** Proxies often leave out the port, so a host without one is ours, too. */
function siteAt(publicUrl: string): FastifyInstance['findSiteOrigin'] {
  const { protocol, host: ownHost } = new URL(publicUrl);
  const own = readHost(ownHost, protocol);
  return (host) => {
    if (host === ownHost) return publicUrl;
    const asked = readHost(host, protocol);
    if (!asked || asked.name !== own?.name) return undefined;
    return asked.port === '' || asked.port === own.port ? publicUrl : undefined;
  };
}

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Without a set address the site is wherever the caller reached it, by names that can mean nothing but this machine. */
function findThisMachine(host: string, protocol: string): string | undefined {
  const scheme = protocol === 'https' ? 'https:' : 'http:';
  const asked = readHost(host, scheme);
  if (!asked || !(LOOPBACK_NAMES.has(asked.name) || ownAddresses().has(asked.name))) return undefined;
  return `${scheme}//${asked.name}${asked.port === '' ? '' : `:${asked.port}`}`;
}

/** As it is written in one way only: in lower case, without a dot at the end and without the scheme's own port. */
function readHost(
  host: string,
  protocol: string,
): { readonly name: string; readonly port: string } | undefined {
  const url = `${protocol}//${host}`;
  if (!HOST.test(host) || !URL.canParse(url)) return undefined;
  const { hostname, port } = new URL(url);
  return { name: hostname.replace(/\.$/, ''), port };
}

/** Asked each time: a laptop changes its address with the network. */
function ownAddresses(): Set<string> {
  const entries = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return new Set(entries.map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address)));
}
