import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const GOOGLE_MAPS = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/** Headers that keep a browser from doing what our pages never ask for. */
export async function registerSecurity(
  app: FastifyInstance,
  config: Config,
  paymentOrigins: readonly string[],
): Promise<void> {
  const isHttps = config.PUBLIC_URL?.startsWith('https:') === true;
  const google = config.GOOGLE_MAPS_API_KEY ? GOOGLE_MAPS : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        scriptSrc: ["'self'", ...google],
        // The component library writes its style sheets at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        // Category pictures are full addresses: they must load when the page is opened under another local name.
        imgSrc: ["'self'", 'data:', 'blob:', ...origins(config.MAP_TILE_URL, config.PUBLIC_URL), ...google],
        connectSrc: ["'self'", ...socketOrigins(config), ...google],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        // The pay button posts to us and is redirected to the provider: browsers check this list again there.
        formAction: ["'self'", ...paymentOrigins],
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
    // Tile servers refuse requests that do not say where they come from.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), microphone=(self), camera=(), payment=(self)');
  });
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
