import { expect, it } from 'vitest';
import { type AllergyNotice, allergyNotice } from './allergies.ts';

type Case = [...Parameters<typeof allergyNotice>, AllergyNotice | undefined];

it.each<Case>([
  [[], null, undefined],
  [[], ['nuts'], undefined],
  [['nuts'], [], undefined],
  [['nuts'], ['milk'], undefined],
  [['nuts'], null, 'not-declared'],
  [['nuts', 'milk'], ['gluten', 'milk', 'nuts'], { contains: ['nuts', 'milk'] }],
  [['milk'], ['milk', 'gluten', 'milk'], { contains: ['milk'] }],
])('somebody allergic to %j is told of %j: %j', (allergies, allergens, notice) => {
  expect(allergyNotice(allergies, allergens)).toEqual(notice);
});
