import type { RawData, WebSocket } from 'ws';

/** Far above what our pages send, far below what hurts. */
const MAX_MESSAGES = 40;
const WINDOW_MS = 10_000;

/** Counts one peer's messages; `isFlood` turns true for good once it sends more than any page would. */
export class FloodGate {
  #windowStart = 0;
  #count = 0;

  isFlood(nowMs: number): boolean {
    if (nowMs - this.#windowStart >= WINDOW_MS) {
      this.#windowStart = nowMs;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count > MAX_MESSAGES;
  }
}

/** The value a message spells, or undefined when it is no JSON text. */
export function parseMessage(data: RawData, isBinary: boolean): unknown {
  if (isBinary) return undefined;
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}

export const isPing = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'ping';

/** Nothing is read from the peer until `work` is done; what it sent meanwhile waits in the network. */
export async function whilePaused<T>(socket: WebSocket, work: () => Promise<T>): Promise<T> {
  socket.pause();
  try {
    return await work();
  } finally {
    socket.resume();
  }
}
