import type { WebSocket } from 'ws';

export type Heartbeat = {
  /** Pings the socket now and then and drops it when it does not answer; closing it ends the watch. */
  watch(socket: WebSocket): void;
  stop(): void;
};

const SLOTS = 30;

/**
 * Finds connections that died without saying so: a phone that lost its network closes nothing. Sockets are spread
 * over slots, one slot's turn after the other, so that thousands of pings never leave at the same moment.
 */
export function createHeartbeat({ periodMs = 30_000 }: { readonly periodMs?: number } = {}): Heartbeat {
  const slots = Array.from({ length: SLOTS }, () => new Set<WebSocket>());
  const silent = new WeakSet<WebSocket>();
  let turn = 0;
  let next = 0;

  const timer = setInterval(() => {
    turn = (turn + 1) % SLOTS;
    for (const socket of slots[turn] ?? []) beat(socket);
  }, periodMs / SLOTS);
  timer.unref();

  function beat(socket: WebSocket): void {
    if (silent.has(socket)) {
      socket.terminate();
      return;
    }
    silent.add(socket);
    if (socket.readyState === socket.OPEN) socket.ping();
  }

  function markAlive(this: WebSocket): void {
    silent.delete(this);
  }

  return {
    watch(socket) {
      next = (next + 1) % SLOTS;
      const slot = slots[next];
      slot?.add(socket);
      socket.on('pong', markAlive);
      socket.once('close', () => slot?.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
