import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { portOf } from '../lib/ports.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { startRedisServer } from '../testing/services/redis-server.ts';
import { createRedisBus } from './bus/redis-bus.ts';
import { connectRedis } from './redis.ts';

const redis = await startRedisServer();
afterAll(() => redis?.stop());

/** Knows one master, and tells of a new one before it answers who it is, as in the moment of a failover. */
async function startSentinel(masterPort: string) {
  const listeners = new Set<Socket>();
  const sockets = new Set<Socket>();
  const state = { isFailingOver: false, asked: 0 };
  const text = (value: string) => `$${value.length}\r\n${value}\r\n`;
  const replies: Readonly<Record<string, (socket: Socket) => void>> = {
    'get-master-addr-by-name': (socket) => {
      state.asked += 1;
      const switched = `>3\r\n${text('message')}${text('+switch-master')}${text('group')}`;
      if (state.isFailingOver) for (const listener of listeners) listener.write(switched);
      setTimeout(() => socket.write(`*2\r\n${text('127.0.0.1')}${text(masterPort)}`), 300);
    },
    sentinels: (socket) => socket.write('*0\r\n'),
    subscribe: (socket) => {
      listeners.add(socket);
      socket.write(`>3\r\n${text('subscribe')}${text('+switch-master')}:1\r\n`);
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.on('data', (chunk) => {
      for (const command of chunk
        .toString()
        .split(/\*\d+\r\n/)
        .slice(1)) {
        const reply = Object.entries(replies).find(([word]) => command.includes(`\r\n${word}\r\n`))?.[1];
        if (reply) reply(socket);
        else socket.write('+OK\r\n');
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `redis+sentinel://127.0.0.1:${portOf(server)}/group`, state, listeners, stop };
}

describe.runIf(redis)('a connection through a Sentinel', () => {
  test('comes back when it hears of a new master while it asks for one', async () => {
    const sentinel = await startSentinel(new URL(redis?.url ?? '').port);
    const link = connectRedis({ url: sentinel.url, name: 'test', log: recordingLog() });
    const ping = () => link.run((client) => client.ping());
    await vi.waitFor(async () => expect(await ping()).toBe('PONG'), 20_000);
    await vi.waitFor(() => expect(sentinel.listeners.size).toBeGreaterThan(0), 20_000);

    sentinel.state.isFailingOver = true;
    const { asked } = sentinel.state;
    await redis?.kill();
    await vi.waitFor(() => expect(sentinel.state.asked).toBeGreaterThan(asked), 20_000);
    sentinel.state.isFailingOver = false;
    await redis?.start();
    await vi.waitFor(async () => expect(await ping()).toBe('PONG'), 20_000);
    await link.close();
    sentinel.stop();
  }, 90_000);
});

/** Responds to everything but a second subscription. */
async function startHangingRedis() {
  const sockets = new Set<Socket>();
  const state = { subscribed: 0 };
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.on('data', (chunk) => {
      for (const command of chunk
        .toString()
        .split(/\*\d+\r\n/)
        .slice(1)) {
        if (!command.includes('\r\nsubscribe\r\n')) socket.write('+OK\r\n');
        else if (++state.subscribed === 1) socket.write('>3\r\n$9\r\nsubscribe\r\n$5\r\ntopic\r\n:1\r\n');
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cutOff = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return { url: `redis://127.0.0.1:${portOf(server)}`, state, sockets, cutOff, close: () => server.close() };
}

test('a subscription that hangs after an outage leaves nothing that nobody handles', async () => {
  const hanging = await startHangingRedis();
  const bus = createRedisBus({ url: hanging.url, log: recordingLog() });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  await bus.subscribe('topic', () => undefined);
  hanging.cutOff();
  await vi.waitFor(() => expect(hanging.state.subscribed).toBeGreaterThan(1), 20_000);
  // Longer than a command may take.
  await delay(1_200);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  hanging.close();
  hanging.cutOff();
  await bus.close();
}, 60_000);
