import { expect, test } from 'vitest';
import type { z } from 'zod';
import { CreateDishBody } from './dishes/dish-form.ts';
import { DeliveryDetails } from './orders/create-order.ts';
import { RegisterRestaurantBody } from './restaurants/registration.ts';
import { RiderBody } from './riders/riders.ts';

/** What is wrong with the field of that name, whatever is wrong elsewhere. */
const complaints = (schema: z.ZodType, body: object, field: string) =>
  schema
    .safeParse(body)
    .error?.issues.filter(({ path }) => path.join('.') === field)
    .map(({ message }) => message);

test.for([
  ['Mobile', DeliveryDetails, { mobile: '12' }, 'mobile'],
  ['Mobile', DeliveryDetails, { mobile: 'call me maybe' }, 'mobile'],
  ['Mobile', RiderBody, { phone_number: '12' }, 'phone_number'],
  ['Contact Number', RegisterRestaurantBody, { mobile: '12' }, 'mobile'],
  ['An image', RegisterRestaurantBody, {}, 'image'],
  ['Sale Price', CreateDishBody, { price: '-1' }, 'price'],
  ['Sale Price', CreateDishBody, { price: '1.234' }, 'price'],
  ['Regular Price', CreateDishBody, { old_price: '-1' }, 'old_price'],
  ['Stock Qty', CreateDishBody, { stock_qty: 'many' }, 'stock_qty'],
  ['Size Name', CreateDishBody, { sizes: [{ size_name: '', price: '5' }] }, 'sizes.0.size_name'],
  ['Price', CreateDishBody, { sizes: [{ size_name: 'Big', price: '-5' }] }, 'sizes.0.price'],
  [
    'Additional Price',
    CreateDishBody,
    { spiceLevel: [{ level_name: 'Hot', additional_price: '-5' }] },
    'spiceLevel.0.additional_price',
  ],
  [
    'Level Name',
    CreateDishBody,
    { spiceLevel: [{ level_name: '', additional_price: '5' }] },
    'spiceLevel.0.level_name',
  ],
  ['Title', CreateDishBody, { specifications: [{ title: '', content: 'x' }] }, 'specifications.0.title'],
] as const)('an error names the field as its form does: %s', ([label, schema, body, field]) => {
  expect(complaints(schema, body, field)).toEqual([expect.stringMatching(new RegExp(`^${label} `))]);
});
