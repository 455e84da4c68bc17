import { describe, expect, it } from 'vitest';
import { scoreInShort } from './score-in-short.ts';
import { unknownShopSets } from './sets.ts';

/** A share is as good as counted on every third set; `npm test -- --long` reads them all. */
const STEP = process.env.TEST_LONG === '1' ? 1 : 3;

describe('orders on menus nobody knew', () => {
  it('written out at length: nearly every cart is right', () => {
    const read = unknownShopSets.filter((_, place) => place % STEP === 0);
    const scores = read.map(([menu, groups]) => scoreInShort(menu, groups));
    const failures = scores.flatMap((score) => score.failures);
    const all = scores.reduce((sum, score) => sum + score.transcripts, 0);
    expect(1 - failures.length / all, failures.join('\n')).toBeGreaterThanOrEqual(0.96);
  });
});
