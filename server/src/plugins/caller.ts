import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';

const requests = new AsyncLocalStorage<FastifyRequest>();
let underWay = 0;

/**
 * Lets what is written down deep inside a call know whose it is, without handing it through every function. Before
 * Node 24 that slows down everything else in the process, every promise and every write to a socket, so it is off
 * while no such call is under way: the calls that come most often are none (`routing/mount.ts`).
 */
export async function asCaller<T>(request: FastifyRequest, call: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await requests.run(request, call);
  } finally {
    underWay -= 1;
    if (underWay === 0) requests.disable();
  }
}

export type Origin = {
  /** Undefined for visitors, riders and what the program does by itself. */
  readonly userId?: number;
  readonly address?: string;
};

let findUnfollowed: () => string | undefined = () => undefined;

/** The tests name the request that is under way, so that none writes into the audit log without its caller. */
export function checkCallers(find: () => string | undefined): void {
  findUnfollowed = find;
}

/** Who asked for what is done just now, and from where. */
export function currentOrigin(): Origin {
  const request = requests.getStore();
  if (!request) {
    const unfollowed = findUnfollowed();
    if (unfollowed)
      throw new Error(`${unfollowed} may be audited, which mayBeAudited in routing/mount.ts denies`);
    return {};
  }
  const { actor, ip: address } = request;
  return actor.kind === 'user' ? { userId: actor.id, address } : { address };
}
