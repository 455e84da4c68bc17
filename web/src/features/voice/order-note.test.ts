import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';
import { expect, test } from 'vitest';
import { wishesOf } from './order-note.ts';

const line = (title: string, note: string | null, portion_size: string | null = null): VoiceLine => ({
  id: 1,
  title,
  quantity: 1,
  final_price: 500,
  portion_size,
  spice_level: null,
  restaurant: 'Tandoor',
  note,
});

test.each<[readonly VoiceLine[], string[]]>([
  [[line('Naan', null)], []],
  [[line('Zinger Burger', 'no onions'), line('Naan', null)], ['Zinger Burger: no onions']],
  [
    [line('Karahi', 'less oil', 'Half'), line('Karahi', null, 'Full'), line('Naan', 'well done')],
    ['Karahi (Half): less oil', 'Naan: well done'],
  ],
  [
    [line('Kheer', 'no sugar, allergic to nuts'), line('Naan', 'allergic to nuts')],
    ['All dishes: allergic to nuts', 'Kheer: no sugar'],
  ],
  [[line('Kheer', 'allergic to nuts')], ['Kheer: allergic to nuts']],
])('%#: the notes of the lines, each with its dish', (lines, wishes) => {
  expect(wishesOf(lines)).toEqual(wishes);
});
