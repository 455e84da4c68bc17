import type { CorpusSets } from '../corpus.ts';
import { quayBagelMenu, quaySushiMenu } from '../menus/quay-counters.ts';

/** What lies on, in or beside a dish, said in one breath with it, and the size at the end. */
export const counterListSets: CorpusSets = [
  [
    quayBagelMenu,
    [
      {
        group: 'lists at a counter',
        cases: [
          [
            'one bacon egg and cheese on an everything bagel and a large iced coffee light and sweet',
            '1 Bacon Egg and Cheese; 1 Iced Coffee (Large)',
          ],
          [
            'reuben no kraut extra russian dressing toasted dark in the half size please and a cup of matzo ball',
            '1 Reuben (Half); 1 Matzo Ball Soup (Cup)',
          ],
          [
            'two plain bagels with butter one sesame with nothing and a bottle of water',
            '2 Plain Bagel; 1 Sesame Bagel; 1 Bottled Water',
          ],
          [
            'a lox bagel, the whole one, with capers onion and dill, hold the tomato',
            '1 Bagel and Lox (Whole)',
          ],
          [
            'let me get a turkey club on whole wheat hold the mayo half and a bowl of chicken noodle',
            '1 Turkey Club (Half); 1 Chicken Noodle Soup (Bowl)',
          ],
          [
            'six rugelach and a drip with a splash of half and half in the large',
            '1 Rugelach (6 pieces); 1 Drip Coffee (Large)',
          ],
          ['cinnamon raisins, three of them, toasted with butter', '3 Cinnamon Raisin Bagel'],
          [
            "i'll do the sausage egg and cheese no cheese single and home fries extra crispy the large",
            '1 Sausage Egg and Cheese (Single); 1 Home Fries (Large)',
          ],
          ["latte with oat milk an extra shot and a pump of vanilla, smallest you've got", '1 Latte (Small)'],
          [
            'a dozen bagels, six plain, three sesame, three everything',
            '6 Plain Bagel; 3 Sesame Bagel; 3 Everything Bagel',
          ],
          [
            'hot tea with lemon and honey on the side medium and a black and white',
            '1 Hot Tea (Medium); 1 Black and White Cookie',
          ],
          [
            'half a pastrami with a little mustard and a knish, warm it up please',
            '1 Hot Pastrami (Half); 1 Potato Knish',
          ],
          [
            'everything bagel scooped out with eight ounces of scallion cream cheese to take home',
            '1 Everything Bagel; 1 Scallion Cream Cheese (8 oz)',
          ],
          [
            'iced coffee black no sugar large one and a coleslaw small one',
            '1 Iced Coffee (Large); 1 Coleslaw (Small)',
          ],
          ['pickles, two, and a reuben to go with, whole', '2 Dill Pickle; 1 Reuben (Whole)'],
          [
            'a poppy with a schmear, a sesame with butter and an orange juice, the little one',
            '1 Poppy Seed Bagel; 1 Sesame Bagel; 1 Orange Juice (Small)',
          ],
          [
            'bacon egg and cheese, egg over hard, american cheese, on a roll not a bagel, make it a double, and a black coffee medium',
            '1 Bacon Egg and Cheese (Double); 1 Drip Coffee (Medium)',
          ],
          [
            'give me two turkey clubs, one whole one half, no bacon on the half, and two waters',
            '1 Turkey Club (Whole); 1 Turkey Club (Half); 2 Bottled Water',
          ],
        ],
      },
    ],
  ],
  [
    quaySushiMenu,
    [
      {
        group: 'lists at a counter',
        cases: [
          [
            'salmon poke on brown rice no onion extra edamame spicy mayo on the side large',
            '1 Salmon Poke Bowl (Large)',
          ],
          [
            'a chicken katsu, hot, with pickled ginger on the side, regular, and a miso, cup',
            '1 Chicken Katsu Curry (Regular) {Hot}; 1 Miso Soup (Cup)',
          ],
          [
            'eight california and four salmon nigiri with extra wasabi',
            '1 California Roll (8 pieces); 1 Salmon Nigiri (4 pieces)',
          ],
          [
            'spicy tuna eight pieces mild, hold the sesame, and an edamame with just salt',
            '1 Spicy Tuna Roll (8 pieces) {Mild}; 1 Edamame',
          ],
          ['gyudon large with a soft egg on top and kimchi on the side', '1 Beef Gyudon (Large); 1 Kimchi'],
          [
            'pumpkin katsu curry, no rice, salad instead, medium heat, large',
            '1 Pumpkin Katsu Curry (Large) {Medium}',
          ],
          [
            'teriyaki bento the salmon one, deluxe, swap the rice for brown rice',
            '1 Salmon Teriyaki Bento (Deluxe)',
          ],
          [
            'two ramunes, a yuzu lemonade no ice in the regular and a pot of green tea',
            '2 Ramune; 1 Yuzu Lemonade (Regular); 1 Green Tea (Pot)',
          ],
          ['takoyaki, eight, extra sauce bonito flakes on the side', '1 Takoyaki (8 pieces)'],
          ['dragon rolls, two, with no mayo, and a rainbow', '2 Dragon Roll; 1 Rainbow Roll'],
          [
            'tofu poke with ponzu instead of soy, a bit of seaweed on top, in the regular',
            '1 Tofu Poke Bowl (Regular)',
          ],
          [
            'six prawn tempura and a small steamed rice with furikake sprinkled over',
            '1 Prawn Tempura (6 pieces); 1 Steamed Rice (Small)',
          ],
          ['a dozen avocado maki gluten free soy please', '1 Avocado Maki (12 pieces)'],
          [
            'seaweed salad big and a bowl of miso with extra tofu in it no spring onion',
            '1 Seaweed Salad (Large); 1 Miso Soup (Bowl)',
          ],
          [
            'chicken bento regular teriyaki sauce on the side with a miso soup',
            '1 Chicken Teriyaki Bento (Regular); 1 Miso Soup',
          ],
          [
            'the veggie tempura with dipping sauce and steamed rice large one',
            '1 Vegetable Tempura; 1 Steamed Rice (Large)',
          ],
          [
            'salmon nigiri two pieces tuna nigiri four pieces ginger and wasabi with both',
            '1 Salmon Nigiri (2 pieces); 1 Tuna Nigiri (4 pieces)',
          ],
          [
            'one beef bowl, the gyudon, regular, onions left out, plus an egg on it',
            '1 Beef Gyudon (Regular)',
          ],
          [
            "i'd like a california without cucumber, four pieces is plenty, and a rainbow roll with sriracha drizzled on it",
            '1 California Roll (4 pieces); 1 Rainbow Roll',
          ],
        ],
      },
    ],
  ],
];
