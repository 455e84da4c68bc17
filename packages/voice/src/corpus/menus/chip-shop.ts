import { makeMenu } from './shop.ts';

/** Dishes whose names are two other dishes and an "and". */
export const chipShopMenu = makeMenu('Chip Shop', 191, {
  Fish: [
    ['Cod', ['Small', 'Regular', 'Large'], [], []],
    ['Cod and Chips', ['Small', 'Regular', 'Large'], [], []],
    ['Haddock', ['Small', 'Regular', 'Large'], [], []],
    ['Haddock and Chips', ['Small', 'Regular', 'Large'], [], []],
    ['Scampi', [], [], []],
    ['Fishcake', [], [], []],
  ],
  Pies: [
    ['Steak Pie', [], [], []],
    ['Pie and Mash', ['Single', 'Double'], [], []],
    ['Mash', [], [], []],
  ],
  Sides: [
    ['Chips', ['Small', 'Regular', 'Large'], [], []],
    ['Mushy Peas', ['Small', 'Large'], [], []],
    ['Curry Sauce', [], [], []],
    ['Bread', [], [], []],
    ['Bread and Butter', [], [], []],
  ],
  Drinks: [
    ['Cola', ['Can', 'Bottle'], [], []],
    ['Dandelion and Burdock', ['Can', 'Bottle'], [], []],
  ],
});
