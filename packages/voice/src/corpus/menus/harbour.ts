import { makeMenu } from './shop.ts';

/** Sold by the count, as a box or by the inch. */
export const harbourWingMenu = makeMenu('Harbour', 181, {
  Wings: [
    ['Buffalo Wings', ['Six', 'Twelve', 'Twenty'], ['Mild', 'Medium', 'Hot'], []],
    ['Honey Garlic Wings', ['Six', 'Twelve', 'Twenty'], [], []],
    ['Chicken Strips', ['3 pieces', '5 pieces'], ['Mild', 'Hot'], []],
    ['Popcorn Shrimp', ['Small', 'Large'], [], []],
  ],
  Dumplings: [
    ['Chicken Dumplings', ['Five', 'Ten'], ['Mild', 'Spicy'], []],
    ['Veg Dumplings', ['Five', 'Ten'], [], []],
    ['Spring Rolls', ['Four', 'Eight'], [], []],
    ['Prawn Toast', ['4 pcs', '8 pcs'], [], []],
  ],
  Pizza: [
    ['Margherita', ['10 inch', '14 inch'], [], []],
    ['Pepperoni', ['10 inch', '14 inch'], [], []],
  ],
  Sweets: [
    ['Macarons', ['Box of 6', 'Box of 12'], [], []],
    ['Churros', ['Three', 'Six'], [], []],
    ['Mango Sorbet', [], [], []],
  ],
  Sides: [
    ['Fries', ['Regular', 'Large'], [], []],
    ['Celery Sticks', [], [], []],
    ['Blue Cheese Dip', [], [], []],
    ['Lemonade', ['Small', 'Large'], [], []],
    ['Ginger Beer', [], [], []],
  ],
});

/** Drinks and cakes, where most of what is said is how they are to be made. */
export const harbourCafeMenu = makeMenu('Harbour', 182, {
  Coffee: [
    ['Latte', ['Small', 'Medium', 'Large'], [], []],
    ['Vanilla Latte', ['Small', 'Medium', 'Large'], [], []],
    ['Cappuccino', ['Small', 'Medium', 'Large'], [], []],
    ['Mocha', ['Small', 'Medium', 'Large'], [], []],
    ['Espresso', ['Single', 'Double'], [], []],
    ['Hot Chocolate', ['Small', 'Large'], [], []],
    ['Cold Brew', ['Medium', 'Large'], [], []],
  ],
  Tea: [
    ['Earl Grey Tea', ['Cup', 'Pot'], [], []],
    ['Mint Tea', ['Cup', 'Pot'], [], []],
    ['Chai Latte', ['Small', 'Large'], [], []],
  ],
  Bakes: [
    ['Almond Croissant', [], [], []],
    ['Butter Croissant', [], [], []],
    ['Fruit Scone', [], [], []],
    ['Cheese Scone', [], [], []],
    ['Banana Bread', [], [], []],
    ['Lemon Cake', [], [], []],
    ['Plain Bagel', [], [], []],
  ],
  Lunch: [
    ['Tomato Soup', ['Cup', 'Bowl'], [], []],
    ['Leek Soup', ['Cup', 'Bowl'], [], []],
    ['Tuna Melt', ['Half', 'Whole'], [], []],
    ['Ham and Cheese Toastie', ['Half', 'Whole'], [], []],
    ['Chicken Panini', [], ['Mild', 'Hot'], []],
    ['Mozzarella Panini', [], [], []],
    ['Side Salad', [], [], []],
    ['Orange Juice', ['Small', 'Large'], [], []],
    ['Sparkling Water', [], [], []],
  ],
});

/** Burgers alone or as a meal. */
export const harbourGrillMenu = makeMenu('Harbour', 183, {
  Burgers: [
    ['Classic Burger', ['Burger', 'Meal'], [], []],
    ['Halloumi Burger', ['Burger', 'Meal'], [], []],
    ['Fried Chicken Burger', ['Burger', 'Meal'], ['Mild', 'Medium', 'Hot'], []],
    ['Fish Sandwich', ['Sandwich only', 'Combo'], [], []],
    ['Pulled Pork Sandwich', ['Sandwich only', 'Combo'], ['Mild', 'Hot'], []],
    ['Steak Roll', ['Roll only', 'With fries'], [], []],
    ['Smash Burger', ['Single', 'Double', 'Triple'], [], []],
    ['Jalapeno Burger', ['Single', 'Double'], [], []],
    ['Kids Burger', [], [], []],
  ],
  Sides: [
    ['French Fries', ['Small', 'Large'], [], []],
    ['Onion Rings', ['Small', 'Large'], [], []],
    ['Coleslaw', [], [], []],
    ['Side Salad', [], [], []],
    ['Apple Pie', [], [], []],
  ],
  Drinks: [
    ['Coca-Cola', ['Small', 'Medium', 'Large'], [], []],
    ['Diet Coke', ['Small', 'Medium', 'Large'], [], []],
    ['Sweet Tea', ['Small', 'Medium', 'Large'], [], []],
    ['Vanilla Shake', ['Regular', 'Large'], [], []],
    ['Chocolate Shake', ['Regular', 'Large'], [], []],
    ['Strawberry Shake', ['Regular', 'Large'], [], []],
  ],
});
