import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { portOf } from '../lib/ports.ts';
import type { TestApp } from './test-app.ts';

export type TestSocket = {
  readonly socket: WebSocket;
  /** Everything received so far, parsed. */
  readonly received: Record<string, unknown>[];
  readonly closed: Promise<{ code: number; reason: string }>;
  send(message: unknown): void;
  /** Waits until so many messages are there. */
  count(expected: number): Promise<void>;
  /** Everything sent before this has been handled by the server once it resolves. */
  settled(): Promise<void>;
};

/** Where a test app can be reached by real sockets. */
export async function listenOnLoopback(app: TestApp): Promise<string> {
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  return `ws://127.0.0.1:${portOf(app.server.server)}`;
}

/** A real connection under the name that test apps are served at; resolves once it is open. */
export async function openSocket(url: string, headers: Record<string, string> = {}): Promise<TestSocket> {
  const socket = new WebSocket(url, { headers: { host: 'nearbite.test', ...headers } });
  const received: Record<string, unknown>[] = [];
  let pongs = 0;
  socket.on('message', (data) => {
    const message: Record<string, unknown> = JSON.parse(String(data));
    if (message.type === 'pong') pongs += 1;
    else received.push(message);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (closeCode, reason) => resolve({ code: closeCode, reason: String(reason) }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const send = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    socket,
    received,
    closed,
    send,
    count: (expected) => vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(expected), 20_000),
    async settled() {
      const before = pongs;
      send({ type: 'ping' });
      await vi.waitFor(() => expect(pongs).toBeGreaterThan(before), 20_000);
    },
  };
}
