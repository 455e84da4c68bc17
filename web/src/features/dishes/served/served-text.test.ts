import { expect, test } from 'vitest';
import { servedText } from './served-text.ts';

test.each([
  [[0, 1, 2, 3, 4], 'Served 07:00–11:00, Mon–Fri'],
  [[0, 1, 2, 3, 4, 5, 6], 'Served 07:00–11:00, every day'],
  [[5, 6], 'Served 07:00–11:00, Sat, Sun'],
  [[1, 4, 5, 6], 'Served 07:00–11:00, Tue, Fri–Sun'],
])('days %j: "%s"', (days, text) => expect(servedText([{ from: '07:00', to: '11:00', days }])).toBe(text));

test('several times are told one after the other, and none are nothing to tell', () => {
  const breakfast = { from: '07:00', to: '11:00', days: [0, 1, 2, 3, 4] };
  const late = { from: '22:00', to: '02:00', days: [5] };
  expect(servedText([breakfast, late])).toBe('Served 07:00–11:00, Mon–Fri; 22:00–02:00, Sat');
  expect(servedText([])).toBeUndefined();
});
