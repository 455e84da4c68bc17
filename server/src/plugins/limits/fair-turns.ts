import { createServer, type Server } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { REQUESTS_PER_TURN } from '../../lib/requests-per-turn.ts';

/** While somebody has just come, there are mostly more at the door; those inside must not wait for ever either. */
const MAX_WITH_NEWCOMER = 2;

/** Where every request waits for its turn. */
export const fairServer: FastifyServerFactory<Server> = (
  handler,
  { keepAliveTimeout, requestTimeout, http },
) => {
  const timeouts = { keepAliveTimeout: Number(keepAliveTimeout), requestTimeout: Number(requestTimeout) };
  const turns = createFairTurns();
  // As given to Fastify, which tells of all its options as of anything.
  const server = createServer({ ...(http as object), ...timeouts }, (request, response) => {
    turns.run(() => {
      // Otherwise nobody waits for it any more.
      if (!request.socket.destroyed) handler(request, response);
    });
  });
  return turns.watch(server);
};

/**
 * Begins only so many requests in one turn of the event loop; the others wait for the next ones, in their order. A turn
 * takes in one new connection only, however many wait: with a hundred people asking at once, turns grew so long that the
 * last of them was let in after most others had been served ten times.
 */
export function createFairTurns() {
  const waiting: (() => void)[] = [];
  let begun = 0;
  let isScheduled = false;
  /** Until a whole turn has passed without anybody: in a turn nobody knows before its end whether somebody comes. */
  let turnsWithNewcomer = 0;

  const hasRoom = () => begun < (turnsWithNewcomer > 0 ? MAX_WITH_NEWCOMER : REQUESTS_PER_TURN);

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(nextTurn);
  }

  function nextTurn(): void {
    isScheduled = false;
    begun = 0;
    while (waiting.length > 0 && hasRoom()) {
      begun += 1;
      waiting.shift()?.();
    }
    if (begun > 0 || turnsWithNewcomer > 0) schedule();
    if (turnsWithNewcomer > 0) turnsWithNewcomer -= 1;
  }

  return {
    watch(server: Server): Server {
      return server.on('connection', () => {
        turnsWithNewcomer = 2;
        schedule();
      });
    },
    run(begin: () => void): void {
      schedule();
      if (hasRoom() && waiting.length === 0) {
        begun += 1;
        begin();
      } else waiting.push(begin);
    },
  };
}
