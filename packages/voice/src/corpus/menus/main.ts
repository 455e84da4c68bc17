import type { VoiceDish } from '../../voice-types.ts';

/** One line of a menu card: title, portions, spice levels, category. */
type Row = readonly [
  title: string,
  portions: readonly string[],
  spiceLevels: readonly string[],
  category: string,
];
type Card = { readonly restaurant: string; readonly rows: readonly Row[] };

const none: readonly string[] = [];
const halfFull = ['Half', 'Full'];
const singleDouble = ['Single', 'Double'];
const sizes = ['Small', 'Medium', 'Large'];
const pizzaSizes = ['Small', 'Medium', 'Large', 'Family'];
const regularLarge = ['Regular', 'Large'];
const bottles = ['250 ml', '500 ml', '1.5 Litre'];
const kilos = ['Half kg', '1 kg'];
const heat = ['Mild', 'Medium', 'Hot'];
const extraHeat = ['Mild', 'Medium', 'Spicy', 'Extra Spicy'];
const wingHeat = ['Mild', 'Hot', 'Extra Hot'];
const fourHeats = ['Mild', 'Medium', 'Hot', 'Extra Hot'];
const threeHeats = ['Mild', 'Medium', 'Spicy'];
const inchSizes = ['Small (6")', 'Medium (9")', 'Large (12")', 'Family (15")'];
const servings = ['Serves 1', 'Serves 2', 'Serves 4'];
const regularLargeFamily = ['Regular', 'Large', 'Family'];
const levels = ['Low', 'Medium', 'High'];
const gentle = ['Less Spicy', 'Normal', 'Spicy'];

const mainCards: readonly Card[] = [
  {
    restaurant: 'Lahori Tikka House',
    rows: [
      ['Chicken Tikka', ['Leg', 'Chest'], heat, 'BBQ'],
      ['Chicken Malai Boti', singleDouble, none, 'BBQ'],
      ['Seekh Kebab', singleDouble, heat, 'BBQ'],
      ['Beef Bihari Boti', none, extraHeat, 'BBQ'],
      ['Reshmi Kebab', none, heat, 'BBQ'],
      ['Chapli Kebab', none, heat, 'BBQ'],
      ['Chicken Karahi', halfFull, extraHeat, 'Karahi'],
      ['Mutton Karahi', halfFull, extraHeat, 'Karahi'],
      ['Garlic Naan', none, none, 'Bread'],
      ['Plain Naan', none, none, 'Bread'],
      ['Roghni Naan', none, none, 'Bread'],
      ['Mint Raita', none, none, 'Sides'],
      ['Fresh Salad', none, none, 'Sides'],
      ['Coca Cola', bottles, none, 'Drinks'],
      ['Sprite', bottles, none, 'Drinks'],
      ['Sweet Lassi', regularLarge, none, 'Drinks'],
      ['Mineral Water', ['Small', 'Large'], none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Karachi Biryani Centre',
    rows: [
      ['Chicken Biryani', ['Single', 'Double', 'Family'], gentle, 'Rice'],
      ['Beef Biryani', ['Single', 'Double', 'Family'], gentle, 'Rice'],
      ['Sindhi Biryani', ['Single', 'Double'], extraHeat, 'Rice'],
      ['Chicken Pulao', halfFull, none, 'Rice'],
      ['Zeera Rice', none, none, 'Rice'],
      ['Shami Kebab', none, none, 'Sides'],
      ['Kachumber Salad', none, none, 'Sides'],
      ['Mint Raita', none, none, 'Sides'],
      ['Gulab Jamun', ['2 pieces', '4 pieces'], none, 'Dessert'],
      ['Kheer', ['Cup', 'Bowl'], none, 'Dessert'],
      ['Gajar Halwa', none, none, 'Dessert'],
      ['Pepsi', bottles, none, 'Drinks'],
      ['7up', bottles, none, 'Drinks'],
      ['Doodh Patti Chai', none, none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Shahi Dastarkhwan',
    rows: [
      ['Chicken Biryani', halfFull, extraHeat, 'Rice'],
      ['Mutton Biryani', halfFull, extraHeat, 'Rice'],
      ['Chicken Karahi', ['Half', 'Full'], heat, 'Karahi'],
      ['Chicken Handi', halfFull, heat, 'Karahi'],
      ['Beef Nihari', singleDouble, heat, 'Curry'],
      ['Nalli Nihari', none, heat, 'Curry'],
      ['Chicken Haleem', ['Small', 'Large'], heat, 'Curry'],
      ['Butter Chicken', halfFull, gentle, 'Curry'],
      ['Daal Makhani', none, gentle, 'Curry'],
      ['Daal Chawal', none, none, 'Rice'],
      ['Palak Paneer', none, heat, 'Curry'],
      ['Aloo Keema', none, heat, 'Curry'],
      ['Mutton Korma', halfFull, heat, 'Curry'],
      ['Paya', none, none, 'Curry'],
      ['Tandoori Roti', none, none, 'Bread'],
      ['Plain Naan', none, none, 'Bread'],
      ['Kulcha', none, none, 'Bread'],
      ['Ras Malai', none, none, 'Dessert'],
      ['Mango Lassi', regularLarge, none, 'Drinks'],
      ['Kashmiri Chai', none, none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Burger Junction',
    rows: [
      ['Zinger Burger', singleDouble, gentle, 'Burgers'],
      ['Beef Burger', singleDouble, none, 'Burgers'],
      ['Double Cheese Burger', none, none, 'Burgers'],
      ['Mushroom Swiss Burger', none, none, 'Burgers'],
      ['Crispy Chicken Burger', none, gentle, 'Burgers'],
      ['Fish Burger', none, none, 'Burgers'],
      ['Chicken Nuggets', ['6 pieces', '12 pieces'], none, 'Snacks'],
      ['Buffalo Wings', ['6 pieces', '12 pieces'], wingHeat, 'Snacks'],
      ['French Fries', sizes, none, 'Snacks'],
      ['Loaded Fries', regularLarge, gentle, 'Snacks'],
      ['Onion Rings', none, none, 'Snacks'],
      ['Coleslaw', none, none, 'Snacks'],
      ['Chocolate Shake', regularLarge, none, 'Drinks'],
      ['Oreo Shake', regularLarge, none, 'Drinks'],
      ['Mint Margarita', none, none, 'Drinks'],
      ['Coca Cola', ['Regular', 'Large', '1.5 Litre'], none, 'Drinks'],
      ['Fanta', ['Regular', 'Large'], none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Pizza Napoli',
    rows: [
      ['Margherita Pizza', pizzaSizes, none, 'Pizza'],
      ['Pepperoni Pizza', pizzaSizes, none, 'Pizza'],
      ['Chicken Fajita Pizza', pizzaSizes, heat, 'Pizza'],
      ['Chicken Tikka Pizza', pizzaSizes, heat, 'Pizza'],
      ['Veggie Supreme Pizza', pizzaSizes, none, 'Pizza'],
      ['Four Cheese Pizza', pizzaSizes, none, 'Pizza'],
      ['BBQ Ranch Pizza', pizzaSizes, none, 'Pizza'],
      ['Garlic Bread', ['4 pieces', '8 pieces'], none, 'Sides'],
      ['Fettuccine Alfredo', none, none, 'Pasta'],
      ['Spaghetti Bolognese', none, none, 'Pasta'],
      ['Chicken Lasagna', none, none, 'Pasta'],
      ['Caesar Salad', none, none, 'Sides'],
      ['Tiramisu', none, none, 'Dessert'],
      ['Cappuccino', regularLarge, none, 'Drinks'],
      ['Pepsi', ['500 ml', '1.5 Litre'], none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Dragon Wok',
    rows: [
      ['Hot and Sour Soup', ['Single', 'Family'], heat, 'Soup'],
      ['Chicken Corn Soup', ['Single', 'Family'], none, 'Soup'],
      ['Chicken Manchurian', none, heat, 'Chinese'],
      ['Kung Pao Chicken', none, extraHeat, 'Chinese'],
      ['Chicken Chow Mein', regularLarge, heat, 'Chinese'],
      ['Vegetable Chow Mein', regularLarge, heat, 'Chinese'],
      ['Egg Fried Rice', regularLarge, none, 'Chinese'],
      ['Chicken Fried Rice', regularLarge, none, 'Chinese'],
      ['Beef Chilli Dry', none, extraHeat, 'Chinese'],
      ['Sweet and Sour Prawns', none, none, 'Chinese'],
      ['Spring Rolls', ['4 pieces', '8 pieces'], none, 'Starters'],
      ['Dynamite Prawns', none, heat, 'Starters'],
      ['Chicken Dumplings', ['6 pieces', '12 pieces'], none, 'Starters'],
      ['Green Tea', none, none, 'Drinks'],
      ['Fresh Lime', none, none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Roll Corner',
    rows: [
      ['Chicken Shawarma', regularLarge, gentle, 'Wraps'],
      ['Beef Shawarma', regularLarge, gentle, 'Wraps'],
      ['Chicken Paratha Roll', none, gentle, 'Wraps'],
      ['Garlic Mayo Roll', none, gentle, 'Wraps'],
      ['Seekh Kebab Roll', none, gentle, 'Wraps'],
      ['Bun Kebab', none, none, 'Wraps'],
      ['Club Sandwich', none, none, 'Sandwiches'],
      ['Chicken Samosa', none, none, 'Snacks'],
      ['Aloo Samosa', none, none, 'Snacks'],
      ['Chicken Pakora', ['250 gram', '500 gram'], none, 'Snacks'],
      ['Gol Gappay', none, heat, 'Snacks'],
      ['Dahi Bhallay', none, none, 'Snacks'],
      ['Chana Chaat', ['Small', 'Large'], gentle, 'Snacks'],
      ['Karak Chai', none, none, 'Drinks'],
      ['Sprite', ['345 ml', '1.5 Litre'], none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Peshawar Grill',
    rows: [
      ['Chapli Kebab', none, heat, 'BBQ'],
      ['Kabuli Pulao', halfFull, none, 'Rice'],
      ['Dumba Karahi', kilos, heat, 'Karahi'],
      ['Mutton Karahi', kilos, heat, 'Karahi'],
      ['Namkeen Gosht', kilos, none, 'Karahi'],
      ['Chicken Sajji', halfFull, none, 'BBQ'],
      ['Lamb Chops', none, heat, 'BBQ'],
      ['Grilled Fish', none, heat, 'BBQ'],
      ['Garlic Naan', none, none, 'Bread'],
      ['Afghani Naan', none, none, 'Bread'],
      ['Qehwa', none, none, 'Drinks'],
      ['Salted Lassi', regularLarge, none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Sweet Tooth Bakery',
    rows: [
      ['Chocolate Lava Cake', none, none, 'Dessert'],
      ['Red Velvet Cake', ['Slice', '1 Pound', '2 Pound'], none, 'Dessert'],
      ['New York Cheesecake', ['Slice', 'Whole'], none, 'Dessert'],
      ['Walnut Brownie', none, none, 'Dessert'],
      ['Pistachio Kulfi', none, none, 'Dessert'],
      ['Vanilla Ice Cream', ['1 Scoop', '2 Scoops'], none, 'Dessert'],
      ['Chocolate Ice Cream', ['1 Scoop', '2 Scoops'], none, 'Dessert'],
      ['Glazed Donut', none, none, 'Dessert'],
      ['Chicken Patties', none, none, 'Bakery'],
      ['Gulab Jamun', none, none, 'Dessert'],
      ['Falooda', regularLarge, none, 'Dessert'],
      ['Cold Coffee', regularLarge, none, 'Drinks'],
      ['Hot Chocolate', regularLarge, none, 'Drinks'],
    ],
  },
];

/** A second town with other kitchens, met only by the held-out transcripts. */
const otherCards: readonly Card[] = [
  {
    restaurant: 'Casa Mexicana',
    rows: [
      ['Beef Tacos', ['3 pieces', '6 pieces'], wingHeat, 'Mexican'],
      ['Chicken Quesadilla', none, wingHeat, 'Mexican'],
      ['Bean Burrito', regularLarge, wingHeat, 'Mexican'],
      ['Loaded Nachos', regularLarge, wingHeat, 'Mexican'],
      ['Guacamole', none, none, 'Sides'],
      ['Churros', ['4 pieces', '8 pieces'], none, 'Dessert'],
      ['Coke', ['Can', 'Bottle'], none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Bangkok Street',
    rows: [
      ['Pad Thai', none, extraHeat, 'Thai'],
      ['Green Curry', none, extraHeat, 'Thai'],
      ['Tom Yum Soup', ['Small', 'Large'], extraHeat, 'Soup'],
      ['Chicken Satay', ['4 sticks', '8 sticks'], none, 'Starters'],
      ['Jasmine Rice', none, none, 'Rice'],
      ['Mango Sticky Rice', none, none, 'Dessert'],
      ['Thai Iced Tea', regularLarge, none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Dhaba Express',
    rows: [
      ['Masala Dosa', none, gentle, 'South Indian'],
      ['Idli Sambar', ['2 pieces', '4 pieces'], none, 'South Indian'],
      ['Paneer Tikka', halfFull, heat, 'Starters'],
      ['Chole Bhature', none, gentle, 'North Indian'],
      ['Aloo Paratha', none, gentle, 'Bread'],
      ['Butter Naan', none, none, 'Bread'],
      ['Tandoori Chicken', halfFull, heat, 'BBQ'],
      ['Hyderabadi Biryani', regularLarge, heat, 'Rice'],
      ['Jalebi', ['250 gram', '500 gram'], none, 'Dessert'],
      ['Masala Chai', none, none, 'Drinks'],
      ['Sweet Lassi', regularLarge, none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Smokehouse Diner',
    rows: [
      ['Smash Burger', singleDouble, none, 'Burgers'],
      ['Philly Cheese Steak', ['6 inch', '12 inch'], none, 'Sandwiches'],
      ['Mac and Cheese', ['Side', 'Main'], none, 'Sides'],
      ['Fish and Chips', none, none, 'Mains'],
      ['BBQ Ribs', ['Half Rack', 'Full Rack'], none, 'BBQ'],
      ['Sweet Potato Fries', ['Small', 'Large'], none, 'Sides'],
      ['Blueberry Pancakes', none, none, 'Breakfast'],
      ['Strawberry Milkshake', none, none, 'Drinks'],
      ['Lemonade', ['Glass', 'Jug'], none, 'Drinks'],
      ['Coke', ['Can', 'Bottle'], none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Istanbul Kitchen',
    rows: [
      ['Chicken Doner', regularLarge, gentle, 'Turkish'],
      ['Adana Kebab', none, heat, 'Turkish'],
      ['Hummus', none, none, 'Sides'],
      ['Falafel Wrap', none, gentle, 'Turkish'],
      ['Lentil Soup', none, none, 'Soup'],
      ['Baklava', ['4 pieces', '1 kg'], none, 'Dessert'],
      ['Turkish Coffee', none, none, 'Drinks'],
    ],
  },
];

/** Kitchens of elsewhere, for the international part of the corpus. */
const internationalCards: readonly Card[] = [
  {
    restaurant: 'Delhi Darbar',
    rows: [
      ['Chicken Tikka Masala', halfFull, fourHeats, 'Curry'],
      ['Paneer Butter Masala', halfFull, fourHeats, 'Curry'],
      ['Lamb Rogan Josh', none, fourHeats, 'Curry'],
      ['Lamb Vindaloo', none, fourHeats, 'Curry'],
      ['Shahi Paneer', none, fourHeats, 'Curry'],
      ['Gobi Manchurian', none, fourHeats, 'Starters'],
      ['Chicken 65', none, fourHeats, 'Starters'],
      ['Vada Pav', none, none, 'Snacks'],
      ['Pav Bhaji', none, none, 'Snacks'],
      ['Veg Hakka Noodles', regularLarge, levels, 'Chinese'],
      ['Jeera Rice', none, none, 'Rice'],
      ['Hyderabadi Chicken Dum Biryani', ['Single', 'Family'], fourHeats, 'Rice'],
      ['Butter Naan', none, none, 'Bread'],
      ['Tandoori Roti', none, none, 'Bread'],
      ['Lachha Paratha', none, none, 'Bread'],
      ['Rasgulla', none, none, 'Dessert'],
      ['Masala Chai', none, none, 'Drinks'],
      ['Mango Lassi', none, none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Tokyo Table',
    rows: [
      ['Salmon Nigiri', ['2 pcs', '4 pcs'], none, 'Sushi'],
      ['California Roll', ['4 pcs', '8 pcs'], none, 'Sushi'],
      ['Sushi Platter', none, none, 'Sushi'],
      ['Chicken Katsu Curry', none, levels, 'Mains'],
      ['Miso Soup', none, none, 'Soup'],
      ['Beef Ramen', regularLarge, levels, 'Noodles'],
      ['Prawn Tempura', none, none, 'Starters'],
      ['Edamame', none, none, 'Starters'],
      ['Bubble Tea', regularLarge, none, 'Drinks'],
      ['Matcha Ice Cream', none, none, 'Dessert'],
    ],
  },
  {
    restaurant: 'Bella Roma',
    rows: [
      ['BBQ Chicken Pizza', ['9 inch', '12 inch', '15 inch'], none, 'Pizza'],
      ['Hawaiian Pizza', ['9 inch', '12 inch', '15 inch'], none, 'Pizza'],
      ['Veggie Delight Pizza', ['9 inch', '12 inch', '15 inch'], none, 'Pizza'],
      ['Penne Arrabiata', none, fourHeats, 'Pasta'],
      ['Beef Lasagna', none, none, 'Pasta'],
      ['Crème Brûlée', none, none, 'Dessert'],
      ['Garlic Bread with Cheese', none, none, 'Sides'],
      ['Minestrone Soup', none, none, 'Soup'],
      ['Iced Latte', sizes, none, 'Drinks'],
      ['Espresso', ['Single', 'Double'], none, 'Drinks'],
      ['Mineral Water', none, none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Yankee Grill',
    rows: [
      ['Classic Beef Burger', none, none, 'Burgers'],
      ['Bacon Cheeseburger', none, none, 'Burgers'],
      ['Veggie Burger', none, none, 'Burgers'],
      ['Chicken Caesar Wrap', none, none, 'Wraps'],
      ['Fish & Chips', none, none, 'Mains'],
      ['Jalapeño Poppers', none, none, 'Starters'],
      ['Curly Fries', sizes, none, 'Sides'],
      ['Peri Peri Fries', sizes, levels, 'Sides'],
      ['Onion Rings', none, none, 'Sides'],
      ['T-Bone Steak', none, none, 'Mains'],
      ['Hot Wings', ['6 pcs', '12 pcs', '24 pcs'], fourHeats, 'Starters'],
      ['Vanilla Milkshake', regularLarge, none, 'Drinks'],
      ['Diet Coke', ['Can', '1 Litre'], none, 'Drinks'],
      ['Coca-Cola', ['Can', '1 Litre'], none, 'Drinks'],
      ['Mountain Dew', ['Can'], none, 'Drinks'],
      ['Fresh Orange Juice', none, none, 'Drinks'],
      ['Apple Pie', none, none, 'Dessert'],
      ['Chocolate Fudge Sundae', none, none, 'Dessert'],
    ],
  },
  {
    restaurant: 'Student Biryani',
    rows: [
      ['Chicken Biryani [Single]', none, none, 'Rice'],
      ['Beef Pulao', ['Single', 'Double'], none, 'Rice'],
      ['Chicken Broast', ['Quarter', 'Half', 'Full'], ['Regular', 'Spicy'], 'Fast food'],
      ['Zinger Roll', none, none, 'Fast food'],
      ['Raita', none, none, 'Sides'],
      ['Zarda', none, none, 'Dessert'],
      ['Pepsi 500ml', none, none, 'Drinks'],
      ['Pepsi 1.5 Litre', none, none, 'Drinks'],
      ['Kashmiri Tea', none, none, 'Drinks'],
      ['Chicken Qorma', halfFull, none, 'Curry'],
      ['Family Deal 1', none, none, 'Deals'],
      ['Family Deal 2', none, none, 'Deals'],
    ],
  },
];

/** One more town, for the last part of the corpus. */
const townCards: readonly Card[] = [
  {
    restaurant: 'Spice Bazaar',
    rows: [
      ['Chicken Biryani', servings, threeHeats, 'Rice'],
      ['Mutton Pulao', regularLarge, none, 'Rice'],
      ['Chicken White Karahi', halfFull, threeHeats, 'Karahi'],
      ['Chicken Makhani Handi', halfFull, threeHeats, 'Handi'],
      ['Achari Chicken', none, threeHeats, 'Curry'],
      ['Beef Seekh Kebab', ['4 pcs', '8 pcs'], threeHeats, 'BBQ'],
      ['Chicken Malai Tikka', none, none, 'BBQ'],
      ['Fish Tikka', none, threeHeats, 'BBQ'],
      ['Daal Mash', none, none, 'Veg'],
      ['Mix Sabzi', none, none, 'Veg'],
      ['Chapati', none, none, 'Bread'],
      ['Garlic Naan', none, none, 'Bread'],
      ['Cheese Naan', none, none, 'Bread'],
      ['Zeera Raita', none, none, 'Sides'],
      ['Russian Salad', none, none, 'Sides'],
      ['Shahi Tukray', none, none, 'Dessert'],
      ['Lab-e-Shireen', none, none, 'Dessert'],
      ['Pink Tea', none, none, 'Drinks'],
      ['Lemon Soda', none, none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Crust & Co',
    rows: [
      ['Chicken Supreme Pizza', inchSizes, none, 'Pizza'],
      ['Fajita Sicilian Pizza', inchSizes, threeHeats, 'Pizza'],
      ['Cheese Lovers Pizza', inchSizes, none, 'Pizza'],
      ['Behari Kebab Pizza', inchSizes, threeHeats, 'Pizza'],
      ['Creamy Alfredo Pasta', none, none, 'Pasta'],
      ['Oven Baked Wings', ['6 pcs', '10 pcs'], threeHeats, 'Sides'],
      ['Potato Wedges', regularLarge, none, 'Sides'],
      ['Calzone Chunks', none, none, 'Sides'],
      ['Molten Lava Cake', none, none, 'Dessert'],
      ['Pepsi', ['345 ml', '1 Litre'], none, 'Drinks'],
      ['Dew', ['345 ml', '1 Litre'], none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Cafe Mocha',
    rows: [
      ['Americano', sizes, none, 'Coffee'],
      ['Caramel Macchiato', sizes, none, 'Coffee'],
      ['Caffe Mocha', sizes, none, 'Coffee'],
      ['Flat White', none, none, 'Coffee'],
      ['Chai Latte', sizes, none, 'Tea'],
      ['English Breakfast', none, none, 'Breakfast'],
      ['Eggs Benedict', none, none, 'Breakfast'],
      ['French Toast', none, none, 'Breakfast'],
      ['Belgian Waffle', none, none, 'Dessert'],
      ['Blueberry Muffin', none, none, 'Bakery'],
      ['Chocolate Chip Cookie', none, none, 'Bakery'],
      ['Almond Croissant', none, none, 'Bakery'],
      ['Grilled Chicken Panini', none, none, 'Sandwich'],
      ['Strawberry Smoothie', none, none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Wok This Way',
    rows: [
      ['Szechuan Beef', none, threeHeats, 'Chinese'],
      ['General Tso Chicken', none, threeHeats, 'Chinese'],
      ['Singapore Rice', regularLarge, none, 'Rice'],
      ['Chicken Shashlik with Rice', none, threeHeats, 'Chinese'],
      ['Thai Red Curry', none, threeHeats, 'Thai'],
      ['Wonton Soup', ['Single', 'Family'], none, 'Soup'],
      ['Crispy Fried Wontons', none, none, 'Starters'],
      ['Vegetable Spring Rolls', none, none, 'Starters'],
      ['Honey Chilli Chicken', none, threeHeats, 'Chinese'],
      ['Fortune Cookies', none, none, 'Dessert'],
    ],
  },
];

/** Three small kitchens with short names. */
const cornerCards: readonly Card[] = [
  {
    restaurant: 'Lahori Tikka House',
    rows: [
      ['Chicken Biryani', regularLargeFamily, fourHeats, 'Rice'],
      ['Seekh Kebab', none, fourHeats, 'BBQ'],
      ['Naan', none, none, 'Bread'],
      ['Tikka Boti', regularLargeFamily, fourHeats, 'BBQ'],
      ['Coke', ['Regular', 'Large'], none, 'Drinks'],
      ['Chicken Karahi', ['Half', 'Full'], fourHeats, 'Karahi'],
      ['Mango Shake', none, none, 'Drinks'],
      ['Lassi', none, none, 'Drinks'],
      ['Raita', none, none, 'Sides'],
      ['Chai', none, none, 'Drinks'],
    ],
  },
  {
    restaurant: 'Burger Point',
    rows: [
      ['Beef Burger', none, none, 'Burgers'],
      ['Chicken Burger', none, fourHeats, 'Burgers'],
      ['Fries', ['Regular', 'Large'], none, 'Sides'],
      ['Coke', ['Regular', 'Large'], none, 'Drinks'],
      ['Club Sandwich', none, none, 'Sandwich'],
      ['Ice Cream', ['1 Scoop', '2 Scoop'], none, 'Dessert'],
      ['Brownie', none, none, 'Dessert'],
    ],
  },
  {
    restaurant: 'China Town',
    rows: [
      ['Fried Rice', regularLargeFamily, none, 'Rice'],
      ['Chow Mein', regularLargeFamily, fourHeats, 'Noodles'],
      ['Hot & Sour Soup', ['Single', 'Family'], none, 'Soup'],
      ['Chicken Manchurian', none, fourHeats, 'Mains'],
      ['Spring Roll', none, none, 'Starter'],
      ['Fish Crackers', none, none, 'Starter'],
    ],
  },
];

function toDishes(cards: readonly Card[], firstId: number): VoiceDish[] {
  let id = firstId;
  return cards.flatMap((card, restaurantIndex) =>
    card.rows.map(([title, portions, spiceLevels, category]) => ({
      id: id++,
      title,
      restaurantId: firstId + restaurantIndex,
      restaurantName: card.restaurant,
      portions,
      spiceLevels,
      category,
    })),
  );
}

export const mainMenu: readonly VoiceDish[] = toDishes(mainCards, 1);
export const otherMenu: readonly VoiceDish[] = toDishes(otherCards, 5001);
export const internationalMenu: readonly VoiceDish[] = toDishes(internationalCards, 9001);
export const townMenu: readonly VoiceDish[] = toDishes(townCards, 13001);
export const cornerMenu: readonly VoiceDish[] = toDishes(cornerCards, 17001);
