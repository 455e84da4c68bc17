import type { VoiceDish } from '../../voice-types.ts';
import type { CorpusGroup } from '../corpus.ts';
import { chipShopMenu } from '../menus/chip-shop.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** Asked about by a short name and then ordered; named plainly among talk. */
export const plainlyNamedSets: readonly (readonly [readonly VoiceDish[], readonly CorpusGroup[]])[] = [
  [
    demoMenu,
    [
      {
        group: 'plainly named',
        cases: [
          ['is the nihari fresh, okay then one full', '1 Nihari Breakfast Bowl (Full)'],
          ['is the falooda nice today, alright then two of those', '2 Rose Falooda'],
          [
            "um a tomato soup the basil one and is the garlic bread warm never mind i'll take two of it anyway",
            '1 Tomato Basil Soup; 2 Garlic Bread',
          ],
          ['does the platter come with rice, it does, okay one family', '1 Tikka House Platter (Family)'],
          ["what's the club like, any good, sure, give me two then", '2 Club Sandwich'],
          [
            'is the kheer homemade? lovely, one large please and a green tea',
            '1 Kheer|Shahi Kheer (Large); 1 Green Tea',
          ],
          ['how spicy are the prawns, okay a half then but mild', '1 Dynamite Prawns (Half) {Mild}'],
          [
            'are the brownies fresh out the oven yes okay three and one oreo shake',
            '3 Chocolate Brownie; 1 Oreo Shake',
          ],
          [
            'the shinwari, is it with tomatoes, right, a full one of that and four naan roghni',
            '1 Shinwari Karahi (Full); 4 Roghni Naan',
          ],
          ['do you still do halwa puri at this hour, great, four please', '4 Halwa Puri'],
          ['can i ask is the alfredo very creamy, perfect, medium please', '1 Creamy Alfredo Pasta (Medium)'],
          ["a cola and, is the brownie warm, doesn't matter, one of those", '1 Cola; 1 Chocolate Brownie'],
          [
            'a chicken biryani single and are the seekh kebabs beef, okay good, one single of those',
            '1 Chicken Biryani (Single); 1 Beef Seekh Kebab|Seekh Kebab (Single)',
          ],
          ['prawns half, dip separate, not the wings, the prawns', '1 Dynamite Prawns (Half)'],
          ['club sandwich mayo on the side, not the zinger, the club', '1 Club Sandwich'],
          ['chicken handi makhni full, not the plain one, the makhni', '1 Chicken Handi Makhni (Full)'],
          ['two masala omelette onions separate, not paratha, omelette', '2 Masala Omelette'],
          ["i don't care what she says, one beef biryani single", '1 Beef Biryani (Single)'],
          ['no no no listen, two chicken karahi half', '2 Chicken Karahi (Half)'],
          ["forget it i'm starving, one double decker meal", '1 Double Decker (Meal with drink)'],
          ['not for me, for my wife, one caesar salad large', '1 Caesar Salad (Large)'],
          ["don't hang up, a fruit chaat large mild", '1 Fruit Chaat (Large) {Mild}'],
          ['two gol gappay regular, not samosa, gol gappay', '2 Gol Gappay (Regular)'],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'plainly named',
        cases: [
          ['is the lemon cake gluten free, no, oh well, one anyway', '1 Lemon Cake'],
          ["is the banana bread today's, good, two", '2 Banana Bread'],
          ["what's the soup, leek, okay a bowl of that", '1 Leek Soup (Bowl)'],
          ['is the cold brew sweet, no, good, a medium one', '1 Cold Brew (Medium)'],
          [
            'do you do the toastie without ham, no, okay never mind, a mozzarella panini',
            '1 Mozzarella Panini',
          ],
          ['tuna melt half onions separate, not the toastie, the tuna melt', '1 Tuna Melt (Half)'],
          ['mozzarella panini pesto on the side, not the chicken one, the mozzarella', '1 Mozzarella Panini'],
          [
            "sorry what i said wasn't right it's one sparkling water not two sparkling waters",
            '1 Sparkling Water',
          ],
          ['no rush, a large mocha when you can', '1 Mocha (Large)'],
          ['i never know what to get, never mind, an almond croissant', '1 Almond Croissant'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'plainly named',
        cases: [
          ['is the apple pie hot, brilliant, two', '2 Apple Pie'],
          ['is the pulled pork smoky, ok a combo of that, mild', '1 Pulled Pork Sandwich (Combo) {Mild}'],
          ['how many patties in the smash, fine, a double then', '1 Smash Burger (Double)'],
          [
            "a coleslaw and how big are the onion rings, doesn't matter, large",
            '1 Coleslaw; 1 Onion Rings (Large)',
          ],
          ['halloumi burger sauce separate, not the chicken one, the halloumi', '1 Halloumi Burger'],
          ['one diet coke not two diet cokes, large', '1 Diet Coke (Large)'],
          ["no hurry mate, a jalapeno burger double, when you're ready", '1 Jalapeno Burger (Double)'],
          ['fish sandwich combo tartare on the side, not the pork, the fish', '1 Fish Sandwich (Combo)'],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'plainly named',
        cases: [
          ['is the tiramisu made here, oh nice, two then', '2 Tiramisu'],
          [
            'a diavola medium and is the garlic bread big, go on then, one',
            '1 Spicy Diavola (Medium); 1 Garlic Bread',
          ],
          ['spinach calzone sauce on the side, not the chicken, the spinach', '1 Spinach Calzone'],
        ],
      },
    ],
  ],
  [
    ferrySubMenu,
    [
      {
        group: 'plainly named',
        cases: [
          ['is the broccoli soup thick, yeah, a bowl then', '1 Broccoli Cheddar Soup (Bowl)'],
          ['roast beef footlong mayo separate, not the ham, the roast beef', '1 Roast Beef (Footlong)'],
          ['falafel wrap tahini on the side, not the caesar one, the falafel', '1 Falafel Wrap'],
        ],
      },
    ],
  ],
  [
    chipShopMenu,
    [
      {
        group: 'plainly named',
        cases: [
          ['is the steak pie hot, right, two of them', '2 Steak Pie'],
          ['haddock regular no batter bits, not the cod, the haddock', '1 Haddock (Regular)'],
        ],
      },
    ],
  ],
];
