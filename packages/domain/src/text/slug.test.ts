import { slug as slugField } from '@nearbite/contract/fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugCandidates, slugOf } from './slug.ts';

describe('slugOf', () => {
  test.each([
    ['Chicken Biryani', 'chicken-biryani'],
    ['  Crème Brûlée!  ', 'creme-brulee'],
    ["Omar's “Special” 2.0", 'omars-special-2-0'],
    ['بریانی خاص', 'بریانی-خاص'],
    ['बिरयानी', 'बरयन'],
    ['寿司 🍣', '寿司'],
    ['🍕🍕', 'dish'],
    ['--', 'dish'],
    ['x'.repeat(100), 'x'.repeat(80)],
    [`${'x'.repeat(79)} tail`, 'x'.repeat(79)],
  ])('%s becomes %s', (title, expected) => {
    expect(slugOf(title, 'dish')).toBe(expected);
    expect(slugField.safeParse(slugOf(title, 'dish')).success).toBe(true);
  });
});

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
