import type { VoiceDish } from '../../voice-types.ts';
import type { CorpusGroup } from '../corpus.ts';
import { quayBagelMenu, quayChickenMenu, quaySushiMenu } from '../menus/quay-counters.ts';

/** What lies on, in or beside a dish, said in one breath with it, and the size at the end. */
export const counterListSets: readonly (readonly [readonly VoiceDish[], readonly CorpusGroup[]])[] = [
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
    quayChickenMenu,
    [
      {
        group: 'lists at a counter',
        cases: [
          [
            'the nashville tender, extra hot, combo, with slaw instead of fries and pickles on the side',
            '1 Nashville Tender Sandwich (Combo) {Extra Hot}',
          ],
          [
            'original sandwich medium no pickles just the sandwich and a small cajun fries',
            '1 Original Chicken Sandwich (Sandwich only) {Medium}; 1 Cajun Fries (Small)',
          ],
          [
            'twelve bone in hot with ranch and celery and a side of mac',
            '1 Bone-In Wings (12 pieces) {Hot}; 1 Mac and Cheese (Side)',
          ],
          ['five tenders mild with honey mustard on the side', '1 Chicken Tenders (5 pieces) {Mild}'],
          ['three drinks, one coke two sprite, all large', '3 Fountain Drink (Large)'],
          ['two fountain drinks medium one dr pepper one root beer no ice', '2 Fountain Drink (Medium)'],
          [
            'six boneless and an order of crinkle fries, large, seasoning on the side',
            '1 Boneless Wings (6 pieces); 1 Crinkle Fries (Large)',
          ],
          [
            'an oreo shake, extra thick, no whipped cream, regular, and a banana pudding with two spoons',
            '1 Oreo Shake (Regular); 1 Banana Pudding',
          ],
          ['sweet teas, three, no lemon, large', '3 Sweet Tea (Large)'],
          [
            'waffle and chicken with the syrup on the side and a ranch dip',
            '1 Waffle and Chicken; 1 Ranch Dip',
          ],
          [
            'caesar wrap, dressing on the side, hold the croutons, and a strawberry shake in the large',
            '1 Chicken Caesar Wrap; 1 Strawberry Shake (Large)',
          ],
          [
            'the sixteen piece bucket with extra gravy and four corn on the cob',
            '1 Family Bucket (16 pieces); 4 Corn on the Cob',
          ],
          [
            'mashed potatoes large, gravy on the side, baked beans side size',
            '1 Mashed Potatoes and Gravy (Large); 1 Baked Beans (Side)',
          ],
          [
            'popcorn chicken regular with hot sauce and a lemonade easy ice large',
            '1 Popcorn Chicken (Regular); 1 Lemonade (Large)',
          ],
          [
            'can i do ten tenders with a blue cheese dip and two ranch dips',
            '1 Chicken Tenders (10 pieces); 1 Blue Cheese Dip; 2 Ranch Dip',
          ],
          [
            'vanilla shakes, two, one regular and one large',
            '1 Vanilla Shake (Regular); 1 Vanilla Shake (Large)',
          ],
          [
            'a dozen wings bone in medium sauce on the side extra napkins',
            '1 Bone-In Wings (12 pieces) {Medium}',
          ],
          [
            'nashville hot, the tender sandwich, on its own, no slaw, extra pickle, and a medium lemonade',
            '1 Nashville Tender Sandwich (Sandwich only) {Hot}; 1 Lemonade (Medium)',
          ],
          [
            'garden salad no onions ranch on the side and three tenders on top',
            '1 Garden Salad; 1 Chicken Tenders (3 pieces)',
          ],
          [
            'mac and cheese, big one, with hot sauce on it, and a cobbler',
            '1 Mac and Cheese (Large); 1 Peach Cobbler',
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
