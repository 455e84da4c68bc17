import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { menuNamed } from './corpus/corpus.ts';
import { contextOf } from './corpus/score-corpus.ts';
import { buildVoiceIndex } from './menu/voice-index.ts';
import { maxTokens, maxTranscriptLength, tokenise } from './read/tokenise.ts';
import { readOrder } from './understand-order.ts';
import type { VoiceDish } from './voice-types.ts';

/** Said over and over until nothing more is read. */
const hostile = [
  'and',
  'one',
  '1 2 3 4',
  '2x',
  'with',
  'from',
  'the same',
  'another',
  'large and small',
  'biryani',
  'pizza from',
  'chicken and',
  'two naan and',
  'kar ahi na an',
  'biryanis karahis naans',
  'chicken karahi with garlic naan and',
  'do biryani aur ek naan',
  'no make that three',
  'everything but the',
  'instead of the naan a roti',
];
const cart = '2 Chicken Biryani; 4 Garlic Naan; 1 Chicken Karahi (Half)';

/** A small machine does so many in less than 50 ms. */
const MOST_STEPS = 480_000;

const session = new Session();
session.connect();
beforeAll(async () => {
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => session.disconnect());

/** Functions and blocks entered in this package: what understanding takes, whatever else the machine does. */
async function stepsOf(run: () => void): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  run();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('packages/voice/src'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

/** The same dishes once more in every manner, of 250 kitchens. */
function marketOf(size: number): VoiceDish[] {
  const base = menuNamed('main');
  return Array.from({ length: size }, (_, place) => {
    const dish = base[place % base.length];
    if (dish === undefined) throw new Error('the menu is empty');
    const kitchen = place % 250;
    const title = `${['', 'Special ', 'Smoky ', 'Lahori ', 'Royal '][Math.floor(place / base.length) % 5]}${dish.title}`;
    return { ...dish, id: place + 1, title, restaurantId: kitchen + 1, restaurantName: `Kitchen ${kitchen}` };
  });
}

const sayOver = (words: string, most: number): string =>
  Array.from({ length: Math.ceil(most / tokenise(words).length) }, () => words)
    .join(' ')
    .slice(0, maxTranscriptLength);

describe('the steps that understanding takes', () => {
  const menu = menuNamed('main');
  const index = buildVoiceIndex(menu);

  it.each(hostile.flatMap((words) => [['', words] as const, [cart, words] as const]))(
    'are bounded (cart "%s"): %s',
    async (before, words) => {
      const context = contextOf(before, menu);
      const said = sayOver(words, maxTokens);
      expect(await stepsOf(() => readOrder(index, said, context))).toBeLessThan(MOST_STEPS);
    },
  );

  it.each([
    ['remove the naan and', 13],
    ['make the biryani spicy and', 8],
    ['the naan six and', 8],
    ['large spicy two', 17],
    ['pizza from', 30],
  ])('are bounded beside fifty lines, whatever they end in: %s', async (words, times) => {
    const context = menu
      .slice(0, 50)
      .map(({ id, portions }) => ({ dishId: id, quantity: 2, portion: portions[0] ?? null, spice: null }));
    const said = `${`${words} `.repeat(times)}qwerty`;
    expect(await stepsOf(() => readOrder(index, said, context))).toBeLessThan(MOST_STEPS);
  });

  it('grow less than the dishes: a word that hundreds of them have', async () => {
    const [small, large] = [buildVoiceIndex(marketOf(500)), buildVoiceIndex(marketOf(5_000))];
    const said = sayOver('pizza from', maxTokens);
    const fewer = await stepsOf(() => readOrder(small, said));
    expect(await stepsOf(() => readOrder(large, said))).toBeLessThan(4 * fewer);
  });

  it('are spent on the first words, and the others are told of', () => {
    const { items, unmatched } = readOrder(index, `${sayOver('please', maxTokens)} two chicken biryani`);
    expect(items).toEqual([]);
    expect(unmatched.map(({ text }) => text)).toEqual(['two chicken biryani']);
  });
});
