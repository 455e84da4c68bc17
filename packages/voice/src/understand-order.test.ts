import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuNamed, sentencesOf } from './corpus/corpus.ts';
import { buildVoiceIndex, type VoiceIndex } from './menu/voice-index.ts';
import { readOrder } from './understand-order.ts';
import type { VoiceDish } from './voice-types.ts';

const understandOrder = (menus: VoiceIndex, say: string) => readOrder(menus, say).items;
const corpus = sentencesOf('everyday/town');
const demoMenu = menuNamed('demo');
const mainMenu = menuNamed('main');

const index = buildVoiceIndex(mainMenu);
const dishes = new Map(mainMenu.map((dish) => [dish.id, dish]));
const titleOf = (id: number) => dishes.get(id)?.title;
const one = (say: string) => {
  const [item, ...others] = understandOrder(index, say);
  if (item === undefined || others.length > 0) throw new Error(`not one item: ${say}`);
  return item;
};

describe('what is returned', () => {
  it('a clear name is sure and has no rival name', () => {
    const item = one('chicken lasagna');
    expect(item.confidence).toBeGreaterThan(0.95);
    expect(item.alternatives).toEqual([]);
  });

  it('an open name is less sure and offers up to two others of the kind', () => {
    const item = one('one biryani');
    expect(item.confidence).toBeLessThan(0.8);
    expect(item.alternatives).toHaveLength(2);
    for (const id of item.alternatives) expect(titleOf(id)).toMatch(/Biryani/);
    expect(item.alternatives).not.toContain(item.dishId);
  });

  it('a mishearing is less sure than the name itself', () => {
    expect(one('chicken car high').confidence).toBeLessThan(one('chicken karahi').confidence);
  });

  it('the nearer restaurant, given first, wins a tie', () => {
    const last = [...mainMenu].reverse();
    const nearest = (menu: readonly VoiceDish[]) =>
      menu.find((dish) => dish.id === understandOrder(buildVoiceIndex(menu), 'garlic naan')[0]?.dishId)
        ?.restaurantName;
    expect(nearest(mainMenu)).toBe('Lahori Tikka House');
    expect(nearest(last)).toBe('Peshawar Grill');
  });

  it('the kitchen that is named is taken, though it is closed and another has the dish', () => {
    const rafiq = demoMenu.find(({ restaurantName }) => restaurantName.startsWith('Rafiq'));
    const closed = new Set([rafiq?.restaurantId ?? -1]);
    const { items } = readOrder(buildVoiceIndex(demoMenu), 'mutton karahi from rafiq', [], { closed });
    expect(items.map(({ dishId }) => demoMenu.find(({ id }) => id === dishId)?.restaurantName)).toEqual([
      rafiq?.restaurantName,
    ]);
  });

  it.each([
    ['zero chicken lasagna', []],
    ['one hundred chicken lasagna', [99]],
    ['60 chicken lasagna and 60 chicken lasagna', [99]],
  ])('amounts stay within 1 and 99: %s', (say, quantities) => {
    expect(understandOrder(index, say).map((item) => item.quantity)).toEqual(quantities);
  });
});

describe('whatever is said', () => {
  const words = [...new Set(corpus.flatMap(({ say }) => say.split(' ')))];
  const speech = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.string()), {
    maxLength: 60,
  });

  it('returns only dishes, portions and spice levels that exist, within bounds, and twice the same', () => {
    fc.assert(
      fc.property(speech, (parts) => {
        const say = parts.join(' ');
        const items = understandOrder(index, say);
        expect(understandOrder(index, say)).toEqual(items);
        for (const { dishId, quantity, portion, spice, confidence, alternatives } of items) {
          const dish = dishes.get(dishId);
          expect(dish).toBeDefined();
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true);
          if (portion !== null) expect(dish?.portions).toContain(portion);
          if (spice !== null) expect(dish?.spiceLevels).toContain(spice);
          expect(confidence > 0 && confidence <= 1).toBe(true);
          expect(
            alternatives.length <= 2 && alternatives.every((id) => dishes.has(id) && id !== dishId),
          ).toBe(true);
        }
        expect(
          new Set(items.map((item) => JSON.stringify([item.dishId, item.portion, item.spice]))).size,
        ).toBe(items.length);
      }),
      { numRuns: process.env.TEST_LONG === '1' ? 300 : 60 },
    );
  });

  it.each(['pulao 1.5', 'karahi dhai', 'biryani two and a half'])(
    'comes to an end where so many and a half stand last: %s',
    (say) => {
      expect(understandOrder(index, say).length).toBeGreaterThan(0);
    },
  );

  it('comes from the kitchen that was named by the one word of its name that no dish has, or from none', () => {
    const menu = [
      ['Mutton Karahi', 'Lahori Tikka House'],
      ['Kheer', 'Lahori Tikka House'],
      ['Mutton Karahi Special', 'Rafiq Family Karahi'],
    ].map(([title = '', restaurantName = ''], place) => ({
      id: place + 1,
      title,
      restaurantName,
      restaurantId: restaurantName.length,
      portions: [],
      spiceLevels: [],
    }));
    const town = buildVoiceIndex(menu);
    const closed = new Set(menu.flatMap(({ id, restaurantId }) => (id === 3 ? [restaurantId] : [])));
    for (const hours of [{}, { closed }])
      expect(readOrder(town, 'two mutton karahi from rafiq', [], hours).items).toMatchObject([
        { dishId: 3, quantity: 2 },
      ]);
    expect(understandOrder(town, 'mutton karahi')).toMatchObject([{ dishId: 1 }]);
    expect(readOrder(town, 'two kheer from rafiq')).toMatchObject({
      items: [],
      unmatched: [{ text: 'kheer', quantity: 2, kitchen: 'Rafiq Family Karahi' }],
    });
    // "Karahi" may be the dish that was meant: no kitchen is sure by it.
    expect(understandOrder(town, 'kheer from karahi')).toMatchObject([{ dishId: 2 }]);
  });

  it('an empty menu has nothing to offer', () => {
    expect(understandOrder(buildVoiceIndex([]), 'two chicken biryani from lahori tikka house')).toEqual([]);
  });

  it.each([
    'chicken ',
    'pizza from ',
    'no make that three ',
    'kar ahi na an ',
    'large spicy two ',
    'x',
    '٣ नान ',
  ])('is not slowed down by a torrent of "%s"', (word) => {
    const startedAt = performance.now();
    understandOrder(index, word.repeat(100_000));
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
