import type { CorpusSets } from '../corpus.ts';
import { dockMenu, noorMenu, vesuvioMenu } from '../menus/burritos-and-darbar.ts';
import { demoMenu } from '../menus/demo.ts';

/** The same as in kept-orders, said on other menus. */
export const keptOrderFurtherSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'had before',
        cases: [
          [
            'i think we had three lassis the other day they were great give us five this time',
            '5 Sweet Lassi',
          ],
        ],
      },
      {
        group: 'not to be had',
        cases: [['vanilla shake not available okay oreo shake then regular', '1 Oreo Shake (Regular)']],
      },
      {
        group: 'refused beside',
        cases: [
          [
            'double decker with no cheese burger only and one more double decker meal',
            '1 Double Decker (Burger only); 1 Double Decker (Meal with drink)',
          ],
          [
            "i'm allergic to prawns so definitely not those a chicken manchurian sharing and egg fried rice",
            '1 Chicken Manchurian (Sharing); 1 Egg Fried Rice',
          ],
          [
            'nihari would be too heavy this morning halwa puri two and one omelette',
            '2 Halwa Puri; 1 Masala Omelette',
          ],
          [
            'aaj karahi ka mood nahi handi full aur paanch naan tandoori',
            '1 Chicken Handi (Full); 5 Tandoori Naan',
          ],
        ],
      },
      {
        group: 'of every kind',
        cases: [
          ['tandoori and cheese naan four of every kind', '4 Tandoori Naan; 4 Cheese Naan'],
          [
            'hot and sour and chicken corn soup get us one large of both',
            '1 Hot & Sour Soup (Large); 1 Chicken Corn Soup (Large)',
          ],
        ],
      },
      {
        group: 'a kind, and then which',
        cases: [
          [
            'two pizzas one veggie one fajita and a starter make that hot wings large',
            '1 Garden Veggie Pizza; 1 Fajita Pizza; 1 Hot Wings (Large)',
          ],
        ],
      },
    ],
  ],
  [
    dockMenu,
    [
      {
        group: 'of every kind',
        cases: [
          [
            'garden chicken and tuna salad one of every kind',
            '1 Garden Salad; 1 Chicken Salad; 1 Tuna Salad',
          ],
        ],
      },
      {
        group: 'refused beside',
        cases: [
          [
            "my son doesn't like ham so a turkey breast half for him and black forest ham footlong for me",
            '1 Turkey Breast (Half); 1 Black Forest Ham (Footlong)',
          ],
        ],
      },
      {
        group: 'had before',
        cases: [
          [
            "a cold cut combo footlong i had a salad for lunch so i'm hungry and an orange juice",
            '1 Cold Cut Combo (Footlong); 1 Orange Juice',
          ],
        ],
      },
    ],
  ],
  [
    vesuvioMenu,
    [
      {
        group: 'of every kind',
        cases: [
          [
            'pepperoni sausage and cheese pizza make it a large of every kind',
            '1 Pepperoni Pizza (Large); 1 Sausage Pizza (Large); 1 Cheese Pizza (Large)',
          ],
        ],
      },
      {
        group: 'a kind, and then which',
        cases: [
          [
            'two pizzas one veggie one bbq chicken and a drink make that a large diet coke',
            '1 Veggie Pizza; 1 BBQ Chicken Pizza; 1 Diet Coke (Large)',
          ],
        ],
      },
      {
        group: 'not to be had',
        cases: [
          [
            "i don't like pineapple so never hawaiian a meat lovers large and iced tea small",
            '1 Meat Lovers Pizza (Large); 1 Iced Tea (Small)',
          ],
        ],
      },
      {
        group: 'had before',
        cases: [
          [
            'the wings were mild last time so buffalo wings twelve hot and a sprite',
            '1 Buffalo Wings (12 pieces) {Hot}; 1 Sprite',
          ],
        ],
      },
      {
        group: 'refused beside',
        cases: [
          [
            "i'm not that hungry so a small cheese pizza and no sides just a small coke",
            '1 Cheese Pizza (Small); 1 Coke (Small)',
          ],
        ],
      },
    ],
  ],
  [noorMenu, []],
];
