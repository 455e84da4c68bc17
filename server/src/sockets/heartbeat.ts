import type { WebSocket } from 'ws';
import type { Line } from './outgoing.ts';

export type Heartbeat = {
  /** Pings the socket now and then and drops it when it does not answer; closing it ends the watch. */
  watch(line: Line): void;
  stop(): void;
};

const SLOTS = 30;
/** A whole frame: the socket's own `ping` would make one anew for each of thousands. */
const PING = Buffer.from([0x89, 0]);

/**
 * Finds connections that died without saying so: a phone that lost its network closes nothing. Sockets are spread
 * over slots, one slot's turn after the other, so that thousands of pings never leave at the same moment.
 */
export function createHeartbeat({ periodMs = 30_000 }: { readonly periodMs?: number } = {}): Heartbeat {
  const slots = Array.from({ length: SLOTS }, () => new Set<Line>());
  const silent = new WeakSet<WebSocket>();
  let turn = 0;
  let next = 0;

  const timer = setInterval(() => {
    turn = (turn + 1) % SLOTS;
    for (const line of slots[turn] ?? []) beat(line);
  }, periodMs / SLOTS);
  timer.unref();

  function beat({ socket, wire }: Line): void {
    if (silent.has(socket)) {
      socket.terminate();
      return;
    }
    silent.add(socket);
    if (socket.readyState === socket.OPEN) wire.write(PING);
  }

  function markAlive(this: WebSocket): void {
    silent.delete(this);
  }

  return {
    watch(line) {
      const { socket } = line;
      next = (next + 1) % SLOTS;
      const slot = slots[next];
      slot?.add(line);
      socket.on('pong', markAlive);
      socket.once('close', () => slot?.delete(line));
    },
    stop: () => clearInterval(timer),
  };
}
