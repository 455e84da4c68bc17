import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu } from '../menus/shop.ts';

/** What is refused, given up or set against something else, and what is ordered all the same. */
export const refusedAndWantedSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'refused and wanted',
        cases: [
          [
            'white chicken karahi not the red one full and not too spicy so mild',
            '1 White Chicken Karahi (Full) {Mild}',
          ],
          ['royal degh biryani not the ordinary one double please', '1 Royal Degh Biryani (Double)'],
          [
            'not the shinwari the white chicken karahi full and go easy on the chilli so mild',
            '1 White Chicken Karahi (Full) {Mild}',
          ],
          [
            "not the plain chicken biryani i'd like the shahi chicken biryani single",
            '1 Shahi Chicken Biryani (Single)',
          ],
          [
            'my uncle told me to get the beef seekh not the reshmi so a double of the beef seekh hot',
            '1 Beef Seekh Kebab (Double) {Hot}',
          ],
          [
            "i don't want anything sweet so no kheer no jalebi just a green tea regular",
            '1 Green Tea (Regular)',
          ],
          [
            "we don't want any bread so no naan no roti only a full butter chicken",
            '1 Butter Chicken (Full)',
          ],
          ['not thirsty but my brother will have a large oreo shake', '1 Oreo Shake (Large)'],
          ["i'm not that hungry so just a small margherita", '1 Margherita (Small)'],
          ["i'm not sure what the kids want but get me a paya half", '1 Paya (Half)'],
          ["i don't suppose there's any ras malai left could i get two", '2 Ras Malai'],
          ["you don't happen to still do the halwa puri do you i'd love three", '3 Halwa Puri'],
          ['start over forget everything i said one club sandwich large', '1 Club Sandwich (Large)'],
          ['scrap the whole order i told you just two karak chai', '2 Karak Chai'],
          [
            'let me start from the beginning four roghni naan and a daal tadka full',
            '4 Roghni Naan; 1 Daal Tadka (Full)',
          ],
          ['was gonna get the falooda but nah kulfi large', '1 Kulfi (Large)'],
          ['nearly went for the fajita but no pepperoni pizza medium', '1 Pepperoni Pizza (Medium)'],
          ['garlic bread not garlic naan yeah the bread three of them', '3 Garlic Bread'],
          ['green tea not the karak and not the kashmiri just green two large', '2 Green Tea (Large)'],
          ["i'm not having the soup today one caesar salad regular", '1 Caesar Salad (Regular)'],
          [
            "no pizza tonight we'll do one chicken chowmein sharing mild",
            '1 Chicken Chowmein (Sharing) {Mild}',
          ],
          ["nothing spicy for dad so he'll have a daal makhani half mild", '1 Daal Makhani (Half) {Mild}'],
          [
            'none of that white karahi business the proper mutton karahi special full',
            '1 Mutton Karahi Special (Full)',
          ],
          ['why would i get a salad give me a double decker with fries', '1 Double Decker (With fries)'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'refused and wanted',
        cases: [
          ["what's in the mocha and is it okay for a kid", ''],
          ['do you do a small mocha then', ''],
          ['no coffee for me thanks', ''],
          ['is the americano stronger than a double espresso', ''],
          ['iced latte not the hot one large and not too sweet', '1 Iced Latte (Large)'],
          [
            "i don't want any caffeine so no latte no mocha just one hot chocolate small",
            '1 Hot Chocolate (Small)',
          ],
          ['not the green tea the earl grey medium please', '1 Earl Grey Tea (Medium)'],
          [
            'not hungry but my mate will have a blueberry muffin and i guess a latte small',
            '1 Blueberry Muffin; 1 Latte (Small)',
          ],
          ["i don't suppose you still do the banana bread could i have two", '2 Banana Bread'],
          ['scratch everything i said about the mocha just one americano large', '1 Americano (Large)'],
          ['was going to have the cold brew but nah flat white', '1 Flat White'],
          ['start again please ignore what i said two cappuccinos medium', '2 Cappuccino (Medium)'],
          [
            'my sister says get the caramel macchiato not the plain latte so a large of the macchiato',
            '1 Caramel Macchiato (Large)',
          ],
          ["i can't do dairy so no latte for me an americano medium", '1 Americano (Medium)'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'refused and wanted',
        cases: [
          [
            'curly fries not the normal ones large and two sodas small',
            '1 Curly Fries (Large); 2 Soda (Small)',
          ],
          [
            "i don't want beef so no bacon burger no classic just one crispy chicken burger mild",
            '1 Crispy Chicken Burger {Mild}',
          ],
          ['not the double stack the mushroom melt burger please', '1 Mushroom Melt Burger'],
          ['not hungry at all but the lads will have three volcano burgers hot', '3 Volcano Burger {Hot}'],
          ["i don't suppose there's still coleslaw could we have four", '4 Coleslaw'],
          [
            'forget what i said before one veggie burger and an iced tea medium',
            '1 Veggie Burger; 1 Iced Tea (Medium)',
          ],
          ['was gonna do onion rings but nah french fries large', '1 French Fries (Large)'],
          ['chocolate shake not vanilla mate chocolate two of em', '2 Chocolate Shake'],
          ['ditch the whole thing i said forget the nuggets just a bacon burger', '1 Bacon Burger'],
        ],
      },
    ],
  ],
];
