import { makeMenu } from './shop.ts';

const cups = ['Small', 'Medium', 'Large', 'Extra Large'];
const subs = ['Half', 'Footlong'];
const sizes = ['Small', 'Medium', 'Large'];

/** Coffee, subs, burgers, pizza, burritos and a darbar, written before their sentences were tried. */
export const harvestMenu = makeMenu('Harvest Coffee', 151, {
  'Hot Coffee': [
    ['Regular Coffee', cups],
    ['Dark Roast', cups],
    ['Latte', cups],
    ['Vanilla Latte', cups],
    ['Mocha', cups],
    ['Cappuccino', cups],
    ['Americano', cups],
    ['Cortado'],
    ['Espresso', ['Single', 'Double', 'Triple']],
  ],
  'Cold Drinks': [
    ['Iced Latte', cups],
    ['Iced Mocha', cups],
    ['Cold Brew', cups],
    ['Iced Tea', cups],
    ['Mango Smoothie', cups],
    ['Strawberry Banana Smoothie', cups],
  ],
  'Tea and Chocolate': [
    ['Green Tea', cups],
    ['Earl Grey', cups],
    ['Chai Latte', cups],
    ['Hot Chocolate', cups],
  ],
  Bakery: [
    ['Plain Bagel'],
    ['Sesame Bagel'],
    ['Glazed Donut'],
    ['Chocolate Donut'],
    ['Apple Fritter'],
    ['Cheese Danish'],
    ['Bran Muffin'],
    ['Blueberry Scone'],
  ],
  Sandwiches: [
    ['Egg and Cheese Sandwich'],
    ['Sausage Egg and Cheese'],
    ['Turkey Bacon Wrap'],
    ['Veggie Panini'],
  ],
});

export const dockMenu = makeMenu('Dockside Subs', 152, {
  'Signature Subs': [
    ['Cold Cut Combo', subs],
    ['Spicy Italian', subs],
    ['Turkey Breast', subs],
    ['Turkey Breast and Ham', subs],
    ['Black Forest Ham', subs],
    ['Roast Beef', subs],
    ['Tuna', subs],
    ['Meatball Marinara', subs],
    ['Chicken Breast', subs],
    ['Sweet Onion Chicken Teriyaki', subs],
    ['Steak and Cheese', subs],
    ['Veggie Delite', subs],
    ['Buffalo Chicken', subs],
  ],
  Salads: [['Garden Salad'], ['Chicken Salad'], ['Tuna Salad']],
  Sides: [['Lays Chips'], ['Doritos'], ['Sun Chips'], ['Apple Slices'], ['Soup', ['Small', 'Large']]],
  Cookies: [['Chocolate Chip Cookie'], ['Oatmeal Raisin Cookie'], ['White Chip Macadamia Cookie']],
  Drinks: [['Fountain Drink', sizes], ['Bottled Water'], ['Orange Juice'], ['Milk'], ['Coffee', sizes]],
});

export const rangeMenu = makeMenu('Range Burgers', 153, {
  Burgers: [
    ['Range Burger'],
    ['Double Range Burger'],
    ['Cheese Burger'],
    ['Bacon Burger'],
    ['BBQ Burger'],
    ['Mushroom and Swiss Burger'],
    ['Impossible Burger'],
    ['Chicken Burger'],
    ['Fish Burger'],
  ],
  Sides: [
    ['French Fries', sizes],
    ['Cheese Fries', sizes],
    ['Onion Rings', sizes],
    ['Mozzarella Sticks', ['4 pieces', '8 pieces']],
    ['Chicken Wings', ['6 pieces', '12 pieces'], ['Mild', 'Medium', 'Hot']],
    ['House Salad'],
  ],
  Drinks: [
    ['Coke', sizes],
    ['Coke Zero', sizes],
    ['Sprite', sizes],
    ['Dr Pepper', sizes],
    ['Lemonade', sizes],
    ['Vanilla Milkshake', sizes],
    ['Chocolate Milkshake', sizes],
    ['Bottled Water'],
  ],
});

export const vesuvioMenu = makeMenu('Vesuvio', 154, {
  Pizzas: [
    ['Cheese Pizza', sizes],
    ['Pepperoni Pizza', sizes],
    ['Sausage Pizza', sizes],
    ['Hawaiian Pizza', sizes],
    ['Veggie Pizza', sizes],
    ['Meat Lovers Pizza', sizes],
    ['BBQ Chicken Pizza', sizes],
    ['Supreme Pizza', sizes],
  ],
  Sides: [
    ['Breadsticks'],
    ['Garlic Knots'],
    ['Buffalo Wings', ['6 pieces', '12 pieces'], ['Mild', 'Medium', 'Hot']],
    ['Caesar Salad', ['Small', 'Large']],
  ],
  Drinks: [
    ['Coke', sizes],
    ['Diet Coke', sizes],
    ['Sprite', sizes],
    ['Iced Tea', sizes],
  ],
  Desserts: [['Cinnamon Sticks'], ['Brownie']],
});

export const loopMenu = makeMenu('Loop Burritos', 155, {
  Mains: [
    ['Chicken Burrito'],
    ['Steak Burrito'],
    ['Carnitas Burrito'],
    ['Veggie Burrito'],
    ['Chicken Bowl'],
    ['Steak Bowl'],
    ['Chicken Tacos', ['2 tacos', '3 tacos']],
    ['Barbacoa Tacos', ['2 tacos', '3 tacos']],
    ['Cheese Quesadilla'],
  ],
  Sides: [['Chips'], ['Chips and Guacamole'], ['Chips and Queso'], ['Side of Rice'], ['Side of Beans']],
  Drinks: [
    ['Soda', ['Regular', 'Large']],
    ['Mexican Coke'],
    ['Bottled Water'],
    ['Lemonade', ['Regular', 'Large']],
  ],
});

export const noorMenu = makeMenu('Noor Darbar', 156, {
  Rice: [
    ['Chicken Biryani', ['Single', 'Double', 'Family'], ['Mild', 'Medium', 'Spicy']],
    ['Mutton Biryani', ['Single', 'Double', 'Family'], ['Mild', 'Medium', 'Spicy']],
    ['Kabuli Pulao', ['Single', 'Double']],
  ],
  Handi: [
    ['Chicken Makhani Handi', ['Half', 'Full'], ['Mild', 'Medium', 'Spicy']],
    ['Chicken Achari Handi', ['Half', 'Full'], ['Mild', 'Medium', 'Spicy']],
    ['Paneer Handi', ['Half', 'Full'], ['Mild', 'Medium', 'Spicy']],
    ['Daal Mash', ['Half', 'Full']],
  ],
  BBQ: [
    ['Chicken Tikka', ['Quarter', 'Half', 'Full'], ['Mild', 'Medium', 'Spicy']],
    ['Beef Kebab', ['2 pieces', '4 pieces']],
    ['Chicken Kebab', ['2 pieces', '4 pieces']],
  ],
  Rolls: [['Zinger Roll'], ['Chicken Roll'], ['Beef Roll'], ['Egg Roll']],
  Tandoor: [['Naan'], ['Garlic Naan'], ['Kalonji Naan'], ['Roti']],
  Drinks: [
    ['Pepsi', ['Regular', '1 Litre']],
    ['Mountain Dew', ['Regular', '1 Litre']],
    ['Lassi', ['Small', 'Large']],
    ['Tea'],
    ['Mineral Water', ['Small', 'Large']],
  ],
  Sweets: [['Firni'], ['Gajar Halwa', ['Half', 'Full']]],
});
