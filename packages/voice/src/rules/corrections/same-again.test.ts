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
