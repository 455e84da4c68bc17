import { makeMenu } from './shop.ts';

const cups = ['Small', 'Regular', 'Large'];
const lengths = ['6 inch', 'Footlong'];

/** Coffee, subs, burgers, pizza, a diner and a desi chowk, written before their sentences were tried. */
export const juniperMenu = makeMenu('Juniper Coffee', 131, {
  Coffee: [
    ['Latte', cups],
    ['Cappuccino', cups],
    ['Macchiato', cups],
    ['Mocha', cups],
    ['Americano', cups],
    ['Espresso', ['Single', 'Double']],
    ['Drip Coffee', cups],
    ['Flat White', cups],
    ['Iced Coffee', cups],
    ['Cold Brew', cups],
    ['Nitro Cold Brew', ['Small', 'Large']],
    ['Frappe', cups],
  ],
  Tea: [
    ['Chai Latte', cups],
    ['Matcha Latte', cups],
    ['Hot Tea', cups],
    ['Iced Tea', cups],
  ],
  'Other Drinks': [['Hot Chocolate', cups], ['Steamer', cups], ['Lemonade', cups], ['Bottled Water']],
  Bakery: [
    ['Blueberry Muffin'],
    ['Banana Nut Muffin'],
    ['Plain Croissant'],
    ['Chocolate Croissant'],
    ['Everything Bagel'],
    ['Cinnamon Roll'],
    ['Coffee Cake'],
    ['Oatmeal Cookie'],
  ],
  Breakfast: [['Bacon Egg and Cheese'], ['Avocado Toast'], ['Oatmeal', ['Cup', 'Bowl']]],
});

export const anchorMenu = makeMenu('Anchor Subs', 132, {
  Subs: [
    ['Italian Sub', lengths],
    ['Turkey and Provolone', lengths],
    ['Roast Beef Sub', lengths],
    ['Ham and Cheese Sub', lengths],
    ['Tuna Salad Sub', lengths],
    ['Meatball Marinara Sub', lengths],
    ['Chicken Teriyaki Sub', lengths],
    ['Philly Cheesesteak', lengths],
    ['Chicken Philly', lengths],
    ['Veggie Sub', lengths],
    ['Turkey Club', lengths],
    ['BLT', lengths],
    ['Chicken Parmesan Sub', lengths],
    ['Kids Sub'],
  ],
  Sides: [
    ['Potato Chips'],
    ['Barbecue Chips'],
    ['Macaroni Salad', ['Small', 'Large']],
    ['Coleslaw', ['Small', 'Large']],
    ['Dill Pickle'],
    ['Chicken Noodle Soup', ['Cup', 'Bowl']],
    ['Clam Chowder', ['Cup', 'Bowl']],
  ],
  Sweets: [['Chocolate Chip Cookie'], ['Sugar Cookie'], ['Brownie']],
  Drinks: [
    ['Fountain Drink', ['Small', 'Medium', 'Large']],
    ['Coke'],
    ['Diet Coke'],
    ['Sprite'],
    ['Bottled Water'],
    ['Sweet Tea', ['Small', 'Medium', 'Large']],
  ],
});

export const cinderMenu = makeMenu('Cinder Burgers', 133, {
  Burgers: [
    ['Hamburger', ['Single', 'Double', 'Triple']],
    ['Cheeseburger', ['Single', 'Double', 'Triple']],
    ['Bacon Cheeseburger', ['Single', 'Double']],
    ['Western Burger'],
    ['Swiss Mushroom Burger'],
    ['Jalapeno Burger', [], ['Mild', 'Hot']],
    ['Vegan Burger'],
    ['Turkey Burger'],
    ['Salmon Burger'],
  ],
  Chicken: [
    ['Crispy Chicken Sandwich', [], ['Mild', 'Spicy']],
    ['Grilled Chicken Sandwich'],
    ['Chicken Strips', ['3 pieces', '5 pieces']],
  ],
  Sides: [
    ['French Fries', ['Small', 'Medium', 'Large']],
    ['Curly Fries', ['Small', 'Medium', 'Large']],
    ['Sweet Potato Fries', ['Small', 'Medium', 'Large']],
    ['Onion Rings', ['Small', 'Large']],
    ['Side Salad'],
    ['Chili', ['Cup', 'Bowl']],
  ],
  Drinks: [
    ['Coca Cola', ['Small', 'Medium', 'Large']],
    ['Diet Coke', ['Small', 'Medium', 'Large']],
    ['Orange Soda', ['Small', 'Medium', 'Large']],
    ['Iced Tea', ['Small', 'Medium', 'Large']],
    ['Chocolate Shake'],
    ['Vanilla Shake'],
    ['Strawberry Shake'],
    ['Water'],
  ],
});

export const pomodoroMenu = makeMenu('Pomodoro Pizza', 134, {
  Pizza: [
    ['Cheese Pizza', ['Personal', 'Medium', 'Large']],
    ['Pepperoni Pizza', ['Personal', 'Medium', 'Large']],
    ['Ham and Pineapple Pizza', ['Personal', 'Medium', 'Large']],
    ['Sausage and Mushroom Pizza', ['Personal', 'Medium', 'Large']],
    ['Meat Lovers Pizza', ['Personal', 'Medium', 'Large']],
    ['Veggie Lovers Pizza', ['Personal', 'Medium', 'Large']],
    ['Buffalo Chicken Pizza', ['Personal', 'Medium', 'Large'], ['Mild', 'Hot']],
    ['White Pizza', ['Personal', 'Medium', 'Large']],
    ['Build Your Own Pizza', ['Personal', 'Medium', 'Large']],
  ],
  Calzones: [['Ham Calzone'], ['Spinach Calzone']],
  Starters: [
    ['Garlic Knots', ['6 pieces', '12 pieces']],
    ['Breadsticks'],
    ['Chicken Wings', ['8 pieces', '16 pieces'], ['Mild', 'Medium', 'Hot']],
    ['Greek Salad', ['Small', 'Large']],
    ['Caesar Salad', ['Small', 'Large']],
  ],
  Drinks: [
    ['Coke', ['Can', '2 Liter']],
    ['Sprite', ['Can', '2 Liter']],
    ['Root Beer', ['Can', '2 Liter']],
  ],
  Dessert: [['Cannoli'], ['Tiramisu']],
});

export const bluebirdMenu = makeMenu('Bluebird Diner', 135, {
  Breakfast: [
    ['Two Eggs Breakfast'],
    ['Buttermilk Pancakes', ['Short Stack', 'Full Stack']],
    ['Blueberry Pancakes', ['Short Stack', 'Full Stack']],
    ['Belgian Waffle'],
    ['French Toast'],
    ['Western Omelette'],
    ['Spinach Omelette'],
    ['Eggs Benedict'],
    ['Biscuits and Gravy', ['Half', 'Full']],
    ['Corned Beef Hash'],
  ],
  Lunch: [
    ['Patty Melt'],
    ['Club Sandwich'],
    ['Reuben'],
    ['Grilled Cheese'],
    ['Tuna Melt'],
    ['Meatloaf Dinner'],
    ['Fish and Chips'],
    ['Cobb Salad'],
    ['Soup of the Day', ['Cup', 'Bowl']],
  ],
  Sides: [
    ['Bacon'],
    ['Sausage Links'],
    ['Hash Browns'],
    ['Home Fries'],
    ['White Toast'],
    ['Rye Toast'],
    ['Fruit Cup'],
  ],
  Drinks: [
    ['Coffee'],
    ['Decaf Coffee'],
    ['Orange Juice', ['Small', 'Large']],
    ['Apple Juice', ['Small', 'Large']],
    ['Milk', ['Small', 'Large']],
    ['Root Beer Float'],
  ],
  Pie: [['Apple Pie'], ['Cherry Pie'], ['Pecan Pie']],
});

export const chowkMenu = makeMenu('Chowk Point', 136, {
  Rice: [
    ['Chicken Biryani', ['Half', 'Full'], ['Mild', 'Medium', 'Hot']],
    ['Beef Biryani', ['Half', 'Full'], ['Mild', 'Medium', 'Hot']],
    ['Vegetable Pulao', ['Half', 'Full']],
  ],
  Rolls: [
    ['Chicken Chatni Roll', [], ['Mild', 'Hot']],
    ['Chicken Mayo Roll', [], ['Mild', 'Hot']],
    ['Beef Boti Roll', [], ['Mild', 'Hot']],
    ['Paneer Roll', [], ['Mild', 'Hot']],
  ],
  Curries: [
    ['Chicken Karahi', ['Half', 'Full'], ['Mild', 'Medium', 'Hot']],
    ['Mutton Karahi', ['Half', 'Full'], ['Mild', 'Medium', 'Hot']],
    ['Daal Tadka', ['Half', 'Full']],
    ['Nihari', ['Half', 'Full']],
    ['Aloo Gobi', ['Half', 'Full']],
  ],
  Grill: [
    ['Chicken Tikka', ['Leg', 'Chest'], ['Mild', 'Medium', 'Hot']],
    ['Seekh Kebab', ['4 pieces', '8 pieces'], ['Mild', 'Medium', 'Hot']],
    ['Malai Boti', ['6 pieces', '12 pieces']],
  ],
  Bread: [['Tandoori Roti'], ['Butter Naan'], ['Garlic Naan'], ['Lachha Paratha']],
  Drinks: [
    ['Pepsi', ['Regular', '1.5 Litre']],
    ['7Up', ['Regular', '1.5 Litre']],
    ['Mineral Water', ['Small', 'Large']],
    ['Sweet Lassi', ['Glass', 'Jug']],
    ['Salted Lassi', ['Glass', 'Jug']],
    ['Doodh Patti'],
    ['Green Tea'],
  ],
  Sweets: [['Kheer'], ['Gulab Jamun', ['2 pieces', '6 pieces']], ['Zarda', ['Half', 'Full']]],
});
