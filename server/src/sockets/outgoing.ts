import type { WebSocket } from 'ws';

/** A viewer this far behind is skipped: the next position makes the missed ones worthless. */
export const MAX_BUFFERED_BYTES = 64 * 1024;

/** Text of a message, encoded once however many receive it. */
export const encode = (message: unknown): Buffer => Buffer.from(JSON.stringify(message));

/** Never queues without bound: what a slow peer does not take is not sent to it. */
export function sendUnlessBehind(socket: WebSocket, encoded: Buffer): void {
  if (socket.readyState !== socket.OPEN || socket.bufferedAmount > MAX_BUFFERED_BYTES) return;
  socket.send(encoded, { binary: false });
}
