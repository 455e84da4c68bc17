import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expandFormFields, FormNameError } from './form-fields.ts';

describe('form fields', () => {
  test('spell nested values', () => {
    expect(
      expandFormFields([
        ['title', 'Biryani'],
        ['sizes[0][size_name]', 'Half'],
        ['sizes[0][price]', '0'],
        ['sizes[2][size_name]', 'Full'],
        ['gallery[0][image]', 'file'],
      ]),
    ).toEqual({
      title: 'Biryani',
      sizes: [{ size_name: 'Half', price: '0' }, { size_name: 'Full' }],
      gallery: [{ image: 'file' }],
    });
  });

  test('keep an empty list name as the empty text that clears the list', () => {
    expect(expandFormFields([['sizes', '']])).toEqual({ sizes: '' });
  });

  test('make a list of a name sent twice, which single values then refuse', () => {
    expect(
      expandFormFields([
        ['title', 'a'],
        ['title', 'b'],
      ]),
    ).toEqual({ title: ['a', 'b'] });
  });

  test.each([
    '__proto__',
    'constructor[prototype][x]',
    'sizes[__proto__][x]',
    'sizes[999][price]',
    'sizes[0][a][b][c][d]',
    'sizes[]',
    'sizes[0',
    '',
    'a b',
    '0',
  ])('refuse the name "%s"', (name) => {
    expect(() => expandFormFields([[name, 'x']])).toThrow(FormNameError);
  });

  test('refuse a name that is a value here and a branch there', () => {
    expect(() =>
      expandFormFields([
        ['a', 'x'],
        ['a[0]', 'y'],
      ]),
    ).toThrow(FormNameError);
    expect(() =>
      expandFormFields([
        ['a[0]', 'y'],
        ['a', 'x'],
      ]),
    ).toThrow(FormNameError);
  });

  test('never touch a prototype and never grow beyond what was sent', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ maxLength: 30 }), fc.string())), (fields) => {
        try {
          const value = expandFormFields(fields);
          expect(JSON.stringify(value).length).toBeLessThan(200 + JSON.stringify(fields).length * 2);
        } catch (error) {
          expect(error).toBeInstanceOf(FormNameError);
        }
        expect(Object.prototype).not.toHaveProperty('polluted');
      }),
    );
  });
});
