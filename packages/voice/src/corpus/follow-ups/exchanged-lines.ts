import type { CorpusSets } from '../corpus.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

/** One dish of the order given up for another. */
export const exchangedLineSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: rather have another',
        cases: [
          [
            'i changed my mind about the soup id rather have dumplings',
            '1 Egg Fried Rice; 1 Chicken Dumplings 6 pcs',
            '1 Egg Fried Rice; 1 Hot & Sour Soup',
          ],
          [
            'id rather have the handi than the karahi',
            '1 Chicken Handi (Half); 1 Roghni Naan',
            '1 Chicken Karahi (Half); 1 Roghni Naan',
          ],
          [
            'id prefer a lemonade over the shake',
            '1 Crispy Zinger; 1 Fresh Lemonade',
            '1 Crispy Zinger; 1 Oreo Shake',
          ],
          [
            'on second thought forget the pasta i prefer spaghetti',
            '1 Meatball Spaghetti',
            '1 Creamy Alfredo Pasta',
          ],
          [
            'about the kheer id rather have kulfi',
            '1 Malai Boti (Single); 1 Kulfi',
            '1 Malai Boti (Single); 1 Kheer',
          ],
          [
            'my wife would rather eat palak paneer than butter chicken',
            '1 Palak Paneer (Half); 2 Cheese Naan',
            '1 Butter Chicken (Half); 2 Cheese Naan',
          ],
          [
            'not feeling the lassi anymore a cola would be better',
            '1 Chicken Biryani (Single); 1 Cola chilled',
            '1 Chicken Biryani (Single); 1 Sweet Lassi',
          ],
          [
            'the kids decided they prefer fajita to pepperoni',
            '2 Fajita Pizza (Medium)',
            '2 Pepperoni Pizza (Medium)',
          ],
          [
            'changed my mind on the jalebi get me gulab jamun',
            '1 Gulab Jamun; 1 Kashmiri Chai',
            '1 Jalebi 250 g; 1 Kashmiri Chai',
          ],
          ['chai nahi lassi de do', '1 Halwa Puri; 1 Sweet Lassi', '1 Halwa Puri; 1 Karak Chai'],
          [
            'the noodles no longer appeal make it fried rice',
            '1 Special Fried Rice|Egg Fried Rice',
            '1 Szechuan Noodles',
          ],
          [
            'lets have the bihari boti rather than the malai boti',
            '1 Bihari Boti (Double)',
            '1 Malai Boti (Double)',
          ],
          [
            'cheese melt sounds better than the beef burger swap it',
            '1 Cheese Melt Burger (With fries)',
            '1 Classic Beef Burger (With fries)',
          ],
          [
            'i think the tikka pizza is better than the veggie one change it',
            '1 Chicken Tikka Pizza (Large)',
            '1 Garden Veggie Pizza (Large)',
          ],
          [
            'weve changed our minds about the pasta get us the spaghetti',
            '1 Meatball Spaghetti; 1 Garlic Bread',
            '1 Creamy Alfredo Pasta; 1 Garlic Bread',
          ],
          ['she would rather have kheer than kulfi', '1 Kheer; 1 Jalebi 250 g', '1 Kulfi; 1 Jalebi 250 g'],
          [
            'we prefer tandoori roti over naan',
            '1 Mutton Karahi (Half); 3 Tandoori Roti',
            '1 Mutton Karahi (Half); 3 Garlic Naan',
          ],
          [
            'actually i prefer the karahi to butter chicken',
            '1 Chicken Karahi (Half)',
            '1 Chicken Karahi (Half)',
          ],
          [
            'my brother prefers beef biryani to mutton biryani',
            '1 Beef Biryani (Double)',
            '1 Mutton Biryani (Double)',
          ],
          [
            'im not in the mood for soup anymore spring rolls would be nicer',
            '1 Egg Fried Rice; 1 Spring Rolls 4 pcs',
            '1 Egg Fried Rice; 1 Hot & Sour Soup',
          ],
          ['falooda nahi gola de dein', '1 Rainbow Gola', '1 Rose Falooda'],
          [
            'forget the shake i would rather have a lemonade',
            '1 Crispy Zinger; 1 Fresh Lemonade',
            '1 Crispy Zinger; 1 Oreo Shake',
          ],
          [
            'the kids want margherita rather than pepperoni',
            '1 Margherita (Large); 1 Garlic Bread',
            '1 Pepperoni Pizza (Large); 1 Garlic Bread',
          ],
          [
            'the omelette sounds nicer than the paratha swap them',
            '1 Masala Omelette; 1 Karak Chai',
            '1 Aloo Paratha; 1 Karak Chai',
          ],
          [
            'id much rather have the palak paneer than the daal',
            '1 Palak Paneer (Half); 2 Cheese Naan',
            '1 Daal Makhani (Half); 2 Cheese Naan',
          ],
          [
            'changed my mind about the wings ill take the fries',
            '1 Loaded Fries; 1 Oreo Shake',
            '1 Smoky Wings 8 pcs; 1 Oreo Shake',
          ],
        ],
      },
    ],
  ],
];
