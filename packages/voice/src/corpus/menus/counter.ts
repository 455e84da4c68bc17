import type { VoiceDish } from '../../voice-types.ts';
import { makeMenu } from './shop.ts';

const cups = ['Small', 'Medium', 'Large'];
const heat = ['Mild', 'Medium', 'Hot'];

/** Eight kinds of counter and a dhaba, written before their sentences were tried. */
export const beanMenu = makeMenu('Second Crack', 61, {
  Coffee: [
    ['Latte', cups],
    ['Mocha', cups],
    ['Cappuccino', cups],
    ['Flat White', ['Small', 'Large']],
    ['Americano', cups],
    ['Filter Coffee', cups],
    ['Espresso', ['Single', 'Double']],
    ['Cortado'],
    ['Iced Latte', cups],
    ['Cold Brew', cups],
    ['Spanish Latte', cups],
  ],
  Other: [
    ['Hot Chocolate', cups],
    ['Chai Latte', cups],
    ['Matcha Latte', cups],
    ['English Breakfast Tea', ['Cup', 'Pot']],
    ['Peppermint Tea', ['Cup', 'Pot']],
    ['Still Water'],
    ['Sparkling Water'],
  ],
  Bakery: [
    ['Butter Croissant'],
    ['Almond Croissant'],
    ['Blueberry Muffin'],
    ['Double Chocolate Muffin'],
    ['Cinnamon Bun'],
    ['Banana Bread'],
    ['Avocado Toast'],
    ['Granola Bowl'],
  ],
});

export const stackMenu = makeMenu('Stack and Slice', 62, {
  Sandwiches: [
    ['Turkey and Swiss', ['Half', 'Whole']],
    ['Roast Beef and Cheddar', ['Half', 'Whole']],
    ['Italian', ['6 inch', '12 inch']],
    ['Meatball Marinara', ['6 inch', '12 inch']],
    ['Tuna Melt'],
    ['Chicken Caesar Wrap'],
    ['Falafel Wrap'],
    ['Club Sandwich'],
    ['Egg and Cress Sandwich'],
    ['Ham and Cheese Toastie'],
    ['Philly Cheesesteak', ['6 inch', '12 inch']],
  ],
  Soups: [
    ['Tomato Basil Soup', ['Cup', 'Bowl']],
    ['Lentil Soup', ['Cup', 'Bowl']],
  ],
  Salads: [['Greek Salad'], ['Caesar Salad'], ['Pasta Salad', ['Small', 'Large']]],
  Sides: [['Salt and Vinegar Crisps'], ['Sea Salt Crisps'], ['Chocolate Chip Cookie'], ['Oatmeal Cookie']],
  Drinks: [['Lemonade', cups], ['Iced Tea', cups], ['Coke'], ['Diet Coke'], ['Apple Juice']],
});

export const pattyMenu = makeMenu('Patty Wagon', 63, {
  Burgers: [
    ['Classic Burger', ['Single', 'Double']],
    ['Cheese Burger', ['Single', 'Double']],
    ['Jalapeno Crunch Burger', [], heat],
    ['Mushroom Swiss Burger'],
    ['Crispy Chicken Burger', [], heat],
    ['Grilled Chicken Burger'],
    ['Veggie Burger'],
    ['Fish Burger'],
  ],
  Sides: [
    ['Fries', cups],
    ['Loaded Fries'],
    ['Curly Fries', ['Regular', 'Large']],
    ['Onion Rings', ['6 pieces', '12 pieces']],
    ['Chicken Nuggets', ['6 pieces', '9 pieces', '20 pieces']],
    ['Coleslaw'],
    ['Garlic Mayo Dip'],
  ],
  Drinks: [
    ['Coca Cola', cups],
    ['7 Up', cups],
    ['Fanta', cups],
    ['Oreo Shake', ['Regular', 'Large']],
    ['Chocolate Shake', ['Regular', 'Large']],
    ['Water Bottle'],
  ],
});

export const ovenMenu = makeMenu('Stone Oven', 64, {
  Pizzas: [
    ['Margherita', ['9 inch', '12 inch', '16 inch']],
    ['Pepperoni', ['9 inch', '12 inch', '16 inch']],
    ['Four Cheese', ['9 inch', '12 inch', '16 inch']],
    ['Veggie Feast', ['9 inch', '12 inch', '16 inch']],
    ['BBQ Chicken', ['9 inch', '12 inch', '16 inch']],
    ['Fajita Sizzler', ['9 inch', '12 inch', '16 inch'], heat],
    ['Hawaiian', ['9 inch', '12 inch', '16 inch']],
    ['Calzone'],
  ],
  Sides: [
    ['Garlic Bread'],
    ['Cheesy Garlic Bread'],
    ['Potato Wedges', ['Regular', 'Large']],
    ['Chicken Wings', ['6 pieces', '12 pieces'], heat],
    ['Caesar Salad'],
  ],
  Drinks: [
    ['Pepsi', ['Can', '1.5 Litre']],
    ['7 Up', ['Can', '1.5 Litre']],
    ['Mineral Water', ['Small', 'Large']],
  ],
  Dessert: [['Chocolate Lava Cake'], ['Tiramisu']],
});

export const tacoMenu = makeMenu('El Camino', 65, {
  Tacos: [
    ['Beef Taco', ['Soft', 'Crispy']],
    ['Chicken Taco', ['Soft', 'Crispy']],
    ['Al Pastor Taco'],
    ['Shrimp Taco'],
    ['Veggie Taco'],
  ],
  Burritos: [
    ['Beef Burrito', ['Regular', 'Large'], heat],
    ['Chicken Burrito', ['Regular', 'Large'], heat],
    ['Breakfast Burrito'],
  ],
  Plates: [
    ['Chicken Fajitas'],
    ['Cheese Quesadilla'],
    ['Beef Quesadilla'],
    ['Loaded Nachos', ['Half', 'Full']],
    ['Taco Salad'],
  ],
  Sides: [
    ['Chips and Salsa'],
    ['Guacamole', ['Small', 'Large']],
    ['Street Corn'],
    ['Spanish Rice'],
    ['Black Beans'],
  ],
  Drinks: [['Horchata', cups], ['Margarita Mocktail'], ['Coke', cups], ['Sprite', cups]],
});

export const crumbMenu = makeMenu('Crumb House', 66, {
  Bread: [
    ['White Loaf', ['Half', 'Whole']],
    ['Sourdough', ['Half', 'Whole']],
    ['Baguette'],
    ['Dinner Roll'],
    ['Burger Bun', ['4 pieces', '6 pieces']],
  ],
  Pastry: [
    ['Plain Croissant'],
    ['Chocolate Croissant'],
    ['Apple Danish'],
    ['Cheese Straw'],
    ['Glazed Donut'],
    ['Jam Donut'],
    ['Chocolate Eclair'],
    ['Chicken Puff'],
    ['Vegetable Puff'],
  ],
  Cakes: [
    ['Red Velvet Cake', ['Slice', '1 Pound', '2 Pound']],
    ['Black Forest Cake', ['Slice', '1 Pound', '2 Pound']],
    ['Lemon Tart'],
    ['Fudge Brownie'],
    ['Vanilla Cupcake'],
    ['Chocolate Cupcake'],
  ],
  Biscuits: [
    ['Coconut Biscuits', ['250 gram', '500 gram']],
    ['Nan Khatai', ['250 gram', '500 gram', '1 kg']],
  ],
});

export const scoopMenu = makeMenu('Snow Scoop', 67, {
  'Ice Cream': [
    ['Vanilla', ['Single', 'Double', 'Tub']],
    ['Chocolate', ['Single', 'Double', 'Tub']],
    ['Strawberry', ['Single', 'Double', 'Tub']],
    ['Pistachio', ['Single', 'Double', 'Tub']],
    ['Mango Sorbet', ['Single', 'Double', 'Tub']],
    ['Cookies and Cream', ['Single', 'Double', 'Tub']],
    ['Salted Caramel', ['Single', 'Double', 'Tub']],
  ],
  Sundaes: [
    ['Banana Split'],
    ['Hot Fudge Sundae', ['Regular', 'Large']],
    ['Caramel Sundae', ['Regular', 'Large']],
    ['Kulfi Falooda'],
  ],
  Shakes: [
    ['Vanilla Shake', cups],
    ['Chocolate Shake', cups],
    ['Strawberry Shake', cups],
  ],
  Extras: [['Waffle Cone'], ['Belgian Waffle'], ['Water']],
});

export const bowlMenu = makeMenu('Noodle Yard', 68, {
  Noodles: [
    ['Chicken Chow Mein', ['Regular', 'Large'], heat],
    ['Beef Chow Mein', ['Regular', 'Large'], heat],
    ['Vegetable Chow Mein', ['Regular', 'Large'], heat],
    ['Pad Thai', ['Regular', 'Large'], heat],
    ['Drunken Noodles', [], heat],
    ['Tonkotsu Ramen'],
    ['Miso Ramen'],
    ['Beef Pho', ['Small', 'Large']],
    ['Dan Dan Noodles', [], heat],
  ],
  Rice: [['Egg Fried Rice', ['Half', 'Full']], ['Chicken Fried Rice', ['Half', 'Full']], ['Jasmine Rice']],
  Starters: [
    ['Chicken Gyoza', ['5 pieces', '10 pieces']],
    ['Vegetable Gyoza', ['5 pieces', '10 pieces']],
    ['Edamame'],
    ['Prawn Crackers'],
    ['Tom Yum Soup', ['Small', 'Large'], heat],
    ['Bao Bun'],
  ],
  Drinks: [['Thai Iced Tea'], ['Green Tea'], ['Jasmine Tea'], ['Coke'], ['Bubble Tea', ['Regular', 'Large']]],
});

export const canalMenu: readonly VoiceDish[] = [
  ...makeMenu('Canal View Restaurant', 69, {
    Handi: [
      ['Chicken Handi', ['Half', 'Full'], heat],
      ['Chicken Karahi', ['Half', 'Full'], heat],
      ['Mutton Karahi', ['Half', 'Full'], heat],
      ['Daal Makhni'],
    ],
    Rice: [['Chicken Biryani', ['Half', 'Full'], heat], ['Mutton Pulao', ['Half', 'Full']], ['Zarda']],
    BBQ: [
      ['Malai Boti', ['6 pieces', '12 pieces']],
      ['Chicken Seekh Kebab', ['2 pieces', '4 pieces'], heat],
      ['Beef Seekh Kebab', ['2 pieces', '4 pieces'], heat],
      ['Chicken Tikka', ['Leg', 'Breast']],
    ],
    Breads: [['Naan'], ['Garlic Naan'], ['Kulcha'], ['Roti'], ['Lachha Paratha']],
    Drinks: [
      ['Coca Cola', ['Can', '1 Litre', '1.5 Litre']],
      ['Sprite', ['Can', '1 Litre', '1.5 Litre']],
      ['Mineral Water', ['Small', 'Large']],
      ['Sweet Lassi'],
      ['Salted Lassi'],
      ['Karak Chai'],
      ['Green Tea'],
    ],
    Sides: [['Raita'], ['Fresh Salad'], ['Kheer'], ['Gulab Jamun', ['2 pieces', '4 pieces']]],
  }),
  ...makeMenu('Shaheen Fast Food', 70, {
    Burgers: [['Zinger Burger'], ['Chicken Cheese Burger'], ['Beef Burger', ['Single', 'Double']]],
    Rolls: [
      ['Chicken Paratha Roll', [], heat],
      ['Beef Paratha Roll', [], heat],
      ['Chicken Shawarma', ['Regular', 'Large'], heat],
    ],
    Sides: [
      ['French Fries', ['Regular', 'Large']],
      ['Masala Fries', ['Regular', 'Large']],
      ['Hot Wings', ['6 pieces', '12 pieces']],
    ],
    Pizza: [
      ['Chicken Fajita Pizza', cups],
      ['Chicken Tikka Pizza', cups],
      ['Cheese Lovers Pizza', cups],
    ],
    Drinks: [['Pepsi', ['Can', '1.5 Litre']], ['Mountain Dew', ['Can', '1.5 Litre']], ['Mint Margarita']],
  }),
];
