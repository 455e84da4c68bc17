import { makeMenu } from './shop.ts';

const cups = ['Tall', 'Grande', 'Venti'];
const sizes = ['Small', 'Medium', 'Large'];
const rolls = ['Half', 'Whole'];

/** Coffee, sandwiches, burgers, pizza slices, a grill and a desi kitchen, written before their sentences were tried. */
export const cedarMenu = makeMenu('Cedar Street Coffee', 141, {
  Espresso: [
    ['Caffe Latte', cups],
    ['Cappuccino', cups],
    ['Caramel Macchiato', cups],
    ['Caffe Mocha', cups],
    ['White Mocha', cups],
    ['Caffe Americano', cups],
    ['Flat White', cups],
    ['Espresso', ['Solo', 'Doppio']],
    ['Espresso Macchiato', ['Solo', 'Doppio']],
  ],
  Brewed: [
    ['House Blend', cups],
    ['Decaf Blend', cups],
    ['Iced Coffee', cups],
    ['Vanilla Cold Brew', cups],
  ],
  'Tea and More': [
    ['Chai Tea Latte', cups],
    ['Green Tea Latte', cups],
    ['Peach Iced Tea', cups],
    ['Strawberry Refresher', cups],
    ['Hot Cocoa', cups],
    ['Mocha Frappe', cups],
    ['Caramel Frappe', cups],
  ],
  Food: [
    ['Butter Croissant'],
    ['Ham and Swiss Croissant'],
    ['Pumpkin Bread'],
    ['Lemon Loaf'],
    ['Cake Pop'],
    ['Sausage Egg Sandwich'],
    ['Spinach Feta Wrap'],
    ['Chocolate Chip Cookie'],
    ['Fruit Yogurt'],
  ],
});

export const wheatfieldMenu = makeMenu('Wheatfield Sandwiches', 142, {
  Cold: [
    ['Turkey Breast', rolls],
    ['Honey Ham', rolls],
    ['Italian Cold Cut', rolls],
    ['Chicken Salad', rolls],
    ['Egg Salad', rolls],
    ['Caprese', rolls],
    ['Veggie Hummus', rolls],
  ],
  Hot: [
    ['Steak and Cheese', rolls],
    ['Chicken Bacon Ranch', rolls],
    ['Buffalo Chicken', rolls],
    ['Pulled Pork', rolls],
    ['Meatball Parm', rolls],
    ['Pastrami on Rye', rolls],
    ['Cuban', rolls],
  ],
  'Soups and Salads': [
    ['Tomato Bisque', ['Cup', 'Bowl']],
    ['Lentil Soup', ['Cup', 'Bowl']],
    ['House Salad', ['Side', 'Entree']],
    ['Chef Salad'],
  ],
  Sides: [['Sea Salt Chips'], ['Jalapeno Chips'], ['Potato Salad', sizes], ['Pasta Salad', sizes], ['Apple']],
  Drinks: [
    ['Soft Drink', sizes],
    ['Lemonade', sizes],
    ['Unsweet Tea', sizes],
    ['Sparkling Water'],
    ['Chocolate Milk'],
  ],
  Sweets: [['Peanut Butter Cookie'], ['Double Chocolate Cookie'], ['Rice Crispy Treat']],
});

export const ironMenu = makeMenu('Iron Skillet Burgers', 143, {
  Burgers: [
    ['Classic Burger', ['1/4 lb', '1/2 lb']],
    ['Cheddar Burger', ['1/4 lb', '1/2 lb']],
    ['Bacon Blue Burger', ['1/4 lb', '1/2 lb']],
    ['Southwest Burger', ['1/4 lb', '1/2 lb']],
    ['Beyond Burger'],
    ['Kids Burger'],
  ],
  'Hot Dogs': [['Hot Dog'], ['Chili Dog'], ['Corn Dog']],
  Chicken: [
    ['Chicken Nuggets', ['6 pieces', '10 pieces', '20 pieces']],
    ['Nashville Chicken Sandwich', [], ['Mild', 'Medium', 'Hot', 'Extra Hot']],
    ['Chicken Caesar Wrap'],
  ],
  Sides: [
    ['Fries', ['Regular', 'Large']],
    ['Garlic Fries', ['Regular', 'Large']],
    ['Tots', ['Regular', 'Large']],
    ['Mac and Cheese', ['Cup', 'Bowl']],
    ['Coleslaw'],
    ['Corn on the Cob'],
  ],
  Drinks: [
    ['Pepsi', ['Regular', 'Large']],
    ['Diet Pepsi', ['Regular', 'Large']],
    ['Mountain Dew', ['Regular', 'Large']],
    ['Iced Tea', ['Regular', 'Large']],
    ['Cookies and Cream Shake'],
    ['Chocolate Shake'],
    ['Peanut Butter Shake'],
  ],
});

export const slicesMenu = makeMenu('Upper Slices', 144, {
  Pies: [
    ['Margherita', ['10 inch', '14 inch', '18 inch']],
    ['Pepperoni', ['10 inch', '14 inch', '18 inch']],
    ['Hawaiian', ['10 inch', '14 inch', '18 inch']],
    ['Four Cheese', ['10 inch', '14 inch', '18 inch']],
    ['BBQ Chicken', ['10 inch', '14 inch', '18 inch']],
    ['Sausage and Peppers', ['10 inch', '14 inch', '18 inch']],
    ['Garden Veggie', ['10 inch', '14 inch', '18 inch']],
    ['Supreme', ['10 inch', '14 inch', '18 inch']],
  ],
  Slices: [['Cheese Slice'], ['Pepperoni Slice']],
  Pasta: [['Spaghetti and Meatballs'], ['Fettuccine Alfredo'], ['Baked Ziti']],
  Starters: [
    ['Mozzarella Sticks', ['5 pieces', '10 pieces']],
    ['Garlic Bread', ['Plain', 'With cheese']],
    ['House Salad'],
    ['Boneless Wings', ['10 pieces', '20 pieces'], ['Mild', 'Hot']],
  ],
  Drinks: [
    ['Coke', ['Bottle', '2 Litre']],
    ['Diet Coke', ['Bottle', '2 Litre']],
    ['Fanta', ['Bottle', '2 Litre']],
    ['Water'],
  ],
});

export const rosieMenu = makeMenu("Rosie's Grill", 145, {
  'All Day Breakfast': [
    ['Steak and Eggs'],
    ['Denver Omelette'],
    ['Cheese Omelette'],
    ['Chocolate Chip Pancakes', ['2 stack', '4 stack']],
    ['Plain Pancakes', ['2 stack', '4 stack']],
    ['Chicken and Waffles'],
    ['Breakfast Burrito', [], ['Mild', 'Hot']],
    ['Bagel and Lox'],
  ],
  Plates: [
    ['Chicken Fried Steak'],
    ['Pot Roast'],
    ['Turkey Dinner'],
    ['Liver and Onions'],
    ['BLT Sandwich'],
    ['Turkey Club Sandwich'],
    ['French Dip'],
    ['Chili', ['Cup', 'Bowl']],
  ],
  Sides: [
    ['French Fries'],
    ['Onion Rings'],
    ['Mashed Potatoes'],
    ['Side of Bacon'],
    ['One Egg'],
    ['Wheat Toast'],
    ['English Muffin'],
  ],
  Drinks: [
    ['Coffee'],
    ['Hot Tea'],
    ['Iced Tea', ['Small', 'Large']],
    ['Cranberry Juice', ['Small', 'Large']],
    ['Chocolate Malt'],
    ['Vanilla Malt'],
    ['Coke', ['Small', 'Large']],
  ],
  Desserts: [['Key Lime Pie'], ['Carrot Cake'], ['Banana Split'], ['Rice Pudding']],
});

export const adaMenu = makeMenu('Ada Street Kitchen', 146, {
  'Karahi and Curry': [
    ['Chicken White Karahi', ['Half', 'Full'], ['Mild', 'Medium', 'Hot']],
    ['Chicken Black Pepper Karahi', ['Half', 'Full'], ['Mild', 'Medium', 'Hot']],
    ['Beef Korma', ['Single', 'Double']],
    ['Haleem', ['Single', 'Double']],
    ['Chana Masala', ['Single', 'Double']],
    ['Palak Gosht', ['Single', 'Double']],
  ],
  Rice: [
    ['Sindhi Biryani', ['Single', 'Double', 'Family'], ['Mild', 'Medium', 'Hot']],
    ['Beef Yakhni Pulao', ['Single', 'Double', 'Family']],
    ['Egg Fried Rice', ['Single', 'Double', 'Family']],
    ['Chicken Fried Rice', ['Single', 'Double', 'Family']],
  ],
  Burgers: [
    ['Zinger Burger', ['Burger only', 'With fries']],
    ['Beef Burger', ['Burger only', 'With fries']],
    ['Chapli Burger', ['Burger only', 'With fries']],
  ],
  BBQ: [
    ['Chicken Malai Boti', ['Half', 'Full']],
    ['Beef Bihari Boti', ['Half', 'Full'], ['Mild', 'Medium', 'Hot']],
    ['Reshmi Kebab', ['Half', 'Full']],
  ],
  Breads: [['Plain Naan'], ['Kulcha'], ['Roghni Naan'], ['Chapati'], ['Aloo Paratha'], ['Qeema Paratha']],
  Drinks: [
    ['Coca Cola', ['Regular', '1 Litre', '1.5 Litre']],
    ['Sprite', ['Regular', '1 Litre', '1.5 Litre']],
    ['Mint Lemonade', ['Small', 'Large']],
    ['Mango Lassi', ['Small', 'Large']],
    ['Karak Chai'],
    ['Kashmiri Chai'],
    ['Water Bottle', ['Small', 'Large']],
  ],
  Desserts: [['Kulfi Falooda'], ['Ras Malai', ['2 pieces', '4 pieces']], ['Shahi Tukray']],
});
