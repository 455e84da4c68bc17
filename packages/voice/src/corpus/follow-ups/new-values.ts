import type { CorpusSets } from '../corpus.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

/** One amount or size of a line given up for another, in English and Urdu. */
export const newValueSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: from one to the other',
        cases: [
          [
            'the samosas go from regular to large',
            '1 Samosa 2 pcs (Large); 1 Karak Chai',
            '1 Samosa 2 pcs (Regular); 1 Karak Chai',
          ],
          [
            'change the karahi from half to full',
            '1 Mutton Karahi (Full); 2 Garlic Naan',
            '1 Mutton Karahi (Half); 2 Garlic Naan',
          ],
          ['take the naans from two to five', '5 Garlic Naan; 1 Kheer', '2 Garlic Naan; 1 Kheer'],
          ['the pizza from small to medium please', '1 Fajita Pizza (Medium)', '1 Fajita Pizza (Small)'],
          [
            'bump the biryani from single to family and the kebabs from double to single',
            '1 Mutton Biryani (Family); 1 Seekh Kebab 4 pcs (Single)',
            '1 Mutton Biryani (Single); 1 Seekh Kebab 4 pcs (Double)',
          ],
          [
            'move the handi up from half to full and the naan from one to three',
            '1 Chicken Handi (Full); 3 Roghni Naan',
            '1 Chicken Handi (Half); 1 Roghni Naan',
          ],
          ['switch the wings from mild to hot', '1 Hot Wings (Large) {Hot}', '1 Hot Wings (Large) {Mild}'],
          [
            'can the noodles go from regular to sharing',
            '1 Szechuan Noodles (Sharing); 1 Chicken Corn Soup',
            '1 Szechuan Noodles (Regular); 1 Chicken Corn Soup',
          ],
          ['reduce the colas from three to one', '1 Cola chilled', '3 Cola chilled'],
          [
            'from large to regular the jalebi please',
            '1 Jalebi 250 g (Regular); 1 Kulfi (Large)',
            '1 Jalebi 250 g (Large); 1 Kulfi (Large)',
          ],
          [
            'the burger goes from burger only to a meal',
            '1 Classic Beef Burger (Meal with drink); 1 Oreo Shake',
            '1 Classic Beef Burger (Burger only); 1 Oreo Shake',
          ],
          [
            'make the spice on the manchurian from medium to extra hot',
            '1 Chicken Manchurian {Extra Hot}',
            '1 Chicken Manchurian {Medium}',
          ],
          ['paratha do se teen kar do', '3 Aloo Paratha; 1 Karak Chai', '2 Aloo Paratha; 1 Karak Chai'],
          [
            'the butter chicken goes down from full to half',
            '1 Butter Chicken (Half); 1 Cheese Naan',
            '1 Butter Chicken (Full); 1 Cheese Naan',
          ],
          [
            'cola regular se large kar do',
            '2 Cola chilled (Large); 1 Egg Biryani (Single)',
            '2 Cola chilled (Regular); 1 Egg Biryani (Single)',
          ],
          [
            'upgrade my zinger from burger only to with fries',
            '1 Crispy Zinger (With fries); 1 Oreo Shake',
            '1 Crispy Zinger (Burger only); 1 Oreo Shake',
          ],
          [
            'please change the number of samosas from four to six',
            '6 Samosa 2 pcs; 1 Karak Chai',
            '4 Samosa 2 pcs; 1 Karak Chai',
          ],
          [
            'the pizza small to large',
            '1 Fajita Pizza (Large); 1 Garlic Bread',
            '1 Fajita Pizza (Small); 1 Garlic Bread',
          ],
          [
            'id like the handi changed from full to half',
            '1 Chicken Handi (Half); 2 Tandoori Naan',
            '1 Chicken Handi (Full); 2 Tandoori Naan',
          ],
          [
            'move the lassi from regular up to large',
            '1 Egg Biryani (Single); 1 Sweet Lassi (Large)',
            '1 Egg Biryani (Single); 1 Sweet Lassi (Regular)',
          ],
          [
            'manchurian mild se hot kar dein',
            '1 Chicken Manchurian {Hot}; 1 Egg Fried Rice',
            '1 Chicken Manchurian {Mild}; 1 Egg Fried Rice',
          ],
          [
            'we need to go from three parathas to five',
            '5 Aloo Paratha; 2 Karak Chai',
            '3 Aloo Paratha; 2 Karak Chai',
          ],
          [
            'the biryani is double right now make it from double to family',
            '1 Mutton Biryani (Family)',
            '1 Mutton Biryani (Double)',
          ],
          [
            'turn the wings down from hot to mild',
            '1 Hot Wings {Mild}; 1 Margherita (Small)',
            '1 Hot Wings {Hot}; 1 Margherita (Small)',
          ],
          [
            'roti chaar se chay kar do',
            '6 Tandoori Roti; 1 Mutton Karahi (Half)',
            '4 Tandoori Roti; 1 Mutton Karahi (Half)',
          ],
          [
            'the kulfi regular into large and the jalebi large into regular',
            '1 Kulfi (Large); 1 Jalebi 250 g (Regular)',
            '1 Kulfi (Regular); 1 Jalebi 250 g (Large)',
          ],
          [
            'could you take the fried rice from large to sharing',
            '1 Special Fried Rice (Sharing); 1 Chicken Corn Soup',
            '1 Special Fried Rice (Large); 1 Chicken Corn Soup',
          ],
        ],
      },
      {
        group: 'follow-up: one instead of the other',
        cases: [
          ['ras malai do ki bajaye teen kar dein', '3 Ras Malai', '2 Ras Malai'],
          ['give me kulfi instead of the gola', '1 Kulfi', '1 Rainbow Gola'],
          [
            'instead of the caesar salad ill have loaded fries',
            '1 Crispy Zinger; 1 Loaded Fries',
            '1 Crispy Zinger; 1 Caesar Salad',
          ],
          [
            'cola ki bajaye lassi de do',
            '1 Egg Biryani (Single); 1 Sweet Lassi',
            '1 Egg Biryani (Single); 1 Cola chilled',
          ],
          [
            'naan ki jagah roti kar do',
            '1 Mutton Karahi (Half); 3 Tandoori Roti',
            '1 Mutton Karahi (Half); 3 Garlic Naan',
          ],
          [
            'three garlic breads instead of one',
            '3 Garlic Bread; 1 Margherita (Small)',
            '1 Garlic Bread; 1 Margherita (Small)',
          ],
          [
            'the soup in large instead of regular',
            '1 Hot & Sour Soup (Large); 1 Egg Fried Rice',
            '1 Hot & Sour Soup (Regular); 1 Egg Fried Rice',
          ],
          [
            'in place of the spaghetti get me the alfredo',
            '1 Creamy Alfredo Pasta; 1 Garlic Bread',
            '1 Meatball Spaghetti; 1 Garlic Bread',
          ],
          [
            'id like a double decker rather than the zinger',
            '1 Double Decker (With fries)',
            '1 Crispy Zinger (With fries)',
          ],
          [
            'half ki bajaye full karahi kar dein',
            '1 White Chicken Karahi (Full); 2 Tandoori Naan',
            '1 White Chicken Karahi (Half); 2 Tandoori Naan',
          ],
          [
            'swap out the halwa for kheer',
            '1 Kheer; 1 Malai Boti (Single)',
            '1 Gajar Halwa; 1 Malai Boti (Single)',
          ],
          [
            'make it four parathas instead of two',
            '4 Lachha Paratha; 1 Paya (Half)',
            '2 Lachha Paratha; 1 Paya (Half)',
          ],
          [
            'the brownie instead of the shake please',
            '1 Club Sandwich; 1 Chocolate Brownie',
            '1 Club Sandwich; 1 Oreo Shake',
          ],
          [
            'chai ke bajaye orange juice',
            '1 Samosa 2 pcs; 1 Fresh Orange Juice',
            '1 Samosa 2 pcs; 1 Karak Chai',
          ],
          [
            'can you trade the chowmein for the special fried rice',
            '1 Special Fried Rice (Large)',
            '1 Chicken Chowmein (Large)',
          ],
          ['ek ki bajaye do kulfi kar do', '2 Kulfi; 1 Jalebi 250 g', '1 Kulfi; 1 Jalebi 250 g'],
          [
            'i would like six rotis instead of four',
            '6 Tandoori Roti; 1 Mutton Karahi (Half)',
            '4 Tandoori Roti; 1 Mutton Karahi (Half)',
          ],
          [
            'daal full instead of half',
            '1 Daal Tadka (Full); 1 Roghni Naan',
            '1 Daal Tadka (Half); 1 Roghni Naan',
          ],
          [
            'kheer ki jagah kulfi laga dein',
            '1 Malai Boti (Single); 1 Kulfi',
            '1 Malai Boti (Single); 1 Kheer',
          ],
          [
            'replace the sandwich with a zinger',
            '1 Crispy Zinger; 1 Oreo Shake',
            '1 Club Sandwich; 1 Oreo Shake',
          ],
          ['mutton ki bajaye beef biryani kar do', '1 Beef Biryani (Double)', '1 Mutton Biryani (Double)'],
          [
            'large ki jagah regular shake kar dein',
            '1 Oreo Shake (Regular); 1 Club Sandwich',
            '1 Oreo Shake (Large); 1 Club Sandwich',
          ],
          [
            'rather than the soup bring spring rolls',
            '1 Egg Fried Rice; 1 Spring Rolls 4 pcs',
            '1 Egg Fried Rice; 1 Hot & Sour Soup',
          ],
          [
            'make the chowmein szechuan noodles instead',
            '1 Szechuan Noodles (Large)',
            '1 Chicken Chowmein (Large)',
          ],
          ['i want two kulfis rather than one', '2 Kulfi; 1 Jalebi 250 g', '1 Kulfi; 1 Jalebi 250 g'],
          ['samosa ke badle pakora de dein', '1 Mix Pakora; 1 Karak Chai', '1 Samosa 2 pcs; 1 Karak Chai'],
        ],
      },
      {
        group: 'follow-up: one and not the other',
        cases: [
          [
            'nihari half nahi full',
            '1 Nihari Breakfast Bowl (Full); 2 Tandoori Naan',
            '1 Nihari Breakfast Bowl (Half); 2 Tandoori Naan',
          ],
          [
            'karahi full nahi half chahiye',
            '1 Chicken Karahi (Half); 2 Roghni Naan',
            '1 Chicken Karahi (Full); 2 Roghni Naan',
          ],
          ['teen nahi do kulfi', '2 Kulfi; 1 Jalebi 250 g', '3 Kulfi; 1 Jalebi 250 g'],
          ['naan do nahi chaar chahiye', '4 Garlic Naan; 1 Kheer', '2 Garlic Naan; 1 Kheer'],
          ['chicken nahi mutton biryani', '1 Mutton Biryani (Single)', '1 Chicken Biryani (Single)'],
          ['pizza small nahi large', '1 Margherita (Large)', '1 Margherita (Small)'],
          ['nahi nahi cola hata do', '1 Egg Biryani (Single)', '1 Egg Biryani (Single); 1 Cola chilled'],
          ['mujhe samosa nahi chahiye', '1 Fruit Chaat', '2 Samosa 2 pcs; 1 Fruit Chaat'],
          ['falooda nahi kulfi chahiye', '1 Kulfi', '1 Rose Falooda'],
          [
            'soup mild nahi hot',
            '1 Chicken Corn Soup {Hot}; 1 Egg Fried Rice',
            '1 Chicken Corn Soup {Mild}; 1 Egg Fried Rice',
          ],
          ['i need three samosas not one', '3 Samosa 2 pcs; 1 Karak Chai', '1 Samosa 2 pcs; 1 Karak Chai'],
          [
            'the karahi full not half',
            '1 Mutton Karahi (Full); 2 Garlic Naan',
            '1 Mutton Karahi (Half); 2 Garlic Naan',
          ],
          [
            'five naans not four',
            '5 Roghni Naan; 1 Chicken Handi (Half)',
            '4 Roghni Naan; 1 Chicken Handi (Half)',
          ],
          ['do paratha nahi teen', '3 Aloo Paratha', '2 Aloo Paratha'],
          [
            'biryani double nahi single kar do',
            '1 Beef Biryani (Single); 1 Cola chilled',
            '1 Beef Biryani (Double); 1 Cola chilled',
          ],
          [
            'the pizza i want it medium not large',
            '1 Fajita Pizza (Medium); 1 Garlic Bread',
            '1 Fajita Pizza (Large); 1 Garlic Bread',
          ],
          ['chai do nahi ek hi theek hai', '1 Karak Chai; 2 Samosa 2 pcs', '2 Karak Chai; 2 Samosa 2 pcs'],
          [
            'handi half nahi full chahiye thi',
            '1 Chicken Handi (Full); 2 Roghni Naan',
            '1 Chicken Handi (Half); 2 Roghni Naan',
          ],
          ['paratha teen nahi paanch', '5 Aloo Paratha; 1 Karak Chai', '3 Aloo Paratha; 1 Karak Chai'],
          [
            'i said four colas not two',
            '4 Cola chilled; 1 Egg Biryani (Single)',
            '2 Cola chilled; 1 Egg Biryani (Single)',
          ],
          [
            'the margherita should be large not small',
            '1 Margherita (Large); 1 Hot Wings',
            '1 Margherita (Small); 1 Hot Wings',
          ],
          [
            'biryani family nahi double',
            '1 Beef Biryani (Double); 1 Cola chilled',
            '1 Beef Biryani (Family); 1 Cola chilled',
          ],
          ['not two but three naan', '3 Garlic Naan; 1 Kheer', '2 Garlic Naan; 1 Kheer'],
          ['kulfi ek nahi do', '2 Kulfi; 1 Jalebi 250 g', '1 Kulfi; 1 Jalebi 250 g'],
          [
            'noodles large nahi regular kar dein',
            '1 Szechuan Noodles (Regular)',
            '1 Szechuan Noodles (Large)',
          ],
          [
            'it should be one lassi not three',
            '1 Sweet Lassi; 1 Egg Biryani (Single)',
            '3 Sweet Lassi; 1 Egg Biryani (Single)',
          ],
          ['beef nahi mutton karahi chahiye', '1 Mutton Karahi (Half)', '1 Chicken Karahi (Half)'],
          ['jalebi nahi gulab jamun', '1 Gulab Jamun', '1 Jalebi 250 g'],
          [
            'no the soup hot not mild',
            '1 Chicken Corn Soup {Hot}; 1 Egg Fried Rice',
            '1 Chicken Corn Soup {Mild}; 1 Egg Fried Rice',
          ],
        ],
      },
      {
        group: 'new values: a portion called like a dish',
        cases: [
          ['make it with fries', '1 Crispy Zinger (With fries)', '1 Crispy Zinger (Burger only)'],
          [
            'can you make that with fries please',
            '1 Crispy Zinger (With fries); 1 Cola chilled',
            '1 Crispy Zinger (Burger only); 1 Cola chilled',
          ],
          ['with fries', '1 Crispy Zinger (With fries)', '1 Crispy Zinger (With fries)'],
          ['burger only', '1 Crispy Zinger (Burger only)', '1 Crispy Zinger (With fries)'],
          [
            'just burger only please',
            '2 Kulfi; 1 Crispy Zinger (Burger only)',
            '2 Kulfi; 1 Crispy Zinger (With fries)',
          ],
          [
            'a beef burger only',
            '1 Crispy Zinger (With fries); 1 Classic Beef Burger (Burger only)',
            '1 Crispy Zinger (With fries)',
          ],
        ],
      },
    ],
  ],
];
