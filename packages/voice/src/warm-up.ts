import { buildVoiceIndex } from './menu/voice-index.ts';
import { patternsOf } from './rules/apply-rules.ts';
import { readOrder } from './understand-order.ts';
import type { ContextItem, VoiceDish } from './voice-types.ts';

const dish = (id: number, title: string, choices: Partial<VoiceDish> = {}): VoiceDish => ({
  id,
  title,
  restaurantId: 1,
  restaurantName: 'Kitchen',
  portions: [],
  spiceLevels: [],
  ...choices,
});
const menu = [
  dish(1, 'Chicken Biryani', { portions: ['Half', 'Full'], spiceLevels: ['Mild', 'Hot'] }),
  dish(2, 'Garlic Naan'),
];
const lines: readonly ContextItem[] = [
  { dishId: 1, quantity: 2, portion: 'Half', spice: null },
  { dishId: 2, quantity: 1, portion: null, spice: null },
];
const sentences: readonly (readonly [string, readonly ContextItem[]])[] = [
  ['two chicken biryani, one half and one full, and three garlic naan please', []],
  ['do half biryani teekhi wali aur teen naan bhej do', []],
  ['make the biryani full and remove the naan', lines],
  ['naan teen kar do aur biryani hata do', lines],
];
/** An engine reads a pattern for the first time, and makes it fast the second time. */
const rounds = [1, 2];

/**
 * What the first sentences would wait for: some patterns are so long that reading one for the first time takes a tenth
 * of a second. Each step is one of them, or one short sentence; whoever runs them may do something else in between.
 */
export function* warmUp(): Generator<void> {
  const index = buildVoiceIndex(menu);
  for (const said of patternsOf({ index, lines: [] }))
    for (const _ of rounds) {
      said.lastIndex = 0;
      said.exec('% # and % # ');
      yield;
    }
  for (const _ of rounds)
    for (const [said, context] of sentences) {
      readOrder(index, said, context);
      yield;
    }
}
