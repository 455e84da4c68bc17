/**
 * What a person would agree with, written from the wish alone, before the scoring existed.
 * `wanted` groups must be among the at most six, `first` must be the first one, those of `order` the first ones in
 * that order, `unwanted` must be missing;
 * `unwantedDishes` must not be suggested in any group. `why` is the kind of reason a group must give.
 */
export type Situation = {
  readonly name: string;
  readonly temperature: number;
  readonly condition: string;
  /** Local hour of the day, 0 to 23, and month, 1 to 12. */
  readonly hour: number;
  readonly month: number;
  /** How often the person, and how often others in such weather, ordered dishes of a group. */
  readonly own?: Readonly<Record<string, number>>;
  readonly others?: Readonly<Record<string, number>>;
  readonly first?: string;
  readonly order?: readonly string[];
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
  readonly unwantedDishes?: readonly string[];
  readonly why?: Readonly<Record<string, 'weather' | 'hour' | 'season' | 'own' | 'others'>>;
};

/** A town's dishes by group: every group has what suits some weather and what does not. */
export const townMenu: Readonly<Record<string, readonly string[]>> = {
  Biryani: ['Chicken Biryani', 'Mutton Biryani', 'Vegetable Biryani'],
  Karahi: ['Chicken Karahi', 'Mutton Karahi', 'White Karahi'],
  'BBQ & Grill': ['Chicken Tikka Leg', 'Malai Boti', 'Seekh Kebab (4 pcs)'],
  Burgers: ['Zinger Burger', 'Smash Beef Burger'],
  Pizza: ['Fajita Pizza', 'Margherita Pizza'],
  'Rolls & Wraps': ['Chicken Paratha Roll', 'Beef Shawarma'],
  Curries: ['Beef Nihari', 'Daal Makhani', 'Haleem', 'Butter Chicken', 'Nihari Breakfast Bowl'],
  Chinese: ['Chicken Chow Mein', 'Egg Fried Rice'],
  Seafood: ['Lahori Fried Fish', 'Grilled Prawns'],
  Soups: ['Hot & Sour Soup', 'Chicken Corn Soup', 'Mutton Yakhni'],
  Salads: ['Kachumber Salad', 'Caesar Salad', 'Russian Salad'],
  Breads: ['Butter Naan', 'Tandoori Roti', 'Lachha Paratha'],
  Snacks: ['Vegetable Pakora', 'Chicken Samosa (2 pcs)', 'Gol Gappay', 'French Fries'],
  Breakfast: ['Halwa Puri', 'Aloo Paratha', 'Omelette'],
  Desserts: ['Pista Kulfi', 'Gajar Halwa', 'Gulab Jamun', 'Mango Ice Cream', 'Kheer'],
  'Tea & Coffee': ['Karak Chai', 'Kashmiri Chai', 'Green Tea', 'Cappuccino', 'Iced Latte', 'Cold Coffee'],
  'Cold Drinks': ['Fresh Lime', 'Sweet Lassi', 'Mango Shake', 'Cola (chilled)', 'Mineral Water'],
};

const icedDishes = [
  'Iced Latte',
  'Cold Coffee',
  'Pista Kulfi',
  'Mango Ice Cream',
  'Mango Shake',
  'Fresh Lime',
  'Sweet Lassi',
  'Cola (chilled)',
];
const steamingDishes = [
  'Gulab Jamun',
  'Karak Chai',
  'Kashmiri Chai',
  'Hot & Sour Soup',
  'Mutton Yakhni',
  'Beef Nihari',
  'Gajar Halwa',
];

export const writtenFirst: readonly Situation[] = [
  {
    name: 'a cold, clear winter evening',
    temperature: 4,
    condition: 'clear',
    hour: 20,
    month: 1,
    wanted: ['Soups', 'Tea & Coffee', 'Curries'],
    unwanted: ['Cold Drinks', 'Salads', 'Breakfast'],
    unwantedDishes: icedDishes,
    why: { Soups: 'weather' },
  },
  {
    name: 'a June afternoon in the plains',
    temperature: 41,
    condition: 'clear',
    hour: 15,
    month: 6,
    first: 'Cold Drinks',
    wanted: ['Cold Drinks', 'Salads', 'Desserts'],
    unwanted: ['Soups', 'Breakfast'],
    unwantedDishes: steamingDishes,
    why: { 'Cold Drinks': 'weather' },
  },
  {
    name: 'monsoon rain at tea time',
    temperature: 27,
    condition: 'rain',
    hour: 17,
    month: 7,
    first: 'Snacks',
    wanted: ['Snacks', 'Tea & Coffee'],
    unwanted: ['Salads', 'Breakfast'],
    unwantedDishes: ['Pista Kulfi', 'Mango Ice Cream'],
    why: { Snacks: 'weather' },
  },
  {
    name: 'a foggy January morning',
    temperature: 8,
    condition: 'fog',
    hour: 8,
    month: 1,
    wanted: ['Breakfast', 'Tea & Coffee'],
    unwanted: ['Cold Drinks', 'Salads', 'Pizza', 'Burgers'],
    unwantedDishes: icedDishes,
    why: { Breakfast: 'hour' },
  },
  {
    name: 'a hot morning in May',
    temperature: 33,
    condition: 'clear',
    hour: 8,
    month: 5,
    first: 'Breakfast',
    wanted: ['Breakfast', 'Cold Drinks'],
    unwanted: ['Soups', 'BBQ & Grill', 'Karahi'],
  },
  {
    name: 'lunch on a mild day in spring',
    temperature: 24,
    condition: 'clear',
    hour: 13,
    month: 3,
    wanted: ['Biryani'],
    unwanted: ['Soups', 'Breakfast'],
  },
  {
    name: 'a pleasant November dinner',
    temperature: 21,
    condition: 'clouds',
    hour: 21,
    month: 11,
    wanted: ['BBQ & Grill', 'Karahi'],
    unwanted: ['Breakfast', 'Cold Drinks'],
  },
  {
    name: 'cold rain at dinner time',
    temperature: 13,
    condition: 'rain',
    hour: 19,
    month: 2,
    wanted: ['Soups', 'Snacks', 'Tea & Coffee'],
    unwanted: ['Cold Drinks', 'Salads', 'Breakfast'],
    unwantedDishes: icedDishes,
  },
  {
    name: 'a dust storm before the evening',
    temperature: 38,
    condition: 'dust',
    hour: 17,
    month: 5,
    wanted: ['Cold Drinks'],
    unwanted: ['Soups', 'Breakfast'],
    unwantedDishes: steamingDishes,
  },
  {
    name: 'snow at lunch time',
    temperature: -3,
    condition: 'snow',
    hour: 13,
    month: 1,
    first: 'Soups',
    wanted: ['Soups', 'Tea & Coffee', 'Curries'],
    unwanted: ['Cold Drinks', 'Salads', 'Breakfast'],
    unwantedDishes: icedDishes,
    why: { Soups: 'weather' },
  },
  {
    name: 'a thunderstorm late on an August evening',
    temperature: 29,
    condition: 'thunderstorm',
    hour: 22,
    month: 8,
    wanted: ['Snacks'],
    unwanted: ['Salads', 'Breakfast'],
  },
  {
    name: 'someone who likes cold drinks, at 4 °C',
    temperature: 4,
    condition: 'clouds',
    hour: 18,
    month: 12,
    own: { 'Cold Drinks': 6 },
    others: { 'Cold Drinks': 90 },
    wanted: ['Soups', 'Tea & Coffee'],
    unwanted: ['Cold Drinks', 'Salads'],
    unwantedDishes: icedDishes,
  },
  {
    name: 'someone who orders pizza, on a mild evening',
    temperature: 24,
    condition: 'clear',
    hour: 20,
    month: 4,
    own: { Pizza: 4 },
    wanted: ['Pizza'],
    unwanted: ['Breakfast', 'Soups'],
    why: { Pizza: 'own' },
  },
  {
    name: 'a town that orders burgers on such evenings',
    temperature: 25,
    condition: 'clear',
    hour: 20,
    month: 4,
    others: { Burgers: 200, Biryani: 12, Pizza: 9 },
    wanted: ['Burgers'],
    unwanted: ['Breakfast', 'Soups'],
    why: { Burgers: 'others' },
  },
  {
    name: 'a hot night in June',
    temperature: 35,
    condition: 'clear',
    hour: 23,
    month: 6,
    wanted: ['Cold Drinks', 'Desserts'],
    unwanted: ['Soups', 'Breakfast'],
    unwantedDishes: steamingDishes,
  },
  {
    name: 'a December afternoon at tea time',
    temperature: 12,
    condition: 'clear',
    hour: 16,
    month: 12,
    wanted: ['Tea & Coffee', 'Snacks'],
    unwanted: ['Cold Drinks', 'Salads', 'Breakfast'],
    unwantedDishes: icedDishes,
  },
  {
    name: 'a pleasant October morning',
    temperature: 20,
    condition: 'clear',
    hour: 7,
    month: 10,
    first: 'Breakfast',
    wanted: ['Breakfast', 'Tea & Coffee'],
    unwanted: ['BBQ & Grill', 'Pizza', 'Karahi', 'Soups'],
    why: { Breakfast: 'hour' },
  },
  {
    name: 'noon in a heat wave',
    temperature: 46,
    condition: 'clear',
    hour: 13,
    month: 6,
    first: 'Cold Drinks',
    wanted: ['Cold Drinks', 'Salads'],
    unwanted: ['Soups', 'Karahi', 'Breakfast'],
    unwantedDishes: steamingDishes,
  },
  {
    name: 'a weather nobody has a word for, at lunch time',
    temperature: 24,
    condition: '',
    hour: 13,
    month: 4,
    wanted: ['Biryani'],
    unwanted: ['Breakfast', 'Soups'],
  },
  {
    name: 'drizzle on a July morning',
    temperature: 27,
    condition: 'drizzle',
    hour: 9,
    month: 7,
    wanted: ['Breakfast', 'Tea & Coffee'],
    unwanted: ['BBQ & Grill', 'Pizza', 'Salads'],
  },
];
