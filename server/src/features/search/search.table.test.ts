import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

/** title | category | restaurant | tags | description */
const MENU = `
Chicken Biryani | Rice | Student Kitchen | spicy, rice | Long-grain rice layered with saffron
Chicken Karahi | Karahi | Karahi Darbar | wok, tomato | Cooked to order in an iron pan
Mutton Nihari | Curries | Lahori Tikka House | breakfast, slow cooked | Shank simmered overnight
Chicken Tikka | BBQ | Lahori Tikka House | grill | Charcoal grilled and marinated
Seekh Kebab | BBQ | Lahori Tikka House | skewer, beef | Minced beef from the grill
Beef Burger | Burgers | Smash Bros | fast food | Double patty with pickles
Cheeseburger | Burgers | Smash Bros | fast food | Melted cheddar on a toasted bun
Zinger Sandwich | Sandwiches | Smash Bros | crispy | Fried fillet with mayo
Shawarma Roll | Rolls | Beirut Express | garlic | Wrapped in pita
Falafel Plate | Snacks | Beirut Express | vegan, chickpea | Six pieces with dip
Hummus | Snacks | Beirut Express | vegan | Silky and lemony
Pepperoni Pizza | Pizza | Napoli Corner | cheese | Mozzarella and tomato sauce
Vegetable Lasagna | Pasta | Napoli Corner | baked | Layers of spinach
Spaghetti Bolognese | Pasta | Napoli Corner | noodles | With slow-cooked ragù
Caesar Salad | Salads | Green Bowl | healthy, lettuce | With croutons and anchovy dressing
Broccoli Soup | Soups | Green Bowl | healthy | Creamy and warm
Ice Cream Sundae | Desserts | Sweet Tooth | cold, vanilla | Three scoops
Chocolate Brownie | Desserts | Sweet Tooth | sweet | Baked dark and gooey
Gulab Jamun | Desserts | Sweet Tooth | sweet, mithai | In rose syrup
Crème Brûlée | Desserts | Sweet Tooth | french | Caramel crust
Mango Lassi | Drinks | Sweet Tooth | yogurt | Chilled
Cappuccino | Coffee | Chai Khana | hot | With milk foam
Doodh Patti Chai | Tea | Chai Khana | milk | Strong and sweet
Daal Makhani | Curries | Chai Khana | lentils | Black lentils with butter
Palak Paneer | Curries | Chai Khana | spinach, cheese | Soft cubes
Aloo Paratha | Breads | Chai Khana | potato | With yogurt
Garlic Naan | Breads | Karahi Darbar | bread | From the tandoor
Chapli Kabab | BBQ | Karahi Darbar | peshawari | Flat and crisp
Haleem | Curries | Student Kitchen | wheat | Pounded for hours
French Fries | Snacks | Smash Bros | potato | Salted
Jalapeño Poppers | Snacks | Smash Bros | spicy | Stuffed with cheese
Kung Pao Prawns | Chinese | Golden Dragon | shrimp, seafood | With peanuts
Hot & Sour Soup | Soups | Golden Dragon | chinese | A classic
Chow Mein | Chinese | Golden Dragon | noodles | Stir-fried
Fish & Chips | Seafood | Harbour Catch | cod | In beer-free batter
Mac 'n' Cheese | Pasta | Napoli Corner | baked | Golden crust
Quesadilla | Mexican | El Camino | tortilla | Folded and toasted
بریانی خاص | Rice | Student Kitchen | | دم پخت
Mother's Khichdi | Rice | Student Kitchen | comfort | Rice and moong
Gol Gappay | Snacks | Chai Khana | street food | With tamarind water
Mint Margarita | Drinks | Chai Khana | cold | Crushed ice
Margherita | Pizza | Napoli Corner | classic | Basil and cheese
Croissant | Bakery | Chai Khana | butter | Flaky
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

/** What is typed, and a title that must be among the results. */
const FOUND: readonly (readonly [string, string])[] = [
  // Exact, case, accents, word order, punctuation, plural
  ['biryani', 'Chicken Biryani'],
  ['BIRYANI', 'Chicken Biryani'],
  ['biryani chicken', 'Chicken Biryani'],
  ['  chicken   biryani ', 'Chicken Biryani'],
  ['biryanis', 'Chicken Biryani'],
  ['creme brulee', 'Crème Brûlée'],
  ['CRÈME BRÛLÉE', 'Crème Brûlée'],
  ['jalapeno', 'Jalapeño Poppers'],
  ['ragu', 'Spaghetti Bolognese'],
  ['burgers', 'Beef Burger'],
  ['sandwiches', 'Zinger Sandwich'],
  ['brownies', 'Chocolate Brownie'],
  ['kebabs', 'Seekh Kebab'],
  ['fry', 'French Fries'],
  ['hot and sour soup', 'Hot & Sour Soup'],
  ['soup, hot & sour!', 'Hot & Sour Soup'],
  ['fish and chips', 'Fish & Chips'],
  ['mothers khichdi', "Mother's Khichdi"],
  ['mother’s khichdi', "Mother's Khichdi"],
  ['mac n cheese', "Mac 'n' Cheese"],
  ['بریانی', 'بریانی خاص'],
  // Other fields
  ['vegan', 'Hummus'],
  ['chickpeas', 'Falafel Plate'],
  ['desserts', 'Gulab Jamun'],
  ['golden dragon', 'Chow Mein'],
  ['tikka house nihari', 'Mutton Nihari'],
  ['noodles golden', 'Chow Mein'],
  ['saffron', 'Chicken Biryani'],
  ['mozzarella', 'Pepperoni Pizza'],
  ['croutons', 'Caesar Salad'],
  // Beginnings
  ['birya', 'Chicken Biryani'],
  ['shawar', 'Shawarma Roll'],
  ['choc brow', 'Chocolate Brownie'],
  // Written together or apart
  ['icecream', 'Ice Cream Sundae'],
  ['cheese burger', 'Cheeseburger'],
  ['gulabjamun', 'Gulab Jamun'],
  ['chickenbiryani', 'Chicken Biryani'],
  // Spelling variants
  ['biriyani', 'Chicken Biryani'],
  ['biriani', 'Chicken Biryani'],
  ['briyani', 'Chicken Biryani'],
  ['birayni', 'Chicken Biryani'],
  ['byriani', 'Chicken Biryani'],
  ['beryani', 'Chicken Biryani'],
  ['biryaani', 'Chicken Biryani'],
  ['brayani', 'Chicken Biryani'],
  ['karhai', 'Chicken Karahi'],
  ['kadhai', 'Chicken Karahi'],
  ['karai', 'Chicken Karahi'],
  ['nehari', 'Mutton Nihari'],
  ['tika', 'Chicken Tikka'],
  ['tikkah', 'Chicken Tikka'],
  ['kabab', 'Chapli Kabab'],
  ['kabob', 'Seekh Kebab'],
  ['dal makhni', 'Daal Makhani'],
  ['dahl', 'Daal Makhani'],
  ['halim', 'Haleem'],
  ['pratha', 'Aloo Paratha'],
  ['nan', 'Garlic Naan'],
  ['panir', 'Palak Paneer'],
  ['jaman', 'Gulab Jamun'],
  ['lasi', 'Mango Lassi'],
  // Typos
  ['chiken', 'Chicken Karahi'],
  ['chikcen', 'Chicken Karahi'],
  ['cicken', 'Chicken Karahi'],
  ['chickn tika', 'Chicken Tikka'],
  ['buger', 'Beef Burger'],
  ['burgar', 'Beef Burger'],
  ['bruger', 'Beef Burger'],
  ['sandwitch', 'Zinger Sandwich'],
  ['sandwhich', 'Zinger Sandwich'],
  ['shwarma', 'Shawarma Roll'],
  ['shawerma', 'Shawarma Roll'],
  ['felafel', 'Falafel Plate'],
  ['humus', 'Hummus'],
  ['houmous', 'Hummus'],
  ['piza', 'Pepperoni Pizza'],
  ['pitza', 'Pepperoni Pizza'],
  ['pizzza', 'Pepperoni Pizza'],
  ['peperoni', 'Pepperoni Pizza'],
  ['pepporoni', 'Pepperoni Pizza'],
  ['lasagne', 'Vegetable Lasagna'],
  ['lazania', 'Vegetable Lasagna'],
  ['vegtable', 'Vegetable Lasagna'],
  ['spagetti', 'Spaghetti Bolognese'],
  ['spageti bolonese', 'Spaghetti Bolognese'],
  ['ceaser salad', 'Caesar Salad'],
  ['brocolli', 'Broccoli Soup'],
  ['choclate', 'Chocolate Brownie'],
  ['chocolat', 'Chocolate Brownie'],
  ['choclet', 'Chocolate Brownie'],
  ['capuccino', 'Cappuccino'],
  ['cappucino', 'Cappuccino'],
  ['capuchino', 'Cappuccino'],
  ['halapeno', 'Jalapeño Poppers'],
  ['parwns', 'Kung Pao Prawns'],
  ['shrmp', 'Kung Pao Prawns'],
  ['chowmein', 'Chow Mein'],
  ['kesadilla', 'Quesadilla'],
  ['quesadila', 'Quesadilla'],
  ['crossant', 'Croissant'],
  ['croisant', 'Croissant'],
  ['mango lasy', 'Mango Lassi'],
  ['lahore tikka', 'Chicken Tikka'],
  // Each word is known, but only another meaning of one of them leads anywhere
  ['hamburger', 'Beef Burger'],
  ['golgappa', 'Gol Gappay'],
  ['margarita pizza', 'Margherita'],
  // Two words, each spelt by ear
  ['kari', 'Chicken Karahi'],
  ['chiken kari', 'Chicken Karahi'],
  ['mutun kari', 'Mutton Nihari'],
  ['chiken birani', 'Chicken Biryani'],
];

/** What is typed, and a title that must not be among the results; `*` is any at all. */
const NOT_FOUND: readonly (readonly [string, string])[] = [
  ['sushi', '*'],
  ['laptop', '*'],
  ['zzzz', '*'],
  ['xyzzy plugh', '*'],
  ['%', '*'],
  ['_', '*'],
  ["'; drop table dishes; --", '*'],
  ['!!!', '*'],
  ['chicken sushi', '*'],
  ['pizza burger', '*'],
  ['roast', '*'],
  ['tofu', '*'],
  ['lobster', '*'],
  ['momo', '*'],
  ['ramen', '*'],
  ['biryani', 'Mutton Nihari'],
  ['chicken', 'Beef Burger'],
  ['tea', 'Chicken Tikka'],
  ['naan', 'Mango Lassi'],
  // Vowels alone are forgiven in a word of four letters.
  ['naat', 'Garlic Naan'],
  ['mind', '*'],
  ['lamp', '*'],
  ['corn', 'Pepperoni Pizza'],
  ['pasta', 'Pepperoni Pizza'],
  ['chai', 'Chapli Kabab'],
  ['beef', 'Chicken Karahi'],
  ['salad', 'Mutton Nihari'],
  ['kofta', '*'],
  ['pulao', '*'],
];

describe('search, as people type', () => {
  let app: TestApp;
  let customer: Caller;

  beforeAll(async () => {
    app = await buildTestApp();
    const owners = new Map<string, { restaurantId: number }>();
    for (const [title, category, restaurant = '', tags = '', description] of MENU) {
      const owner = owners.get(restaurant) ?? (await createOwner(app, { name: restaurant }));
      owners.set(restaurant, owner);
      await createDish(app, owner, {
        ...(title ? { title } : {}),
        ...(category ? { category } : {}),
        ...(description ? { description } : {}),
        tags: tags
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      });
    }
    customer = await createCustomer(app);
  });
  afterAll(() => app.close());

  async function titlesFor(typed: string): Promise<string[]> {
    const response = await customer.get(`/api/store/search?query=${encodeURIComponent(typed)}`);
    expect(response.statusCode).toBe(200);
    return response.json<ListedDish[]>().map(({ title }) => title);
  }

  test.for(FOUND)('"%s" finds %s', async ([typed, title]) => {
    expect(await titlesFor(typed)).toContain(title);
  });

  test.for(NOT_FOUND)('"%s" does not find %s', async ([typed, title]) => {
    const titles = await titlesFor(typed);
    if (title === '*') expect(titles).toEqual([]);
    else expect(titles).not.toContain(title);
  });
});
