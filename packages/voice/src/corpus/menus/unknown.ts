import type { VoiceDish } from '../../voice-types.ts';
import { makeMenu } from './shop.ts';

const cups = ['Small', 'Medium', 'Large'];
const moreCups = [...cups, 'Extra Large'];
const tall = ['Tall', 'Grande', 'Venti'];
const subs = ['6 inch', 'Footlong'];
const regularLarge = ['Regular', 'Large'];
const bottles = ['Can', '1 Litre', '2 Litre'];
const cupPot = ['Cup', 'Pot'];
const cake = ['Slice', 'Whole'];
const boxes = ['Pint', 'Quart'];
const halfFull = ['Half', 'Full'];
const heat = ['Mild', 'Medium', 'Hot'];

/** Twelve kinds of shop, written before anybody looked how a sentence is understood. */
export const flameMenu = makeMenu('Flame and Bun', 81, {
  Burgers: [
    ['Original Burger'],
    ['Cheeseburger'],
    ['Double Cheeseburger'],
    ['Bacon Deluxe Burger'],
    ['Inferno Burger', [], ['Hot', 'Extra Hot']],
    ['Garden Burger', [], [], ['vegan', 'plant based']],
    ['Smoky BBQ Burger'],
    ['Fish Fillet Sandwich'],
    ['Grilled Chicken Sandwich'],
  ],
  Sides: [
    ['French Fries', cups],
    ['Sweet Potato Fries', regularLarge],
    ['Onion Rings', ['Small', 'Large']],
    ['Chicken Tenders', ['3 pieces', '5 pieces', '10 pieces']],
    ['Mozzarella Sticks'],
    ['Side Salad'],
  ],
  Drinks: [
    ['Coke', cups],
    ['Diet Coke', cups],
    ['Sprite', cups],
    ['Lemonade', cups],
    ['Iced Tea', cups],
    ['Vanilla Milkshake', regularLarge],
    ['Strawberry Milkshake', regularLarge],
    ['Bottled Water'],
  ],
});

export const kettleMenu = makeMenu('Blue Kettle', 82, {
  Drinks: [
    ['Coffee', moreCups],
    ['Latte', moreCups],
    ['Cappuccino', moreCups],
    ['Americano', moreCups],
    ['Mocha', moreCups],
    ['Caramel Macchiato', moreCups],
    ['Espresso', ['Single', 'Double']],
    ['Cortado'],
    ['Hot Chocolate', moreCups],
    ['Chai Tea Latte', moreCups],
    ['Iced Coffee', moreCups],
    ['Iced Latte', moreCups],
    ['Cold Brew', moreCups],
    ['Frappuccino', moreCups],
    ['Black Tea', moreCups],
    ['Herbal Tea', moreCups],
  ],
  Bakery: [['Plain Bagel'], ['Glazed Donut'], ['Cinnamon Roll'], ['Lemon Loaf'], ['Bran Muffin']],
});

export const harborMenu = makeMenu('Harbor Beans', 83, {
  Drinks: [
    ['Caffe Latte', tall],
    ['Cappuccino', tall],
    ['Brewed Coffee', tall],
    ['White Chocolate Mocha', tall],
    ['Iced Caramel Latte', tall],
    ['Matcha Latte', tall],
    ['Pumpkin Spice Latte', tall],
    ['London Fog', tall],
    ['Vanilla Bean Frappe', tall],
  ],
  Food: [['Egg Bite'], ['Cake Pop'], ['Almond Croissant'], ['Breakfast Wrap']],
});

export const loafMenu = makeMenu('Loaf and Co', 84, {
  Subs: [
    ['Turkey Breast', subs],
    ['Roast Beef', subs],
    ['Cold Cut Trio', subs],
    ['Italian BMT', subs],
    ['Meatball', subs],
    ['Tuna', subs],
    ['Veggie Delight', subs],
    ['Chicken Bacon Ranch', subs],
    ['Buffalo Chicken', subs],
    ['Ham and Swiss', subs],
  ],
  Sides: [
    ['Potato Chips'],
    ['Doritos'],
    ['Oatmeal Raisin Cookie'],
    ['White Chocolate Macadamia Cookie'],
    ['Broccoli Cheddar Soup', ['Cup', 'Bowl']],
  ],
  Drinks: [['Fountain Soda', cups], ['Dr Pepper'], ['Bottled Water'], ['Sweet Tea']],
});

export const fornoMenu = makeMenu('Forno Due', 85, {
  Pizza: [
    ['Cheese Pizza', moreCups],
    ['Pepperoni Pizza', moreCups],
    ['Hawaiian Pizza', moreCups],
    ['Supreme Pizza', moreCups],
    ['Meat Feast Pizza', moreCups],
    ['Vegetarian Pizza', moreCups],
    ['Buffalo Chicken Pizza', moreCups],
    ['Mediterranean Pizza', moreCups],
  ],
  Sides: [
    ['Breadsticks'],
    ['Garlic Bread'],
    ['Chicken Wings', ['8 pieces', '16 pieces'], ['Mild', 'Hot']],
    ['Greek Salad'],
  ],
  Drinks: [['Coke', bottles], ['Sprite', bottles], ['Ginger Ale']],
  Dessert: [['Cannoli'], ['Brownie']],
});

export const casaMenu = makeMenu('Casa Verde', 86, {
  Tacos: [['Carne Asada Taco'], ['Chicken Taco'], ['Fish Taco'], ['Carnitas Taco']],
  Burritos: [['Steak Burrito'], ['Chicken Burrito'], ['Bean and Cheese Burrito'], ['Burrito Bowl']],
  Plates: [['Cheese Quesadilla'], ['Chicken Quesadilla'], ['Nachos Supreme']],
  Sides: [
    ['Chips and Guacamole'],
    ['Chips and Salsa'],
    ['Mexican Rice', ['Small', 'Large']],
    ['Refried Beans'],
    ['Churros', ['3 pieces', '6 pieces']],
  ],
  Drinks: [['Horchata', regularLarge], ['Jarritos'], ['Mexican Coke'], ['Agua Fresca', regularLarge]],
});

export const copperMenu = makeMenu('Copper Pot', 87, {
  Tea: [
    ['Karak Chai', cupPot],
    ['Masala Chai', cupPot],
    ['Green Tea', cupPot],
    ['Jasmine Tea', cupPot],
    ['Earl Grey', cupPot],
    ['Lemon Ginger Tea', cupPot],
  ],
  Bakery: [
    ['Plain Scone'],
    ['Fruit Scone'],
    ['Carrot Cake', cake],
    ['Chocolate Fudge Cake', cake],
    ['Cheesecake'],
    ['Cream Puff'],
    ['Baguette'],
    ['Sourdough Loaf'],
    ['Almond Biscuit'],
  ],
  Savoury: [['Egg Sandwich'], ['Cucumber Sandwich'], ['Chicken Patty'], ['Samosa']],
});

export const wokMenu = makeMenu('Golden Wok', 88, {
  Mains: [
    ['Sweet and Sour Chicken', boxes],
    ['General Tso Chicken', boxes, heat],
    ['Orange Chicken', boxes],
    ['Beef with Broccoli', boxes, heat],
    ['Kung Pao Shrimp', boxes, heat],
    ['Mapo Tofu', boxes, heat],
  ],
  'Rice and Noodles': [
    ['Vegetable Lo Mein', boxes],
    ['Chicken Lo Mein', boxes],
    ['Shrimp Fried Rice', boxes],
    ['Chicken Fried Rice', boxes],
    ['Steamed Rice'],
  ],
  Starters: [
    ['Egg Roll'],
    ['Spring Roll'],
    ['Crab Rangoon'],
    ['Wonton Soup', ['Small', 'Large']],
    ['Hot and Sour Soup', ['Small', 'Large']],
    ['Pot Stickers', ['6 pieces', '12 pieces']],
    ['Fortune Cookie'],
  ],
});

export const sliceMenu = makeMenu('Any Way Pizza', 91, {
  Pizza: [
    ['Pizza', [...cups, 'Party Size']],
    ['Hawaiian Pizza', cups],
    ['Supreme Pizza', cups],
    ['Vegetarian Pizza', cups],
  ],
  Drinks: [
    ['Coke', cups],
    ['Sprite', cups],
    ['Iced Tea', cups],
  ],
});

export const grillMenu = makeMenu('Route Grill', 92, {
  Burgers: [
    ['Hamburger'],
    ['Veggie Burger'],
    ['Mushroom Burger'],
    ['Double Bacon Burger'],
    ['Impossible Burger'],
    ['Hot Dog'],
    ['Chicken Wrap'],
  ],
  Sides: [['Fries', cups], ['Waffle Fries', cups], ['Tater Tots', cups], ['Garden Salad']],
  Drinks: [['Root Beer', cups], ['Chocolate Shake'], ['Apple Juice'], ['Water']],
});

export const deliMenu = makeMenu('Fifth Street Deli', 93, {
  Sandwiches: [
    ['Ham Sandwich'],
    ['Reuben'],
    ['Italian Hoagie', ['Small', 'Large']],
    ['Turkey Club'],
    ['BLT'],
    ['Tuna Salad Sandwich', ['Half', 'Whole']],
    ['Egg Salad Sandwich', ['Half', 'Whole']],
    ['Roast Beef Sandwich', ['Half', 'Whole']],
    ['Grilled Cheese'],
    ['Pastrami'],
  ],
  Sides: [
    ['BBQ Chips'],
    ['Kettle Chips'],
    ['Potato Salad'],
    ['Coleslaw'],
    ['Tomato Soup', ['Cup', 'Bowl']],
    ['Chicken Noodle Soup', ['Small', 'Large']],
  ],
  Drinks: [['Diet Soda'], ['Cream Soda'], ['Iced Tea']],
});

export const dhabaMenu: readonly VoiceDish[] = [
  ...makeMenu('Gulberg Dhaba', 89, {
    Karahi: [['Chicken Karahi', halfFull, heat], ['Mutton Karahi', halfFull, heat], ['Daal Mash']],
    Rice: [
      ['Chicken Biryani', ['Single', 'Double'], heat],
      ['Beef Biryani', ['Single', 'Double'], heat],
      ['Aloo Biryani', ['Single', 'Double'], heat],
      ['Beef Pulao'],
    ],
    Breakfast: [['Anda Paratha', [], [], ['nashta']], ['Aloo Paratha']],
    BBQ: [
      ['Chicken Tikka Boti', halfFull],
      ['Seekh Kebab', ['4 pieces', '8 pieces'], heat],
    ],
    Breads: [['Plain Naan'], ['Roghni Naan'], ['Tandoori Roti']],
    Sides: [['Raita'], ['Salad']],
    Drinks: [
      ['Doodh Patti'],
      ['Kashmiri Chai'],
      ['Coca Cola', ['Regular', '1.5 Litre']],
      ['Sprite', ['Regular', '1.5 Litre']],
      ['Mineral Water', ['Small', 'Large']],
      ['Sweet Lassi', regularLarge],
    ],
    Dessert: [
      ['Kheer', [], [], ['rice pudding']],
      ['Gulab Jamun', ['2 pieces', '4 pieces']],
    ],
  }),
  ...makeMenu('Chaat Corner', 90, {
    Rolls: [
      ['Chicken Roll', regularLarge, heat],
      ['Beef Roll', regularLarge, heat],
      ['Chicken Shawarma', regularLarge],
    ],
    Burgers: [['Zinger Burger', [], [], ['crispy chicken', 'fillet']], ['Beef Burger'], ['Club Sandwich']],
    Snacks: [
      ['French Fries', regularLarge],
      ['Gol Gappay', [], [], ['pani puri']],
      ['Dahi Bhallay', [], [], ['dahi baray']],
      ['Samosa Chaat'],
      ['Fruit Chaat'],
      ['Chicken Corn Soup'],
    ],
    Drinks: [['Pepsi', regularLarge], ['Mango Shake'], ['Mint Margarita', [], [], ['mojito']]],
  }),
];
