import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { makeMenu } from '../menus/shop.ts';

const cups = ['Small', 'Medium', 'Large'];

const yardMenu = makeMenu('Grill Yard', 35, {
  Burgers: [
    ['Hamburger'],
    ['Cheeseburger'],
    ['Double Cheeseburger'],
    ['Bacon Cheeseburger'],
    ['Mushroom Swiss Burger'],
    ['Inferno Burger'],
    ['Black Bean Burger', [], [], ['vegan', 'veggie']],
    ['Crispy Chicken Sandwich'],
    ['Grilled Chicken Sandwich'],
    ['Fish Sandwich'],
    ['Hot Dog'],
    ['Chili Dog'],
  ],
  Sides: [
    ['French Fries', cups],
    ['Curly Fries', cups],
    ['Sweet Potato Fries', cups],
    ['Onion Rings', cups],
    ['Tater Tots', cups],
    ['Mozzarella Sticks', ['4 pieces', '8 pieces']],
    ['Chicken Tenders', ['3 pieces', '5 pieces']],
    ['Side Salad'],
    ['Chili', ['Cup', 'Bowl']],
  ],
  Drinks: [
    ['Coke', cups],
    ['Diet Coke', cups],
    ['Coke Zero', cups],
    ['Sprite', cups],
    ['Root Beer', cups],
    ['Dr Pepper', cups],
    ['Lemonade', cups],
    ['Sweet Tea', cups],
    ['Vanilla Milkshake', cups],
    ['Chocolate Milkshake', cups],
    ['Strawberry Milkshake', cups],
  ],
});

const verdeMenu = makeMenu('Casa Verde', 36, {
  Burritos: [['Chicken Burrito'], ['Steak Burrito'], ['Carnitas Burrito'], ['Veggie Burrito']],
  Bowls: [['Chicken Bowl'], ['Steak Bowl'], ['Carnitas Bowl'], ['Sofritas Bowl', [], [], ['vegan', 'tofu']]],
  Others: [
    ['Chicken Quesadilla'],
    ['Steak Tacos', ['1 piece', '3 pieces']],
    ['Chicken Tacos', ['1 piece', '3 pieces']],
  ],
  Sides: [
    ['Chips and Guacamole'],
    ['Chips and Salsa'],
    ['Chips and Queso'],
    ['Side of Guacamole'],
    ['Churros'],
  ],
  Drinks: [['Mexican Coke'], ['Horchata', cups], ['Jarritos'], ['Lemonade', cups], ['Bottled Water']],
});

const yard: readonly CorpusGroup[] = [
  {
    group: 'burgers: toppings',
    cases: [
      [
        'i need 3 black bean burgers with lettuce hold the mayo and a large side of curly fries',
        '3 Black Bean Burger; 1 Curly Fries (Large)',
      ],
      ['inferno burger only with ketchup', '1 Inferno Burger'],
      [
        'cheeseburger with bacon mushrooms onions and barbecue sauce and a medium root beer',
        '1 Cheeseburger; 1 Root Beer (Medium)||1 Bacon Cheeseburger; 1 Root Beer (Medium)',
      ],
      ['a hamburger with cheese lettuce and tomato', '1 Hamburger||1 Cheeseburger'],
      [
        'two double cheeseburgers no pickles extra onions one with no ketchup',
        '2 Double Cheeseburger||1 Double Cheeseburger; 1 Double Cheeseburger',
      ],
      [
        'can i have a crispy chicken sandwich with honey mustard lettuce pickles and a small order of onion rings',
        '1 Crispy Chicken Sandwich; 1 Onion Rings (Small)',
      ],
      [
        'fish sandwich tartar sauce on the side small tots and a large sprite no ice',
        '1 Fish Sandwich; 1 Tater Tots (Small); 1 Sprite (Large)',
      ],
      [
        'i want the mushroom swiss medium well with fries large and a diet coke large',
        '1 Mushroom Swiss Burger; 1 French Fries (Large); 1 Diet Coke (Large)',
      ],
      ['chili dog with onions and cheese and a cup of chili', '1 Chili Dog; 1 Chili (Cup)'],
      ['a hot dog with chili on top and mustard', '1 Hot Dog'],
      ['veggie burger with avocado on a lettuce wrap', '1 Black Bean Burger'],
      ['vegan burger no bun', '1 Black Bean Burger'],
      [
        'i would like a bacon cheeseburger with lettuce onion mayo and no tomato also a large order of curly fries and a small dr pepper',
        '1 Bacon Cheeseburger; 1 Curly Fries (Large); 1 Dr Pepper (Small)',
      ],
      [
        'grilled chicken sandwich with a side salad ranch dressing instead of fries',
        '1 Grilled Chicken Sandwich; 1 Side Salad',
      ],
      [
        'one inferno with extra jalapenos and a large vanilla milkshake with whipped cream and a cherry',
        '1 Inferno Burger; 1 Vanilla Milkshake (Large)',
      ],
      ['burger with fries and a coke', '1 Hamburger|Cheeseburger; 1 French Fries; 1 Coke'],
      ['hamburger plain and dry', '1 Hamburger'],
      ['sweet potato fries medium with chipotle mayo', '1 Sweet Potato Fries (Medium)'],
      ['five piece chicken tenders with ranch and buffalo sauce', '1 Chicken Tenders (5 pieces)'],
      ['eight mozzarella sticks with marinara', '1 Mozzarella Sticks (8 pieces)'],
      ['double cheeseburger animal style with grilled onions and extra spread', '1 Double Cheeseburger'],
      ['cheeseburger no cheese', '1 Cheeseburger'],
      ['bacon cheeseburger with a fried egg and onion rings on the burger', '1 Bacon Cheeseburger'],
      [
        'two hot dogs one with ketchup and mustard and one with relish and two small cokes',
        '2 Hot Dog; 2 Coke (Small)||1 Hot Dog; 1 Hot Dog; 2 Coke (Small)',
      ],
      ['large fries with cheese and bacon bits on them', '1 French Fries (Large)'],
    ],
  },
  {
    group: 'burgers: numbers and sizes',
    cases: [
      [
        'three shakes one vanilla one chocolate one strawberry all medium',
        '1 Vanilla Milkshake (Medium); 1 Chocolate Milkshake (Medium); 1 Strawberry Milkshake (Medium)',
      ],
      ['a small medium and large coke', '1 Coke (Small); 1 Coke (Medium); 1 Coke (Large)'],
      [
        'two large fries one medium curly fries and a small sweet tea',
        '2 French Fries (Large); 1 Curly Fries (Medium); 1 Sweet Tea (Small)',
      ],
      ['three larges coke sprite and lemonade', '1 Coke (Large); 1 Sprite (Large); 1 Lemonade (Large)'],
      ['two mediums a root beer and a dr pepper', '1 Root Beer (Medium); 1 Dr Pepper (Medium)'],
      ['four cheeseburgers two with everything two plain', '4 Cheeseburger||2 Cheeseburger; 2 Cheeseburger'],
      ['six burgers four cheeseburgers and two bacon cheeseburgers', '4 Cheeseburger; 2 Bacon Cheeseburger'],
      [
        'hamburger combo with medium fries and medium coke',
        '1 Hamburger; 1 French Fries (Medium); 1 Coke (Medium)',
      ],
      ['a kids hamburger and a chocolate shake small', '1 Hamburger; 1 Chocolate Milkshake (Small)'],
      ['two orders of tots large and an order of rings', '2 Tater Tots (Large); 1 Onion Rings'],
      [
        'can i get uh three piece tenders small fries and a coke zero',
        '1 Chicken Tenders (3 pieces); 1 French Fries (Small); 1 Coke Zero',
      ],
      ['a couple chili dogs and a bowl of chili with cheese and onions', '2 Chili Dog; 1 Chili (Bowl)'],
      [
        'one grilled and one crispy chicken sandwich',
        '1 Grilled Chicken Sandwich; 1 Crispy Chicken Sandwich',
      ],
      ['a bacon and a double cheeseburger', '1 Bacon Cheeseburger; 1 Double Cheeseburger'],
      [
        'large order of onion rings with ranch and a large order of fries with nothing',
        '1 Onion Rings (Large); 1 French Fries (Large)',
      ],
      [
        'do me a mushroom swiss burger and a strawberry shake large',
        '1 Mushroom Swiss Burger; 1 Strawberry Milkshake (Large)',
      ],
      [
        'we are four people so four hamburgers four small fries and four small lemonades',
        '4 Hamburger; 4 French Fries (Small); 4 Lemonade (Small)',
      ],
      ['cheeseburger cheeseburger and a hot dog', '2 Cheeseburger; 1 Hot Dog'],
      ['two of the infernos and one of the fish', '2 Inferno Burger; 1 Fish Sandwich'],
      ['a double bacon cheeseburger', '1 Bacon Cheeseburger||1 Double Cheeseburger'],
    ],
  },
  {
    group: 'burgers: written at length',
    cases: [
      [
        'hello can i please order a double cheeseburger with lettuce tomatoes and pickles but without onions and a large chocolate milkshake',
        '1 Double Cheeseburger; 1 Chocolate Milkshake (Large)',
      ],
      [
        'i would like two hamburgers with just mustard and a medium order of sweet potato fries and two medium diet cokes',
        '2 Hamburger; 1 Sweet Potato Fries (Medium); 2 Diet Coke (Medium)',
      ],
      [
        'one crispy chicken sandwich spicy with slaw on it and one grilled chicken sandwich with avocado and swiss',
        '1 Crispy Chicken Sandwich; 1 Grilled Chicken Sandwich',
      ],
      [
        'i want a mushroom burger with swiss cheese and grilled onions a side of onion rings small and a lemonade small',
        '1 Mushroom Swiss Burger; 1 Onion Rings (Small); 1 Lemonade (Small)',
      ],
      ['order me a chicken sandwich grilled not crispy', '1 Grilled Chicken Sandwich'],
      [
        'i am going to have the fish with extra tartar and a large side of tots',
        '1 Fish Sandwich; 1 Tater Tots (Large)',
      ],
      ['a cheeseburger with two patties', '1 Cheeseburger||1 Double Cheeseburger'],
      ['bean burger with cheddar tomatoes and a large cola', '1 Black Bean Burger; 1 Coke (Large)'],
      ['get a bacon cheeseburger no bacon', '1 Bacon Cheeseburger'],
      ['large cheese fries', '1 French Fries (Large)'],
      ['a root beer float', '1 Root Beer'],
      [
        'hamburger with lettuce tomato onion pickle ketchup mustard mayo relish jalapenos and cheese',
        '1 Hamburger||1 Cheeseburger',
      ],
      ['strawberry shake with vanilla whipped cream medium', '1 Strawberry Milkshake (Medium)'],
      ['one chili cheese dog and one large sweet tea half unsweet', '1 Chili Dog; 1 Sweet Tea (Large)'],
      ['small side salad with italian dressing no croutons no onion', '1 Side Salad'],
    ],
  },
];

const verde: readonly CorpusGroup[] = [
  {
    group: 'burritos: fillings',
    cases: [
      [
        'chicken burrito with brown rice black beans pico de gallo sour cream cheese and guacamole',
        '1 Chicken Burrito',
      ],
      ['a steak bowl with white rice pinto beans corn salsa lettuce and extra queso', '1 Steak Bowl'],
      [
        'carnitas bowl no rice no beans double meat with guac on the side',
        '1 Carnitas Bowl||1 Carnitas Bowl; 1 Side of Guacamole',
      ],
      ['one veggie burrito with fajita vegetables lettuce salsa and no cheese', '1 Veggie Burrito'],
      ['burrito with steak cheese guacamole sour cream and fresh tomato salsa', '1 Steak Burrito'],
      ['bowl with chicken brown rice and hot salsa', '1 Chicken Bowl'],
      ['a vegan bowl with tofu and extra lettuce', '1 Sofritas Bowl'],
      [
        'i want two burritos one chicken with mild salsa and one steak with hot salsa',
        '1 Chicken Burrito; 1 Steak Burrito',
      ],
      ['chips and guac', '1 Chips and Guacamole'],
      [
        'chicken quesadilla with sour cream and a side of guacamole',
        '1 Chicken Quesadilla; 1 Side of Guacamole',
      ],
      ['three steak tacos with cilantro and onions', '3 Steak Tacos||1 Steak Tacos (3 pieces)'],
      ['chicken burrito bowl with everything', '1 Chicken Bowl||1 Chicken Burrito'],
      [
        'steak burrito no beans extra rice with chips and queso and a mexican coke',
        '1 Steak Burrito; 1 Chips and Queso; 1 Mexican Coke',
      ],
      ['a large horchata and churros with chocolate sauce', '1 Horchata (Large); 1 Churros'],
      ['can i do a carnitas burrito with half rice half beans and light cheese', '1 Carnitas Burrito'],
      [
        'two chicken bowls one with white rice the other with brown rice',
        '2 Chicken Bowl||1 Chicken Bowl; 1 Chicken Bowl',
      ],
      ['three bowls chicken steak and sofritas', '1 Chicken Bowl; 1 Steak Bowl; 1 Sofritas Bowl'],
      ['a chicken and a steak burrito both with guac', '1 Chicken Burrito; 1 Steak Burrito'],
      ['i would like chips and salsa and a jarritos mandarin flavor', '1 Chips and Salsa; 1 Jarritos'],
      ['steak bowl half steak half chicken', '1 Steak Bowl'],
      ['veggie burrito add guac hold the sour cream and water please', '1 Veggie Burrito; 1 Bottled Water'],
      ['one burrito carnitas one bowl carnitas', '1 Carnitas Burrito; 1 Carnitas Bowl'],
      [
        'a burrito with chicken black beans and corn and a bowl with steak and pinto beans',
        '1 Chicken Burrito; 1 Steak Bowl',
      ],
      ['medium lemonade with a splash of horchata', '1 Lemonade (Medium)'],
      [
        'chicken tacos three of them soft shell with cheese only',
        '1 Chicken Tacos (3 pieces)||3 Chicken Tacos',
      ],
      ['a kids quesadilla with just cheese', '1 Chicken Quesadilla||'],
      [
        'four steak burritos wrapped in foil two without onions',
        '4 Steak Burrito||2 Steak Burrito; 2 Steak Burrito',
      ],
    ],
  },
  {
    group: 'burritos: written at length',
    cases: [
      [
        'i would like to order a burrito please with chicken white rice black beans cheese and mild salsa and also a large lemonade',
        '1 Chicken Burrito; 1 Lemonade (Large)',
      ],
      [
        'get me one steak burrito with pinto beans brown rice guacamole and a bag of chips with salsa',
        '1 Steak Burrito; 1 Chips and Salsa',
      ],
      [
        'two carnitas bowls with all the toppings except sour cream and a bottle of water',
        '2 Carnitas Bowl; 1 Bottled Water',
      ],
      ['i need a bowl with carnitas fajita veggies hot sauce and lots of cheese', '1 Carnitas Bowl'],
      [
        'for my order i want one veggie burrito no guac and three chicken tacos on corn tortillas with pico',
        '1 Veggie Burrito; 3 Chicken Tacos||1 Veggie Burrito; 1 Chicken Tacos (3 pieces)',
      ],
      ['steak quesadilla', '1 Chicken Quesadilla||'],
      [
        'please add one small horchata no ice and one mexican coke with lime',
        '1 Horchata (Small); 1 Mexican Coke',
      ],
      [
        'can you make a chicken bowl with double chicken and no rice and extra fajita veggies and chips with guac',
        '1 Chicken Bowl; 1 Chips and Guacamole',
      ],
      ['a burrito bowl steak with brown rice', '1 Steak Bowl'],
      [
        'four burritos two chicken one steak and one veggie and two orders of chips and queso',
        '2 Chicken Burrito; 1 Steak Burrito; 1 Veggie Burrito; 2 Chips and Queso',
      ],
      ['just a side of guac and churros', '1 Side of Guacamole; 1 Churros'],
      ['sofritas bowl with guac corn salsa tomatillo green salsa and romaine lettuce', '1 Sofritas Bowl'],
      ['i want a burrito carnitas medium spicy with cheese and beans', '1 Carnitas Burrito'],
      [
        'one chicken burrito and one steak bowl same toppings on both rice beans cheese',
        '1 Chicken Burrito; 1 Steak Bowl',
      ],
      ['chicken burrito in a bowl', '1 Chicken Bowl||1 Chicken Burrito'],
    ],
  },
];

/** A burger bar and a burrito bar, written before anything was tried. */
export const burgerAndBurritoBarSets: CorpusSets = [
  [yardMenu, yard],
  [verdeMenu, verde],
];
