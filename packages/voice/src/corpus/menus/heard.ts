import { makeMenu } from './shop.ts';

export const heardCoffeeMenu = makeMenu('Number Nine', 81, {
  Coffee: [
    ['Drip Coffee', ['Small', 'Medium', 'Large'], [], ['hot']],
    ['Americano', ['Small', 'Medium', 'Large'], [], ['hot']],
    ['Latte', ['Small', 'Medium', 'Large'], [], ['hot']],
    ['Vanilla Latte', ['Small', 'Medium', 'Large'], [], ['hot']],
    ['Cappuccino', ['Small', 'Medium', 'Large'], [], ['hot']],
    ['Mocha', ['Small', 'Medium', 'Large'], [], ['hot']],
    ['Caramel Macchiato', ['Small', 'Medium', 'Large'], [], ['hot']],
    ['Flat White', ['Small', 'Medium', 'Large'], [], ['hot']],
  ],
  Espresso: [
    ['Espresso', ['Single', 'Double'], [], ['hot']],
    ['Cortado', ['Single', 'Double'], [], ['hot']],
  ],
  'Cold Coffee': [
    ['Iced Latte', ['Small', 'Medium', 'Large'], [], ['cold']],
    ['Iced Coffee', ['Small', 'Medium', 'Large'], [], ['cold']],
    ['Cold Brew', ['Small', 'Medium', 'Large'], [], ['cold']],
    ['Iced Mocha', ['Small', 'Medium', 'Large'], [], ['cold']],
    ['Caramel Frappe', ['Small', 'Medium', 'Large'], [], ['cold']],
    ['Mocha Frappe', ['Small', 'Medium', 'Large'], [], ['cold']],
  ],
  Tea: [
    ['Chai Latte', ['Small', 'Medium', 'Large'], [], ['hot']],
    ['Matcha Latte', ['Small', 'Medium', 'Large'], [], ['hot']],
    ['Earl Grey Tea', ['Small', 'Medium', 'Large'], [], ['hot']],
    ['Green Tea', ['Small', 'Medium', 'Large'], [], ['hot']],
    ['Peppermint Tea', ['Small', 'Medium', 'Large'], [], ['hot']],
  ],
  'Other Drinks': [
    ['Hot Chocolate', ['Small', 'Medium', 'Large']],
    ['Strawberry Lemonade', ['Small', 'Medium', 'Large']],
  ],
  Bottled: [
    ['Orange Juice', [], [], ['cold']],
    ['Bottled Water', [], [], ['cold']],
  ],
  Bakery: [
    ['Blueberry Muffin', [], [], ['pastry']],
    ['Chocolate Chip Muffin', [], [], ['pastry']],
    ['Butter Croissant', [], [], ['pastry']],
    ['Almond Croissant', [], [], ['pastry']],
    ['Cinnamon Roll', [], [], ['pastry']],
    ['Banana Bread', [], [], ['pastry']],
    ['Lemon Loaf', [], [], ['pastry']],
    ['Plain Bagel', [], [], ['pastry']],
    ['Everything Bagel', [], [], ['pastry']],
  ],
  Breakfast: [
    ['Egg and Cheese Sandwich', [], [], ['savory']],
    ['Bacon Egg Sandwich', [], [], ['savory']],
    ['Avocado Toast', [], [], ['savory']],
  ],
});

export const heardSubMenu = makeMenu('Number Nine', 82, {
  Subs: [
    ['Turkey Sub', ['6 Inch', 'Footlong']],
    ['Italian Sub', ['6 Inch', 'Footlong']],
    ['Meatball Sub', ['6 Inch', 'Footlong']],
    ['Tuna Sub', ['6 Inch', 'Footlong']],
    ['Chicken Teriyaki Sub', ['6 Inch', 'Footlong']],
    ['Steak and Cheese Sub', ['6 Inch', 'Footlong']],
    ['Veggie Sub', ['6 Inch', 'Footlong']],
    ['Buffalo Chicken Sub', ['6 Inch', 'Footlong']],
  ],
  Sandwiches: [
    ['Turkey Club', ['Half', 'Whole']],
    ['BLT', ['Half', 'Whole']],
    ['Grilled Cheese', ['Half', 'Whole']],
    ['Reuben', ['Half', 'Whole']],
    ['Roast Beef Sandwich', ['Half', 'Whole']],
  ],
  Wraps: [['Chicken Caesar Wrap'], ['Falafel Wrap']],
  Soups: [
    ['Tomato Soup', ['Cup', 'Bowl']],
    ['Chicken Noodle Soup', ['Cup', 'Bowl']],
  ],
  Sides: [['Potato Chips'], ['Doritos'], ['Coleslaw'], ['Dill Pickle']],
  Drinks: [
    ['Coke', ['Small', 'Medium', 'Large']],
    ['Diet Coke', ['Small', 'Medium', 'Large']],
    ['Sprite', ['Small', 'Medium', 'Large']],
    ['Iced Tea', ['Small', 'Medium', 'Large']],
    ['Bottled Water'],
  ],
  Cookies: [
    ['Chocolate Chip Cookie', [], [], ['dessert']],
    ['Oatmeal Raisin Cookie', [], [], ['dessert']],
    ['Brownie', [], [], ['dessert']],
  ],
});

export const heardBurgerMenu = makeMenu('Number Nine', 83, {
  Burgers: [
    ['Classic Burger', ['Single', 'Double'], [], ['beef']],
    ['Cheeseburger', ['Single', 'Double'], [], ['beef']],
    ['Bacon Cheeseburger', ['Single', 'Double'], [], ['beef']],
    ['Mushroom Swiss Burger', ['Single', 'Double'], [], ['beef']],
    ['BBQ Burger', ['Single', 'Double'], [], ['beef']],
    ['Jalapeno Burger', ['Single', 'Double'], [], ['beef']],
    ['Crispy Chicken Burger'],
    ['Grilled Chicken Burger'],
    ['Fish Burger'],
    ['Veggie Burger'],
  ],
  'Hot Dogs': [['Hot Dog'], ['Chili Dog']],
  Sides: [
    ['French Fries', ['Regular', 'Large']],
    ['Sweet Potato Fries', ['Regular', 'Large']],
    ['Cheese Fries', ['Regular', 'Large']],
    ['Onion Rings', ['Regular', 'Large']],
  ],
  Snacks: [
    ['Chicken Nuggets', ['6 Piece', '12 Piece']],
    ['Chicken Wings', ['6 Piece', '12 Piece']],
    ['Mozzarella Sticks'],
  ],
  Shakes: [
    ['Vanilla Shake', ['Regular', 'Large'], [], ['dessert']],
    ['Chocolate Shake', ['Regular', 'Large'], [], ['dessert']],
    ['Strawberry Shake', ['Regular', 'Large'], [], ['dessert']],
  ],
  Drinks: [
    ['Coke', ['Small', 'Medium', 'Large']],
    ['Diet Coke', ['Small', 'Medium', 'Large']],
    ['Sprite', ['Small', 'Medium', 'Large']],
    ['Root Beer', ['Small', 'Medium', 'Large']],
  ],
  Desserts: [
    ['Brownie Sundae', [], [], ['dessert']],
    ['Apple Pie', [], [], ['dessert']],
  ],
});

export const heardDesiMenu = makeMenu('Number Nine', 84, {
  Rice: [
    ['Chicken Biryani', ['Half', 'Full'], [], ['spicy']],
    ['Mutton Biryani', ['Half', 'Full'], [], ['spicy']],
    ['Beef Pulao', ['Half', 'Full'], [], ['spicy']],
  ],
  Karahi: [
    ['Chicken Karahi', ['Half', 'Full'], [], ['spicy']],
    ['Mutton Karahi', ['Half', 'Full'], [], ['spicy']],
    ['White Karahi', ['Half', 'Full'], [], ['spicy']],
  ],
  Curries: [
    ['Nihari', [], [], ['curry']],
    ['Haleem', [], [], ['curry']],
    ['Daal Makhani', [], [], ['curry']],
    ['Palak Paneer', [], [], ['curry']],
    ['Butter Chicken', [], [], ['curry']],
  ],
  BBQ: [
    ['Chicken Tikka', [], [], ['bbq']],
    ['Malai Boti', [], [], ['bbq']],
    ['Seekh Kebab', [], [], ['bbq']],
    ['Chapli Kebab', [], [], ['bbq']],
    ['Reshmi Kebab', [], [], ['bbq']],
  ],
  Rolls: [
    ['Chicken Roll', [], [], ['roll']],
    ['Beef Roll', [], [], ['roll']],
    ['Paratha Roll', [], [], ['roll']],
  ],
  Breads: [
    ['Plain Naan', [], [], ['bread']],
    ['Garlic Naan', [], [], ['bread']],
    ['Roghni Naan', [], [], ['bread']],
    ['Tandoori Roti', [], [], ['bread']],
    ['Paratha', [], [], ['bread']],
  ],
  Sides: [['Raita'], ['Salad'], ['Samosa']],
  Drinks: [
    ['Pepsi', ['Regular', 'Large']],
    ['7Up', ['Regular', 'Large']],
    ['Sweet Lassi', ['Regular', 'Large']],
    ['Salted Lassi', ['Regular', 'Large']],
    ['Doodh Patti'],
    ['Mineral Water'],
  ],
  Desserts: [
    ['Kheer', [], [], ['sweet']],
    ['Gulab Jamun', [], [], ['sweet']],
    ['Gajar Halwa', [], [], ['sweet']],
  ],
});

export const heardBistroMenu = makeMenu('Number Nine', 85, {
  Starters: [['Bruschetta'], ['Chicken Satay'], ['Spring Rolls'], ['Mushroom Soup'], ['Lentil Soup']],
  Salads: [['Greek Salad'], ['Caesar Salad']],
  Mains: [
    ['Grilled Salmon'],
    ['Ribeye Steak'],
    ['Chicken Parmesan'],
    ['Fish and Chips'],
    ['Beef Lasagna'],
    ['Mushroom Risotto'],
    ['Vegetable Stir Fry'],
    ['Lamb Chops'],
    ['Club Sandwich'],
  ],
  Kids: [['Kids Pasta'], ['Kids Burger']],
  Sides: [
    ['Fries', ['Small', 'Large']],
    ['Mashed Potatoes', ['Small', 'Large']],
    ['Steamed Vegetables', ['Small', 'Large']],
    ['Garlic Bread', ['Small', 'Large']],
  ],
  Drinks: [
    ['Cola', ['Small', 'Large']],
    ['Lemonade', ['Small', 'Large']],
    ['Iced Tea', ['Small', 'Large']],
    ['Apple Juice', ['Small', 'Large']],
    ['Orange Juice', ['Small', 'Large']],
    ['Sparkling Water', ['Small', 'Large']],
  ],
  'Hot Drinks': [['Coffee'], ['Tea'], ['Cappuccino']],
  Desserts: [
    ['Chocolate Cake'],
    ['Cheesecake'],
    ['Apple Crumble'],
    ['Vanilla Ice Cream'],
    ['Chocolate Ice Cream'],
  ],
});

export const heardPizzaMenu = makeMenu('Number Nine', 86, {
  Pizzas: [
    ['Margherita', ['Small', 'Medium', 'Large'], [], ['pizza']],
    ['Pepperoni Pizza', ['Small', 'Medium', 'Large'], [], ['pizza']],
    ['Veggie Supreme', ['Small', 'Medium', 'Large'], [], ['pizza']],
    ['Hawaiian', ['Small', 'Medium', 'Large'], [], ['pizza']],
    ['BBQ Chicken Pizza', ['Small', 'Medium', 'Large'], [], ['pizza']],
    ['Meat Lovers', ['Small', 'Medium', 'Large'], [], ['pizza']],
    ['Chicken Tikka Pizza', ['Small', 'Medium', 'Large'], [], ['pizza']],
    ['Four Cheese Pizza', ['Small', 'Medium', 'Large'], [], ['pizza']],
  ],
  Calzones: [['Ham Calzone'], ['Spinach Calzone']],
  Pasta: [['Spaghetti Bolognese'], ['Fettuccine Alfredo'], ['Lasagna']],
  Sides: [
    ['Garlic Bread'],
    ['Cheesy Bread'],
    ['Potato Wedges'],
    ['Caesar Salad'],
    ['Buffalo Wings', ['6 Piece', '12 Piece']],
  ],
  Drinks: [
    ['Coke', ['Can', 'Bottle']],
    ['Diet Coke', ['Can', 'Bottle']],
    ['Fanta', ['Can', 'Bottle']],
    ['Sprite', ['Can', 'Bottle']],
    ['Water'],
  ],
  Desserts: [['Tiramisu'], ['Chocolate Lava Cake'], ['Cheesecake']],
});

export const heardBobaMenu = makeMenu('Number Nine', 87, {
  'Milk Teas': [
    ['Classic Milk Tea', ['Regular', 'Large'], [], ['tea', 'dairy']],
    ['Taro Milk Tea', ['Regular', 'Large'], [], ['tea', 'dairy']],
    ['Brown Sugar Milk Tea', ['Regular', 'Large'], [], ['tea', 'dairy']],
    ['Thai Milk Tea', ['Regular', 'Large'], [], ['tea', 'dairy']],
    ['Matcha Milk Tea', ['Regular', 'Large'], [], ['tea', 'dairy']],
    ['Honeydew Milk Tea', ['Regular', 'Large'], [], ['tea', 'dairy']],
    ['Jasmine Milk Tea', ['Regular', 'Large'], [], ['tea', 'dairy']],
  ],
  'Fruit Teas': [
    ['Mango Green Tea', ['Regular', 'Large'], [], ['tea']],
    ['Passion Fruit Green Tea', ['Regular', 'Large'], [], ['tea']],
    ['Peach Oolong Tea', ['Regular', 'Large'], [], ['tea']],
    ['Lychee Black Tea', ['Regular', 'Large'], [], ['tea']],
    ['Wintermelon Tea', ['Regular', 'Large'], [], ['tea']],
  ],
  Slushes: [
    ['Mango Slush', ['Regular', 'Large'], [], ['frozen']],
    ['Strawberry Slush', ['Regular', 'Large'], [], ['frozen']],
    ['Taro Slush', ['Regular', 'Large'], [], ['frozen']],
  ],
  Smoothies: [
    ['Strawberry Banana Smoothie', ['Regular', 'Large'], [], ['blended']],
    ['Mango Smoothie', ['Regular', 'Large'], [], ['blended']],
    ['Avocado Smoothie', ['Regular', 'Large'], [], ['blended']],
    ['Green Detox Smoothie', ['Regular', 'Large'], [], ['blended']],
  ],
  Juices: [
    ['Fresh Orange Juice', ['12 oz', '16 oz'], [], ['juice']],
    ['Carrot Ginger Juice', ['12 oz', '16 oz'], [], ['juice']],
    ['Watermelon Juice', ['12 oz', '16 oz'], [], ['juice']],
    ['Apple Celery Juice', ['12 oz', '16 oz'], [], ['juice']],
  ],
  Bowls: [['Acai Bowl'], ['Pitaya Bowl']],
  Snacks: [
    ['Popcorn Chicken', [], [], ['snack']],
    ['Egg Waffle', [], [], ['snack']],
    ['Mochi', [], [], ['snack']],
    ['Spring Rolls', [], [], ['snack']],
  ],
});

export const heardTacoMenu = makeMenu('Number Nine', 88, {
  Tacos: [
    ['Carne Asada Taco', [], [], ['taco']],
    ['Al Pastor Taco', [], [], ['taco']],
    ['Chicken Taco', [], [], ['taco']],
    ['Carnitas Taco', [], [], ['taco']],
    ['Fish Taco', [], [], ['taco']],
    ['Veggie Taco', [], [], ['taco']],
  ],
  Burritos: [
    ['Carne Asada Burrito', ['Regular', 'Super'], [], ['burrito']],
    ['Chicken Burrito', ['Regular', 'Super'], [], ['burrito']],
    ['Carnitas Burrito', ['Regular', 'Super'], [], ['burrito']],
    ['Bean and Cheese Burrito', ['Regular', 'Super'], [], ['burrito']],
    ['Breakfast Burrito', ['Regular', 'Super'], [], ['burrito']],
  ],
  Bowls: [
    ['Chicken Burrito Bowl', [], [], ['bowl']],
    ['Steak Burrito Bowl', [], [], ['bowl']],
    ['Veggie Burrito Bowl', [], [], ['bowl']],
  ],
  Quesadillas: [['Cheese Quesadilla'], ['Chicken Quesadilla'], ['Steak Quesadilla']],
  Nachos: [['Loaded Nachos', ['Half', 'Full']]],
  Sides: [
    ['Chips and Salsa', ['Small', 'Large']],
    ['Chips and Guacamole', ['Small', 'Large']],
    ['Chips and Queso', ['Small', 'Large']],
    ['Mexican Rice', ['Small', 'Large']],
    ['Refried Beans', ['Small', 'Large']],
    ['Elote'],
  ],
  Drinks: [
    ['Horchata', ['Small', 'Medium', 'Large']],
    ['Jamaica', ['Small', 'Medium', 'Large']],
    ['Coke', ['Small', 'Medium', 'Large']],
    ['Sprite', ['Small', 'Medium', 'Large']],
    ['Jarritos'],
    ['Bottled Water'],
  ],
  Dessert: [
    ['Churros', [], [], ['sweet']],
    ['Flan', [], [], ['sweet']],
  ],
});

export const heardDinerMenu = makeMenu('Number Nine', 89, {
  Pancakes: [
    ['Buttermilk Pancakes', ['Short Stack', 'Full Stack'], [], ['sweet']],
    ['Blueberry Pancakes', ['Short Stack', 'Full Stack'], [], ['sweet']],
    ['Chocolate Chip Pancakes', ['Short Stack', 'Full Stack'], [], ['sweet']],
  ],
  Griddle: [['French Toast'], ['Belgian Waffle']],
  Eggs: [
    ['Two Egg Breakfast', [], [], ['eggs']],
    ['Eggs Benedict', [], [], ['eggs']],
    ['Steak and Eggs', [], [], ['eggs']],
    ['Corned Beef Hash', [], [], ['eggs']],
    ['Huevos Rancheros', [], [], ['eggs']],
  ],
  Omelettes: [
    ['Western Omelette', [], [], ['eggs']],
    ['Veggie Omelette', [], [], ['eggs']],
    ['Ham and Cheese Omelette', [], [], ['eggs']],
  ],
  Sandwiches: [['Patty Melt'], ['Tuna Melt'], ['Egg Sandwich']],
  Sides: [
    ['Bacon'],
    ['Sausage Links'],
    ['Turkey Sausage'],
    ['Hash Browns'],
    ['Home Fries'],
    ['Toast'],
    ['English Muffin'],
    ['Fruit Cup'],
    ['Grits'],
    ['Biscuits and Gravy'],
  ],
  Cereal: [
    ['Oatmeal', ['Cup', 'Bowl']],
    ['Granola', ['Cup', 'Bowl']],
  ],
  Drinks: [
    ['Coffee'],
    ['Decaf Coffee'],
    ['Hot Tea'],
    ['Orange Juice', ['Small', 'Large'], [], ['cold']],
    ['Cranberry Juice', ['Small', 'Large'], [], ['cold']],
    ['Milk', ['Small', 'Large'], [], ['cold']],
    ['Chocolate Milk', ['Small', 'Large'], [], ['cold']],
    ['Iced Tea', ['Small', 'Large'], [], ['cold']],
  ],
});

export const heardGrillMenu = makeMenu('Number Nine', 90, {
  Karahi: [
    ['Chicken Karahi', ['Half Kg', '1 Kg'], [], ['spicy']],
    ['Mutton Karahi', ['Half Kg', '1 Kg'], [], ['spicy']],
    ['Beef Karahi', ['Half Kg', '1 Kg'], [], ['spicy']],
    ['Namkeen Gosht', ['Half Kg', '1 Kg'], [], ['spicy']],
  ],
  BBQ: [
    ['Chicken Tikka Boti', [], [], ['bbq']],
    ['Beef Boti', [], [], ['bbq']],
    ['Gola Kebab', [], [], ['bbq']],
    ['Dhaga Kebab', [], [], ['bbq']],
    ['Seekh Kebab', [], [], ['bbq']],
    ['Fish Tikka', [], [], ['bbq']],
  ],
  Shawarma: [['Chicken Shawarma'], ['Beef Shawarma'], ['Zinger Shawarma']],
  Burgers: [['Zinger Burger'], ['Beef Burger'], ['Anda Shami Burger']],
  Fries: [
    ['Plain Fries', ['Small', 'Large']],
    ['Masala Fries', ['Small', 'Large']],
    ['Loaded Fries', ['Small', 'Large']],
  ],
  Rice: [
    ['Chicken Pulao', ['Single', 'Family'], [], ['rice']],
    ['Sindhi Biryani', ['Single', 'Family'], [], ['rice']],
    ['Kabuli Pulao', ['Single', 'Family'], [], ['rice']],
  ],
  Breads: [['Tandoori Naan'], ['Kulcha'], ['Chapati'], ['Cheese Naan']],
  Extras: [['Mint Raita'], ['Kachumber Salad'], ['Hummus']],
  Drinks: [
    ['Coca Cola', ['Can', '1.5 Litre']],
    ['Sprite', ['Can', '1.5 Litre']],
    ['Fanta', ['Can', '1.5 Litre']],
    ['Mint Margarita'],
    ['Karak Chai'],
    ['Kashmiri Chai'],
    ['Water'],
  ],
  Sweets: [['Kulfi'], ['Rabri'], ['Zarda']],
});

export const heardAsianMenu = makeMenu('Number Nine', 91, {
  Starters: [
    ['Vegetable Spring Rolls'],
    ['Prawn Crackers'],
    ['Chicken Dumplings'],
    ['Pork Dumplings'],
    ['Edamame'],
    ['Crispy Wontons'],
  ],
  Soups: [
    ['Hot and Sour Soup', ['Small', 'Large']],
    ['Tom Yum Soup', ['Small', 'Large']],
    ['Chicken Corn Soup', ['Small', 'Large']],
  ],
  Mains: [
    ['Kung Pao Chicken'],
    ['Sweet and Sour Chicken'],
    ['Sweet and Sour Pork'],
    ['Beef with Broccoli'],
    ['Mapo Tofu'],
    ['General Tso Chicken'],
  ],
  Curries: [
    ['Green Curry Chicken', [], [], ['thai']],
    ['Green Curry Tofu', [], [], ['thai']],
    ['Red Curry Beef', [], [], ['thai']],
    ['Massaman Curry', [], [], ['thai']],
  ],
  Noodles: [
    ['Pad Thai', ['Small', 'Large']],
    ['Chicken Chow Mein', ['Small', 'Large']],
    ['Beef Chow Mein', ['Small', 'Large']],
    ['Singapore Noodles', ['Small', 'Large']],
  ],
  Rice: [
    ['Steamed Rice', ['Small', 'Large']],
    ['Egg Fried Rice', ['Small', 'Large']],
    ['Chicken Fried Rice', ['Small', 'Large']],
  ],
  Drinks: [['Jasmine Tea'], ['Thai Iced Tea'], ['Coke'], ['Coke Zero'], ['Ginger Ale'], ['Lychee Juice']],
  Desserts: [['Mango Sticky Rice'], ['Fried Banana'], ['Fortune Cookie']],
});
