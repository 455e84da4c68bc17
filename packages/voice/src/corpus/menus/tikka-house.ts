import { makeMenu } from './shop.ts';

const cups = ['Small', 'Large'];
const sizes = ['Small', 'Medium', 'Large'];
const lengths = ['4 inch', '8 inch', '12 inch'];

/** A café, subs, burgers, pizza slices and a tikka house, written before their sentences were tried. */
export const willowMenu = makeMenu('Willow Cafe', 161, {
  Coffee: [
    ['Brewed Coffee', cups],
    ['Cafe Latte', cups],
    ['Cappuccino', cups],
    ['Caramel Latte', cups],
    ['Mochaccino', cups],
    ['Americano', cups],
    ['Iced Americano', cups],
    ['Cold Brew', cups],
    ['Espresso Shot', ['Single', 'Double']],
  ],
  'Not Coffee': [
    ['Matcha', cups],
    ['Hot Chocolate', cups],
    ['Chai', cups],
    ['Peppermint Tea', cups],
    ['Sparkling Water'],
  ],
  'From the Oven': [
    ['Almond Croissant'],
    ['Pain au Chocolat'],
    ['Lemon Poppy Muffin'],
    ['Chocolate Chip Muffin'],
    ['Carrot Cake'],
    ['Cheddar Scone'],
  ],
  Toasties: [['Ham and Cheese Toastie'], ['Tomato Mozzarella Toastie'], ['Tuna Melt Toastie']],
});

export const pierMenu = makeMenu('Pier Nine Subs', 162, {
  Subs: [
    ['Number One Italian', lengths],
    ['Turkey Avocado', lengths],
    ['Smoked Ham', lengths],
    ['Chicken Caesar', lengths],
    ['Philly Steak', lengths],
    ['Tuna Crunch', lengths],
    ['Garden Veggie', lengths],
    ['Meatball', lengths],
    ['Club Supreme', lengths],
  ],
  Extras: [
    ['Salt and Vinegar Chips'],
    ['Plain Chips'],
    ['Dill Pickle Spear'],
    ['Side Salad'],
    ['Tomato Soup', ['Cup', 'Bowl']],
    ['Chocolate Brownie'],
    ['Oatmeal Cookie'],
  ],
  Drinks: [['Coke'], ['Diet Coke'], ['Root Beer'], ['Iced Tea', sizes], ['Lemonade', sizes], ['Water']],
});

export const anvilMenu = makeMenu('Anvil Burgers', 163, {
  Burgers: [
    ['Anvil Burger', ['Single', 'Double']],
    ['Anvil Cheeseburger', ['Single', 'Double']],
    ['Smokehouse Burger'],
    ['Truffle Mushroom Burger'],
    ['Halloumi Burger'],
    ['Buttermilk Chicken Burger', [], ['Mild', 'Hot']],
  ],
  Sides: [
    ['Skin On Fries', sizes],
    ['Sweet Potato Fries', sizes],
    ['Halloumi Fries'],
    ['Onion Rings', ['5 pieces', '10 pieces']],
    ['Slaw'],
    ['Chicken Tenders', ['3 pieces', '6 pieces']],
  ],
  Drinks: [
    ['Pepsi Max', sizes],
    ['Fanta', sizes],
    ['Ginger Beer'],
    ['Salted Caramel Shake'],
    ['Banana Shake'],
    ['Still Water'],
  ],
});

export const romaMenu = makeMenu('Roma Slice', 164, {
  Pizza: [
    ['Margherita', ['9 inch', '12 inch', '16 inch']],
    ['Pepperoni', ['9 inch', '12 inch', '16 inch']],
    ['Ham and Mushroom', ['9 inch', '12 inch', '16 inch']],
    ['Ham and Pineapple', ['9 inch', '12 inch', '16 inch']],
    ['Vegetarian', ['9 inch', '12 inch', '16 inch']],
    ['Spicy Beef', ['9 inch', '12 inch', '16 inch']],
    ['Four Seasons', ['9 inch', '12 inch', '16 inch']],
  ],
  Extras: [
    ['Garlic Bread', ['Plain', 'With cheese']],
    ['Potato Wedges', sizes],
    ['Chicken Wings', ['6 pieces', '12 pieces'], ['Mild', 'Hot']],
    ['Garden Salad'],
  ],
  Drinks: [['Coke', ['Can', '1.5 Litre']], ['Fanta', ['Can', '1.5 Litre']], ['Water']],
});

export const shaanMenu = makeMenu('Shaan Tikka', 165, {
  BBQ: [
    ['Chicken Tikka Piece', ['Leg', 'Breast'], ['Mild', 'Medium', 'Hot']],
    ['Chicken Malai Boti', ['6 pieces', '12 pieces']],
    ['Beef Seekh Kebab', ['4 pieces', '8 pieces'], ['Mild', 'Medium', 'Hot']],
    ['Fish Tikka', ['Half', 'Full']],
  ],
  Karahi: [
    ['Chicken Karahi', ['Half', 'Full'], ['Mild', 'Medium', 'Hot']],
    ['Mutton Karahi', ['Half', 'Full'], ['Mild', 'Medium', 'Hot']],
    ['Prawn Karahi', ['Half', 'Full'], ['Mild', 'Medium', 'Hot']],
  ],
  Rice: [['Chicken Pulao', ['Single', 'Double']], ['Beef Biryani', ['Single', 'Double']], ['Plain Rice']],
  Tandoor: [['Roti'], ['Plain Naan'], ['Garlic Naan'], ['Cheese Naan']],
  Extras: [['Raita'], ['Kachumber Salad'], ['Mint Chutney']],
  Drinks: [
    ['Pepsi', ['Can', '1.5 Litre']],
    ['Dew', ['Can', '1.5 Litre']],
    ['Chai'],
    ['Sweet Lassi'],
    ['Mango Lassi'],
  ],
  Sweets: [['Kheer'], ['Kulfi', ['Single', 'Double']]],
});
