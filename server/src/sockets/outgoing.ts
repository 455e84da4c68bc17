import type { Duplex } from 'node:stream';
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

/** A connection with the stream below it, on which whole frames may be written. */
export type Line = { readonly socket: WebSocket; readonly wire: Duplex };

const FINAL_TEXT = 0x81;
const LENGTH_FOLLOWS = 126;
const LONGEST = 0xffff;

/**
 * A message as it goes over the wire, for crowds: the socket's own `send` would frame it anew for everyone, which takes
 * a fifth longer (decision 024). A server frames without a mask and we without compression, so the frame is a head and
 * the text (RFC 6455, 5.2).
 */
export function frame(message: unknown): Buffer {
  const text = encode(message);
  if (text.length > LONGEST) throw new RangeError(`A message of ${text.length} bytes is no news`);
  const head =
    text.length < LENGTH_FOLLOWS
      ? Buffer.from([FINAL_TEXT, text.length])
      : Buffer.from([FINAL_TEXT, LENGTH_FOLLOWS, text.length >> 8, text.length & 0xff]);
  return Buffer.concat([head, text]);
}

/** Like `sendUnlessBehind`, for a message that is framed already. */
export function writeUnlessBehind({ socket, wire }: Line, framed: Buffer): void {
  if (socket.readyState !== socket.OPEN || wire.writableLength > MAX_BUFFERED_BYTES) return;
  wire.write(framed);
}
