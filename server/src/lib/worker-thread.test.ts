import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { createWorkerThread, OverBudgetError, QueueFullError, WorkerEndedError } from './worker-thread.ts';

/** Does as it is told, and says which thread did it. */
const OBEYS = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (said) => {
    if (said === 'crash') throw new Error('crashed');
    const stand = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    if (said === 'prepare for ever') for (;;);
    parentPort.postMessage({ kind: 'prepared' });
    if (said === 'compute for ever') for (;;);
    const result = (text) => parentPort.postMessage({ kind: 'result', result: text + ' ' + threadId });
    if (said === 'fail') parentPort.postMessage({ kind: 'failed', error: { message: 'no', code: '57P01' } });
    else if (said === 'stand still') stand(600), result(said);
    else if (said === 'wait') setTimeout(() => result(said), 600);
    else result(said);
  });
`;

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((thread) => thread.close()));
});

function open({ maxWaiting = 10, maxWaitingPerClient = 10, preparingMs = 30_000 } = {}) {
  const workers: Worker[] = [];
  const thread = createWorkerThread({
    start() {
      const worker = new Worker(OBEYS, { eval: true });
      workers.push(worker);
      return worker;
    },
    budgetMs: 300,
    preparingMs,
    maxWaiting,
    maxWaitingPerClient,
  });
  opened.push(thread);
  return { thread, workers };
}

const threadOf = ({ result }: { readonly result: string }) => result.split(' ').at(-1);

test('a task that computes too long ends with its thread, and the next one is done by another', async () => {
  const { thread } = open();
  const first = await thread.run('a', 'hello');
  expect(first.computedMs).toBeLessThan(300);
  const endless = thread.run('a', 'compute for ever');
  const behind = thread.run('b', 'hello');
  await expect(endless).rejects.toMatchObject({ name: 'OverBudgetError', computedMs: expect.any(Number) });
  await expect(endless).rejects.toBeInstanceOf(OverBudgetError);
  expect(threadOf(await behind)).not.toBe(threadOf(first));
});

test('what a task waits for is not computing', async () => {
  const { thread } = open();
  expect((await thread.run('a', 'wait')).computedMs).toBeLessThan(300);
});

test('nor is time in which the machine has no processor for the thread', async () => {
  const { thread } = open();
  const { result, computedMs } = await thread.run('a', 'stand still');
  expect(result).toContain('stand still');
  expect(computedMs).toBeLessThan(300);
});

test('what prepares too long is no fault of the task that waits for it', async () => {
  const { thread } = open({ preparingMs: 300 });
  await expect(thread.run('a', 'prepare for ever')).rejects.toBeInstanceOf(WorkerEndedError);
  expect((await thread.run('a', 'hello')).result).toContain('hello');
});

test('a thread that crashes fails its task, once; an error of a task leaves the thread as it is', async () => {
  const { thread } = open();
  const first = await thread.run('a', 'hello');
  await expect(thread.run('a', 'fail')).rejects.toMatchObject({ message: 'no', code: '57P01' });
  expect(threadOf(await thread.run('a', 'hello'))).toBe(threadOf(first));
  await expect(thread.run('a', 'crash')).rejects.toBeInstanceOf(WorkerEndedError);
  expect(threadOf(await thread.run('a', 'hello'))).not.toBe(threadOf(first));
});

test('only so many wait, of one client and in all; clients take turns', async () => {
  const { thread } = open({ maxWaiting: 3, maxWaitingPerClient: 2 });
  const done: string[] = [];
  const run = (client: string, said: string) =>
    thread.run(client, said).then(({ result }) => done.push(`${client} ${result.split(' ')[0]}`));
  const begun = [run('a', 'wait'), run('a', 'second'), run('a', 'third')];
  await expect(thread.run('a', 'fourth')).rejects.toMatchObject({ name: 'QueueFullError', isOwn: true });
  begun.push(run('b', 'first'));
  await expect(thread.run('c', 'first')).rejects.toMatchObject({ isOwn: false });
  await expect(thread.run('c', 'first')).rejects.toBeInstanceOf(QueueFullError);
  await Promise.all(begun);
  expect(done).toEqual(['a wait', 'b first', 'a second', 'a third']);
});

test('closing ends the thread and whoever waits for it', async () => {
  const { thread, workers } = open();
  const waiting = [thread.run('a', 'compute for ever'), thread.run('b', 'hello')];
  const ended = waiting.map((each) => expect(each).rejects.toBeInstanceOf(WorkerEndedError));
  await thread.close();
  await Promise.all(ended);
  // Node says so of threads that have ended.
  expect(workers.map(({ threadId }) => threadId)).toEqual([-1]);
  await expect(thread.run('a', 'hello')).rejects.toBeInstanceOf(WorkerEndedError);
});
