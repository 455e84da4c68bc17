import { expect, test } from 'vitest';
import type { Db } from './database.ts';
import { gatherReads } from './gather-reads.ts';

// Only told apart from another one here.
const db = {} as Db;

test('who asks in the same turn is answered by one read, each with its own answer', async () => {
  const groups: (readonly number[])[] = [];
  const double = gatherReads<number, number>(async (_db, numbers) => {
    groups.push(numbers);
    return numbers.map((number) => number * 2);
  });
  expect(await Promise.all([1, 2, 3].map((number) => double(db, number)))).toEqual([2, 4, 6]);
  expect(await double(db, 4)).toBe(8);
  expect(groups).toEqual([[1, 2, 3], [4]]);
});

test('a read never begins before its last question, and at most two are under way', async () => {
  const releases: (() => void)[] = [];
  let begun = 0;
  const read = gatherReads<string, string>(async (_db, questions) => {
    begun += 1;
    await new Promise<void>((resolve) => releases.push(resolve));
    return questions;
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const answers = [read(db, 'first')];
  await turn();
  answers.push(read(db, 'second'));
  await turn();
  answers.push(read(db, 'third'), read(db, 'fourth'));
  await turn();
  expect(begun).toBe(2);
  releases[0]?.();
  await expect.poll(() => begun).toBe(3);
  for (const release of releases) release();
  expect(await Promise.all(answers)).toEqual(['first', 'second', 'third', 'fourth']);
});

test('a failure reaches everyone who asked, and nobody after them', async () => {
  let isBroken = true;
  const read = gatherReads<number, number>(async (_db, numbers) => {
    if (isBroken) throw new Error('away');
    return numbers;
  });
  const asked = await Promise.allSettled([read(db, 1), read(db, 2)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await read(db, 3)).toBe(3);
});
