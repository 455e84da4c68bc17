import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { CorpusSets } from './corpus.ts';
import { scoreInShort } from './score-in-short.ts';

/** Every file of the room is read by being there: a new class needs no list. */
const files = readdirSync(new URL('classes/', import.meta.url)).map((file) => file.replace('.ts', ''));

it.each(files)('%s: every sentence of the class is understood', async (file) => {
  const sets: Record<string, CorpusSets> = await import(`./classes/${file}.ts`);
  const scores = Object.values(sets)
    .flat()
    .map(([menu, groups]) => scoreInShort(menu, groups));
  expect(scores.length).toBeGreaterThan(0);
  expect(scores.flatMap((score) => score.failures)).toEqual([]);
});
