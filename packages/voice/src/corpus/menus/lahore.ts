import type { VoiceDish } from '../../voice-types.ts';
import { makeMenu } from './shop.ts';

const plate = ['Single', 'Double', 'Family'];
const halfFull = ['Half', 'Full'];
const cup = ['Regular', 'Large'];
const pie = ['Small', 'Medium', 'Large'];
const pack = ['Regular', 'Large', 'Sharing'];
const meal = ['Burger only', 'With fries', 'Meal with drink'];
const heat = ['Mild', 'Medium', 'Hot', 'Extra Hot'];

/** The menus of the demo world's first city. */
export const lahoreMenu: readonly VoiceDish[] = [
  ...makeMenu('Biryani Junction', 11, {
    Biryani: [
      ['Chicken Biryani', plate, heat],
      ['Mutton Biryani', plate, heat],
      ['Beef Biryani', plate, heat],
      ['Egg Biryani', plate, heat],
      ['Vegetable Biryani', plate, heat],
      ['Royal Degh Biryani', plate, heat],
    ],
    BBQ: [['Seekh Kebab (4 pcs)', plate, heat]],
    Snacks: [['Shami Kebab (3 pcs)', cup, heat]],
    Salads: [['Kachumber Salad', cup]],
    Desserts: [['Gulab Jamun', cup]],
    'Cold Drinks': [
      ['Sweet Lassi', cup],
      ['Cola (chilled)', cup],
    ],
  }),
  ...makeMenu('Lahori Tikka House', 12, {
    BBQ: [
      ['Chicken Tikka Leg', plate, heat],
      ['Malai Boti', plate, heat],
      ['Beef Seekh Kebab', plate, heat],
      ['Reshmi Kebab', plate, heat],
      ['Bihari Boti', plate, heat],
      ['Chicken Boti', plate, heat],
      ['Tikka House Platter', plate, heat],
    ],
    Karahi: [['Mutton Karahi', halfFull, heat]],
    Breads: [['Garlic Naan'], ['Tandoori Roti']],
    'Cold Drinks': [['Mint Margarita', cup]],
    Desserts: [['Kheer', cup]],
  }),
  ...makeMenu('Rafiq Family Karahi', 13, {
    Karahi: [
      ['Chicken Karahi', halfFull, heat],
      ['Mutton Karahi Special', halfFull, heat],
      ['White Chicken Karahi', halfFull, heat],
      ['Shinwari Karahi', halfFull, heat],
    ],
    Curries: [
      ['Chicken Handi', halfFull, heat],
      ['Daal Tadka', halfFull, heat],
    ],
    Breads: [['Roghni Naan'], ['Tandoori Naan']],
    Salads: [['Garden Salad', cup]],
    Desserts: [['Gajar Halwa', cup]],
    Tea: [['Green Tea', cup]],
  }),
  ...makeMenu('Gulberg Grill', 14, {
    Burgers: [
      ['Classic Beef Burger', meal],
      ['Crispy Zinger', meal],
      ['Double Decker', meal],
      ['Cheese Melt Burger', meal],
    ],
    BBQ: [['Smoky Wings (8 pcs)', plate, heat]],
    Snacks: [['Loaded Fries', cup, heat]],
    Rolls: [['Club Sandwich', cup, heat]],
    Salads: [['Caesar Salad', cup]],
    Desserts: [['Chocolate Brownie', cup]],
    'Cold Drinks': [
      ['Oreo Shake', cup],
      ['Fresh Lemonade', cup],
    ],
  }),
  ...makeMenu('Anarkali Breakfast', 15, {
    Breakfast: [
      ['Halwa Puri'],
      ['Anda Paratha'],
      ['Lahori Murgh Chanay'],
      ['Aloo Paratha'],
      ['Masala Omelette'],
    ],
    Curries: [
      ['Nihari Breakfast Bowl', halfFull, heat],
      ['Paya', halfFull, heat],
    ],
    Breads: [['Lachha Paratha']],
    Tea: [['Karak Chai', cup]],
    'Cold Drinks': [['Sweet Lassi (Pera)', cup]],
  }),
  ...makeMenu('Mughal Darbar', 16, {
    Biryani: [
      ['Shahi Chicken Biryani', plate, heat],
      ['Kabuli Pulao', plate, heat],
      ['Plain Basmati Rice', plate, heat],
    ],
    Curries: [
      ['Butter Chicken', halfFull, heat],
      ['Chicken Handi Makhni', halfFull, heat],
      ['Palak Paneer', halfFull, heat],
      ['Daal Makhani', halfFull, heat],
    ],
    BBQ: [
      ['Malai Boti Skewers', plate, heat],
      ['Roast Lamb Leg', plate, heat],
    ],
    Breads: [['Cheese Naan']],
    Desserts: [['Ras Malai', cup]],
    Tea: [['Kashmiri Chai', cup]],
  }),
  ...makeMenu('Dragon Bowl', 17, {
    Chinese: [
      ['Chicken Chowmein', pack, heat],
      ['Szechuan Noodles', pack, heat],
      ['Chicken Manchurian', pack, heat],
      ['Beef Chilli Dry', pack, heat],
      ['Egg Fried Rice', pack, heat],
      ['Special Fried Rice', pack, heat],
      ['Chicken Dumplings (6 pcs)', pack, heat],
    ],
    Soups: [
      ['Hot & Sour Soup', cup, heat],
      ['Chicken Corn Soup', cup, heat],
    ],
    Snacks: [['Spring Rolls (4 pcs)', cup, heat]],
    Seafood: [['Dynamite Prawns', halfFull, heat]],
  }),
  ...makeMenu('Pizza Mohalla', 18, {
    Pizza: [
      ['Pepperoni Pizza', pie],
      ['Chicken Tikka Pizza', pie],
      ['Fajita Pizza', pie],
      ['Margherita', pie],
      ['Garden Veggie Pizza', pie],
      ['Creamy Alfredo Pasta', pie],
      ['Meatball Spaghetti', pie],
    ],
    Breads: [['Garlic Bread']],
    Snacks: [['Hot Wings', cup, heat]],
    Soups: [['Tomato Basil Soup', cup, heat]],
    Desserts: [['Molten Sundae', cup]],
  }),
  ...makeMenu('Nagina Chaat Corner', 19, {
    Snacks: [
      ['Samosa (2 pcs)', cup, heat],
      ['Samosa Chaat', cup, heat],
      ['Gol Gappay (8 pcs)', cup, heat],
      ['Dahi Bhallay', cup, heat],
      ['Mix Pakora', cup, heat],
      ['Masala Fries', cup, heat],
    ],
    Burgers: [['Bun Kebab', meal]],
    Curries: [['Chana Masala', halfFull, heat]],
    'Cold Drinks': [['Fresh Orange Juice', cup]],
    Tea: [['Karak Chai', cup]],
  }),
];
