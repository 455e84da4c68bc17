import { makeMenu } from './shop.ts';

export const quayPizzaMenu = makeMenu('Quay', 141, {
  Pizzas: [
    ['Margherita', ['Small', 'Medium', 'Large'], [], []],
    ['Pepperoni', ['Small', 'Medium', 'Large'], [], []],
    ['Meat Lovers', ['Small', 'Medium', 'Large'], [], []],
    ['Veggie Supreme', ['Small', 'Medium', 'Large'], [], []],
    ['BBQ Chicken', ['Small', 'Medium', 'Large'], [], []],
    ['Four Cheese', ['Small', 'Medium', 'Large'], [], []],
    ['Hawaiian', ['Small', 'Medium', 'Large'], [], []],
  ],
  Sides: [
    ['Garlic Knots', [], [], []],
    ['Mozzarella Sticks', [], [], []],
    ['Buffalo Wings', ['6 pieces', '12 pieces'], ['Mild', 'Medium', 'Hot', 'Inferno'], []],
    ['Caesar Salad', ['Side', 'Full'], [], []],
    ['Garden Salad', ['Side', 'Full'], [], []],
  ],
  Pasta: [
    ['Spaghetti and Meatballs', [], [], []],
    ['Fettuccine Alfredo', [], [], []],
    ['Baked Ziti', [], [], []],
    ['Chicken Parmesan', [], [], []],
  ],
  Drinks: [
    ['Coke', ['Small', 'Large'], [], []],
    ['Root Beer', ['Small', 'Large'], [], []],
    ['Iced Tea', ['Small', 'Large'], [], []],
    ['Bottled Water', [], [], []],
  ],
  Desserts: [
    ['Tiramisu', [], [], []],
    ['Cannoli', [], [], []],
    ['Cinnamon Sticks', [], [], []],
  ],
});

export const quayIceCreamMenu = makeMenu('Quay', 141, {
  Cones: [
    ['Vanilla Cone', ['Kids', 'Single', 'Double', 'Triple'], [], []],
    ['Chocolate Cone', ['Kids', 'Single', 'Double', 'Triple'], [], []],
    ['Strawberry Cone', ['Kids', 'Single', 'Double', 'Triple'], [], []],
    ['Pistachio Cone', ['Kids', 'Single', 'Double', 'Triple'], [], []],
  ],
  Sundaes: [
    ['Hot Fudge Sundae', ['Small', 'Regular', 'Large'], [], []],
    ['Caramel Sundae', ['Small', 'Regular', 'Large'], [], []],
    ['Banana Split', [], [], []],
    ['Brownie Sundae', ['Small', 'Regular', 'Large'], [], []],
  ],
  Shakes: [
    ['Vanilla Shake', ['Regular', 'Large'], [], []],
    ['Chocolate Shake', ['Regular', 'Large'], [], []],
    ['Cookies and Cream Shake', ['Regular', 'Large'], [], []],
    ['Peanut Butter Shake', ['Regular', 'Large'], [], []],
  ],
  Treats: [
    ['Waffle Bowl', [], [], []],
    ['Ice Cream Sandwich', [], [], []],
    ['Root Beer Float', ['Regular', 'Large'], [], []],
    ['Affogato', [], [], []],
  ],
  Drinks: [
    ['Bottled Water', [], [], []],
    ['Lemonade', ['Small', 'Large'], [], []],
    ['Hot Cocoa', ['Small', 'Large'], [], []],
  ],
});

export const quayBreakfastMenu = makeMenu('Quay', 141, {
  Plates: [
    ['Pancakes', ['Short Stack', 'Full Stack'], [], []],
    ['Blueberry Pancakes', ['Short Stack', 'Full Stack'], [], []],
    ['Belgian Waffle', [], [], []],
    ['French Toast', [], [], []],
    ['Eggs Benedict', [], [], []],
    ['Denver Omelette', [], [], []],
    ['Cheese Omelette', [], [], []],
    ['Veggie Omelette', [], [], []],
    ['Breakfast Burrito', [], ['Mild', 'Medium', 'Hot'], []],
    ['Huevos Rancheros', [], ['Mild', 'Medium', 'Hot'], []],
    ['Biscuits and Gravy', ['Half', 'Full'], [], []],
    ['Steak and Eggs', [], [], []],
    ['Avocado Toast', [], [], []],
  ],
  Sides: [
    ['Hash Browns', [], [], []],
    ['Bacon', [], [], []],
    ['Sausage Links', [], [], []],
    ['Fruit Cup', [], [], []],
    ['Side Salad', [], [], []],
    ['English Muffin', [], [], []],
    ['Oatmeal', ['Cup', 'Bowl'], [], []],
    ['Yogurt Parfait', [], [], []],
  ],
  Drinks: [
    ['Drip Coffee', ['Small', 'Medium', 'Large'], [], []],
    ['Latte', ['Small', 'Medium', 'Large'], [], []],
    ['Cappuccino', ['Small', 'Medium', 'Large'], [], []],
    ['Hot Tea', ['Small', 'Large'], [], []],
    ['Orange Juice', ['Small', 'Large'], [], []],
    ['Apple Juice', ['Small', 'Large'], [], []],
    ['Chocolate Milk', ['Small', 'Large'], [], []],
  ],
});

export const quayBarbecueMenu = makeMenu('Quay', 141, {
  Plates: [
    ['Pulled Pork Plate', ['Regular', 'Large'], [], []],
    ['Brisket Plate', ['Regular', 'Large'], [], []],
    ['Smoked Chicken Plate', ['Regular', 'Large'], [], []],
    ['Baby Back Ribs', ['Half Rack', 'Full Rack'], [], []],
    ['Burnt Ends', [], [], []],
    ['Smoked Sausage Plate', ['Regular', 'Large'], [], []],
  ],
  Sandwiches: [
    ['Pulled Pork Sandwich', [], [], []],
    ['Brisket Sandwich', [], [], []],
    ['Chopped Chicken Sandwich', [], [], []],
    ['Pit Boss Sandwich', [], [], []],
  ],
  Wings: [['Smoked Wings', ['6 pieces', '12 pieces', '18 pieces'], ['Mild', 'Hot', 'Texas Hot'], []]],
  Sides: [
    ['Mac and Cheese', ['Small', 'Large'], [], []],
    ['Baked Beans', ['Small', 'Large'], [], []],
    ['Coleslaw', ['Small', 'Large'], [], []],
    ['Cornbread', [], [], []],
    ['Collard Greens', ['Small', 'Large'], [], []],
    ['Potato Salad', ['Small', 'Large'], [], []],
    ['Texas Toast', [], [], []],
    ['Fried Okra', ['Small', 'Large'], [], []],
  ],
  Drinks: [
    ['Sweet Tea', ['Medium', 'Large'], [], []],
    ['Unsweet Tea', ['Medium', 'Large'], [], []],
    ['Lemonade', ['Medium', 'Large'], [], []],
    ['Dr Pepper', ['Medium', 'Large'], [], []],
  ],
  Desserts: [
    ['Peach Cobbler', [], [], []],
    ['Banana Pudding', [], [], []],
    ['Pecan Pie', [], [], []],
  ],
});

export const quaySushiMenu = makeMenu('Quay', 141, {
  Rolls: [
    ['California Roll', ['6 pieces', '8 pieces'], [], []],
    ['Spicy Tuna Roll', ['6 pieces', '8 pieces'], [], []],
    ['Salmon Avocado Roll', ['6 pieces', '8 pieces'], [], []],
    ['Dragon Roll', [], [], []],
    ['Rainbow Roll', [], [], []],
    ['Volcano Roll', [], [], []],
    ['Shrimp Tempura Roll', [], [], []],
  ],
  Nigiri: [
    ['Salmon Nigiri', [], [], []],
    ['Tuna Nigiri', [], [], []],
    ['Eel Nigiri', [], [], []],
    ['Yellowtail Nigiri', [], [], []],
  ],
  Ramen: [
    ['Tonkotsu Ramen', ['Regular', 'Large'], ['Mild', 'Medium', 'Spicy', 'Dragon Hot'], []],
    ['Miso Ramen', ['Regular', 'Large'], ['Mild', 'Medium', 'Spicy', 'Dragon Hot'], []],
    ['Shoyu Ramen', ['Regular', 'Large'], ['Mild', 'Medium', 'Spicy', 'Dragon Hot'], []],
    ['Vegetable Udon', ['Regular', 'Large'], ['Mild', 'Medium', 'Spicy', 'Dragon Hot'], []],
  ],
  Starters: [
    ['Edamame', [], [], []],
    ['Miso Soup', [], [], []],
    ['Seaweed Salad', [], [], []],
    ['Pork Gyoza', [], [], []],
    ['Vegetable Gyoza', [], [], []],
    ['Chicken Karaage', [], [], []],
  ],
  Rice: [
    ['Chicken Katsu Curry', [], ['Mild', 'Medium', 'Spicy', 'Dragon Hot'], []],
    ['Salmon Poke Bowl', ['Regular', 'Large'], [], []],
    ['Tuna Poke Bowl', ['Regular', 'Large'], [], []],
    ['Steamed Rice', [], [], []],
  ],
  Drinks: [
    ['Green Tea', [], [], []],
    ['Sapporo Beer', [], [], []],
    ['Ramune Soda', [], [], []],
    ['Calpico', [], [], []],
    ['Matcha Ice Cream', [], [], []],
  ],
});

export const quayTacoMenu = makeMenu('Quay', 141, {
  Tacos: [
    ['Carnitas Taco', [], [], []],
    ['Carne Asada Taco', [], [], []],
    ['Al Pastor Taco', [], [], []],
    ['Fish Taco', [], [], []],
    ['Chicken Taco', [], [], []],
  ],
  Burritos: [
    ['Carnitas Burrito', ['Regular', 'Super'], ['Mild', 'Medium', 'Hot', 'Diablo'], []],
    ['Chicken Burrito', ['Regular', 'Super'], ['Mild', 'Medium', 'Hot', 'Diablo'], []],
    ['Bean and Cheese Burrito', ['Regular', 'Super'], ['Mild', 'Medium', 'Hot', 'Diablo'], []],
  ],
  Plates: [
    ['Chicken Quesadilla', [], [], []],
    ['Cheese Quesadilla', [], [], []],
    ['Nachos', ['Half', 'Full'], [], []],
    ['Enchiladas', [], ['Mild', 'Medium', 'Hot', 'Diablo'], []],
  ],
  Sides: [
    ['Chips and Salsa', [], [], []],
    ['Chips and Guacamole', [], [], []],
    ['Mexican Rice', [], [], []],
    ['Black Beans', [], [], []],
    ['Elote', [], [], []],
  ],
  Drinks: [
    ['Horchata', ['Small', 'Large'], [], []],
    ['Jarritos', [], [], []],
    ['Mexican Coke', [], [], []],
    ['Agua Fresca', ['Small', 'Large'], [], []],
  ],
  Desserts: [
    ['Churros', [], [], []],
    ['Flan', [], [], []],
  ],
});

export const quayIndianMenu = makeMenu('Quay', 141, {
  Curries: [
    ['Chicken Tikka Masala', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Indian Hot'], []],
    ['Lamb Rogan Josh', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Indian Hot'], []],
    ['Palak Paneer', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Indian Hot'], []],
    ['Chana Masala', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Indian Hot'], []],
    ['Goat Curry', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Indian Hot'], []],
  ],
  Rice: [
    ['Chicken Biryani', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Indian Hot'], []],
    ['Veg Biryani', ['Regular', 'Large'], ['Mild', 'Medium', 'Hot', 'Indian Hot'], []],
    ['Basmati Rice', [], [], []],
    ['Jeera Rice', [], [], []],
  ],
  Breads: [
    ['Plain Naan', [], [], []],
    ['Garlic Naan', [], [], []],
    ['Butter Naan', [], [], []],
    ['Tandoori Roti', [], [], []],
    ['Aloo Paratha', [], [], []],
  ],
  Starters: [
    ['Vegetable Samosa', [], [], []],
    ['Onion Bhaji', [], [], []],
    ['Chicken 65', [], [], []],
    ['Paneer Pakora', [], [], []],
  ],
  Drinks: [
    ['Mango Lassi', [], [], []],
    ['Sweet Lassi', [], [], []],
    ['Salt Lassi', [], [], []],
    ['Masala Chai', [], [], []],
    ['Indian Coffee', [], [], []],
  ],
  Desserts: [
    ['Gulab Jamun', [], [], []],
    ['Kheer', [], [], []],
    ['Rasmalai', [], [], []],
  ],
});
