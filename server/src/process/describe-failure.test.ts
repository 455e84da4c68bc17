import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeFailure, explainNoRoom } from './describe-failure.ts';

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  failure('ENOSPC', 'ENOSPC: no space left on device, write'),
  failure('53100', 'could not extend file "base/1": No space left on device'),
  new Error('Migration 0100 failed', { cause: failure('53100', 'could not extend file') }),
])('a full disk is told in one line: %s', (error) => {
  expect(describeFailure(error)).toBe(`A disk is full: free some space and start again (${error.message}).`);
});

test('what nobody expected is told with its place', () => {
  expect(describeFailure(new Error('strange'))).toMatch(/^Error: strange\n\s+at /);
});

test('a lost connection is explained by the disk only where that is full', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nearbite-room-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const lost = new Error('Connection terminated unexpectedly');
  expect(await explainNoRoom(lost, dataDir)).toBe(lost);
  // Nothing fits in there.
  await writeFile(join(dataDir, 'postgres.location'), '/proc');
  expect(describeFailure(await explainNoRoom(lost, dataDir))).toBe(
    'The disk holding /proc is full: free some space and start again (Connection terminated unexpectedly).',
  );
});
