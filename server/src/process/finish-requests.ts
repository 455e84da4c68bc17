import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 100;

/**
 * A way to close a server that answers what was asked and then lets go of everyone: a connection that asks nothing,
 * or stops in the middle of its question, must not hold up a stop. To be called before the first request.
 */
export function finishRequests({ server: http, close }: FastifyInstance): () => Promise<void> {
  let inFlight = 0;
  http.on('request', (_request, response) => {
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
    });
  });
  return async () => {
    const watch = setInterval(() => {
      if (inFlight === 0) http.closeAllConnections();
    }, LOOK_EVERY_MS);
    try {
      await close();
    } finally {
      clearInterval(watch);
    }
  };
}
