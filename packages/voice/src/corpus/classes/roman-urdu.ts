import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu } from '../menus/shop.ts';

/** Roman Urdu: how many stands behind the name, wishes behind what they speak of, and people change their minds in it. */
export const romanUrduSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'urdu: amounts behind and for people',
        cases: [
          [
            'seekh kebab double do aur sweet lassi large teen',
            '2 Seekh Kebab|Beef Seekh Kebab (Double); 3 Sweet Lassi (Large)',
          ],
          ['daal makhani half do cheese naan chaar', '2 Daal Makhani (Half); 4 Cheese Naan'],
          ['hot and sour soup large do spring rolls ek', '2 Hot & Sour Soup (Large); 1 Spring Rolls'],
          [
            'pepperoni pizza large do aur fajita small ek',
            '2 Pepperoni Pizza (Large); 1 Fajita Pizza (Small)',
          ],
          ['bhai zinger ka meal teen aur bun kebab do', '3 Crispy Zinger (Meal with drink); 2 Bun Kebab'],
          ['mix pakora bhi do plate kar dena', '2 Mix Pakora'],
          ['ek fruit chaat aur haan dahi bhallay bhi do plate', '1 Fruit Chaat; 2 Dahi Bhallay'],
          ['karak chai do cup aur halwa puri teen plate bhej dein', '2 Karak Chai; 3 Halwa Puri'],
          ['kulfi chahiye teen large aur falooda ek', '3 Kulfi (Large); 1 Rose Falooda'],
          ['samosa chahiye do plate', '2 Samosa'],
          ['brownie do large oreo shake ek regular', '2 Chocolate Brownie (Large); 1 Oreo Shake (Regular)'],
          ['butter chicken full do roghni naan chhe', '2 Butter Chicken (Full); 6 Roghni Naan'],
          ['paya do half chahiye', '2 Paya (Half)'],
          [
            'kashmiri chai do large aur green tea do regular',
            '2 Kashmiri Chai (Large); 2 Green Tea (Regular)',
          ],
          ['aik club sandwich de do aur lemonade do', '1 Club Sandwich; 2 Fresh Lemonade'],
          ['chicken corn soup de do', '1 Chicken Corn Soup'],
          ['mujhe reshmi kebab do', '1 Reshmi Kebab'],
          ['kheer bhi do', '1 Kheer|Shahi Kheer'],
          ['ek ras malai bhi de do na', '1 Ras Malai'],
          ['club sandwich aur caesar salad dono do do', '2 Club Sandwich; 2 Caesar Salad'],
          ['aloo paratha aur anda paratha teen teen', '3 Aloo Paratha; 3 Anda Paratha'],
          ['oreo shake aur mint margarita dono large', '1 Oreo Shake (Large); 1 Mint Margarita (Large)'],
          ['ek palak paneer ek daal makhani dono full', '1 Palak Paneer (Full); 1 Daal Makhani (Full)'],
          [
            'zinger aur double decker dono ke saath fries',
            '1 Crispy Zinger (With fries); 1 Double Decker (With fries)',
          ],
          [
            'chicken boti aur bihari boti ek ek double wali dono',
            '1 Chicken Boti (Double); 1 Bihari Boti (Double)',
          ],
          ['ek ek karak chai hum chaaron ko', '4 Karak Chai'],
          ['hum teeno ke liye ek ek club sandwich', '3 Club Sandwich'],
          ['hum paanch log hain sab ko ek ek kulfi de dein', '5 Kulfi'],
          ['dono bachon ko ek ek molten sundae', '2 Molten Sundae'],
          ['ek mere liye ek behen ke liye brownie', '2 Chocolate Brownie'],
          ['ek abbu ke liye ek chacha ke liye aur ek mere liye halwa puri total teen', '3 Halwa Puri'],
          ['do mere liye ek bhai ke liye shami kebab', '3 Shami Kebab'],
          [
            'mutton karahi do chahiye ek half ek full',
            '1 Mutton Karahi|Mutton Karahi Special (Half); 1 Mutton Karahi|Mutton Karahi Special (Full)',
          ],
          ['chai teen do choti ek bari karak wali', '2 Karak Chai (Regular); 1 Karak Chai (Large)'],
          ['do sweet lassi ek choti ek badi', '1 Sweet Lassi (Regular); 1 Sweet Lassi (Large)'],
        ],
      },
      {
        group: 'urdu: changed minds and conditions',
        cases: [
          ['chaar aloo parathay oh nahi do hi kaafi hain', '2 Aloo Paratha'],
          ['paanch roghni naan nahi nahi teen bohat hain', '3 Roghni Naan'],
          [
            'mere khayal se do biryani chicken wali theek hain nahi teen kyunke mehmaan aa rahe hain',
            '3 Chicken Biryani',
          ],
          ['falooda do rehne do kulfi kar do ek', '1 Kulfi'],
          ['ek nihari nahi rehne do paya de do half', '1 Paya (Half)'],
          ['chicken handi full acha nahi half hi theek hai', '1 Chicken Handi (Half)'],
          [
            'pehle socha tha manchurian lekin chalo szechuan noodles large kar dein',
            '1 Szechuan Noodles (Large)',
          ],
          ['teen naan garlic wale nahi chaar kar dein', '4 Garlic Naan'],
          ['agar nihari hai toh ek full warna rehne dein', '1 Nihari Breakfast Bowl (Full)'],
          ['agar gol gappay milte hain to do plate de dein', '2 Gol Gappay'],
          ['shahi kheer hai kya agar hai toh do large', '2 Shahi Kheer (Large)'],
          ['brownie hai nahi acha toh molten sundae de do ek', '1 Molten Sundae'],
          ['kulfi mil jayegi kya teen bhej do', '3 Kulfi'],
          ['mujhe ek alfredo pasta medium aur behen ko bhi wohi', '2 Creamy Alfredo Pasta (Medium)'],
          ['ek club sandwich bhai ko aur mujhe bhi yehi', '2 Club Sandwich'],
          ['abbu ko daal makhani full mujhe bhi lekin half', '1 Daal Makhani (Full); 1 Daal Makhani (Half)'],
          ['chaar roti aur naan us se aadhe garlic wale', '4 Tandoori Roti; 2 Garlic Naan'],
        ],
      },
      {
        group: 'urdu: wishes',
        cases: [
          ['fajita pizza large pyaz na daalna mushroom zyada', '1 Fajita Pizza (Large)'],
          [
            'classic beef burger meal pyaz nikaal dena ketchup alag se',
            '1 Classic Beef Burger (Meal with drink)',
          ],
          ['chicken biryani single aloo mat dalna raita alag', '1 Chicken Biryani (Single)'],
          ['nihari full adrak zyada hari mirch alag dena', '1 Nihari Breakfast Bowl (Full)'],
          ['chicken karahi half namak kam rakhna tamatar zyada', '1 Chicken Karahi (Half)'],
          ['karak chai do cheeni kam patti tez', '2 Karak Chai'],
          ['margherita medium zaitoon hata dein cheese double', '1 Margherita (Medium)'],
          ['sweet lassi large malai upar se zyada barf kam', '1 Sweet Lassi (Large)'],
          ['caesar salad large dressing alag rakhna croutons na daalein', '1 Caesar Salad (Large)'],
          ['malai boti double teekha kam namak normal', '1 Malai Boti (Double) {Mild}'],
          [
            'club sandwich regular mayo na lagana tamatar nikal dena aur ek green tea',
            '1 Club Sandwich (Regular); 1 Green Tea',
          ],
          ['gol gappay do plate pani khatta zyada pyaz bilkul nahi', '2 Gol Gappay'],
          ['egg fried rice large hara pyaz nahi daalna soya sauce kam', '1 Egg Fried Rice (Large)'],
        ],
      },
      {
        group: 'urdu: everyday names',
        cases: [
          ['ek gulabi chai large', '1 Kashmiri Chai (Large)'],
          ['do pink chai aur ek green tea', '2 Kashmiri Chai; 1 Green Tea'],
          ['doodh patti do cup', '2 Karak Chai'],
          ['nimbu pani teen bade', '3 Fresh Lemonade (Large)'],
          ['pudina margarita do glass', '2 Mint Margarita'],
          ['ubla chawal ek double', '1 Plain Basmati Rice (Double)'],
          [
            'sada chawal family aur daal makhani full',
            '1 Plain Basmati Rice (Family); 1 Daal Makhani (Full)',
          ],
          ['koftay wali spaghetti ek large', '1 Meatball Spaghetti (Large)'],
          ['dynamite jheenga half', '1 Dynamite Prawns (Half)'],
        ],
      },
      {
        group: 'urdu: dislikes and stories',
        cases: [
          ['behen ko manchurian pasand nahi uske liye chowmein regular', '1 Chicken Chowmein (Regular)'],
          ['abbu chai nahi peete unke liye green tea', '1 Green Tea'],
          ['bachon ko teekha pasand nahi to hot wings mild regular', '1 Hot Wings (Regular) {Mild}'],
          [
            'aaj itni thakan hai ke khana banane ka dil nahi to bas do chicken biryani single bhej dein',
            '2 Chicken Biryani (Single)',
          ],
          [
            'mehmaan achanak aa gaye hain jaldi se chaar seekh kebab double bhijwa dein',
            '4 Seekh Kebab|Beef Seekh Kebab (Double)',
          ],
          [
            'baarish ho rahi hai to pakoray bante hain do plate mix pakora aur teen karak chai',
            '2 Mix Pakora; 3 Karak Chai',
          ],
          [
            'yeh jo aap ka rose falooda hai na suna hai bohat acha hai ek large woh de dein',
            '1 Rose Falooda (Large)',
          ],
        ],
      },
      {
        group: 'urdu: numbers and sizes',
        cases: [
          ['terah roti aur satrah garlic naan', '13 Tandoori Roti; 17 Garlic Naan'],
          ['chaudah samosay', '14 Samosa'],
          ['unees jalebi nahi bees kar dein', '20 Jalebi'],
          ['atharah tandoori roti', '18 Tandoori Roti'],
          ['sola garlic naan aur gyara roti', '16 Garlic Naan; 11 Tandoori Roti'],
          ['pachees roghni naan', '25 Roghni Naan'],
          ['hot aur mild ek ek chicken boti', '1 Chicken Boti {Hot}; 1 Chicken Boti {Mild}'],
          ['smoky wings single nahi double aur teekhi', '1 Smoky Wings (Double) {Hot}'],
          ['chowmein choti nahi bari wali', '1 Chicken Chowmein (Large)'],
          ['biryani beef ki hot nahi medium kar dein double', '1 Beef Biryani (Double) {Medium}'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'urdu: at a burger bar',
        cases: [
          ['onion rings large do aur iced tea small teen', '2 Onion Rings (Large); 3 Iced Tea (Small)'],
          ['bacon burger do pyaz hata ke cheese zyada', '2 Bacon Burger'],
          [
            'volcano burger ek hot aur curly fries do medium',
            '1 Volcano Burger {Hot}; 2 Curly Fries (Medium)',
          ],
          ['crispy chicken burger dono bachon ke liye ek ek mild', '2 Crispy Chicken Burger {Mild}'],
          ['veggie burger ek mayo na lagayein aur ek pani', '1 Veggie Burger; 1 Mineral Water'],
          [
            'double stack burger rehne do mushroom melt do aur fries large ek',
            '2 Mushroom Melt Burger; 1 French Fries (Large)',
          ],
          [
            'ek soda large barf kam aur ek chocolate shake cream na daalna',
            '1 Soda (Large); 1 Chocolate Shake',
          ],
          ['vanilla shake aur chocolate shake dono do do', '2 Vanilla Shake; 2 Chocolate Shake'],
          ['iced tea aur soda dono bare', '1 Iced Tea (Large); 1 Soda (Large)'],
          ['coleslaw hai kya acha to do de dein', '2 Coleslaw'],
          ['teen classic burger nahi chaar kyunke dost bhi aa raha hai', '4 Classic Burger'],
          ['curly fries choti nahi bari namak kam', '1 Curly Fries (Large)'],
          ['ek mere liye ek dost ke liye bacon burger', '2 Bacon Burger'],
          ['mujhe veggie burger aur biwi ko bhi wohi', '2 Veggie Burger'],
          ['bhai ko classic pasand nahi uske liye volcano extra hot', '1 Volcano Burger {Extra Hot}'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'urdu: at a coffee shop',
        cases: [
          ['cappuccino medium do aur blueberry muffin teen', '2 Cappuccino (Medium); 3 Blueberry Muffin'],
          ['latte large do cheeni alag', '2 Latte (Large)'],
          ['ek mocha aur ek americano dono large', '1 Mocha (Large); 1 Americano (Large)'],
          ['espresso do ek single ek double', '1 Espresso (Single); 1 Espresso (Double)'],
          [
            'chai latte choti nahi bari kar dein aur croissant do',
            '1 Chai Latte (Large); 2 Butter Croissant',
          ],
          ['hot chocolate small cream na daalna bachay ke liye', '1 Hot Chocolate (Small)'],
          ['ek ek cappuccino hum dono ko small', '2 Cappuccino (Small)'],
          ['flat white ek doodh kam shot extra', '1 Flat White'],
          ['teen cookie nahi do hi kaafi hain', '2 Chocolate Chip Cookie'],
          ['green tea medium do shehad alag se', '2 Green Tea (Medium)'],
          ['agar banana bread hai to do warna rehne dein', '2 Banana Bread'],
          ['cold brew large mujhe aur dost ko bhi wohi', '2 Cold Brew (Large)'],
          ['iced latte do barf zyada medium', '2 Iced Latte (Medium)'],
          ['bagel chahiye do aur orange juice do', '2 Bagel with Cream Cheese; 2 Fresh Orange Juice'],
        ],
      },
    ],
  ],
];
