import { describe, expect, test } from 'vitest';
import { bodyOf, formFieldOf } from './dish-body.ts';
import { hasMissingFields, newDish } from './dish-values.ts';

const picture = new File(['x'], 'x.png', { type: 'image/png' });

describe('what a dish form sends', () => {
  test('leaves out the empty rows and remembers which row each sent one was', () => {
    const { body, formRows } = bodyOf({
      ...newDish(),
      sizes: [
        { size_name: '', price: '' },
        { size_name: 'Large', price: '150' },
        { size_name: ' ', price: ' ' },
        { size_name: '', price: '5' },
      ],
      spiceLevel: [{ level_name: '', additional_price: '0' }],
      gallery: [{ image: null }, { image: picture }, { image: '/media/old.webp' }],
    });
    expect(body.sizes).toEqual([
      { size_name: 'Large', price: '150' },
      { size_name: '', price: '5' },
    ]);
    expect(body.spiceLevel).toEqual([]);
    expect(body.gallery).toEqual([{ image: picture }, { image: '/media/old.webp' }]);
    expect(formRows.sizes).toEqual([1, 3]);
    expect(formFieldOf('sizes[1][size_name]', formRows)).toBe('sizes.3.size_name');
    expect(formFieldOf('gallery.0.image', formRows)).toBe('gallery.1.image');
    expect(formFieldOf('sizes', formRows)).toBe('sizes');
    expect(formFieldOf('title', formRows)).toBe('title');
  });

  test('does not repeat the administrator’s status', () => {
    expect(bodyOf({ ...newDish(), status: 'in-review' }).body.status).toBeUndefined();
  });
});

test.each(['title', 'description', 'price', 'category', 'stock_qty', 'image'] as const)(
  'a dish without %s misses a field',
  (field) => {
    const full = {
      ...newDish(),
      title: 'Pulao',
      description: 'Rice',
      price: '1',
      category: '2',
      stock_qty: '3',
      image: picture,
    };
    expect(hasMissingFields(full)).toBe(false);
    expect(hasMissingFields({ ...full, [field]: field === 'image' ? null : '  ' })).toBe(true);
  },
);
