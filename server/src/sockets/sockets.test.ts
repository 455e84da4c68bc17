import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createHeartbeat } from './heartbeat.ts';
import { encode, MAX_BUFFERED_BYTES, sendUnlessBehind } from './outgoing.ts';

const servers: WebSocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    server.close();
  }
});

async function startServer(onConnection: (socket: WebSocket) => void): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  servers.push(server);
  server.on('connection', onConnection);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Opens a socket by hand and then says nothing more, like a phone in a lift. */
async function openHalf(port: number) {
  const raw = connect(port, '127.0.0.1');
  const key = randomBytes(16).toString('base64');
  raw.write(
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await once(raw, 'data');
  return raw;
}

describe('the heartbeat', () => {
  test('drops a connection that no longer answers and keeps one that does', async () => {
    const heartbeat = createHeartbeat({ periodMs: 200 });
    const ended: string[] = [];
    let name = 'silent';
    const port = await startServer((socket) => {
      const own = name;
      heartbeat.watch(socket);
      socket.once('close', () => ended.push(own));
    });
    const raw = await openHalf(port);
    name = 'awake';
    const awake = new WebSocket(`ws://127.0.0.1:${port}`);
    await once(awake, 'open');

    await vi.waitFor(() => expect(ended).toEqual(['silent']), { timeout: 3_000 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ended).toEqual(['silent']);
    awake.terminate();
    raw.destroy();
    heartbeat.stop();
  });
});

describe('a peer that does not keep up', () => {
  test('is skipped instead of being buffered for, and hears again when it catches up', async () => {
    let peer: WebSocket | undefined;
    const port = await startServer((socket) => {
      peer = socket;
    });
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    let received = 0;
    client.on('message', () => {
      received += 1;
    });
    await once(client, 'open');
    await vi.waitFor(() => expect(peer).toBeDefined());
    const slow = peer as WebSocket;
    client.pause();

    const message = encode({ text: 'x'.repeat(16 * 1024) });
    const sent = 3_000;
    for (let turn = 0; turn < sent; turn += 1) {
      sendUnlessBehind(slow, message);
      if (turn % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(slow.bufferedAmount).toBeLessThan(MAX_BUFFERED_BYTES + message.length * 2);

    client.resume();
    await vi.waitFor(() => expect(slow.bufferedAmount).toBe(0));
    expect(received).toBeLessThan(sent);
    const before = received;
    sendUnlessBehind(slow, encode('now'));
    await vi.waitFor(() => expect(received).toBeGreaterThan(before));
    client.terminate();
  });
});
