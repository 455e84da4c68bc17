import type { CorpusSets } from '../corpus.ts';
import { chipShopMenu } from '../menus/chip-shop.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryCoffeeMenu, ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** Begun anew, stuttered, counted aloud. */
export const restartSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'restarts',
        cases: [
          ['one club sand one club one club sandwich sorry', '1 Club Sandwich'],
          ['two paya full one paya i mean just one full paya', '1 Paya (Full)'],
          ['pepperoni one two three yes three of the small', '3 Pepperoni Pizza (Small)'],
          ['a mut a mutton kar a mutton karahi half', '1 Mutton Karahi|Mutton Karahi Special (Half)'],
          ['can i can i get can i get two two chicken biryani double', '2 Chicken Biryani (Double)'],
          ['one large one large fajita one large fajita pizza', '1 Fajita Pizza (Large)'],
          ['two, uh, two, two oreo shakes', '2 Oreo Shake'],
          ['kulfi, one for me, two, three, four, so four kulfi', '4 Kulfi'],
          ['samosa, let me count, one, two, three, four, yep four', '4 Samosa'],
          ['one green tea not two green teas', '1 Green Tea'],
          ["it's one chicken handi full not two chicken handis", '1 Chicken Handi (Full)'],
          ['three naan garlic two garlic naan i mean just two garlic naan', '2 Garlic Naan'],
          ['spring spring rolls large spring rolls', '1 Spring Rolls (Large)'],
          ['two beef bir two beef biryani family mild', '2 Beef Biryani (Family) {Mild}'],
          ['one chick one chicken hand one chicken handi half', '1 Chicken Handi (Half)'],
          ['two two two garlic naan', '2 Garlic Naan'],
          ['i want a i want a mint a mint margarita large', '1 Mint Margarita (Large)'],
          ["gulab jamun, that's one, two, three, three plates", '3 Gulab Jamun'],
          ['one beef biryani sorry one one mutton biryani double', '1 Mutton Biryani (Double)'],
          ['three cola no one cola i mean two cola', '2 Cola'],
          ['er a fa fajita a fajita pizza medium', '1 Fajita Pizza (Medium)'],
          ['a double, a double decker meal', '1 Double Decker (Meal with drink)'],
          ['two dahi two dahi bhal two dahi bhallay large', '2 Dahi Bhallay (Large)'],
          ['one roast one roast lamb one roast lamb leg double', '1 Roast Lamb Leg (Double)'],
          [
            'chicken hold on how many of us one two three four okay four chicken biryani single',
            '4 Chicken Biryani (Single)',
          ],
          ["i'll take uh i'll take three three egg fried rice regular", '3 Egg Fried Rice (Regular)'],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'restarts',
        cases: [
          ['a vanil a vanilla latte large', '1 Vanilla Latte (Large)'],
          ['one cap one cappuccino one large cappuccino', '1 Cappuccino (Large)'],
          ['two lemon two lemon cakes', '2 Lemon Cake'],
          ['scones, fruit, one, two, three, four, so four of them', '4 Fruit Scone'],
          ['one mocha not two mochas, large', '1 Mocha (Large)'],
          ['a cappu a cappuccino a small cappuccino please', '1 Cappuccino (Small)'],
          ['two almond two almond crois two almond croissants', '2 Almond Croissant'],
          ['one mint one pot of mint tea', '1 Mint Tea (Pot)'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'restarts',
        cases: [
          ['one fish one fish sandwich combo', '1 Fish Sandwich (Combo)'],
          ['two smash two double smash two double smash burgers', '2 Smash Burger (Double)'],
          ['kids burgers one two yeah two', '2 Kids Burger'],
          ['a choc a chocolate a large chocolate shake', '1 Chocolate Shake (Large)'],
          [
            'three coleslaw two coleslaw i mean just two coleslaw and a large fries',
            '2 Coleslaw; 1 French Fries (Large)',
          ],
          ['one smash one triple smash burger', '1 Smash Burger (Triple)'],
          ['a straw a strawberry a strawberry shake regular', '1 Strawberry Shake (Regular)'],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'restarts',
        cases: [
          ['a spag a spaghetti a spaghetti carbonara regular', '1 Spaghetti Carbonara (Regular)'],
          ['margherita one two three four yes four of the medium', '4 Margherita (Medium)'],
          ['one hawa one hawaiian medium', '1 Hawaiian (Medium)'],
        ],
      },
    ],
  ],
  [
    ferrySubMenu,
    [
      {
        group: 'restarts',
        cases: [['one turkey one turkey club one turkey club six inch', '1 Turkey Club (6 inch)']],
      },
    ],
  ],
  [
    chipShopMenu,
    [
      {
        group: 'restarts',
        cases: [['one scam one scampi and a a large chips', '1 Scampi; 1 Chips (Large)']],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'restarts',
        cases: [
          ['one java one java chip one java chip frappe medium', '1 Java Chip Frappe (Medium)'],
          ['a choc a chocolate croissant and a a latte small', '1 Chocolate Croissant; 1 Latte (Small)'],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'restarts',
        cases: [
          ['one bacon one bacon cheese one bacon cheeseburger double', '1 Bacon Cheeseburger (Double)'],
          ['two root two root beers not three, large', '2 Root Beer (Large)'],
        ],
      },
    ],
  ],
];
