import { describe, expect, it, vi } from 'vitest';
import { makeMenu } from '../testing/make-menu.ts';
import { buildVoiceIndex } from './voice-index.ts';

const DISHES = {
  Rice: [['Chicken Biryani'], ['Egg Fried Rice (Full)']],
  Burgers: [['Zinger Burger', [], [], ['crispy', 'fast food']]],
} as const satisfies Parameters<typeof makeMenu>[2];

/** How often a text is split into words, which begins with bringing its letters to one form. */
function splitsFor(kitchens: number): number {
  const menu = Array.from({ length: kitchens }, () => makeMenu('Corner', 1, DISHES));
  const dishes = menu.flat().map((dish, id) => ({ ...dish, id, restaurantId: id % kitchens }));
  const normalised = vi.spyOn(String.prototype, 'normalize');
  try {
    buildVoiceIndex(dishes);
    return normalised.mock.calls.length;
  } finally {
    normalised.mockRestore();
  }
}

describe('the index of a city where every kitchen sells the same', () => {
  it('reads each name once', () => {
    expect(splitsFor(2)).toBeGreaterThan(0);
    expect(splitsFor(200)).toBe(splitsFor(2));
  });
});
