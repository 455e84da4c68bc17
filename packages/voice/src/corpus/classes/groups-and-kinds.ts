import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { harbourCafeMenu, harbourGrillMenu, harbourWingMenu } from '../menus/harbour.ts';

/** A group is named, and then which ones of it. */
export const groupAndKindSets: CorpusSets = [
  [
    harbourCafeMenu,
    [
      {
        group: 'groups and kinds: a cafe',
        cases: [
          [
            'two paninis the chicken one hot and the mozzarella',
            '1 Chicken Panini {Hot}; 1 Mozzarella Panini',
          ],
          [
            'two paninis the mozzarella one and the chicken one mild',
            '1 Mozzarella Panini; 1 Chicken Panini {Mild}',
          ],
          ['soups two cups tomato one bowl leek', '2 Tomato Soup (Cup); 1 Leek Soup (Bowl)'],
          ['soups please one bowl of tomato and one cup of leek', '1 Tomato Soup (Bowl); 1 Leek Soup (Cup)'],
          ['two scones fruit and cheese', '1 Fruit Scone; 1 Cheese Scone'],
          ['croissants two almond one butter', '2 Almond Croissant; 1 Butter Croissant'],
          ['two soups tomato and leek both cups', '1 Tomato Soup (Cup); 1 Leek Soup (Cup)'],
          ['a croissant the almond one not the butter one', '1 Almond Croissant'],
          ['a bowl of soup the leek one with cream', '1 Leek Soup (Bowl)'],
          ['fruit and cheese scone one each', '1 Fruit Scone; 1 Cheese Scone'],
          ['teas two mint one earl grey all pots', '2 Mint Tea (Pot); 1 Earl Grey Tea (Pot)'],
          ['soup please which one oh the leek one bowl and a side salad', '1 Leek Soup (Bowl); 1 Side Salad'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'groups and kinds: shakes and burgers',
        cases: [
          [
            'two shakes vanilla and strawberry both regular',
            '1 Vanilla Shake (Regular); 1 Strawberry Shake (Regular)',
          ],
          ['two shakes chocolate and vanilla large', '1 Chocolate Shake (Large); 1 Vanilla Shake (Large)'],
          [
            'three shakes one of each flavour all large',
            '1 Vanilla Shake (Large); 1 Chocolate Shake (Large); 1 Strawberry Shake (Large)',
          ],
          ['shakes please one vanilla two chocolate', '1 Vanilla Shake; 2 Chocolate Shake'],
          [
            'two burgers the halloumi one as a meal and the jalapeno double',
            '1 Halloumi Burger (Meal); 1 Jalapeno Burger (Double)',
          ],
          [
            'vanilla and chocolate shake one each regular',
            '1 Vanilla Shake (Regular); 1 Chocolate Shake (Regular)',
          ],
          ['a shake the strawberry one large', '1 Strawberry Shake (Large)'],
        ],
      },
    ],
  ],
  [
    harbourWingMenu,
    [
      {
        group: 'groups and kinds: wings',
        cases: [
          [
            'okay wings the buffalo ones hot the twelve count and a lemonade',
            '1 Buffalo Wings (Twelve) {Hot}; 1 Lemonade',
          ],
          ['dumplings chicken and veg ten of each', '1 Chicken Dumplings (Ten); 1 Veg Dumplings (Ten)'],
          ['give me chicken and veg dumplings one each', '1 Chicken Dumplings; 1 Veg Dumplings'],
        ],
      },
    ],
  ],
  [
    demoMenu,
    [
      {
        group: 'groups and kinds: the town',
        cases: [
          [
            'two biryanis the beef one hot and the chicken one mild',
            '1 Beef Biryani {Hot}; 1 Chicken Biryani {Mild}',
          ],
          ['naan please four garlic two roghni', '4 Garlic Naan; 2 Roghni Naan'],
          [
            'chicken and mutton biryani one each single hot',
            '1 Chicken Biryani (Single) {Hot}; 1 Mutton Biryani (Single) {Hot}',
          ],
          ['two pizzas fajita and pepperoni both large', '1 Fajita Pizza (Large); 1 Pepperoni Pizza (Large)'],
        ],
      },
    ],
  ],
];
