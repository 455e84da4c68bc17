import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, pizzaMenu, subMenu } from '../menus/shop.ts';

/** What comes on the side ends there, and the next dish begins. */
export const sidesEndSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'side then next dish',
        cases: [
          ['crispy zinger with mayo on the side large oreo shake', '1 Crispy Zinger; 1 Oreo Shake (Large)'],
          [
            'smoky wings with garlic dip on the side regular loaded fries',
            '1 Smoky Wings; 1 Loaded Fries (Regular)',
          ],
          [
            'chicken dumplings with chilli oil on the side large egg fried rice',
            '1 Chicken Dumplings; 1 Egg Fried Rice (Large)',
          ],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'side then next dish',
        cases: [
          [
            'tomato soup bowl with bread on the side large lemonade',
            '1 Tomato Soup (Bowl); 1 Lemonade (Large)',
          ],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'side then next dish',
        cases: [
          [
            'crispy chicken burger with ketchup on the side large onion rings',
            '1 Crispy Chicken Burger; 1 Onion Rings (Large)',
          ],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'side then next dish',
        cases: [
          [
            'caesar salad half with dressing on the side large hawaiian',
            '1 Caesar Salad (Half); 1 Hawaiian (Large)',
          ],
        ],
      },
    ],
  ],
];
