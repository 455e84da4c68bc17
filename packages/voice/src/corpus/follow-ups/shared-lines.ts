import type { CorpusSets } from '../corpus.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

/** A line of several shared out, a portion by its own name, and two changes in one breath. */
export const sharedLineSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: one of them so, the other so',
        cases: [
          [
            'one of the zingers as a meal the other stays with fries',
            '1 Crispy Zinger (With fries); 1 Crispy Zinger (Meal with drink)',
            '2 Crispy Zinger (With fries)',
          ],
          [
            'split the karahi: one mild one hot',
            '1 Chicken Karahi (Full) {Mild}; 1 Garlic Naan; 1 Chicken Karahi (Full) {Hot}',
            '2 Chicken Karahi (Full); 1 Garlic Naan',
          ],
          [
            'split the karahi into two mild and one hot',
            '2 Chicken Karahi (Full) {Mild}; 1 Garlic Naan; 1 Chicken Karahi (Full) {Hot}',
            '3 Chicken Karahi (Full); 1 Garlic Naan',
          ],
          [
            'divide the biryani one single and the other family',
            '1 Beef Biryani (Single); 1 Garlic Naan; 1 Beef Biryani (Family)',
            '2 Beef Biryani; 1 Garlic Naan',
          ],
          [
            'the karahi: one mild, the rest hot',
            '1 Chicken Karahi (Full) {Mild}; 1 Garlic Naan; 2 Chicken Karahi (Full) {Hot}',
            '3 Chicken Karahi (Full); 1 Garlic Naan',
          ],
          [
            'make one of them a meal the others only the burger',
            '1 Double Decker (Meal with drink); 2 Double Decker (Burger only)',
            '3 Double Decker (With fries)',
          ],
          [
            'one of the karahis should be half the other one is fine',
            '1 Chicken Karahi (Half); 1 Chicken Karahi (Full)',
            '2 Chicken Karahi (Full)',
          ],
          [
            'make one of the pizzas large and leave the other',
            '1 Fajita Pizza (Large); 1 Fajita Pizza (Small)',
            '2 Fajita Pizza (Small)',
          ],
          [
            'two of the biryanis family and the third stays single',
            '2 Beef Biryani (Family); 1 Beef Biryani (Single)',
            '3 Beef Biryani (Single)',
          ],
          [
            'one kulfi large the other one as it is',
            '1 Kulfi (Large); 1 Kulfi (Regular)',
            '2 Kulfi (Regular)',
          ],
          [
            'one of the soups extra hot the rest mild',
            '1 Hot & Sour Soup {Extra Hot}; 2 Hot & Sour Soup {Mild}',
            '3 Hot & Sour Soup',
          ],
          [
            'ek karahi half kar do doosri full rehne do',
            '1 Mutton Karahi (Half); 1 Mutton Karahi (Full)',
            '2 Mutton Karahi (Full)',
          ],
          [
            'for one of the burgers add fries the other only the burger',
            '1 Classic Beef Burger (With fries); 1 Classic Beef Burger (Burger only)',
            '2 Classic Beef Burger (Burger only)',
          ],
          [
            'can one chowmein be sharing the other large',
            '1 Chicken Chowmein (Sharing); 1 Chicken Chowmein (Large)',
            '2 Chicken Chowmein (Regular)',
          ],
          ['turn one of the naans into a roti', '1 Garlic Naan; 1 Tandoori Roti', '2 Garlic Naan'],
          [
            'one of my lemonades should be an oreo shake',
            '1 Fresh Lemonade; 1 Oreo Shake',
            '2 Fresh Lemonade',
          ],
          [
            'drop one of the faloodas the other one make large',
            '1 Rose Falooda (Large)',
            '2 Rose Falooda (Regular)',
          ],
          [
            'one large one regular for the chai',
            '1 Karak Chai (Large); 1 Karak Chai (Regular)',
            '2 Karak Chai (Regular)',
          ],
          [
            'just one of the two samosas in large',
            '1 Samosa 2 pcs (Large); 1 Samosa 2 pcs (Regular)',
            '2 Samosa 2 pcs (Regular)',
          ],
          [
            'one of the biryanis should be double the other one stays single',
            '1 Egg Biryani (Double); 1 Egg Biryani (Single)',
            '2 Egg Biryani (Single)',
          ],
          [
            'make one of the shakes large and keep the other as it is',
            '1 Oreo Shake (Large); 1 Oreo Shake (Regular)',
            '2 Oreo Shake (Regular)',
          ],
          [
            'two of the pizzas in medium the rest in small',
            '2 Fajita Pizza (Medium); 2 Fajita Pizza (Small)',
            '4 Fajita Pizza (Large)',
          ],
          [
            'one handi full and the other half',
            '1 Chicken Handi (Full); 1 Chicken Handi (Half)',
            '2 Chicken Handi (Half)',
          ],
          [
            'id like one of the burgers with fries and the other burger only',
            '1 Cheese Melt Burger (With fries); 1 Cheese Melt Burger (Burger only)',
            '2 Cheese Melt Burger (Burger only)',
          ],
          [
            'make one of the soups hot and the other mild',
            '1 Tomato Basil Soup {Hot}; 1 Tomato Basil Soup {Mild}',
            '2 Tomato Basil Soup',
          ],
          [
            'one of the double deckers as a meal please the others stay',
            '1 Double Decker (Meal with drink); 2 Double Decker (With fries)',
            '3 Double Decker (With fries)',
          ],
          [
            'ek biryani family kar do baqi single rehne do',
            '1 Beef Biryani (Family); 2 Beef Biryani (Single)',
            '3 Beef Biryani (Single)',
          ],
          [
            'one falooda in large the other in regular',
            '1 Rose Falooda (Large); 1 Rose Falooda (Regular)',
            '2 Rose Falooda (Large)',
          ],
          [
            'only one of the karahis should be full',
            '1 Chicken Karahi (Full); 1 Chicken Karahi (Half)',
            '2 Chicken Karahi (Half)',
          ],
          [
            'change one of the samosas to large the other is fine',
            '1 Samosa 2 pcs (Large); 1 Samosa 2 pcs (Regular)',
            '2 Samosa 2 pcs (Regular)',
          ],
        ],
      },
      {
        group: 'follow-up: a portion by its name',
        cases: [
          [
            'no fries with the burger just the burger',
            '1 Classic Beef Burger (Burger only); 1 Oreo Shake',
            '1 Classic Beef Burger (With fries); 1 Oreo Shake',
          ],
          [
            'the zinger is okay but make it a meal',
            '1 Crispy Zinger (Meal with drink); 1 Loaded Fries',
            '1 Crispy Zinger (With fries); 1 Loaded Fries',
          ],
          [
            'the double decker with fries please',
            '1 Double Decker (With fries)',
            '1 Double Decker (Burger only)',
          ],
          [
            'just the burger for the cheese melt no fries',
            '1 Cheese Melt Burger (Burger only)',
            '1 Cheese Melt Burger (With fries)',
          ],
          ['zinger ke saath fries kar do', '1 Crispy Zinger (With fries)', '1 Crispy Zinger (Burger only)'],
          [
            'karahi is fine but full',
            '1 Mutton Karahi (Full); 2 Garlic Naan',
            '1 Mutton Karahi (Half); 2 Garlic Naan',
          ],
        ],
      },
      {
        group: 'follow-up: a word of praise and a change',
        cases: [
          [
            'no fries with the zinger just the burger',
            '1 Crispy Zinger (Burger only)',
            '1 Crispy Zinger (With fries)',
          ],
          [
            'do i need the lassi no leave it',
            '1 Chicken Biryani (Single)',
            '1 Chicken Biryani (Single); 1 Sweet Lassi',
          ],
          ['do we really need the salad nah skip it', '1 Crispy Zinger', '1 Crispy Zinger; 1 Caesar Salad'],
          [
            'hubby says the chicken is fine but he wants it full',
            '1 Butter Chicken (Full); 2 Cheese Naan',
            '1 Butter Chicken (Half); 2 Cheese Naan',
          ],
          [
            'the beef is ok but with fries',
            '1 Classic Beef Burger (With fries); 1 Crispy Zinger (Burger only)',
            '1 Classic Beef Burger (Burger only); 1 Crispy Zinger (Burger only)',
          ],
          [
            'without the fries just the burger for the double decker',
            '1 Double Decker (Burger only)',
            '1 Double Decker (With fries)',
          ],
          [
            'the beef burger with fries please',
            '1 Classic Beef Burger (With fries); 1 Oreo Shake',
            '1 Classic Beef Burger (Burger only); 1 Oreo Shake',
          ],
        ],
      },
      {
        group: 'follow-up: two changes at once',
        cases: [
          [
            'ras malai do ki bajaye teen kar dein aur chai hata dein',
            '3 Ras Malai',
            '2 Ras Malai; 1 Kashmiri Chai',
          ],
          [
            'make the karahi full not half and the kheer can go',
            '1 Mutton Karahi (Full)',
            '1 Mutton Karahi (Half); 1 Kheer',
          ],
          [
            'remove the cola and change the biryani from single to double',
            '1 Egg Biryani (Double)',
            '1 Egg Biryani (Single); 1 Cola chilled',
          ],
          [
            'drop the brownie and three zingers instead of two',
            '3 Crispy Zinger',
            '2 Crispy Zinger; 1 Chocolate Brownie',
          ],
          [
            'the soup should be large not regular but i dont want the rolls',
            '1 Hot & Sour Soup (Large)',
            '1 Hot & Sour Soup (Regular); 1 Spring Rolls 4 pcs',
          ],
          ['samosa hata do aur chai do kar do', '2 Karak Chai', '2 Samosa 2 pcs; 1 Karak Chai'],
          [
            'take the naan off and id rather have kulfi than kheer',
            '1 Mutton Karahi (Half); 1 Kulfi',
            '1 Mutton Karahi (Half); 2 Garlic Naan; 1 Kheer',
          ],
          [
            'keep the pizza drop the wings and add a sundae',
            '1 Margherita (Small); 1 Molten Sundae',
            '1 Margherita (Small); 1 Hot Wings',
          ],
        ],
      },
    ],
  ],
];
