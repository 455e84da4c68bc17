import { describe, expect, test } from 'vitest';
import { bodyOf, formFieldOf, unreadableNumbers } from './dish-body.ts';
import { type DishValues, missingFields, newDish } from './dish-values.ts';

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
    expect(formFieldOf('translations[ur][title]', formRows)).toBe('translations.ur.title');
    expect(formFieldOf('extras[0][options][2][price]', formRows)).toBe('extras.0.options.2.price');
    expect(formFieldOf('extras', formRows)).toBe('extras');
  });

  test('names choices in other languages by the words they stand beside, empty where one is taken away', () => {
    const { body } = bodyOf({
      ...newDish(),
      sizes: [
        { size_name: ' Full ', labels: { ur: 'فل' }, price: '0' },
        { size_name: 'Half', labels: { ur: '' }, price: '0' },
        { size_name: '', labels: { ur: 'کچھ' }, price: '' },
      ],
      spiceLevel: [{ level_name: 'Mild', additional_price: '0' }],
      extras: [
        {
          name: 'Dips',
          labels: { ur: 'چٹنیاں' },
          min: '',
          max: '',
          options: [{ name: 'Mint', labels: { ur: 'پودینہ' }, price: '' }],
        },
      ],
    });
    expect(JSON.parse(body.translations)).toEqual({
      ur: {
        title: '',
        description: '',
        portions: { Full: 'فل', Half: '' },
        spice_levels: { Mild: '' },
        extras: { Dips: { name: 'چٹنیاں', options: { Mint: 'پودینہ' } } },
      },
    });
    expect(body.sizes[0]).toEqual({ size_name: ' Full ', price: '0' });
  });

  test('tells undeclared allergens from none', () => {
    const sent = (allergens: DishValues['allergens']) => bodyOf({ ...newDish(), allergens }).body.allergens;
    expect([sent(null), sent([]), sent(['milk', 'nuts'])]).toEqual([null, 'none', 'milk,nuts']);
    expect(bodyOf({ ...newDish(), diets: ['vegetarian', 'vegan'] }).body.diets).toBe('vegetarian,vegan');
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
    expect(missingFields(full)).toEqual([]);
    expect(missingFields({ ...full, [field]: field === 'image' ? null : '  ' })).toEqual([field]);
  },
);

test('amounts and counts are read as people write them, and named where they could mean two things', () => {
  const values = {
    ...newDish(),
    price: 'Rs. 1,200.50',
    old_price: '1 500',
    stock_qty: '1,000',
    sizes: [{ size_name: 'Large', price: '1,20' }],
    spiceLevel: [{ level_name: 'Hot', additional_price: '25' }],
  };
  const { body } = bodyOf(values);
  expect(body).toMatchObject({ price: '1200.50', old_price: '1500', stock_qty: '1000' });
  expect(body.spiceLevel).toEqual([{ level_name: 'Hot', additional_price: '25' }]);
  expect(Object.keys(unreadableNumbers(values))).toEqual(['sizes.0.price']);
});
