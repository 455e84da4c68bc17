import { describe, expect, it } from 'vitest';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';
import type { ContextItem, VoiceDish } from '../voice-types.ts';
import { heardTalk } from './heard-talk.ts';

const readLines = (menu: readonly VoiceDish[], lines: string): ContextItem[] =>
  lines
    .split('; ')
    .filter(Boolean)
    .map((line) => {
      const [, quantity, title, portion] = /^(\d+) ([^(]+?)(?: \((.+)\))?$/.exec(line) ?? [];
      const dishId = menu.find((dish) => dish.title === title)?.id;
      if (dishId === undefined) throw new Error(`unreadable line: ${line}`);
      return { dishId, quantity: Number(quantity), portion: portion ?? null, spice: null };
    });

describe('going on with an order that is there, as it was heard', () => {
  it('most sentences leave the order that is meant', () => {
    const cases = heardTalk.flatMap(([menu, talk]) => {
      const index = buildVoiceIndex(menu);
      const key = (lines: readonly ContextItem[]) =>
        lines.map(({ dishId, quantity, portion }) => `${quantity} ${dishId} ${portion}`).sort();
      return talk.map(([before, say, after]) => {
        const { items } = readOrder(index, say, readLines(menu, before));
        return { say, isRight: `${key(items)}` === `${key(readLines(menu, after))}` };
      });
    });
    const wrong = cases.filter(({ isRight }) => !isRight).map(({ say }) => say);
    expect(1 - wrong.length / cases.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.7);
  });
});
