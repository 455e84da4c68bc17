import type { CorpusSets } from '../corpus.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

/** What of the order stays and what goes, by name, by size, by place, by what the card lists it under. */
export const whatStaysSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: all but some go',
        cases: [
          [
            'everything except the kheer can be removed',
            '1 Kheer (Large)',
            '2 Garlic Naan; 1 Kheer (Large); 1 Mutton Karahi (Half)',
          ],
          [
            'remove everything except the kheer',
            '1 Kheer (Large)',
            '2 Garlic Naan; 1 Kheer (Large); 1 Mutton Karahi (Half)',
          ],
          [
            'take out everything but the fajita pizza',
            '1 Fajita Pizza (Medium)',
            '1 Fajita Pizza (Medium); 2 Garlic Bread; 1 Molten Sundae',
          ],
          [
            'cancel all of it apart from the soup',
            '1 Chicken Corn Soup',
            '1 Chicken Corn Soup; 2 Spring Rolls 4 pcs; 1 Egg Fried Rice',
          ],
          [
            'i want everything gone but the brownie',
            '1 Chocolate Brownie',
            '1 Chocolate Brownie; 1 Caesar Salad; 2 Crispy Zinger (With fries)',
          ],
          [
            'all except the two naans should come off',
            '2 Roghni Naan',
            '1 Chicken Handi (Full); 2 Roghni Naan; 1 Garden Salad',
          ],
          ['delete all but the paya', '1 Paya (Full)', '1 Paya (Full); 3 Lachha Paratha; 2 Karak Chai'],
          [
            'everything but the wings is not needed',
            '1 Hot Wings (Large)',
            '1 Hot Wings (Large); 1 Margherita (Small); 1 Tomato Basil Soup',
          ],
          [
            'other than the samosas i dont want anything',
            '3 Samosa 2 pcs',
            '3 Samosa 2 pcs; 1 Fruit Chaat; 1 Fresh Orange Juice',
          ],
          [
            'except for the butter chicken please remove all of it',
            '1 Butter Chicken (Half)',
            '1 Butter Chicken (Half); 4 Cheese Naan; 1 Ras Malai',
          ],
          ['jalebi ke ilawa sab hata do', '1 Jalebi 250 g', '1 Jalebi 250 g; 2 Kulfi; 1 Rainbow Gola'],
          [
            'sirf biryani rehne do baqi sab hata dein',
            '2 Chicken Biryani (Single)',
            '2 Chicken Biryani (Single); 1 Cola chilled; 1 Gulab Jamun',
          ],
          [
            'get rid of everything aside from the dumplings',
            '1 Chicken Dumplings 6 pcs',
            '1 Chicken Dumplings 6 pcs; 1 Beef Chilli Dry; 1 Hot & Sour Soup',
          ],
          [
            'the only thing i want to keep is the omelette',
            '1 Masala Omelette',
            '2 Halwa Puri; 1 Masala Omelette; 1 Sweet Lassi',
          ],
          [
            'just leave the pasta and remove the others',
            '1 Creamy Alfredo Pasta (Large)',
            '1 Creamy Alfredo Pasta (Large); 1 Garlic Bread; 2 Pepperoni Pizza (Small)',
          ],
          [
            'nothing but the reshmi kebab please take the rest off',
            '1 Reshmi Kebab (Double)',
            '1 Reshmi Kebab (Double); 2 Tandoori Roti; 1 Mint Margarita',
          ],
          [
            'can you clear the whole order apart from the seekh kebab',
            '2 Seekh Kebab 4 pcs (Single)',
            '2 Seekh Kebab 4 pcs (Single); 1 Cola chilled; 1 Kachumber Salad',
          ],
          [
            'i have decided to only go with the shake so take out the rest',
            '1 Oreo Shake',
            '1 Oreo Shake; 1 Crispy Zinger; 1 Loaded Fries',
          ],
          [
            'lets get rid of everything besides the daal',
            '1 Daal Makhani (Full)',
            '1 Daal Makhani (Full); 3 Cheese Naan; 1 Palak Paneer (Half)',
          ],
          [
            'the chaat is the only one i want the others can be dropped',
            '1 Samosa Chaat',
            '1 Samosa Chaat; 2 Gol Gappay 8 pcs; 1 Karak Chai',
          ],
          [
            'throw everything out but leave the pepperoni',
            '1 Pepperoni Pizza (Large)',
            '1 Pepperoni Pizza (Large); 1 Hot Wings; 1 Garlic Bread',
          ],
          [
            'i need nothing except the nihari',
            '1 Nihari Breakfast Bowl (Half)',
            '1 Nihari Breakfast Bowl (Half); 2 Lachha Paratha; 1 Karak Chai',
          ],
          ['kulfi chhor kar baqi sab cancel kar do', '2 Kulfi', '2 Kulfi; 1 Jalebi 250 g; 1 Fruit Chaat'],
          [
            'sab kuch nikal do siwaye pizza ke',
            '1 Fajita Pizza (Small)',
            '1 Fajita Pizza (Small); 1 Garlic Bread; 1 Molten Sundae',
          ],
          [
            'i would like to cancel all items other than the two wings',
            '2 Smoky Wings 8 pcs (Single)',
            '2 Smoky Wings 8 pcs (Single); 1 Club Sandwich; 1 Fresh Lemonade',
          ],
          [
            'all the things except chowmein and soup should be taken off',
            '1 Chicken Chowmein; 1 Hot & Sour Soup',
            '1 Chicken Chowmein; 1 Hot & Sour Soup; 1 Spring Rolls 4 pcs; 1 Dynamite Prawns',
          ],
          [
            'just the handi stays everything else goes',
            '1 Chicken Handi (Half)',
            '1 Chicken Handi (Half); 2 Tandoori Naan; 1 Garden Salad',
          ],
          [
            'with the exception of the paratha remove it all',
            '2 Aloo Paratha',
            '2 Aloo Paratha; 1 Halwa Puri; 1 Karak Chai',
          ],
          [
            'drop everything save the falooda',
            '1 Rose Falooda (Large)',
            '1 Rose Falooda (Large); 1 Jalebi 250 g; 1 Rainbow Gola',
          ],
          [
            'remove all that isnt pizza',
            '1 Margherita (Small); 1 Fajita Pizza (Small)',
            '1 Margherita (Small); 1 Garlic Bread; 1 Fajita Pizza (Small); 1 Hot Wings',
          ],
          [
            'biryani rakho aur baaki sab hata do',
            '1 Egg Biryani (Double)',
            '1 Egg Biryani (Double); 1 Cola chilled; 2 Shami Kebab 3 pcs',
          ],
        ],
      },
      {
        group: 'follow-up: one stays, one goes',
        cases: [
          [
            'keep the karahi and the tea the rest i dont need',
            '1 Shinwari Karahi (Half); 2 Green Tea',
            '1 Shinwari Karahi (Half); 2 Green Tea; 3 Roghni Naan',
          ],
          [
            'leave the pizza alone its the soup i dont want',
            '1 Margherita (Large)',
            '1 Margherita (Large); 1 Tomato Basil Soup',
          ],
          [
            'the chowmein stays the noodles go',
            '1 Chicken Chowmein (Large)',
            '1 Chicken Chowmein (Large); 1 Szechuan Noodles (Large)',
          ],
          ['keep the shake lose the lemonade', '1 Oreo Shake', '1 Oreo Shake; 1 Fresh Lemonade'],
          [
            'not the halwa puri its the paratha you should remove',
            '2 Halwa Puri',
            '2 Halwa Puri; 1 Aloo Paratha',
          ],
          ['dont remove the kulfi remove the falooda', '1 Kulfi', '1 Kulfi; 1 Rose Falooda'],
          [
            'i still want the salad but not the sandwich',
            '1 Caesar Salad',
            '1 Caesar Salad; 1 Club Sandwich',
          ],
          [
            'the pulao is fine just take away the daal',
            '1 Kabuli Pulao (Single)',
            '1 Kabuli Pulao (Single); 1 Daal Makhani (Half)',
          ],
          ['chai rehne do paratha hata do', '2 Karak Chai', '2 Karak Chai; 2 Anda Paratha'],
          [
            'its the wings that have to go not the fries',
            '1 Loaded Fries',
            '1 Smoky Wings 8 pcs; 1 Loaded Fries',
          ],
          [
            'the prawns can stay but drop the rolls',
            '1 Dynamite Prawns (Full)',
            '1 Dynamite Prawns (Full); 2 Spring Rolls 4 pcs (Regular)',
          ],
          [
            'dont touch the malai boti but the bihari boti isnt needed',
            '1 Malai Boti (Double)',
            '1 Malai Boti (Double); 1 Bihari Boti (Double)',
          ],
          [
            'we will keep the gulab jamun and skip the lassi',
            '4 Gulab Jamun',
            '4 Gulab Jamun; 2 Sweet Lassi',
          ],
          ['leave the naan in and take the roti out', '3 Garlic Naan', '3 Garlic Naan; 4 Tandoori Roti'],
          [
            'biryani ko rehne do bas cola nikal do',
            '1 Beef Biryani (Family)',
            '1 Beef Biryani (Family); 2 Cola chilled',
          ],
          [
            'i dont mind the pakora staying but the chaat should go',
            '1 Mix Pakora',
            '1 Mix Pakora; 1 Samosa Chaat',
          ],
          [
            'you can keep the boti but please take the kebab off',
            '1 Chicken Boti (Single)',
            '1 Chicken Boti (Single); 1 Reshmi Kebab (Single)',
          ],
          [
            'im happy with the burger though the fries should be removed',
            '1 Cheese Melt Burger (Burger only)',
            '1 Cheese Melt Burger (Burger only); 1 Loaded Fries',
          ],
          [
            'lose the gol gappay hold on to the samosas',
            '2 Samosa 2 pcs',
            '1 Gol Gappay 8 pcs; 2 Samosa 2 pcs',
          ],
          ['the one i want gone is the paya the chai is okay', '2 Karak Chai', '1 Paya (Half); 2 Karak Chai'],
          [
            'no no dont cancel the pasta cancel the wings',
            '1 Creamy Alfredo Pasta (Small)',
            '1 Creamy Alfredo Pasta (Small); 1 Hot Wings',
          ],
          ['jalebi rakhni hai kheer nahi chahiye', '1 Jalebi 250 g', '1 Jalebi 250 g; 1 Shahi Kheer'],
          [
            'i want the karahi i dont want the handi',
            '1 Shinwari Karahi (Full)',
            '1 Shinwari Karahi (Full); 1 Chicken Handi (Full)',
          ],
          [
            'the salad should remain but you can scrap the tea',
            '1 Garden Salad',
            '1 Garden Salad; 2 Green Tea',
          ],
          [
            'it was the cola i wanted removed not the lassi',
            '2 Sweet Lassi',
            '1 Cola chilled; 2 Sweet Lassi',
          ],
          [
            'let the naan be and cancel the rice',
            '2 Cheese Naan',
            '2 Cheese Naan; 1 Plain Basmati Rice (Single)',
          ],
          [
            'yes to the prawns no to the dumplings',
            '1 Dynamite Prawns (Half)',
            '1 Dynamite Prawns (Half); 1 Chicken Dumplings 6 pcs',
          ],
          [
            'samosa wala rehne dein lekin pakora nikal dein',
            '1 Samosa 2 pcs',
            '1 Samosa 2 pcs; 1 Mix Pakora',
          ],
          [
            'take off the sundae but not the garlic bread',
            '2 Garlic Bread',
            '1 Molten Sundae; 2 Garlic Bread',
          ],
          [
            'the platter we need the margarita we dont',
            '1 Tikka House Platter (Family)',
            '1 Tikka House Platter (Family); 2 Mint Margarita',
          ],
          ['brownie can go shake can stay', '1 Oreo Shake', '1 Chocolate Brownie; 1 Oreo Shake'],
        ],
      },
      {
        group: 'follow-up: one of two sizes goes',
        cases: [
          [
            'take off one of the pizzas the small one',
            '1 Pepperoni Pizza (Large)',
            '1 Pepperoni Pizza (Large); 1 Pepperoni Pizza (Small)',
          ],
          [
            'not the large kulfi remove the regular one',
            '1 Kulfi (Large)',
            '1 Kulfi (Large); 1 Kulfi (Regular)',
          ],
          [
            'remove the half karahi',
            '1 Chicken Karahi (Full)',
            '1 Chicken Karahi (Half); 1 Chicken Karahi (Full)',
          ],
          [
            'the family biryani can go',
            '1 Chicken Biryani (Single)',
            '1 Chicken Biryani (Family); 1 Chicken Biryani (Single)',
          ],
          [
            'drop the sundae the large one i mean',
            '1 Molten Sundae (Regular)',
            '1 Molten Sundae (Large); 1 Molten Sundae (Regular)',
          ],
          [
            'one of the soups has to go the regular',
            '1 Chicken Corn Soup (Large)',
            '1 Chicken Corn Soup (Large); 1 Chicken Corn Soup (Regular)',
          ],
          [
            'i only need one daal keep the full',
            '1 Daal Tadka (Full)',
            '1 Daal Tadka (Half); 1 Daal Tadka (Full)',
          ],
          [
            'make the small margherita a medium',
            '1 Margherita (Medium); 1 Margherita (Large)',
            '1 Margherita (Small); 1 Margherita (Large)',
          ],
          [
            'the large cola should be two',
            '2 Cola chilled (Large); 1 Cola chilled (Regular)',
            '1 Cola chilled (Large); 1 Cola chilled (Regular)',
          ],
          [
            'cancel the zinger thats just the burger',
            '1 Crispy Zinger (Meal with drink)',
            '1 Crispy Zinger (Meal with drink); 1 Crispy Zinger (Burger only)',
          ],
          [
            'remove the zinger meal',
            '1 Crispy Zinger (Burger only)',
            '1 Crispy Zinger (Meal with drink); 1 Crispy Zinger (Burger only)',
          ],
          [
            'lose the falooda not the large the regular one',
            '1 Rose Falooda (Large)',
            '1 Rose Falooda (Large); 1 Rose Falooda (Regular)',
          ],
          [
            'nihari ka half wala hata do',
            '1 Nihari Breakfast Bowl (Full)',
            '1 Nihari Breakfast Bowl (Half); 1 Nihari Breakfast Bowl (Full)',
          ],
          [
            'remove a chai the bigger one',
            '1 Karak Chai (Regular)',
            '1 Karak Chai (Large); 1 Karak Chai (Regular)',
          ],
          [
            'take away the smaller of the two pastas',
            '1 Creamy Alfredo Pasta (Large)',
            '1 Creamy Alfredo Pasta (Large); 1 Creamy Alfredo Pasta (Small)',
          ],
          [
            'keep the large shake and remove the regular shake',
            '1 Oreo Shake (Large)',
            '1 Oreo Shake (Large); 1 Oreo Shake (Regular)',
          ],
          [
            'of the two fajitas remove the big one',
            '1 Fajita Pizza (Small)',
            '1 Fajita Pizza (Large); 1 Fajita Pizza (Small)',
          ],
          [
            'the regular lassi isnt needed',
            '1 Sweet Lassi (Large)',
            '1 Sweet Lassi (Large); 2 Sweet Lassi (Regular)',
          ],
          [
            'take out the soup i mean the large soup',
            '1 Tomato Basil Soup (Regular)',
            '1 Tomato Basil Soup (Large); 1 Tomato Basil Soup (Regular)',
          ],
          [
            'cancel one handi the full one',
            '1 Chicken Handi (Half)',
            '1 Chicken Handi (Full); 1 Chicken Handi (Half)',
          ],
          [
            'the small pepperoni goes the large one stays',
            '1 Pepperoni Pizza (Large)',
            '1 Pepperoni Pizza (Small); 1 Pepperoni Pizza (Large)',
          ],
          [
            'karahi half wali cancel kar do',
            '1 Chicken Karahi (Full)',
            '1 Chicken Karahi (Half); 1 Chicken Karahi (Full)',
          ],
          [
            'get rid of the hot one keep the mild chowmein',
            '1 Chicken Chowmein {Mild}',
            '1 Chicken Chowmein {Mild}; 1 Chicken Chowmein {Hot}',
          ],
          [
            'i dont need the family biryani anymore',
            '1 Mutton Biryani (Single)',
            '1 Mutton Biryani (Family); 1 Mutton Biryani (Single)',
          ],
          [
            'we only want the larger kulfi take the other off',
            '1 Kulfi (Large)',
            '1 Kulfi (Large); 1 Kulfi (Regular)',
          ],
          [
            'remove the double decker with fries',
            '1 Double Decker (Burger only)',
            '1 Double Decker (With fries); 1 Double Decker (Burger only)',
          ],
          [
            'remove the soup',
            '1 Chicken Corn Soup (Large); 1 Chicken Corn Soup (Regular)',
            '1 Chicken Corn Soup (Large); 1 Chicken Corn Soup (Regular)',
          ],
          [
            'drop the bigger jalebi',
            '1 Jalebi 250 g (Regular)',
            '1 Jalebi 250 g (Large); 1 Jalebi 250 g (Regular)',
          ],
          [
            'both fajitas can go',
            '1 Garlic Bread',
            '1 Fajita Pizza (Large); 1 Fajita Pizza (Small); 1 Garlic Bread',
          ],
        ],
      },
      {
        group: 'follow-up: never asked for',
        cases: [
          ['i never asked for kulfi', '1 Jalebi 250 g', '1 Jalebi 250 g; 1 Kulfi'],
          ['hold on i didnt order any soup', '1 Egg Fried Rice', '1 Egg Fried Rice; 1 Hot & Sour Soup'],
          ['why is there a salad i didnt ask for that', '1 Crispy Zinger', '1 Crispy Zinger; 1 Caesar Salad'],
          ['who put pakora in there i dont want it', '2 Samosa 2 pcs', '2 Samosa 2 pcs; 1 Mix Pakora'],
          ['i did not say lassi', '1 Beef Biryani (Single)', '1 Beef Biryani (Single); 1 Sweet Lassi'],
          ['the garlic bread was not mine', '1 Margherita (Large)', '1 Margherita (Large); 1 Garlic Bread'],
          [
            'i dont remember ordering kheer take it off',
            '1 Chicken Boti (Single)',
            '1 Chicken Boti (Single); 1 Kheer',
          ],
          [
            'thats wrong i never wanted the brownie',
            '1 Double Decker',
            '1 Double Decker; 1 Chocolate Brownie',
          ],
          ['maine chai nahi mangi thi', '2 Halwa Puri', '2 Halwa Puri; 1 Karak Chai'],
          [
            'i only asked for one samosa not three',
            '1 Samosa 2 pcs; 1 Karak Chai',
            '3 Samosa 2 pcs; 1 Karak Chai',
          ],
          [
            'there shouldnt be any naan in there',
            '1 Chicken Handi (Half)',
            '1 Chicken Handi (Half); 3 Roghni Naan',
          ],
          ['you added a paya by mistake', '1 Masala Omelette', '1 Masala Omelette; 1 Paya (Half)'],
          [
            'we didnt ask for the spring rolls',
            '1 Beef Chilli Dry',
            '1 Beef Chilli Dry; 1 Spring Rolls 4 pcs',
          ],
          ['i asked for two kulfi not one', '2 Kulfi', '1 Kulfi'],
          [
            'the green tea is a mistake please remove',
            '1 Daal Tadka (Half)',
            '1 Daal Tadka (Half); 1 Green Tea',
          ],
          ['no one ordered the falooda', '1 Fruit Chaat', '1 Fruit Chaat; 1 Rose Falooda'],
          ['i certainly didnt ask for a shake', '1 Crispy Zinger', '1 Crispy Zinger; 1 Oreo Shake'],
          [
            'where did that kheer come from i dont want it',
            '1 Malai Boti (Single)',
            '1 Malai Boti (Single); 1 Kheer',
          ],
          [
            'there is a falooda in my cart that i did not order',
            '1 Jalebi 250 g',
            '1 Jalebi 250 g; 1 Rose Falooda',
          ],
          ['the soup must be an error', '1 Egg Fried Rice', '1 Egg Fried Rice; 1 Hot & Sour Soup'],
          ['yeh chai maine order nahi ki', '2 Samosa 2 pcs', '2 Samosa 2 pcs; 1 Karak Chai'],
          [
            'excuse me the brownie wasnt in my order',
            '1 Club Sandwich',
            '1 Club Sandwich; 1 Chocolate Brownie',
          ],
          ['i said no naan', '1 Chicken Handi (Half)', '1 Chicken Handi (Half); 2 Roghni Naan'],
          [
            'how come theres garlic bread i never said that',
            '1 Margherita (Small)',
            '1 Margherita (Small); 1 Garlic Bread',
          ],
          [
            'you got it wrong i dont want any lassi',
            '1 Beef Biryani (Single)',
            '1 Beef Biryani (Single); 1 Sweet Lassi',
          ],
          ['that paratha was added accidentally', '1 Paya (Half)', '1 Paya (Half); 1 Lachha Paratha'],
          [
            'nobody here asked for the dumplings',
            '1 Special Fried Rice',
            '1 Special Fried Rice; 1 Chicken Dumplings 6 pcs',
          ],
          ['hey i didnt say cola', '1 Egg Biryani (Single)', '1 Egg Biryani (Single); 1 Cola chilled'],
          ['what is this gola doing here remove it', '1 Kulfi', '1 Kulfi; 1 Rainbow Gola'],
          ['maine samosa nahi kaha tha', '1 Fruit Chaat', '1 Samosa 2 pcs; 1 Fruit Chaat'],
          ['i had no intention of ordering the salad', '1 Double Decker', '1 Double Decker; 1 Caesar Salad'],
        ],
      },
      {
        group: 'follow-up: a whole group goes',
        cases: [
          [
            'the drinks are not needed we have water at home',
            '1 Double Decker (With fries)',
            '1 Double Decker (With fries); 1 Oreo Shake; 1 Fresh Lemonade',
          ],
          ['no desserts please', '1 Chicken Handi (Half)', '1 Chicken Handi (Half); 1 Gajar Halwa'],
          [
            'we dont need drinks',
            '1 Chicken Biryani (Single)',
            '1 Chicken Biryani (Single); 2 Cola chilled; 1 Sweet Lassi',
          ],
          ['take the sweets off', '1 Fruit Chaat', '1 Kulfi; 1 Jalebi 250 g; 1 Fruit Chaat'],
          [
            'cancel all the bread',
            '1 Mutton Karahi (Half)',
            '1 Mutton Karahi (Half); 2 Garlic Naan; 1 Tandoori Roti',
          ],
          ['drinks hata do', '1 Crispy Zinger', '1 Crispy Zinger; 1 Oreo Shake; 1 Fresh Lemonade'],
          [
            'make the drinks large',
            '1 Crispy Zinger; 1 Oreo Shake (Large); 1 Fresh Lemonade (Large)',
            '1 Crispy Zinger; 1 Oreo Shake (Regular); 1 Fresh Lemonade (Regular)',
          ],
          [
            'none of the pizzas please',
            '1 Garlic Bread',
            '1 Fajita Pizza (Small); 1 Pepperoni Pizza (Small); 1 Garlic Bread',
          ],
          ['keep only the desserts', '1 Kulfi; 1 Rose Falooda', '1 Kulfi; 1 Rose Falooda; 1 Fruit Chaat'],
          [
            'the soups can go',
            '1 Egg Fried Rice',
            '1 Egg Fried Rice; 1 Hot & Sour Soup; 1 Chicken Corn Soup',
          ],
          [
            'double the burgers',
            '2 Crispy Zinger; 2 Double Decker; 1 Loaded Fries',
            '1 Crispy Zinger; 1 Double Decker; 1 Loaded Fries',
          ],
          ['remove everything sweet', '1 Chicken Boti (Single)', '1 Chicken Boti (Single); 1 Kheer'],
          [
            'the salad and the drink can both go',
            '1 Club Sandwich',
            '1 Club Sandwich; 1 Caesar Salad; 1 Oreo Shake',
          ],
          ['we are skipping dessert today', '1 Margherita (Large)', '1 Margherita (Large); 1 Molten Sundae'],
          [
            'sab drinks cancel',
            '1 Egg Biryani (Single)',
            '1 Egg Biryani (Single); 1 Cola chilled; 1 Sweet Lassi',
          ],
          ['leave the desserts out of it', '1 Fruit Chaat', '1 Kulfi; 1 Rose Falooda; 1 Fruit Chaat'],
          [
            'all the drinks can be cancelled',
            '1 Club Sandwich',
            '1 Club Sandwich; 1 Oreo Shake; 2 Fresh Lemonade',
          ],
          ['nobody wants dessert', '1 Margherita (Small)', '1 Margherita (Small); 1 Molten Sundae'],
          [
            'no bread for us',
            '1 Mutton Karahi (Full)',
            '1 Mutton Karahi (Full); 4 Garlic Naan; 2 Tandoori Roti',
          ],
          [
            'i dont want the naans',
            '1 Chicken Handi (Half)',
            '1 Chicken Handi (Half); 2 Roghni Naan; 1 Tandoori Naan',
          ],
          [
            'keep the food drop the drinks',
            '1 Chicken Biryani (Single)',
            '1 Chicken Biryani (Single); 1 Cola chilled; 1 Sweet Lassi',
          ],
          ['meetha hata do', '1 Chicken Boti (Single)', '1 Chicken Boti (Single); 1 Kheer'],
          [
            'get rid of both soups',
            '1 Egg Fried Rice',
            '1 Egg Fried Rice; 1 Hot & Sour Soup; 1 Chicken Corn Soup',
          ],
          ['please remove all burgers', '1 Loaded Fries', '1 Crispy Zinger; 1 Double Decker; 1 Loaded Fries'],
          [
            'we wont be needing the drinks',
            '1 Club Sandwich',
            '1 Club Sandwich; 1 Oreo Shake; 2 Fresh Lemonade',
          ],
          [
            'cold drinks nahi chahiye',
            '1 Chicken Biryani (Single)',
            '1 Chicken Biryani (Single); 1 Cola chilled',
          ],
        ],
      },
      {
        group: 'follow-up: by its place',
        cases: [
          ['the last thing i ordered take it away', '1 Samosa 2 pcs', '1 Samosa 2 pcs; 1 Karak Chai'],
          ['remove the last one', '1 Samosa 2 pcs', '1 Samosa 2 pcs; 1 Karak Chai'],
          ['cancel the first item', '1 Karak Chai', '1 Samosa 2 pcs; 1 Karak Chai'],
          ['scrap the last item please', '1 Kulfi', '1 Kulfi; 1 Jalebi 250 g'],
          ['take away what i added last', '1 Kulfi', '1 Kulfi; 1 Jalebi 250 g'],
          ['the first thing i said forget it', '1 Jalebi 250 g', '1 Kulfi; 1 Jalebi 250 g'],
          [
            'delete the thing i just added',
            '1 Chicken Handi (Half)',
            '1 Chicken Handi (Half); 1 Roghni Naan',
          ],
          [
            'the second item i dont want',
            '1 Chicken Handi (Half); 1 Green Tea',
            '1 Chicken Handi (Half); 1 Roghni Naan; 1 Green Tea',
          ],
          ['pehli cheez hata do', '1 Roghni Naan', '1 Chicken Handi (Half); 1 Roghni Naan'],
          ['aakhri wala hata do', '1 Chicken Handi (Half)', '1 Chicken Handi (Half); 1 Roghni Naan'],
          ['make two of the first thing', '2 Kulfi; 1 Jalebi 250 g', '1 Kulfi; 1 Jalebi 250 g'],
          [
            'the last one should be large',
            '1 Kulfi (Regular); 1 Jalebi 250 g (Large)',
            '1 Kulfi (Regular); 1 Jalebi 250 g (Regular)',
          ],
          ['drop the most recent one', '1 Kulfi', '1 Kulfi; 1 Jalebi 250 g'],
          ['remove the first two', '1 Green Tea', '1 Chicken Handi (Half); 1 Roghni Naan; 1 Green Tea'],
          [
            'remove the last two things',
            '1 Chicken Handi (Half)',
            '1 Chicken Handi (Half); 1 Roghni Naan; 1 Green Tea',
          ],
          ['no not that last one take it off again', '1 Kulfi', '1 Kulfi; 1 Jalebi 250 g'],
          ['that last thing remove it please', '1 Kulfi', '1 Kulfi; 1 Jalebi 250 g'],
          ['forget what i just ordered', '1 Kulfi', '1 Kulfi; 1 Jalebi 250 g'],
          ['i dont want the first one anymore', '1 Jalebi 250 g', '1 Kulfi; 1 Jalebi 250 g'],
          [
            'get rid of the third item',
            '1 Chicken Handi (Half); 1 Roghni Naan',
            '1 Chicken Handi (Half); 1 Roghni Naan; 1 Green Tea',
          ],
          [
            'keep the first and remove the second',
            '1 Chicken Handi (Half)',
            '1 Chicken Handi (Half); 1 Roghni Naan',
          ],
          [
            'the last two can go',
            '1 Chicken Handi (Half)',
            '1 Chicken Handi (Half); 1 Roghni Naan; 1 Green Tea',
          ],
          ['last wali cheez cancel kar do', '1 Samosa 2 pcs', '1 Samosa 2 pcs; 1 Karak Chai'],
          ['pehla wala nahi chahiye', '1 Karak Chai', '1 Samosa 2 pcs; 1 Karak Chai'],
          ['the very first thing i asked for can be removed', '1 Karak Chai', '1 Samosa 2 pcs; 1 Karak Chai'],
          ['cancel my latest addition', '1 Samosa 2 pcs; 2 Kulfi', '1 Samosa 2 pcs; 2 Kulfi; 1 Karak Chai'],
          [
            'the second one isnt needed',
            '1 Samosa 2 pcs; 1 Karak Chai',
            '1 Samosa 2 pcs; 2 Kulfi; 1 Karak Chai',
          ],
        ],
      },
    ],
  ],
];
