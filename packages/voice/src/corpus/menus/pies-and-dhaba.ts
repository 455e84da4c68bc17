import { makeMenu } from './shop.ts';

const cups = ['Small', 'Medium', 'Large'];
const ounces = ['12 oz', '16 oz', '20 oz'];
const heat = ['Mild', 'Medium', 'Spicy'];

/** A coffee shop, sandwiches, burgers, pies and a dhaba, written before their sentences were tried. */
export const emberMenu = makeMenu('Ember Coffee', 51, {
  Drinks: [
    ['Drip Coffee', ounces],
    ['Caffe Mocha', ounces],
    ['Vanilla Latte', ounces],
    ['Latte', ounces],
    ['Cappuccino', ounces],
    ['Macchiato', ['Single', 'Double']],
    ['Espresso', ['Single', 'Double', 'Triple']],
    ['Iced Americano', ounces],
    ['Americano', ounces],
    ['Nitro Cold Brew', ['16 oz', '20 oz']],
    ['Chai', ounces],
    ['London Fog', ounces],
    ['Hot Cocoa', ounces],
    ['Steamer', ounces],
  ],
  Food: [
    ['Everything Bagel'],
    ['Plain Bagel'],
    ['Cheese Danish'],
    ['Pumpkin Bread'],
    ['Breakfast Sandwich'],
    ['Yogurt Parfait'],
  ],
});

export const heroMenu = makeMenu('Hero House', 52, {
  Heroes: [
    ['Turkey Sub', cups],
    ['Ham Sub', cups],
    ['Italian Combo', cups],
    ['Chicken Parm', cups],
    ['Steak and Cheese', cups],
    ['Veggie Sub', cups],
    ['BLT', cups],
    ['Tuna Sub', cups],
    ['Chicken Salad Sub', cups],
  ],
  Sides: [['Chips'], ['Pickle Spear'], ['Macaroni Salad'], ['Cookie'], ['Brownie']],
  Drinks: [['Bottled Water'], ['Fountain Drink', cups], ['Root Beer'], ['Orange Juice']],
});

export const smashMenu = makeMenu('Smash Lab', 53, {
  Smash: [
    ['Double Stack'],
    ['Triple Stack'],
    ['Bacon Bomb', [], heat],
    ['Cowboy Burger'],
    ['Truffle Burger'],
    ['Plant Burger', [], [], ['vegan']],
    ['Kids Burger'],
    ['Nashville Chicken', [], heat],
  ],
  Sides: [
    ['Skinny Fries', ['Regular', 'Large']],
    ['Cheese Fries'],
    ['Mac Bites', ['4 pieces', '8 pieces']],
    ['Corn Ribs'],
    ['Slaw'],
  ],
  Drinks: [
    ['Coke', ['Can', 'Bottle']],
    ['Coke Zero', ['Can', 'Bottle']],
    ['Lemonade'],
    ['Vanilla Shake'],
    ['Peanut Butter Shake'],
  ],
});

export const pieMenu = makeMenu('Pie Society', 54, {
  Pizza: [
    ['Cheese', ['10 inch', '14 inch', '18 inch']],
    ['Pepperoni', ['10 inch', '14 inch', '18 inch']],
    ['Sausage and Mushroom', ['10 inch', '14 inch', '18 inch']],
    ['White Pie', ['10 inch', '14 inch', '18 inch']],
    ['Meat Lovers', ['10 inch', '14 inch', '18 inch']],
    ['Buffalo Chicken', ['10 inch', '14 inch', '18 inch'], heat],
  ],
  Extras: [
    ['Garlic Knots', ['6 pieces', '12 pieces']],
    ['Mozzarella Sticks', ['5 pieces', '10 pieces']],
    ['House Salad', ['Side', 'Full']],
    ['Ranch'],
  ],
  Drinks: [
    ['Coke', ['20 oz', '2 Litre']],
    ['Sprite', ['20 oz', '2 Litre']],
  ],
});

export const tikkaMenu = [
  ...makeMenu('Saddar Grill', 55, {
    BBQ: [
      ['Chicken Tikka', ['Leg', 'Chest']],
      ['Beef Boti', ['Half', 'Full'], heat],
      ['Reshmi Kebab', ['4 pieces', '8 pieces']],
      ['Gola Kebab', ['4 pieces', '8 pieces'], heat],
    ],
    Curry: [
      ['Nihari', ['Half', 'Full']],
      ['Haleem', ['Half', 'Full']],
      ['Paya'],
      ['Chicken White Karahi', ['Half', 'Full']],
      ['Daal Fry'],
    ],
    Rice: [
      ['Sindhi Biryani', ['Single', 'Double'], heat],
      ['Beef Pulao', ['Single', 'Double']],
      ['Plain Rice'],
    ],
    Tandoor: [['Khameeri Roti'], ['Garlic Naan'], ['Sheermal'], ['Puri Paratha']],
    Drinks: [
      ['Pepsi', ['Regular', '1.5 Litre']],
      ['Lemon Soda'],
      ['Doodh Patti'],
      ['Mint Lassi'],
      ['Water', ['Small', 'Large']],
    ],
    Sweet: [['Gajar Halwa', ['250 gram', '500 gram']], ['Kulfi'], ['Ras Malai']],
  }),
  ...makeMenu('Burger Adda', 56, {
    Burgers: [['Anda Shami Burger'], ['Chicken Patty Burger'], ['Zinger Supreme']],
    Wraps: [['Zinger Wrap'], ['Chicken Boti Roll', [], heat], ['Malai Boti Roll', [], heat]],
    Sides: [
      ['Plain Fries', ['Small', 'Large']],
      ['Garlic Mayo Fries', ['Small', 'Large']],
      ['Nuggets', ['6 pieces', '12 pieces']],
    ],
    Drinks: [['Coca Cola', ['Regular', '1.5 Litre']], ['Chocolate Shake'], ['Oreo Shake']],
  }),
];
