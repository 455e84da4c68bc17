import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

const PEOPLE = 60;
const open: (Socket | Server)[] = [];

afterEach(() => {
  for (const each of open.splice(0)) 'destroy' in each ? each.destroy() : each.close();
});

test('whoever comes last is let in before the others have been served many times', async () => {
  const turns = createFairTurns();
  const server = createServer((_request, response) => turns.run(() => response.end(workHard())));
  turns.watch(server).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  // Always an address where a port is listened to.
  const { port } = server.address() as AddressInfo;
  const served = Array.from({ length: PEOPLE }, () => 0);
  await Promise.all(served.map((_none, person) => askUntilAllAreServed(port, served, person)));
  expect(Math.max(...served)).toBeLessThan(PEOPLE / 4);
});

test('of many requests in one turn the first ones begin at once, the others soon, in their order', async () => {
  const turns = createFairTurns();
  const begun: number[] = [];
  for (let n = 0; n < 100; n += 1) turns.run(() => begun.push(n));
  expect(begun.length).toBeGreaterThan(0);
  expect(begun.length).toBeLessThan(100);
  await expect.poll(() => begun.length).toBe(100);
  expect(begun).toEqual([...begun].sort((a, b) => a - b));
  turns.run(() => begun.push(100));
  expect(begun.at(-1)).toBe(100);
});

/** Asks again and again until everybody has had a response. */
function askUntilAllAreServed(port: number, served: number[], person: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    const ask = () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.on('connect', ask).on('error', reject);
    socket.on('data', () => {
      served[person] = (served[person] ?? 0) + 1;
      if (served.includes(0)) ask();
    });
    const look = setInterval(() => {
      if (served.includes(0)) return;
      clearInterval(look);
      socket.destroy();
      resolve();
    }, 5);
  });
}

/** Takes as long as a dear response does. */
function workHard(): string {
  let text = '';
  for (let n = 0; n < 500; n += 1) text = JSON.stringify([n, text.slice(0, 100)]);
  return text;
}
