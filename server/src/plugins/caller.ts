import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const requests = new AsyncLocalStorage<FastifyRequest>();

/** Lets what is written down deep inside a request know whose it is, without handing it through every function. */
export function registerCaller(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => requests.run(request, done));
}

export type Origin = {
  /** Undefined for visitors, riders and what the program does by itself. */
  readonly userId?: number;
  readonly address?: string;
};

/** Who asked for what is done just now, and from where. */
export function currentOrigin(): Origin {
  const request = requests.getStore();
  if (!request) return {};
  const { actor, ip: address } = request;
  return actor.kind === 'user' ? { userId: actor.id, address } : { address };
}
