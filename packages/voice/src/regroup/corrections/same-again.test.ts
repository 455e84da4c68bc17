import { describe, expect, it } from 'vitest';
import { menuNamed } from '../../corpus/corpus.ts';
import { contextOf } from '../../corpus/score-corpus.ts';
import { buildVoiceIndex } from '../../menu/voice-index.ts';
import { readOrder } from '../../understand-order.ts';

const demoMenu = menuNamed('demo');

const index = buildVoiceIndex(demoMenu);

describe('one of two with a wish', () => {
  it.each([
    ['a club sandwich with no mayo and another club sandwich', 'one with no mayo'],
    ['a club sandwich without onions and another one', 'one without onions'],
  ])('%s', (say, note) => {
    expect(readOrder(index, say).items).toMatchObject([{ quantity: 2, note }]);
  });

  it('said of both it is for both', () => {
    const context = contextOf('1 Chicken Biryani (Single); 1 Beef Biryani (Single)', demoMenu);
    const { items } = readOrder(index, 'both with raita after all', context);
    expect(items.map(({ note }) => note)).toEqual(['with raita', 'with raita']);
  });
});

describe('pieces that do not come out in plates', () => {
  const momos = {
    id: 9001,
    title: 'Steamed Momos',
    restaurantId: 90,
    restaurantName: 'Momo Point',
    portions: ['4 pcs', '8 pcs'],
    spiceLevels: [],
  };
  it.each([
    ['half a dozen seekh kebab', demoMenu, { quantity: 2 }],
    ['half a dozen momos', [momos], { quantity: 2, portion: '4 pcs' }],
    ['seven momos', [momos], { quantity: 2, portion: '4 pcs' }],
  ])('%s: asks how many', (say, menu, line) => {
    const { items, question } = readOrder(buildVoiceIndex(menu), say);
    expect(items).toMatchObject([line]);
    expect(question?.amount).toBe('unclear');
  });

  it('sixteen of what comes in fours and eights are two of the larger', () => {
    const { items, question } = readOrder(buildVoiceIndex([momos]), 'sixteen momos');
    expect(items).toMatchObject([{ quantity: 2, portion: '8 pcs' }]);
    expect(question).toBeUndefined();
  });
});
