import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu } from '../menus/shop.ts';

/** The number, the size or the dish is changed while it is being said. */
export const thinkingAloudSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'thinking aloud',
        cases: [
          [
            "i can't decide between the kheer and the jalebi hmm the jalebi no the kheer okay final answer jalebi",
            '1 Jalebi',
          ],
          [
            "i'm stuck between fajita and pepperoni uh fajita no pepperoni yes pepperoni large",
            '1 Pepperoni Pizza (Large)',
          ],
          ['two halwa puri no wait make it four one of my cousins just arrived', '4 Halwa Puri'],
          ['three samosa chaat hang on make that five two more people came', '5 Samosa Chaat'],
          [
            'a full chicken karahi and a half daal tadka and hmm actually the karahi can be half',
            '1 Chicken Karahi (Half); 1 Daal Tadka (Half)',
          ],
          [
            'a large oreo shake and a regular lemonade you know the shake can be regular too',
            '1 Oreo Shake (Regular); 1 Fresh Lemonade (Regular)',
          ],
          [
            'one chicken handi half i mean is half enough for four no i guess not so full',
            '1 Chicken Handi (Full)',
          ],
          [
            'mutton biryani single hmm will a single feed two probably not so double',
            '1 Mutton Biryani (Double)',
          ],
          ['did i say three roti i meant six', '6 Tandoori Roti'],
          ['did i say one club sandwich i meant two large', '2 Club Sandwich (Large)'],
          [
            'crispy zinger meal no crispy zinger with fries yeah just fries and a separate cola',
            '1 Crispy Zinger (With fries); 1 Cola',
          ],
          [
            'cheese melt with fries no cheese melt meal yeah the meal',
            '1 Cheese Melt Burger (Meal with drink)',
          ],
          [
            'one chicken karahi half no actually my in laws are coming so full and five no six garlic naan',
            '1 Chicken Karahi (Full); 6 Garlic Naan',
          ],
          ['either a falooda or nothing hmm okay nothing but do send a kulfi', '1 Kulfi'],
          [
            'twelve sorry ten tandoori naan and a palak paneer half',
            '10 Tandoori Naan; 1 Palak Paneer (Half)',
          ],
          ['beef biryani hmm or mutton let me think mutton yes mutton double', '1 Mutton Biryani (Double)'],
          ["first i wanted four anda paratha but the kids aren't coming so two", '2 Anda Paratha'],
          ['one soup no two soups hot and sour large', '2 Hot & Sour Soup (Large)'],
          ['let me get the medium margherita oh what the heck large', '1 Margherita (Large)'],
          ['gulab jamun regular oh go on then make it large and make it two', '2 Gulab Jamun (Large)'],
          ['five rotis how many are we one two three four five six yeah six rotis', '6 Tandoori Roti'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'thinking aloud',
        cases: [
          [
            "i'm torn between the latte and the mocha ugh the latte no the mocha okay final answer latte large",
            '1 Latte (Large)',
          ],
          ['two americanos no wait make it three my boss just walked in', '3 Americano'],
          [
            'a large cold brew and a small tea green one and actually the cold brew can be medium',
            '1 Cold Brew (Medium); 1 Green Tea (Small)',
          ],
          ['did i say two muffins i meant three', '3 Blueberry Muffin'],
          [
            'a cappuccino small hmm is small enough to wake me up no probably not so large',
            '1 Cappuccino (Large)',
          ],
          [
            'chai latte medium no chai latte large yeah large and a banana bread',
            '1 Chai Latte (Large); 1 Banana Bread',
          ],
          ['espresso single no make that double', '1 Espresso (Double)'],
          ['drip coffee or an americano hmm americano yes americano medium', '1 Americano (Medium)'],
          ['three croissants no four no sorry three butter croissants', '3 Butter Croissant'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'thinking aloud',
        cases: [
          [
            'torn between the bacon and the veggie burger ugh bacon no veggie final answer bacon burger',
            '1 Bacon Burger',
          ],
          ['two coleslaws no wait make it four some friends turned up', '4 Coleslaw'],
          [
            'large fries and a large soda and hmm actually the soda can be small',
            '1 French Fries (Large); 1 Soda (Small)',
          ],
          ['did i say one classic burger i meant two', '2 Classic Burger'],
          ['small onion rings will small do for three no probably not so large', '1 Onion Rings (Large)'],
          ['a volcano burger medium no volcano burger hot yeah hot', '1 Volcano Burger {Hot}'],
          [
            'curly fries medium no sorry large curly fries and two veggie burgers',
            '1 Curly Fries (Large); 2 Veggie Burger',
          ],
        ],
      },
    ],
  ],
];
