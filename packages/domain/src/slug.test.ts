import { slug } from '@nearbite/contract/fields';
import { describe, expect, test } from 'vitest';
import { slugOf } from './slug.ts';

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
    expect(slug.safeParse(slugOf(title, 'dish')).success).toBe(true);
  });
});
