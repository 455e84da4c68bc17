import type { FastifyRequest } from 'fastify';
import { asCaller } from '../plugins/caller.ts';

/** Does what a service does as if this user's call had asked for it: what is audited says who did it. */
export const actAs = <T>({ id }: { readonly id: number }, act: () => Promise<T>): Promise<T> =>
  // All of a request that is asked for.
  asCaller({ actor: { kind: 'user', id }, ip: '127.0.0.1' } as unknown as FastifyRequest, act);
