import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../lib/errors.ts';

/** For whom passkeys are made: the name of the site. They work there and nowhere else. */
export type RelyingParty = { readonly id: string; readonly origin: string };

/**
 * The name in PUBLIC_URL; without it the name the site was reached by, which is `localhost`, as no other is served
 * then. Browsers know no passkeys for a bare IP address.
 */
export function getRelyingParty({ siteOrigin }: FastifyRequest): RelyingParty {
  const { hostname, origin } = new URL(siteOrigin);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) {
    throw new AppError('conflict', 'Passkeys need a site with a name: they do not work at an IP address.');
  }
  return { id: hostname, origin };
}
