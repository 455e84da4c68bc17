import { makeMenu } from './shop.ts';

export const millGrillMenu = makeMenu('Mill', 151, {
  Burgers: [
    ['Smash Burger', ['Burger only', 'Meal'], [], []],
    ['Halloumi Burger', ['Burger only', 'Meal'], [], []],
    ['Chicken Burger', ['Burger only', 'Meal'], ['Mild', 'Medium', 'Hot', 'Extra Hot'], []],
  ],
  Chicken: [
    ['Grilled Wings', ['6 pieces', '12 pieces'], ['Mild', 'Medium', 'Hot', 'Extra Hot'], []],
    ['Chicken Tenders', ['3 pieces', '6 pieces'], [], []],
    ['Roast Chicken', ['Quarter', 'Half', 'Whole'], ['Mild', 'Medium', 'Hot'], []],
  ],
  Fish: [
    ['Hake', ['Small', 'Large'], [], []],
    ['Sea Bass', ['Small', 'Large'], [], []],
  ],
  Sides: [
    ['Fries', ['Small', 'Large'], [], []],
    ['Corn Cob', [], [], []],
    ['Slaw', ['Small', 'Large'], [], []],
    ['Garden Peas', ['Small', 'Large'], [], []],
    ['Garlic Bread', [], [], []],
  ],
  Drinks: [
    ['Pepsi', ['Can', 'Bottle'], [], []],
    ['Tango Orange', ['Can', 'Bottle'], [], []],
    ['Lemonade', ['Small', 'Large'], [], []],
    ['Still Water', [], [], []],
  ],
});

export const millCafeMenu = makeMenu('Mill', 151, {
  Coffee: [
    ['Latte', ['Small', 'Medium', 'Large'], [], []],
    ['Iced Latte', ['Regular', 'Large'], [], []],
    ['Cappuccino', ['Small', 'Medium', 'Large'], [], []],
    ['Americano', ['Small', 'Medium', 'Large'], [], []],
    ['Espresso', ['Single', 'Double'], [], []],
    ['Flat White', [], [], []],
  ],
  'Hot Drinks': [
    ['Chai Latte', ['Small', 'Medium', 'Large'], [], []],
    ['Matcha Latte', ['Small', 'Medium', 'Large'], [], []],
    ['Breakfast Tea', ['Small', 'Large'], [], []],
  ],
  'Milk Teas': [
    ['Classic Milk Tea', ['Regular', 'Large'], [], []],
    ['Honey Milk Tea', ['Regular', 'Large'], [], []],
    ['Oolong Milk Tea', ['Regular', 'Large'], [], []],
  ],
  Bakery: [
    ['Butter Croissant', [], [], []],
    ['Almond Croissant', [], [], []],
    ['Pain au Chocolat', [], [], []],
    ['Blueberry Muffin', [], [], []],
    ['Lemon Muffin', [], [], []],
    ['Oat Cookie', [], [], []],
    ['Reuben', ['Half', 'Whole'], [], []],
    ['Tuna Melt', ['Half', 'Whole'], [], []],
    ['Rye Loaf', ['Small', 'Large'], [], []],
    ['French Baguette', [], [], []],
    ['Sweet Potato Pie', ['Slice', 'Whole'], [], []],
  ],
});

export const millThaiMenu = makeMenu('Mill', 151, {
  Noodles: [
    ['Beef Pad Thai', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Thai Hot'], []],
    ['Tofu Pad Thai', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Thai Hot'], []],
    ['Pad See Ew', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Thai Hot'], []],
  ],
  Curries: [
    ['Green Curry', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Thai Hot'], []],
    ['Yellow Curry', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Thai Hot'], []],
    ['Panang Curry', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Thai Hot'], []],
  ],
  Sides: [
    ['Chicken Satay', ['3 sticks', '6 sticks'], [], []],
    ['Spring Rolls', [], [], []],
    ['Jasmine Rice', [], [], []],
    ['Coconut Rice', [], [], []],
  ],
  Drinks: [
    ['Thai Iced Tea', ['Regular', 'Large'], [], []],
    ['Lime Soda', ['Regular', 'Large'], [], []],
  ],
});

export const millScoopMenu = makeMenu('Mill', 151, {
  Scoops: [
    ['Single Scoop', ['Cup', 'Cone', 'Waffle Cone'], [], []],
    ['Double Scoop', ['Cup', 'Cone', 'Waffle Cone'], [], []],
    ['Kids Cone', [], [], []],
  ],
  Sundaes: [
    ['Brownie Sundae', ['Regular', 'Large'], [], []],
    ['Banana Split', [], [], []],
  ],
  Drinks: [
    ['Chocolate Milkshake', ['Regular', 'Large'], [], []],
    ['Strawberry Milkshake', ['Regular', 'Large'], [], []],
    ['Hot Chocolate', ['Small', 'Large'], [], []],
  ],
});

export const millOsteriaMenu = makeMenu('Mill', 151, {
  Pasta: [
    ['Tagliatelle Ragu', ['Regular', 'Large'], [], []],
    ['Tagliatelle Salmone', ['Regular', 'Large'], [], []],
    ['Rigatoni Diavolo', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot'], []],
    ['Mushroom Risotto', [], [], []],
  ],
  Burgers: [
    ['Cheeseburger', ['Single', 'Double', 'Triple'], [], []],
    ['Fried Chicken Burger', [], ['Mild', 'Medium', 'Hot'], []],
    ['Chilli Cheese Nachos', ['Small', 'Large'], [], []],
    ['Side Salad', [], [], []],
  ],
  Desserts: [
    ['Sorbet', ['One scoop', 'Two scoops', 'Three scoops'], [], []],
    ['Panna Cotta', [], [], []],
    ['Affogato', [], [], []],
  ],
  Drinks: [
    ['Pepsi', ['Regular', 'Large'], [], []],
    ['Pepsi Zero', ['Regular', 'Large'], [], []],
    ['Lemonade', ['Regular', 'Large'], [], []],
  ],
});
