import { afterEach, expect, test, vi } from 'vitest';
import { createSteps } from './report-slow-start.ts';

afterEach(() => vi.useRealTimers());

test('a step of the start that takes long is named until it is over', async () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const step = createSteps((line) => said.push(line));
  await step('quick', Promise.resolve());
  const slow = step('migrating the database', new Promise((resolve) => setTimeout(resolve, 25_000, 'done')));
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await slow).toBe('done');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual([
    'Still starting, for 10 s now: migrating the database …',
    'Still starting, for 20 s now: migrating the database …',
  ]);
});

test('a step that fails is named no longer', async () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const step = createSteps((line) => said.push(line));
  await expect(step('failing', Promise.reject(new Error('no')))).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual([]);
});
