import { describe, expect, test } from 'vitest';
import { id, numeric, optional, text, wholeNumber } from './fields.ts';

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
