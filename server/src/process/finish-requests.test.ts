import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { portOf } from '../lib/ports.ts';
import { finishRequests } from './finish-requests.ts';

test('a request that has begun gets its response, an idle connection is not waited for', {
  timeout: 8_000,
}, async () => {
  const app = Fastify();
  let answerNow = () => {};
  const isAsked = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve();
      await new Promise<void>((response) => {
        answerNow = response;
      });
      return 'here you are';
    });
  });
  const finish = finishRequests(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const port = portOf(app.server);
  const silent = connect(port, '127.0.0.1');
  const hesitant = connect(port, '127.0.0.1');
  await Promise.all([once(silent, 'connect'), once(hesitant, 'connect')]);
  hesitant.write('GET /slow HTTP/1.1\r\nHost: ');
  for (const socket of [silent, hesitant]) socket.on('error', () => undefined);

  const asking = fetch(`http://127.0.0.1:${port}/slow`);
  await isAsked;
  const finished = finish();
  setTimeout(() => answerNow(), 300);
  expect(await (await asking).text()).toBe('here you are');
  await finished;
});

test('a connection that a proxy holds open still gets responses, while no new one is accepted', async () => {
  const app = Fastify();
  app.post('/order', async () => 'ordered');
  const finish = finishRequests(app, { graceMs: 1_000 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const port = portOf(app.server);
  const held = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  held.on('data', (text: string) => {
    received += text;
  });
  const order = () => held.write('POST /order HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
  order();
  await expect.poll(() => received).toContain('ordered');

  const finished = finish();
  received = '';
  order();
  await expect.poll(() => received).toContain('ordered');
  expect(received).toMatch(/^connection: close/im);
  await expect(fetch(`http://127.0.0.1:${port}/order`)).rejects.toThrow();
  await finished;
  await expect.poll(() => held.readableEnded).toBe(true);
});

const PROXY = `
const { connect } = require('node:net');
const { parentPort, workerData: port } = require('node:worker_threads');
const received = Array.from({ length: 20 }, () => new Promise((resolve) => {
  let text = '';
  connect(port, '127.0.0.1')
    .on('data', (chunk) => { text += chunk; if (text.endsWith('ordered')) resolve('ordered'); })
    .on('error', ({ code }) => resolve(code))
    .on('close', () => resolve('closed'))
    .write('POST /order HTTP/1.1\\r\\nHost: x\\r\\nContent-Length: 0\\r\\n\\r\\n');
}));
Promise.all(received).then((all) => parentPort.postMessage(all));`;

test('what a proxy has sent over connections that wait to be accepted gets its response', async () => {
  const app = Fastify();
  app.post('/order', async () => 'ordered');
  const finish = finishRequests(app, { graceMs: 1_000 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const proxy = new Worker(PROXY, { eval: true, workerData: portOf(app.server) });
  const received = once(proxy, 'message');
  // The process is busy while they come.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  await finish();
  expect(await received).toEqual([Array(20).fill('ordered')]);
});
