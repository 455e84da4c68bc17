import { describe, expect, it } from 'vitest';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';
import type { ContextItem } from '../voice-types.ts';
import { confidenceScale } from '../weights.ts';
import { menuNamed, sentencesOf } from './corpus.ts';
import { contextOf } from './score-corpus.ts';

const isSameLine = (a: ContextItem, b: ContextItem | undefined): boolean =>
  a.dishId === b?.dishId && a.quantity === b.quantity && a.portion === b.portion && a.spice === b.spice;
const hasChanged = (before: readonly ContextItem[], after: readonly ContextItem[]): boolean =>
  before.length !== after.length || !after.every((line, place) => isSameLine(line, before[place]));

describe('what is said while an order is there', () => {
  it.each([
    'cancel the chai the paratha or just whichever is cheaper',
    'make the chai large no not the chai the paratha',
  ])('asks before it takes everything away where something was to be kept: %s', (said) => {
    const menu = menuNamed('quay-town');
    const index = buildVoiceIndex(menu);
    const context = contextOf('2 Karak Chai; 1 Anda Paratha', menu);
    const { items, question } = readOrder(index, said, context);
    expect(items).toHaveLength(2);
    expect(items.every((item, place) => isSameLine(item, context[place]))).toBe(true);
    expect(question?.lines).toEqual([0, 1]);
  });

  it.each([
    ['another biryani but half', '1 Mutton Biryani (Full); 2 Plain Naan', [false, true]],
    ['instead of six nuggets do twelve', '1 Chicken Nuggets (6 pieces); 1 Coleslaw', [false]],
  ])('doubts what changed where a size or amount that was said is on no line: %s', (said, before, sure) => {
    const menu = menuNamed(said.includes('nuggets') ? 'writers-main' : 'mehfil');
    const { items } = readOrder(buildVoiceIndex(menu), said, contextOf(before, menu));
    expect(items.map(({ confidence }) => confidence >= confidenceScale.askBelow)).toEqual(sure);
  });

  it('asks which line is meant where two fit as well, and then changes that one', () => {
    const unasked = ['follow-ups/talk', 'follow-ups/classes']
      .flatMap(sentencesOf)
      .filter(({ group }) => group === 'follow-up: which line')
      .filter(({ menu, say, before }) => {
        const index = buildVoiceIndex(menuNamed(menu));
        const context = contextOf(before, menuNamed(menu));
        const { items, question } = readOrder(index, say, context);
        const changed = (question?.lines ?? []).map((line) =>
          readOrder(index, say, context, { meant: [line] }),
        );
        const isAsked = changed.length > 1 && items.every((item, place) => isSameLine(item, context[place]));
        const isSettled =
          changed.every(({ question: again }) => again?.lines === undefined) &&
          changed.some((reading) => hasChanged(context, reading.items));
        return !isAsked || !isSettled;
      });
    expect(unasked).toEqual([]);
  });
});
