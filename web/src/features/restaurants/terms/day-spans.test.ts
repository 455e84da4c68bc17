import { expect, test } from 'vitest';
import { furtherHours, withPainted } from './day-spans.ts';

const at = (text: string) => {
  const [opens = '', closes = ''] = text.split('-');
  return { opens, closes };
};
const text = ({ opens, closes }: { opens: string; closes: string }) => `${opens}-${closes}`;

test.each([
  [[], '12:00-15:00', ['12:00-15:00']],
  [['12:00-15:00'], '18:00-22:00', ['12:00-15:00', '18:00-22:00']],
  [['12:00-15:00'], '14:00-18:00', ['12:00-18:00']],
  [['12:00-15:00', '18:00-22:00'], '15:00-18:00', ['12:00-22:00']],
  [['12:00-15:00'], '13:00-14:00', ['12:00-15:00']],
  [['18:00-02:00'], '17:00-19:00', ['17:00-02:00']],
  [['18:00-02:00'], '01:00-03:00', ['18:00-02:00', '01:00-03:00']],
  [['12:00-15:00'], '00:00-00:00', ['00:00-00:00']],
])('%s painted with %s is %s', (spans, painted, expected) =>
  expect(withPainted(spans.map(at), at(painted)).map(text)).toEqual(expected),
);

test.each([
  [[], '12:00-22:00'],
  [['12:00-15:00'], '15:00-17:00'],
  [['12:00-23:00'], '23:00-00:00'],
  [['18:00-02:00'], '16:00-18:00'],
  [['12:00-15:00', '18:00-02:00'], '10:00-12:00'],
])('after %s comes %s', (spans, expected) => expect(text(furtherHours(spans.map(at)))).toBe(expected));
