import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { portOf } from '../lib/ports.ts';
import { createHeartbeat } from './heartbeat.ts';
import {
  encode,
  frame,
  type Line,
  MAX_BUFFERED_BYTES,
  sendUnlessBehind,
  writeUnlessBehind,
} from './outgoing.ts';

const servers: WebSocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    server.close();
  }
});

async function startServer(
  onConnection: (socket: WebSocket, request: IncomingMessage) => void,
): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  servers.push(server);
  server.on('connection', onConnection);
  await once(server, 'listening');
  return portOf(server);
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
  test('drops a connection that no longer responds to pings and keeps one that does', async () => {
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

    await vi.waitFor(() => expect(ended).toEqual(['silent']), { timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ended).toEqual(['silent']);
    awake.terminate();
    raw.destroy();
    heartbeat.stop();
  });
});

const WAYS = [
  { way: 'sent', send: ({ socket }: Line, message: unknown) => sendUnlessBehind(socket, encode(message)) },
  { way: 'framed', send: (line: Line, message: unknown) => writeUnlessBehind(line, frame(message)) },
];

async function connectTwo() {
  const lines: Line[] = [];
  const port = await startServer((socket, { socket: wire }) => void lines.push({ socket, wire }));
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const received: unknown[] = [];
  client.on('message', (data) => received.push(JSON.parse(String(data))));
  await once(client, 'open');
  await vi.waitFor(() => expect(lines).toHaveLength(1), 20_000);
  const [line] = lines;
  if (!line) throw new Error('unreachable: the wait above ends only with a line');
  return { line, client, received };
}

describe.each(WAYS)('what is $way', ({ send }) => {
  test('arrives whatever its length, and not after the farewell', async () => {
    const { line, client, received } = await connectTwo();
    const texts = [0, 1, 122, 123, 124, 125, 126, 127, 3_000, 65_000].map((length) => 'ä'.repeat(length / 2));
    for (const text of texts) send(line, text);
    await vi.waitFor(() => expect(received).toEqual(texts), 20_000);
    line.socket.close();
    send(line, 'too late');
    await once(client, 'close');
    expect(received).toHaveLength(texts.length);
  });

  test('to a peer that does not keep up is dropped, until it catches up', async () => {
    const { line, client, received } = await connectTwo();
    client.pause();
    const message = { text: 'x'.repeat(16 * 1024) };
    const sent = 3_000;
    for (let turn = 0; turn < sent; turn += 1) {
      send(line, message);
      if (turn % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(line.socket.bufferedAmount).toBeLessThan(MAX_BUFFERED_BYTES + encode(message).length * 2);

    client.resume();
    await vi.waitFor(() => expect(line.socket.bufferedAmount).toBe(0), 20_000);
    expect(received.length).toBeLessThan(sent);
    const before = received.length;
    send(line, 'now');
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(before), 20_000);
    client.terminate();
  });
});
