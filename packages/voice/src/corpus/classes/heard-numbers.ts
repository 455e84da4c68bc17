import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, streetMenu } from '../menus/shop.ts';

/** Numbers as recognisers write them and people say them. */
export const heardNumberSets: CorpusSets = [
  [
    streetMenu,
    [
      {
        group: 'heard',
        cases: [
          ['too chicken biryani for garlic naan and won cola', '2 Chicken Biryani; 4 Garlic Naan; 1 Cola'],
          ['for zinger burgers and too masala fries', '4 Zinger Burger; 2 Masala Fries'],
          ['won mutton karahi full ate tandoori roti', '1 Mutton Karahi (Full); 8 Tandoori Roti'],
          ['ate garlic naan and a chicken karahi half', '8 Garlic Naan; 1 Chicken Karahi (Half)'],
          ['my daughter is turning ate so ate zinger burgers please', '8 Zinger Burger'],
          ['get me ate samosas the chicken ones and for karak chai', '8 Chicken Samosa; 4 Karak Chai'],
          ['tree beef rolls and too lassi', '3 Beef Roll; 2 Sweet Lassi'],
          ['can i have to chicken rolls and tree karak chai please', '2 Chicken Roll; 3 Karak Chai'],
          ["i'd like for garlic naan and to mint raita", '4 Garlic Naan; 2 Mint Raita'],
          ['won zinger for me and too beef burgers for the boys', '1 Zinger Burger; 2 Beef Burger'],
        ],
      },
      {
        group: 'written',
        cases: [
          ['x2 chicken roll x1 beef roll', '2 Chicken Roll; 1 Beef Roll'],
          [
            'x3 zinger burger, x2 masala fries large, x1 cola',
            '3 Zinger Burger; 2 Masala Fries (Large); 1 Cola',
          ],
          ['2x seekh kebab 4x garlic naan', '2 Seekh Kebab; 4 Garlic Naan'],
          ['zinger burger x2 masala fries x1', '2 Zinger Burger; 1 Masala Fries'],
          ['a trio of chicken rolls and a pair of lassis', '3 Chicken Roll; 2 Sweet Lassi'],
          ['tandoori roti darzan bhar aur aik seekh kebab', '12 Tandoori Roti; 1 Seekh Kebab'],
          ['ek darzan chicken samosa', '12 Chicken Samosa'],
          ['aadha darzan garlic naan aur ek mutton karahi half', '6 Garlic Naan; 1 Mutton Karahi (Half)'],
          ['a quartet of gulab jamun please', '4 Gulab Jamun'],
          [
            'a zinger combo and a beef burger on its own',
            '1 Zinger Burger (Meal with drink); 1 Beef Burger (Burger only)',
          ],
          ['two zinger combos please', '2 Zinger Burger (Meal with drink)'],
          ['a beef burger combo hold the onions', '1 Beef Burger (Meal with drink)'],
        ],
      },
      {
        group: 'as hot as it comes',
        cases: [
          ['one chicken karahi full as hot as it comes', '1 Chicken Karahi (Full) {Hot}'],
          ["chicken roll large, hottest you've got", '1 Chicken Roll (Large) {Hot}'],
          ['seekh kebab as spicy as you can make it', '1 Seekh Kebab {Hot}'],
          ['mutton biryani double as mild as possible', '1 Mutton Biryani (Double) {Mild}'],
        ],
      },
    ],
  ],
  [
    demoMenu,
    [
      {
        group: 'town',
        cases: [
          ['a szechuan noodles, large, as hot as it comes', '1 Szechuan Noodles (Large) {Extra Hot}'],
          ['beef seekh kebab single as spicy as they come', '1 Beef Seekh Kebab (Single) {Extra Hot}'],
          ['smoky wings double, the hottest you do', '1 Smoky Wings (Double) {Extra Hot}'],
          ['dynamite prawns half, maximum heat', '1 Dynamite Prawns (Half) {Extra Hot}'],
          ['a couple of colas and a zinger combo', '2 Cola; 1 Crispy Zinger (Meal with drink)'],
          [
            'double decker combo for me and a cheese melt combo for her',
            '1 Double Decker (Meal with drink); 1 Cheese Melt Burger (Meal with drink)',
          ],
          [
            'get me ate chocolate brownies and ate fresh orange juices',
            '8 Chocolate Brownie; 8 Fresh Orange Juice',
          ],
          ['too butter chicken half and for roghni naan', '2 Butter Chicken (Half); 4 Roghni Naan'],
          ['a trio of kulfis and won falooda', '3 Kulfi; 1 Rose Falooda'],
          [
            'x2 masala omelette x1 lachha paratha x3 karak chai',
            '2 Masala Omelette; 1 Lachha Paratha; 3 Karak Chai',
          ],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'heard',
        cases: [
          ['too lattes and won mocha', '2 Latte; 1 Mocha'],
          ['for large cappuccinos and a muffin', '4 Cappuccino (Large); 1 Blueberry Muffin'],
          ['x2 flat white x1 green tea', '2 Flat White; 1 Green Tea'],
          ['a trio of croissants and a small americano', '3 Butter Croissant; 1 Americano (Small)'],
          ['ate cookies and too cold brews large', '8 Chocolate Chip Cookie; 2 Cold Brew (Large)'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'heard',
        cases: [
          ['for classic burgers and for large fries', '4 Classic Burger; 4 French Fries (Large)'],
          ['too volcano burgers as hot as they come', '2 Volcano Burger {Extra Hot}'],
          ['i already ate so just a small soda', '1 Soda (Small)'],
          ['x4 coleslaw x2 iced tea medium', '4 Coleslaw; 2 Iced Tea (Medium)'],
        ],
      },
    ],
  ],
];
