import { describe, expect, it } from 'vitest';
import { scoreCorpus } from './score-corpus.ts';
import { unknownShopSets } from './sets.ts';

describe('orders on menus nobody knew', () => {
  it('written out at length: nearly every cart is right', () => {
    const scores = unknownShopSets.map(([menu, groups]) => scoreCorpus(menu, groups));
    const failures = scores.flatMap((score) => score.failures);
    const all = scores.reduce((sum, score) => sum + score.transcripts, 0);
    expect(1 - failures.length / all, failures.join('\n')).toBeGreaterThanOrEqual(0.96);
  });
});
