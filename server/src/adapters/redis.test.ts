import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { portOf } from '../lib/ports.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { startRedisServer } from '../testing/services/redis-server.ts';
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
