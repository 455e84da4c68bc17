import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const GOOGLE_MAPS = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/** Opened by itself, data may neither load nor run anything, nor stand in a frame. */
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";

/**
 * Headers that keep a browser from doing what our pages never ask for, made once. Only documents need them all; what
 * they load needs its type taken at its word and not to be embedded elsewhere, and a phone pays for every byte of
 * every call.
 */
export function registerSecurity(
  app: FastifyInstance,
  config: Config,
  paymentOrigins: readonly string[],
): void {
  const isHttps = config.PUBLIC_URL?.startsWith('https:') === true;
  const ofAll = headersOfAll(isHttps);
  const ofDocuments = headersOfDocuments(contentPolicy(config, paymentOrigins, isHttps));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ofAll);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) reply.headers(ofDocuments);
    // Not with a 304: its headers would take the place of the kept document's.
    else if (type.startsWith('application/json')) reply.header('content-security-policy', DATA_POLICY);
    done(null, payload);
  });
}

const headersOfAll = (isHttps: boolean) => ({
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  'x-content-type-options': 'nosniff',
});

const headersOfDocuments = (policy: string) => ({
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), microphone=(self), camera=(), payment=(self)',
  // Tile servers refuse requests that do not say where they come from.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

function contentPolicy(config: Config, paymentOrigins: readonly string[], isHttps: boolean): string {
  const google = config.GOOGLE_MAPS_API_KEY ? GOOGLE_MAPS : [];
  const directives = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", ...google],
    // The component library writes its style sheets at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    // Category pictures are full addresses: they must load when the page is opened under another local name.
    'img-src': ["'self'", 'data:', 'blob:', ...origins(config.MAP_TILE_URL, config.PUBLIC_URL), ...google],
    'connect-src': ["'self'", ...socketOrigins(config), ...google],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    // The pay button posts to us and is redirected to the provider: browsers check this list again there.
    'form-action': ["'self'", ...paymentOrigins],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** Not every browser counts a socket of the same host as 'self'. */
function socketOrigins({ PUBLIC_URL, PORT }: Config): string[] {
  const urls = PUBLIC_URL ? [PUBLIC_URL] : [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
  return urls.map((url) => new URL(url).origin.replace(/^http/, 'ws'));
}

/** The origins of the addresses that are set and absolute; subdomain templates become a wildcard. */
function origins(...urls: (string | undefined)[]): string[] {
  return urls.flatMap((url) => {
    const match = /^(https?:\/\/)([^/]+)/.exec(url ?? '');
    return match ? [`${match[1]}${match[2]?.replace(/^\{s\}\./, '*.')}`] : [];
  });
}
