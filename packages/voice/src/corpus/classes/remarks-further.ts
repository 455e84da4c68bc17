import type { CorpusSets } from '../corpus.ts';
import { ferryBurgerMenu, ferryCoffeeMenu } from '../menus/ferry.ts';
import { harbourGrillMenu, harbourWingMenu } from '../menus/harbour.ts';

/** Remarks behind a dish that stays ordered, of a coffee shop and burger bars. */
export const furtherRemarkSets: CorpusSets = [
  [
    harbourGrillMenu,
    [
      {
        group: 'remarks further',
        cases: [
          [
            "a classic burger meal, actually that's got a drink in it so just onion rings small",
            '1 Classic Burger (Meal); 1 Onion Rings (Small)',
          ],
          [
            "smash burger triple, that's three patties right, cool, and large fries",
            '1 Smash Burger (Triple); 1 French Fries (Large)',
          ],
          [
            "fried chicken burger hot, hope it's crispy, and a sweet tea large",
            '1 Fried Chicken Burger {Hot}; 1 Sweet Tea (Large)',
          ],
          [
            'pulled pork sandwich combo, ten dollars wow, okay, plus a coleslaw',
            '1 Pulled Pork Sandwich (Combo); 1 Coleslaw',
          ],
          [
            'steak roll with fries, i love your steak roll, and a diet coke medium',
            '1 Steak Roll (With fries); 1 Diet Coke (Medium)',
          ],
          [
            'steak roll, that comes with fries right, and a large coca-cola',
            '1 Steak Roll; 1 Coca-Cola (Large)',
          ],
          [
            'two kids burgers wait do they have pickles never mind and two small vanilla, i mean regular vanilla shakes',
            '2 Kids Burger; 2 Vanilla Shake (Regular)',
          ],
          [
            'a halloumi burger meal hmm halloumi is so salty though, whatever, and an apple pie',
            '1 Halloumi Burger (Meal); 1 Apple Pie',
          ],
          [
            'onion rings large, oh no they give me wind, french fries large instead',
            '1 French Fries (Large)',
          ],
          [
            "a chocolate shake large actually i'm lactose intolerant what am i doing, a sweet tea large",
            '1 Sweet Tea (Large)',
          ],
          [
            'a steak roll only, is the steak well done, ok, and small fries',
            '1 Steak Roll (Roll only); 1 French Fries (Small)',
          ],
          [
            "jalapeno burger double, my mouth's watering already, and a vanilla shake large",
            '1 Jalapeno Burger (Double); 1 Vanilla Shake (Large)',
          ],
          [
            'fish sandwich combo, wait fish on a friday classic, and coleslaw',
            '1 Fish Sandwich (Combo); 1 Coleslaw',
          ],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'remarks further',
        cases: [
          [
            "a caramel macchiato large, that's the one with the drizzle right, and a cinnamon roll",
            '1 Caramel Macchiato (Large); 1 Cinnamon Roll',
          ],
          [
            "two flat whites small, they're strong aren't they, fine, and an avocado toast",
            '2 Flat White (Small); 1 Avocado Toast',
          ],
          [
            'blueberry muffin, ooh are they still warm, and a mocha medium',
            '1 Blueberry Muffin; 1 Mocha (Medium)',
          ],
          [
            "iced latte large, actually it's freezing outside, hot chocolate large",
            '1 Hot Chocolate (Large)',
          ],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'remarks further',
        cases: [
          [
            "a mushroom swiss double, that's two patties yeah, and curly fries large",
            '1 Mushroom Swiss Burger (Double); 1 Curly Fries (Large)',
          ],
          [
            'nine nuggets, my son lives on those, and a small sprite',
            '1 Chicken Nuggets (9 pieces); 1 Sprite (Small)',
          ],
          [
            'one vegan burger, is the bun vegan too, good, and sweet potato fries medium',
            '1 Vegan Burger; 1 Sweet Potato Fries (Medium)',
          ],
        ],
      },
    ],
  ],
  [
    harbourWingMenu,
    [
      {
        group: 'remarks further',
        cases: [
          [
            'buffalo wings twelve hot, do they come with celery, no, ok one celery sticks',
            '1 Buffalo Wings (Twelve) {Hot}; 1 Celery Sticks',
          ],
          [
            "a margherita fourteen inch, that'll feed us both, so just one lemonade large",
            '1 Margherita (14 inch); 1 Lemonade (Large)',
          ],
        ],
      },
    ],
  ],
];
