import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu } from '../menus/shop.ts';

/** Roman Urdu written after its turns were read: 66 of 77 were understood before anything was changed for them. */
export const romanUrduFurtherSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'urdu, further',
        cases: [
          [
            'bhai jaan do chicken handi half aur aath roghni naan bhijwa dein',
            '2 Chicken Handi (Half); 8 Roghni Naan',
          ],
          ['aloo paratha chaar chahiye aur saath teen karak chai cheeni kam', '4 Aloo Paratha; 3 Karak Chai'],
          [
            'mujhe ek beef burger chahiye bina pyaz ke aur ek oreo shake large',
            '1 Classic Beef Burger; 1 Oreo Shake (Large)',
          ],
          ['kheer teen aur ras malai do regular', '3 Kheer|Shahi Kheer; 2 Ras Malai (Regular)'],
          ['chowmein large ek gajar na daalna soya sauce zyada', '1 Chicken Chowmein (Large)'],
          ['biryani mutton wali ek double mirch tez', '1 Mutton Biryani (Double) {Hot}'],
          ['hum dono ko ek ek kashmiri chai aur ek jalebi', '2 Kashmiri Chai; 1 Jalebi'],
          [
            'abbu ke liye ek paya half ammi ke liye ek nihari full',
            '1 Paya (Half); 1 Nihari Breakfast Bowl (Full)',
          ],
          ['seekh kebab teen plate nahi do plate kar dein', '2 Seekh Kebab|Beef Seekh Kebab'],
          ['ek fajita pizza large nahi medium kar do', '1 Fajita Pizza (Medium)'],
          ['das naan garlic wale aur paanch tandoori roti', '10 Garlic Naan; 5 Tandoori Roti'],
          ['agar kulfi hai to teen de dein', '3 Kulfi'],
          [
            'mehmaan aa rahe hain chaar kabuli pulao double aur ek roast lamb leg family',
            '4 Kabuli Pulao (Double); 1 Roast Lamb Leg (Family)',
          ],
          ['club sandwich do ek bina tamatar', '2 Club Sandwich'],
          ['gol gappay ek plate aur dahi bhallay bhi ek plate meetha zyada', '1 Gol Gappay; 1 Dahi Bhallay'],
          [
            'bachon ke liye do zinger ka meal aur hamare liye ek chicken karahi full',
            '2 Crispy Zinger (Meal with drink); 1 Chicken Karahi (Full)',
          ],
          [
            'ek cheese naan ek garlic naan ek roghni naan sab do do kar dein',
            '2 Cheese Naan; 2 Garlic Naan; 2 Roghni Naan',
          ],
          ['lemonade chaar glass barf zyada', '4 Fresh Lemonade'],
          ['socha tha karahi mangwaun lekin aaj butter chicken half le lete hain', '1 Butter Chicken (Half)'],
          ['tomato soup ek regular kali mirch alag', '1 Tomato Basil Soup (Regular)'],
          ['masala fries large do namak kam ketchup alag se', '2 Masala Fries (Large)'],
          ['ek margherita choti aur ek pepperoni bari', '1 Margherita (Small); 1 Pepperoni Pizza (Large)'],
          ['chicken tikka leg teen do mild ek hot', '2 Chicken Tikka Leg {Mild}; 1 Chicken Tikka Leg {Hot}'],
          ['mujhe halwa puri do aur chai ek', '2 Halwa Puri; 1 Karak Chai||1 Halwa Puri; 1 Karak Chai'],
          ['wings smoky wale double hot nahi mild', '1 Smoky Wings (Double) {Mild}'],
          [
            'acha suno ek to chicken biryani family extra hot aur doosra raita hai to woh bhi warna rehne dena',
            '1 Chicken Biryani (Family) {Extra Hot}',
          ],
          ['beef seekh kebab double ek teekha na ho', '1 Beef Seekh Kebab (Double) {Mild}'],
          [
            'chacha ko paya pasand hai unke liye full mere liye half nihari',
            '1 Paya (Full); 1 Nihari Breakfast Bowl (Half)',
          ],
          ['jalebi garam garam do aur gulab jamun ek plate', '2 Jalebi; 1 Gulab Jamun'],
          ['palak paneer full ek makhan zyada mirch kam', '1 Palak Paneer (Full) {Mild}'],
          ['molten sundae chaar nahi paanch kyunke ek aur bacha aa gaya', '5 Molten Sundae'],
          ['koi acha sa burger nahi bas ek bun kebab with fries', '1 Bun Kebab (With fries)'],
          ['teen log hain teeno ko ek ek zinger with fries', '3 Crispy Zinger (With fries)'],
          ['egg biryani single do aloo alag se rakhna', '2 Egg Biryani (Single)'],
          ['garlic bread do tomato soup ek large', '2 Garlic Bread; 1 Tomato Basil Soup (Large)'],
          ['mutton karahi half kar dein full nahi', '1 Mutton Karahi|Mutton Karahi Special (Half)'],
          [
            'chicken dumplings sharing wale do aur spring rolls large wale teen',
            '2 Chicken Dumplings (Sharing); 3 Spring Rolls (Large)',
          ],
          ['bees roti pandrah naan tandoori', '20 Tandoori Roti; 15 Tandoori Naan'],
          ['chicken manchurian mat bhejna szechuan noodles bhej do ek large', '1 Szechuan Noodles (Large)'],
          ['falooda ek mera ek behen ka', '2 Rose Falooda'],
          ['meri taraf se do kulfi aur bhabhi ki taraf se ek falooda', '2 Kulfi; 1 Rose Falooda'],
          [
            'orange juice do large aur ek regular',
            '2 Fresh Orange Juice (Large); 1 Fresh Orange Juice (Regular)',
          ],
          ['ek chicken tikka pizza large jis mein mushroom na ho', '1 Chicken Tikka Pizza (Large)'],
        ],
      },
      {
        group: 'urdu, further: with an order there',
        cases: [
          [
            'lassi ki jagah cola kar do',
            '1 Cola; 1 Chicken Biryani (Single)',
            '1 Sweet Lassi; 1 Chicken Biryani (Single)',
          ],
          ['ek naan kam kar do', '3 Garlic Naan', '4 Garlic Naan'],
          ['chai teen kar dein', '3 Karak Chai; 1 Halwa Puri', '1 Karak Chai; 1 Halwa Puri'],
          ['biryani ko double kar do', '1 Beef Biryani (Double); 1 Cola', '1 Beef Biryani (Single); 1 Cola'],
          ['soup rehne do', '1 Club Sandwich', '1 Tomato Basil Soup; 1 Club Sandwich'],
          ['do aur roti de dein', '6 Tandoori Roti; 1 Paya (Half)', '4 Tandoori Roti; 1 Paya (Half)'],
          [
            'karahi mein namak kam rakhna',
            '1 Chicken Karahi (Full); 2 Roghni Naan',
            '1 Chicken Karahi (Full); 2 Roghni Naan',
          ],
          [
            'burger hata do aur ek club sandwich daal do',
            '1 Club Sandwich; 1 Cola',
            '1 Classic Beef Burger; 1 Cola',
          ],
          ['pizza medium nahi large', '1 Fajita Pizza (Large)', '1 Fajita Pizza (Medium)'],
          [
            'dono double kar do',
            '1 Chicken Boti (Double); 1 Bihari Boti (Double)',
            '1 Chicken Boti (Single); 1 Bihari Boti (Single)',
          ],
          ['ek brownie bhi', '1 Club Sandwich; 1 Chocolate Brownie', '1 Club Sandwich'],
          ['salad wapas le lo', '1 Butter Chicken (Full)', '1 Butter Chicken (Full); 1 Garden Salad'],
          [
            'naan chaar nahi chhe',
            '6 Garlic Naan; 1 Mutton Karahi (Full)',
            '4 Garlic Naan; 1 Mutton Karahi (Full)',
          ],
          ['pepsi ki jagah nimbu pani', '1 Fresh Lemonade; 1 Club Sandwich', '1 Cola; 1 Club Sandwich'],
          [
            'chai wapis le lein aur green tea de dein',
            '1 Green Tea; 1 Halwa Puri',
            '1 Karak Chai; 1 Halwa Puri',
          ],
          [
            'karahi mild kar dein bachay khayenge',
            '1 Chicken Karahi {Mild}; 2 Roghni Naan',
            '1 Chicken Karahi {Hot}; 2 Roghni Naan',
          ],
          ['brownie cancel karo sundae rakho', '1 Molten Sundae', '1 Chocolate Brownie; 1 Molten Sundae'],
          ['bas ek hi kaafi hai', '1 Club Sandwich', '2 Club Sandwich'],
          ['ek paratha aur', '3 Aloo Paratha', '2 Aloo Paratha'],
          [
            'pyaz wala nahi chahiye burger mein pyaz na dalein',
            '1 Classic Beef Burger',
            '1 Classic Beef Burger',
          ],
          [
            'large wali coke regular kar do',
            '1 Cola (Regular); 1 Crispy Zinger',
            '1 Cola (Large); 1 Crispy Zinger',
          ],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'urdu, further: at a burger bar',
        cases: [
          ['nuggets nau piece wale do aur soda large do', '2 Chicken Nuggets (9 pieces); 2 Soda (Large)'],
          ['mujhe double stack chahiye aur bhai ko bhi wohi lekin pyaz na ho', '2 Double Stack Burger'],
          ['teen classic burger do bina pickles ke', '3 Classic Burger'],
          [
            'volcano burger hot do aur curly fries medium do',
            '2 Volcano Burger {Hot}; 2 Curly Fries (Medium)',
          ],
          ['french fries chahiye teen large namak thora kam', '3 French Fries (Large)'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'urdu, further: at a coffee shop',
        cases: [
          ['americano do cheeni alag aur ek croissant garam kar ke', '2 Americano; 1 Butter Croissant'],
          ['mere liye latte medium aur dost ke liye mocha small', '1 Latte (Medium); 1 Mocha (Small)'],
          ['do cappuccino ek large ek small jhaag zyada', '1 Cappuccino (Large); 1 Cappuccino (Small)'],
          ['chai latte teen medium doodh kam', '3 Chai Latte (Medium)'],
          ['cookie paanch nahi chhe kar dein', '6 Chocolate Chip Cookie'],
        ],
      },
    ],
  ],
];
