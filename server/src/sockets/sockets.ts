import websocket from '@fastify/websocket';
import { CLOSE } from '@nearbite/contract/live/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { respondToUnreadable } from '../plugins/errors.ts';

/** A sign-in token is the longest thing anyone sends. */
const MAX_MESSAGE_BYTES = 4 * 1024;
/** How long peers have to answer the farewell before their connections are cut. */
const FAREWELL_MS = 1_500;

/** WebSockets for the whole app. When the server closes, everyone connected is told to come back. */
export async function registerSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a socket failed');
      socket.terminate();
    },
    preClose(done) {
      app.server.removeAllListeners('upgrade');
      sayFarewell(app.websocketServer.clients).then(() => done(), done);
    },
  });
  app.websocketServer.on('wsClientError', respondToUnreadable);
}

async function sayFarewell(clients: ReadonlySet<WebSocket>): Promise<void> {
  const leaving = [...clients];
  if (leaving.length === 0) return;
  const left = leaving.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of leaving) socket.close(CLOSE.restart, 'The server restarts, please connect again');
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, FAREWELL_MS);
  });
  await Promise.race([Promise.all(left), patience]);
  clearTimeout(timer);
  for (const socket of leaving) socket.terminate();
}

/** The request that opened a socket would stay in memory as long as the socket: a listener of the plugin holds it. */
export function forgetRequest(socket: WebSocket, request: FastifyRequest): void {
  const { log } = request.server;
  socket.removeAllListeners('error');
  socket.on('error', (error) => {
    log.debug({ err: error }, 'a socket failed');
    socket.terminate();
  });
}
