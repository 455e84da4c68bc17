import { makeMenu } from './shop.ts';

const cups = ['Small', 'Medium', 'Large'];
const patties = ['Single', 'Double'];
const lengths = ['6 inch', 'Footlong'];
const pizzaSizes = ['Small', 'Medium', 'Large', 'Family'];
const two = ['Regular', 'Large'];
const halves = ['Half', 'Whole'];
const pieces = ['6 pieces', '12 pieces'];
const heats = ['Mild', 'Medium', 'Hot'];
const bottles = ['Can', 'Bottle'];
const plates = ['Side', 'Main'];
const bowls = ['Cup', 'Bowl'];

export const ferryPizzaMenu = makeMenu('Ferry', 171, {
  Pizzas: [
    ['Margherita', pizzaSizes],
    ['Pepperoni Feast', pizzaSizes],
    ['Spicy Diavola', pizzaSizes],
    ['Four Cheese', pizzaSizes],
    ['Hawaiian', pizzaSizes],
    ['Veggie Supreme', pizzaSizes],
    ['Meat Supreme', pizzaSizes],
    ['BBQ Chicken Pizza', pizzaSizes],
    ['Buffalo Chicken Pizza', pizzaSizes],
    ['Mushroom Truffle', pizzaSizes],
  ],
  Calzones: [['Chicken Calzone'], ['Spinach Calzone']],
  Pasta: [
    ['Spaghetti Bolognese', two],
    ['Spaghetti Carbonara', two],
    ['Penne Arrabbiata', two, heats],
    ['Lasagne'],
  ],
  Sides: [
    ['Garlic Bread'],
    ['Cheesy Garlic Bread'],
    ['Dough Balls', pieces],
    ['Chicken Wings', pieces, heats],
  ],
  Salads: [
    ['Caesar Salad', plates],
    ['Greek Salad', plates],
  ],
  Desserts: [['Tiramisu'], ['Chocolate Fudge Cake']],
  Drinks: [['Coke', bottles], ['Diet Coke', bottles], ['Sparkling Water'], ['Peroni']],
});

export const ferryCoffeeMenu = makeMenu('Ferry', 171, {
  'Hot drinks': [
    ['Latte', cups],
    ['Cappuccino', cups],
    ['Flat White', cups],
    ['Americano', cups],
    ['Mocha', cups],
    ['White Mocha', cups],
    ['Chai Latte', cups],
    ['Matcha Latte', cups],
    ['Hot Chocolate', cups],
    ['Caramel Macchiato', cups],
    ['Drip Coffee', cups],
    ['Earl Grey Tea', cups],
    ['Espresso', patties],
  ],
  'Cold drinks': [
    ['Iced Latte', cups],
    ['Iced Americano', cups],
    ['Iced Mocha', cups],
    ['Cold Brew', cups],
    ['Vanilla Cold Brew', cups],
    ['Strawberry Frappe', cups],
    ['Java Chip Frappe', cups],
  ],
  Bakery: [
    ['Butter Croissant'],
    ['Almond Croissant'],
    ['Chocolate Croissant'],
    ['Plain Bagel'],
    ['Everything Bagel'],
    ['Blueberry Muffin'],
    ['Chocolate Chip Muffin'],
    ['Banana Bread'],
    ['Cinnamon Roll'],
  ],
  Breakfast: [['Bacon Egg and Cheese'], ['Avocado Toast'], ['Granola Bowl']],
});

export const ferrySubMenu = makeMenu('Ferry', 171, {
  Subs: [
    ['Turkey Club', lengths],
    ['Turkey Breast', lengths],
    ['Ham and Swiss', lengths],
    ['Italian BMT', lengths],
    ['Roast Beef', lengths],
    ['Meatball Marinara', lengths],
    ['Chicken Teriyaki', lengths],
    ['Chicken Bacon Ranch', lengths],
    ['Tuna Salad', lengths],
    ['Veggie Patty', lengths],
    ['Philly Cheesesteak', lengths],
    ['Spicy Italian', lengths],
  ],
  Sandwiches: [
    ['BLT', halves],
    ['Grilled Cheese', halves],
    ['Reuben', halves],
    ['Egg Salad Sandwich', halves],
  ],
  Wraps: [['Chicken Caesar Wrap'], ['Falafel Wrap']],
  Soups: [
    ['Tomato Soup', bowls],
    ['Broccoli Cheddar Soup', bowls],
  ],
  Sides: [['Potato Chips'], ['Side Salad'], ['Dill Pickle']],
  Sweets: [['Chocolate Chip Cookie'], ['Oatmeal Raisin Cookie'], ['Brownie']],
  Drinks: [['Fountain Drink', cups], ['Iced Tea', cups], ['Lemonade', cups], ['Bottled Water']],
});

export const ferryBurgerMenu = makeMenu('Ferry', 171, {
  Burgers: [
    ['Classic Burger', patties],
    ['Cheeseburger', patties],
    ['Bacon Cheeseburger', patties],
    ['Mushroom Swiss Burger', patties],
    ['BBQ Bacon Burger', patties],
    ['Blue Cheese Burger', patties],
    ['Vegan Burger'],
    ['Black Bean Burger'],
    ['Crispy Chicken Burger', [], heats],
    ['Grilled Chicken Burger'],
    ['Spicy Chicken Burger', [], heats],
    ['Fish Burger'],
  ],
  Meals: [['Cheeseburger Meal', two], ['Crispy Chicken Meal', two], ['Nugget Meal', two], ['Kids Meal']],
  Sides: [
    ['French Fries', cups],
    ['Sweet Potato Fries', cups],
    ['Curly Fries', cups],
    ['Onion Rings', ['Small', 'Large']],
    ['Chicken Nuggets', ['6 pieces', '9 pieces', '20 pieces']],
    ['Chicken Wings', pieces, heats],
    ['Mozzarella Sticks'],
    ['Coleslaw'],
  ],
  Shakes: [
    ['Vanilla Shake', two],
    ['Chocolate Shake', two],
    ['Strawberry Shake', two],
  ],
  Drinks: [
    ['Coke', cups],
    ['Diet Coke', cups],
    ['Sprite', cups],
    ['Root Beer', cups],
  ],
  Desserts: [['Apple Pie'], ['Chocolate Sundae']],
});
