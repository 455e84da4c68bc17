import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { id, numeric, optional, page, phoneAs, text, wholeNumber } from './fields.ts';

const messagesOf = (schema: ReturnType<typeof optional>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('an optional field', () => {
  test.each(['', null, undefined])('takes %j as not given', (value) => {
    expect(optional(id).parse(value)).toBeUndefined();
  });

  test.each(['x', 0, 1.5, 2 ** 53, [1], {}])('says what is wrong with %j in its own words', (value) => {
    expect(messagesOf(optional(id), value)).toEqual(['Must be a positive whole number']);
  });

  test('keeps the words of every kind of field', () => {
    const metres = numeric({ min: 0, max: 10 }, 'Between 0 and 10');
    expect(messagesOf(optional(metres), 'far')).toEqual(['Between 0 and 10']);
    expect(messagesOf(optional(metres), 11)).toEqual(['Between 0 and 10']);
    expect(messagesOf(optional(wholeNumber({ min: 0, max: 9 }, 'Whole')), 1.5)).toEqual(['Whole']);
    expect(messagesOf(optional(text({ min: 3, max: 5 }, 'Three to five')), 'ab')).toEqual(['Three to five']);
    expect(messagesOf(optional(text({ min: 3, max: 5 }, 'Three to five')), 7)).toEqual(['Three to five']);
  });
});

describe('a text', () => {
  const name = text({ min: 1, max: 20 }, 'One to twenty');

  test.each([
    ['\u202Elive\u202C', 'live'],
    ['Ali\u0007\u001B[31m', 'Ali[31m'],
    ['\u2068House 5\u2069', 'House 5'],
    ['first\nsecond\tthird', 'first\nsecond\tthird'],
    // Joiners shape Urdu words and families of emoji, and marks keep a number on its side of an Urdu word.
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
    ['بریانی\u200F 5', 'بریانی\u200F 5'],
  ])('loses what would turn or hide the text around it: %j', (typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
  });

  test.each(['\u200B\u200B', '\u3164', '\u200D', '\u2800 \u2800', '\u202E\u202C'])(
    'is missing when nothing of it can be seen: %j',
    (typed) => {
      expect(messagesOf(optional(name), typed)).toEqual(['One to twenty']);
      expect(text({ min: 0, max: 20 }, 'At most twenty').safeParse(typed).success).toBe(true);
    },
  );
});

test.each(['0300 12', '03-00-12', '+ 300 123', '(((((())))))'])(
  '%j has too few digits for a phone',
  (phone) => {
    const refused = phoneAs('Mobile').safeParse(phone);
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      'Mobile must have at least 7 digits',
    ]);
  },
);

test('a phone number copied from a list of contacts is taken without its invisible frame', () => {
  expect(phoneAs('Mobile').parse('\u202A+92 300\u00A01234567\u202C')).toBe('+92 300 1234567');
});

test('an offset that is too large is not called negative', () => {
  const told = (offset: string) =>
    z
      .object(page)
      .safeParse({ offset })
      .error?.issues.map(({ message }) => message);
  expect(told('0')).toBeUndefined();
  expect(told('-1')).toEqual(['offset must be a whole number between 0 and 1,000,000']);
  expect(told('1000001')).toEqual(['offset must be a whole number between 0 and 1,000,000']);
});
