import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('runs all tasks in order of arrival, never more than the limit at a time, failing ones included', async () => {
  const inTurn = atMost(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = Array.from({ length: 9 }, (_, index) =>
    inTurn(async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      if (index % 3 === 0) throw new Error('failed');
      return index;
    }),
  );

  const outcomes = await Promise.allSettled(tasks);

  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
});
