import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i;

/** Where this site is, for responses that must carry full addresses: the set one, else as the caller reached it. */
export function originOf(request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL' | 'publicUrl'>): string {
  if (config.PUBLIC_URL) return config.PUBLIC_URL;
  return HOST.test(request.host) ? `${request.protocol}://${request.host}` : config.publicUrl;
}
