import { NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { expect, test } from 'vitest';
import { choiceNames, lineKey } from './line-choices.ts';

test('what was chosen is read by its label, and told apart by its name', () => {
  const line = {
    portion_size: 'Full',
    portion_label: 'فل',
    spice_level: NO_SPICE_LEVEL,
    extras: [
      { group: 'Dips', name: 'Mint', label: 'پودینہ' },
      { group: 'Dips', name: 'Garlic' },
    ],
  };
  expect(choiceNames(line)).toEqual(['فل', 'پودینہ', 'Garlic']);
  expect(lineKey('karahi', line)).toBe(lineKey('karahi', { ...line, portion_label: null }));
});
