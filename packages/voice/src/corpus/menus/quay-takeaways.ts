import { makeMenu } from './shop.ts';

export const quayBobaMenu = makeMenu('Quay', 141, {
  'Milk Teas': [
    ['Classic Milk Tea', ['Regular', 'Large'], [], []],
    ['Taro Milk Tea', ['Regular', 'Large'], [], []],
    ['Brown Sugar Milk Tea', ['Regular', 'Large'], [], []],
    ['Thai Milk Tea', ['Regular', 'Large'], [], []],
    ['Matcha Milk Tea', ['Regular', 'Large'], [], []],
  ],
  'Fruit Teas': [
    ['Mango Green Tea', ['Regular', 'Large'], [], []],
    ['Passion Fruit Tea', ['Regular', 'Large'], [], []],
    ['Lychee Black Tea', ['Regular', 'Large'], [], []],
    ['Peach Oolong Tea', ['Regular', 'Large'], [], []],
  ],
  Slush: [
    ['Strawberry Slush', ['Regular', 'Large'], [], []],
    ['Mango Slush', ['Regular', 'Large'], [], []],
  ],
  Snacks: [
    ['Popcorn Chicken', [], ['Plain', 'Mild', 'Spicy', 'Fire'], []],
    ['Takoyaki', [], [], []],
    ['Egg Waffle', [], [], []],
    ['Fried Tofu', [], [], []],
    ['Sweet Potato Fries', [], [], []],
  ],
  Desserts: [
    ['Mochi', [], [], []],
    ['Egg Tart', [], [], []],
    ['Cheesecake Slice', [], [], []],
  ],
});

export const quayPhoMenu = makeMenu('Quay', 141, {
  Pho: [
    ['Beef Pho', ['Small', 'Large', 'Train'], [], []],
    ['Chicken Pho', ['Small', 'Large', 'Train'], [], []],
    ['Rare Steak Pho', ['Small', 'Large', 'Train'], [], []],
    ['Vegetable Pho', ['Small', 'Large', 'Train'], [], []],
  ],
  'Banh Mi': [
    ['Grilled Pork Banh Mi', [], [], []],
    ['Lemongrass Chicken Banh Mi', [], [], []],
    ['Tofu Banh Mi', [], [], []],
    ['Cold Cut Banh Mi', [], [], []],
  ],
  Bowls: [
    ['Grilled Pork Vermicelli', [], [], []],
    ['Shrimp Vermicelli', [], [], []],
    ['Broken Rice Plate', [], [], []],
    ['Shaking Beef', [], ['Mild', 'Medium', 'Hot', 'Saigon Hot'], []],
    ['Lemongrass Chicken', [], ['Mild', 'Medium', 'Hot', 'Saigon Hot'], []],
    ['Caramel Clay Pot Fish', [], [], []],
  ],
  Starters: [
    ['Fresh Summer Rolls', ['2 pieces', '4 pieces'], [], []],
    ['Crispy Egg Rolls', ['2 pieces', '4 pieces'], [], []],
    ['Chicken Wings', ['6 pieces', '12 pieces'], ['Mild', 'Medium', 'Hot', 'Saigon Hot'], []],
    ['Papaya Salad', [], [], []],
  ],
  Drinks: [
    ['Vietnamese Iced Coffee', [], [], []],
    ['Fresh Coconut', [], [], []],
    ['Soda Lemonade', [], [], []],
    ['Jasmine Tea', [], [], []],
    ['Avocado Shake', [], [], []],
  ],
});

export const quayDinerMenu = makeMenu('Quay', 141, {
  Burgers: [
    ['Diner Burger', ['Single', 'Double'], [], []],
    ['Patty Melt', [], [], []],
    ['Mushroom Burger', ['Single', 'Double'], [], []],
    ['Turkey Burger', [], [], []],
    ['Veggie Burger', [], [], []],
  ],
  Sandwiches: [
    ['Grilled Cheese', [], [], []],
    ['Club Sandwich', [], [], []],
    ['Tuna Melt', [], [], []],
    ['Reuben', [], [], []],
    ['Philly Cheesesteak', [], [], []],
    ['Chicken Salad Sandwich', [], [], []],
  ],
  Plates: [
    ['Meatloaf', [], [], []],
    ['Fried Chicken', ['2 piece', '4 piece'], ['Mild', 'Hot', 'Nashville Hot'], []],
    ['Chicken Pot Pie', [], [], []],
    ['Fish and Chips', [], [], []],
    ['Chili', ['Cup', 'Bowl'], ['Mild', 'Medium', 'Hot'], []],
    ['Pot Roast', [], [], []],
  ],
  Breakfast: [
    ['Buttermilk Pancakes', ['Short Stack', 'Tall Stack'], [], []],
    ['Western Omelette', [], [], []],
    ['Corned Beef Hash', [], [], []],
    ['Two Egg Breakfast', [], [], []],
  ],
  Sides: [
    ['French Fries', ['Small', 'Large'], [], []],
    ['Onion Rings', ['Small', 'Large'], [], []],
    ['Mashed Potatoes', [], [], []],
    ['Coleslaw', [], [], []],
    ['House Salad', [], [], []],
    ['Chicken Noodle Soup', ['Cup', 'Bowl'], [], []],
    ['Tomato Soup', ['Cup', 'Bowl'], [], []],
  ],
  Drinks: [
    ['Coffee', ['Small', 'Large'], [], []],
    ['Decaf Coffee', ['Small', 'Large'], [], []],
    ['Iced Tea', ['Small', 'Large'], [], []],
    ['Coke', ['Small', 'Medium', 'Large'], [], []],
    ['Diet Coke', ['Small', 'Medium', 'Large'], [], []],
    ['Root Beer', ['Small', 'Medium', 'Large'], [], []],
    ['Chocolate Milkshake', [], [], []],
    ['Vanilla Milkshake', [], [], []],
    ['Strawberry Milkshake', [], [], []],
  ],
  Desserts: [
    ['Apple Pie', [], [], []],
    ['Cherry Pie', [], [], []],
    ['Key Lime Pie', [], [], []],
    ['Brownie Sundae', [], [], []],
  ],
});

export const quayGyroMenu = makeMenu('Quay', 141, {
  Wraps: [
    ['Chicken Gyro', ['Regular', 'Large'], [], []],
    ['Lamb Gyro', ['Regular', 'Large'], [], []],
    ['Falafel Wrap', ['Regular', 'Large'], [], []],
    ['Halloumi Wrap', ['Regular', 'Large'], [], []],
  ],
  Plates: [
    ['Chicken Souvlaki Plate', [], [], []],
    ['Lamb Kofta Plate', [], [], []],
    ['Mixed Grill Plate', [], [], []],
    ['Moussaka', [], [], []],
    ['Vegetable Platter', [], [], []],
  ],
  Sides: [
    ['Greek Salad', ['Small', 'Large'], [], []],
    ['Hummus', [], [], []],
    ['Tzatziki', [], [], []],
    ['Pita Bread', [], [], []],
    ['Lemon Potatoes', [], [], []],
    ['Greek Fries', ['Small', 'Large'], [], []],
    ['Dolmades', [], [], []],
    ['Spanakopita', [], [], []],
  ],
  Drinks: [
    ['Coke', [], [], []],
    ['Diet Coke', [], [], []],
    ['Ayran', [], [], []],
    ['Greek Coffee', [], [], []],
    ['Frappe', ['Small', 'Large'], [], []],
    ['Mineral Water', [], [], []],
  ],
  Desserts: [
    ['Baklava', [], [], []],
    ['Rice Pudding', [], [], []],
    ['Loukoumades', [], [], []],
  ],
});

export const quayWokMenu = makeMenu('Quay', 141, {
  Soups: [
    ['Hot and Sour Soup', ['Small', 'Large'], [], []],
    ['Wonton Soup', ['Small', 'Large'], [], []],
    ['Egg Drop Soup', ['Small', 'Large'], [], []],
  ],
  Starters: [
    ['Egg Roll', [], [], []],
    ['Spring Roll', [], [], []],
    ['Crab Rangoon', [], [], []],
    ['Pork Dumplings', ['6 pieces', '10 pieces'], [], []],
    ['Scallion Pancake', [], [], []],
  ],
  Mains: [
    ['Kung Pao Chicken', ['Lunch', 'Dinner'], ['Mild', 'Medium', 'Hot', 'Szechuan Hot'], []],
    ['General Tso Chicken', ['Lunch', 'Dinner'], ['Mild', 'Medium', 'Hot', 'Szechuan Hot'], []],
    ['Beef and Broccoli', ['Lunch', 'Dinner'], [], []],
    ['Mapo Tofu', ['Lunch', 'Dinner'], ['Mild', 'Medium', 'Hot', 'Szechuan Hot'], []],
    ['Sweet and Sour Pork', ['Lunch', 'Dinner'], [], []],
    ['Orange Chicken', ['Lunch', 'Dinner'], [], []],
    ['Szechuan Beef', ['Lunch', 'Dinner'], ['Mild', 'Medium', 'Hot', 'Szechuan Hot'], []],
  ],
  'Rice and Noodles': [
    ['Chicken Fried Rice', ['Pint', 'Quart'], [], []],
    ['Shrimp Fried Rice', ['Pint', 'Quart'], [], []],
    ['Vegetable Fried Rice', ['Pint', 'Quart'], [], []],
    ['Chicken Lo Mein', ['Pint', 'Quart'], [], []],
    ['Beef Lo Mein', ['Pint', 'Quart'], [], []],
    ['Singapore Noodles', [], ['Mild', 'Medium', 'Hot', 'Szechuan Hot'], []],
    ['White Rice', [], [], []],
    ['Brown Rice', [], [], []],
  ],
  Drinks: [
    ['Soda', [], [], []],
    ['Iced Tea', [], [], []],
    ['Hot Tea', [], [], []],
    ['Bottled Water', [], [], []],
  ],
});
