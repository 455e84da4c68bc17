import type { VoiceDish } from '../../voice-types.ts';

type Row = readonly [
  title: string,
  portions?: readonly string[],
  spiceLevels?: readonly string[],
  tags?: readonly string[],
];

const cups = ['Small', 'Medium', 'Large'];
const subs = ['6 inch', 'Footlong'];
const pies = ['Small', 'Medium', 'Large'];

/** Kinds of shop the demo world does not have, so that nothing is right by knowing its menus. */
export const makeMenu = (
  restaurantName: string,
  restaurantId: number,
  categories: Readonly<Record<string, readonly Row[]>>,
): VoiceDish[] =>
  Object.entries(categories)
    .flatMap(([category, rows]) => rows.map((row) => ({ category, row })))
    .map(({ category, row: [title, portions = [], spiceLevels = [], tags = []] }, place) => ({
      id: restaurantId * 1000 + place,
      title,
      restaurantId,
      restaurantName,
      portions,
      spiceLevels,
      tags,
      category,
    }));

export const coffeeMenu = makeMenu('Corner Roast', 71, {
  'Hot Drinks': [
    ['Latte', cups],
    ['Cappuccino', cups],
    ['Mocha', cups],
    ['Americano', cups],
    ['Drip Coffee', cups],
    ['Caramel Macchiato', cups],
    ['Espresso', ['Single', 'Double']],
    ['Flat White'],
    ['Chai Latte', cups],
    ['Hot Chocolate', cups],
    ['Earl Grey Tea', cups],
    ['Green Tea', cups],
  ],
  'Cold Drinks': [
    ['Iced Latte', cups],
    ['Cold Brew', cups],
    ['Vanilla Frappe', cups],
    ['Fresh Orange Juice'],
  ],
  Bakery: [
    ['Blueberry Muffin'],
    ['Butter Croissant'],
    ['Banana Bread'],
    ['Bagel with Cream Cheese'],
    ['Chocolate Chip Cookie'],
  ],
});

export const subMenu = makeMenu('Sub Station', 72, {
  Subs: [
    ['Italian Classic', subs],
    ['Black Pepper Ham', subs],
    ['Roast Turkey', subs],
    ['Tuna Melt', subs],
    ['Meatball Marinara', subs],
    ['Steak and Cheese', subs],
    ['Veggie Garden', subs],
    ['Chicken Teriyaki', subs],
    ['Club Combo', subs],
    ['Spicy Salami', subs],
  ],
  Sides: [['Potato Chips'], ['Chocolate Chip Cookie'], ['Apple Slices'], ['Tomato Soup', ['Cup', 'Bowl']]],
  Drinks: [['Fountain Drink', cups], ['Bottled Water'], ['Lemonade', cups]],
});

export const burgerMenu = makeMenu('Stack House', 73, {
  Burgers: [
    ['Classic Burger'],
    ['Bacon Burger'],
    ['Volcano Burger', [], ['Medium', 'Hot', 'Extra Hot']],
    ['Veggie Burger'],
    ['Double Stack Burger'],
    ['Mushroom Melt Burger'],
    ['Crispy Chicken Burger', [], ['Mild', 'Hot']],
  ],
  Sides: [
    ['French Fries', cups],
    ['Curly Fries', cups],
    ['Onion Rings', ['Small', 'Large']],
    ['Chicken Nuggets', ['6 pieces', '9 pieces', '20 pieces']],
    ['Coleslaw'],
  ],
  Drinks: [['Vanilla Shake'], ['Chocolate Shake'], ['Soda', cups], ['Iced Tea', cups], ['Mineral Water']],
});

export const pizzaMenu = makeMenu('Slice Yard', 74, {
  Pizza: [
    ['Margherita', pies],
    ['Pepperoni', pies],
    ['Hawaiian', pies],
    ['BBQ Chicken Pizza', pies],
    ['Veggie Feast', pies],
    ['Four Seasons', pies],
    ['Meat Lovers', pies],
  ],
  Sides: [
    ['Garlic Knots'],
    ['Caesar Salad', ['Half', 'Full']],
    ['Buffalo Wings', ['6 pieces', '12 pieces'], ['Mild', 'Hot', 'Extra Hot']],
  ],
  Drinks: [['Pepsi', ['Can', '1.5 Litre']], ['Sparkling Water'], ['Lemonade']],
  Dessert: [['Tiramisu'], ['Chocolate Lava Cake']],
});

const plate = ['Single', 'Double', 'Family'];
const heat = ['Mild', 'Medium', 'Hot'];

/** A street of small kitchens: what most people here order on most days. */
export const streetMenu: readonly VoiceDish[] = [
  ...makeMenu('Anarkali Foods', 75, {
    Biryani: [
      ['Chicken Biryani', plate, heat],
      ['Mutton Biryani', plate, heat],
      ['Beef Biryani', plate, heat],
    ],
    Karahi: [
      ['Chicken Karahi', ['Half', 'Full'], heat],
      ['Mutton Karahi', ['Half', 'Full'], heat],
    ],
    BBQ: [
      ['Seekh Kebab (4 pcs)', [], heat],
      ['Malai Boti', plate],
      ['Chicken Tikka Leg', [], heat],
    ],
    Breads: [['Plain Naan'], ['Garlic Naan'], ['Tandoori Roti']],
    Sides: [['Mint Raita'], ['Kachumber Salad']],
    Drinks: [
      ['Cola (chilled)', ['Regular', 'Large']],
      ['Sweet Lassi', ['Regular', 'Large']],
      ['Mineral Water'],
    ],
  }),
  ...makeMenu('Roll Point', 76, {
    Rolls: [
      ['Chicken Roll', ['Regular', 'Large'], heat],
      ['Beef Roll', ['Regular', 'Large'], heat],
      ['Paneer Roll', ['Regular', 'Large'], heat],
    ],
    Burgers: [
      ['Zinger Burger', ['Burger only', 'With fries', 'Meal with drink']],
      ['Beef Burger', ['Burger only', 'With fries', 'Meal with drink']],
    ],
    Snacks: [['Masala Fries', ['Regular', 'Large']], ['Aloo Samosa'], ['Chicken Samosa'], ['Chana Chaat']],
    'Tea & Coffee': [['Karak Chai', ['Regular', 'Large']], ['Green Tea']],
    Desserts: [['Gulab Jamun'], ['Kheer']],
  }),
];
