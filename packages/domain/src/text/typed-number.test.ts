import { expect, test } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

test.each([
  ['1200', '1200'],
  [' 1200 ', '1200'],
  ['1,200', '1200'],
  ['1 200', '1200'],
  ['1\u00a0200.50', '1200.50'],
  ['12,345,678', '12345678'],
  ['1,00,000', '100000'],
  ['1,00,000.5', '100000.5'],
  ['Rs. 1,200.50', '1200.50'],
  ['rs1200', '1200'],
  ['Rs 1200/-', '1200'],
  ['PKR 450', '450'],
  ['₨450', '450'],
  ['0', '0'],
  ['450.', '450'],
  ['.5', '0.5'],
  ['-5', '-5'],
])('%j is %s', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number);
});

test.each([
  '',
  'abc',
  '1,20',
  '12,5',
  '1.200,50',
  '1,2000',
  '1, 200',
  '1 200,000',
  '12 abc',
  '1.2.3',
  '1e3',
  '0x10',
  'Rs.',
])('%j could mean more than one thing, or nothing', (typed) => {
  expect(readTypedNumber(typed)).toBeUndefined();
});
