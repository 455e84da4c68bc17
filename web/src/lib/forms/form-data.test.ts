import { expect, it } from 'vitest';
import { toFormData } from './form-data.ts';

it('names nested values with brackets, leaves out undefined and clears with empty text', () => {
  const picture = new File(['x'], 'dish.png');
  const form = toFormData({
    title: 'Karahi',
    price: 450.5,
    is_new: true,
    old_price: null,
    stock: undefined,
    tags: [],
    sizes: [
      { size_name: 'Half', price: 0 },
      { size_name: 'Full', price: 150 },
    ],
    gallery: [{ image: picture }],
  });
  expect([...form.entries()]).toEqual([
    ['title', 'Karahi'],
    ['price', '450.5'],
    ['is_new', 'true'],
    ['old_price', ''],
    ['tags', ''],
    ['sizes[0][size_name]', 'Half'],
    ['sizes[0][price]', '0'],
    ['sizes[1][size_name]', 'Full'],
    ['sizes[1][price]', '150'],
    ['gallery[0][image]', picture],
  ]);
});
