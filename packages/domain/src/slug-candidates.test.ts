import { slug as slugField } from '@nearbite/contract/fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugCandidates } from './slug-candidates.ts';

describe('candidates for an address', () => {
  test('are the name, numbered names, then random ones', () => {
    let made = 0;
    const candidates = [...slugCandidates('Pizza', 'restaurant', () => `r${made++}`)];
    expect(candidates.slice(0, 3)).toEqual(['pizza', 'pizza-2', 'pizza-3']);
    expect(candidates.at(-1)).toBe('pizza-r3');
  });

  test('are addresses the contract accepts, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        for (const candidate of slugCandidates(title, 'restaurant', () => 'k3x9')) {
          expect(slugField.safeParse(candidate).success, JSON.stringify(candidate)).toBe(true);
        }
      }),
    );
  });
});
