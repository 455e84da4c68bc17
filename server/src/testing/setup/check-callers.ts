import { AsyncLocalStorage } from 'node:async_hooks';
import type { InjectOptions } from 'fastify';
import { checkCallers } from '../../plugins/caller.ts';

const requests = new AsyncLocalStorage<string>();
checkCallers(() => requests.getStore());

/**
 * Whatever is written into the audit log meanwhile must have a caller: every test of a route is a test of that, too. A
 * request begins only when it is awaited.
 */
export const whileRequested = <T>(request: InjectOptions, respond: () => PromiseLike<T>): Promise<T> =>
  requests.run(
    `${request.method ?? 'GET'} ${String(request.url ?? request.path)}`,
    async () => await respond(),
  );
