import { Server } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 100;
/** A connection is accepted in each turn of the event loop: those that wait when the stop comes are not cut off. */
const LAST_TURNS = 200;

/**
 * A way to close a server that responds to what has come and then lets go of everyone: a connection without a request,
 * or stops in the middle of its question, must not hold up a stop. To be called before the first request.
 *
 * Behind a proxy `graceMs` keeps open connections for a moment: the proxy may be writing to one it holds open, and
 * does not repeat what changes something. New connections are refused at once, so the proxy turns to another instance.
 */
export function finishRequests(
  { server: http, close }: FastifyInstance,
  { graceMs = 0 }: { readonly graceMs?: number } = {},
): () => Promise<void> {
  let inFlight = 0;
  let isStopping = false;
  http.prependListener('request', (_request, response) => {
    inFlight += 1;
    if (isStopping) response.setHeader('connection', 'close');
    response.once('close', () => {
      inFlight -= 1;
    });
  });

  async function waitForProxy(): Promise<void> {
    for (let turn = 0; turn < LAST_TURNS; turn += 1) await nextTurn();
    // The server's own way to stop listening would end idle connections too.
    Server.prototype.close.call(http);
    await delay(graceMs);
    while (inFlight > 0) await delay(LOOK_EVERY_MS);
  }

  return async () => {
    isStopping = true;
    if (graceMs > 0) await waitForProxy();
    const watch = setInterval(() => {
      if (inFlight === 0) http.closeAllConnections();
    }, LOOK_EVERY_MS);
    try {
      await close();
    } finally {
      clearInterval(watch);
      if (inFlight === 0) http.closeAllConnections();
    }
  };
}
