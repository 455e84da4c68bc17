import { slug as slugField } from '@nearbite/contract/fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugCandidates, slugFrom } from './slug.ts';

describe('a slug', () => {
  test.each([
    ['Biryani Junction', 'biryani-junction'],
    ['  Café   Crème!  ', 'cafe-creme'],
    ["Ali's Kitchen", 'alis-kitchen'],
    ['BBQ & Grill', 'bbq-grill'],
    ['بریانی ہاؤس', 'بریانی-ہاؤس'],
    ['बिरयानी', 'बिरयानी'],
    ['🍕🍕', 'restaurant'],
    ['--', 'restaurant'],
    ['７ Ｅｌｅｖｅｎ', '7-eleven'],
  ])('of "%s" is "%s"', (title, slug) => {
    expect(slugFrom(title, 'restaurant')).toBe(slug);
  });

  test('is an address the contract accepts, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        for (const candidate of slugCandidates(title, 'dish', () => 'k3x9')) {
          expect(slugField.safeParse(candidate).success, JSON.stringify(candidate)).toBe(true);
        }
      }),
    );
  });

  test('has numbered and then random alternatives', () => {
    let made = 0;
    const candidates = [...slugCandidates('Pizza', 'restaurant', () => `r${made++}`)];
    expect(candidates.slice(0, 3)).toEqual(['pizza', 'pizza-2', 'pizza-3']);
    expect(candidates.at(-1)).toBe('pizza-r3');
  });
});
