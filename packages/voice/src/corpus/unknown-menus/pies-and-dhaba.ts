import type { CorpusSets } from '../corpus.ts';
import { emberMenu, heroMenu, pieMenu, smashMenu, tikkaMenu } from '../menus/pies-and-dhaba.ts';

/** Orders at the counter, written after those of `counters.ts` were understood and before they were tried. */
export const piesAndDhabaSets: CorpusSets = [
  [
    emberMenu,
    [
      {
        group: 'pies and dhaba: coffee shop',
        cases: [
          [
            'i need one large iced americano with two shots of espresso and three pumps of caramel syrup',
            '1 Iced Americano (20 oz)',
          ],
          [
            'a sixteen ounce latte with almond milk and a plain bagel toasted with cream cheese',
            '1 Latte (16 oz); 1 Plain Bagel',
          ],
          ['medium drip, light roast, room for cream', '1 Drip Coffee (16 oz)'],
          [
            'can i have a small decaf cappuccino with nonfat milk, extra foam, cinnamon and cocoa powder',
            '1 Cappuccino (12 oz)',
          ],
          [
            'triple espresso and a large hot cocoa with marshmallows',
            '1 Espresso (Triple); 1 Hot Cocoa (20 oz)',
          ],
          [
            'i would like to order two medium vanilla lattes with whole milk and one small chai with honey',
            '2 Vanilla Latte (16 oz); 1 Chai (12 oz)',
          ],
          [
            'a mocha with peppermint syrup, whipped cream and chocolate shavings, make it a large',
            '1 Caffe Mocha (20 oz)',
          ],
          ['one nitro with sweet cream', '1 Nitro Cold Brew'],
          ['give me a cup of coffee, large, with four creams and four sugars', '1 Drip Coffee (20 oz)'],
          ['london fog with oat milk please, and can you make it extra hot', '1 London Fog'],
          [
            'two coffees, one with cream one with sugar, and a cheese danish',
            '2 Drip Coffee; 1 Cheese Danish',
          ],
          ['an everything bagel with lox and cream cheese, not toasted', '1 Everything Bagel'],
          ['iced vanilla latte medium, two pumps only', '1 Vanilla Latte (16 oz)'],
          ['twenty ounce chai latte', '1 Chai (20 oz)'],
          ['double macchiato', '1 Macchiato (Double)'],
          [
            'a breakfast sandwich with egg bacon and cheddar on an english muffin plus a small coffee',
            '1 Breakfast Sandwich; 1 Drip Coffee (12 oz)',
          ],
          [
            'I will get a large latte. no, make that a medium. And a pumpkin bread.',
            '1 Latte (16 oz); 1 Pumpkin Bread',
          ],
          ['three americanos, two hot, one iced', '2 Americano; 1 Iced Americano'],
          ['a caramel steamer and a yogurt parfait with no granola', '1 Steamer; 1 Yogurt Parfait'],
          ['large coffee with two equals and a splash of skim', '1 Drip Coffee (20 oz)'],
        ],
      },
    ],
  ],
  [
    heroMenu,
    [
      {
        group: 'pies and dhaba: sandwich shop',
        cases: [
          [
            'large turkey sub on wheat with provolone, lettuce, tomato, onions, pickles and mayo',
            '1 Turkey Sub (Large)',
          ],
          ['i want a medium ham and cheese with mustard', '1 Ham Sub (Medium)'],
          [
            'one small steak and cheese with mushrooms, peppers and onions and a bag of chips',
            '1 Steak and Cheese (Small); 1 Chips',
          ],
          [
            'can i get a chicken parm with extra sauce, large, and a fountain drink medium',
            '1 Chicken Parm (Large); 1 Fountain Drink (Medium)',
          ],
          [
            'two tuna subs, one small one large, both with hot peppers',
            '1 Tuna Sub (Small); 1 Tuna Sub (Large)',
          ],
          ['a blt with avocado on white toast hold the mayo', '1 BLT'],
          ['italian combo with oil, vinegar, oregano, salt and pepper, no tomatoes', '1 Italian Combo'],
          ['a turkey and a ham sub, medium', '1 Turkey Sub (Medium); 1 Ham Sub (Medium)'],
          [
            'veggie sub with american cheese, spinach, cucumbers, green peppers, black olives, honey mustard',
            '1 Veggie Sub',
          ],
          [
            'i need a chicken salad on a croissant with lettuce and a pickle on the side',
            '1 Chicken Salad Sub || 1 Chicken Salad Sub; 1 Pickle Spear',
          ],
          ['turkey with swiss on rye, small', '1 Turkey Sub (Small)'],
          [
            'a large sub with ham, salami, pepperoni and provolone',
            '1 Ham Sub (Large) || 1 Italian Combo (Large)',
          ],
          [
            'two brownies, a cookie, root beer and a water',
            '2 Brownie; 1 Cookie; 1 Root Beer; 1 Bottled Water',
          ],
          ['steak and cheese, add bacon, no onions, toasted roll, large', '1 Steak and Cheese (Large)'],
          ['can i do a tuna sub and swap the chips for macaroni salad', '1 Tuna Sub; 1 Macaroni Salad'],
          ['medium turkey bacon sub with ranch', '1 Turkey Sub (Medium)'],
          ['three small blts and three orange juices', '3 BLT (Small); 3 Orange Juice'],
          ['a foot long? no, just a small veggie', '1 Veggie Sub (Small)'],
        ],
      },
    ],
  ],
  [
    smashMenu,
    [
      {
        group: 'pies and dhaba: burger bar',
        cases: [
          [
            'double stack no cheese, large skinny fries and a can of coke zero',
            '1 Double Stack; 1 Skinny Fries (Large); 1 Coke Zero (Can)',
          ],
          ['two bacon bombs, one mild, one spicy', '1 Bacon Bomb {Mild}; 1 Bacon Bomb {Spicy}'],
          ['the cowboy with onion rings on it and bbq sauce', '1 Cowboy Burger'],
          ['a vegan burger with lettuce and vegan mayo and a lemonade', '1 Plant Burger; 1 Lemonade'],
          ['kids burger plain with just ketchup, and a vanilla milkshake', '1 Kids Burger; 1 Vanilla Shake'],
          [
            'give me the nashville, spicy, with extra pickles and slaw on the side',
            '1 Nashville Chicken {Spicy}; 1 Slaw || 1 Nashville Chicken {Spicy}',
          ],
          ['eight mac bites and corn ribs', '1 Mac Bites (8 pieces); 1 Corn Ribs'],
          ['truffle burger medium well with swiss, mushrooms, arugula and truffle aioli', '1 Truffle Burger'],
          [
            'triple stack meal with cheese fries and a bottle of coke',
            '1 Triple Stack; 1 Cheese Fries; 1 Coke (Bottle)',
          ],
          ["i'll do two doubles and a triple stack", '2 Double Stack; 1 Triple Stack'],
          ['a couple of truffles and a peanut butter shake', '2 Truffle Burger; 1 Peanut Butter Shake'],
          [
            'burger of the cowboy kind, no tomato, fries regular',
            '1 Cowboy Burger; 1 Skinny Fries (Regular)',
          ],
          ['three cokes, two cans one bottle', '2 Coke (Can); 1 Coke (Bottle)'],
          [
            'four double stacks with everything on them and one without onions',
            '4 Double Stack; 1 Double Stack || 5 Double Stack || 4 Double Stack',
          ],
          [
            'what about a bacon bomb medium and the same for my brother',
            '2 Bacon Bomb {Medium} || 1 Bacon Bomb {Medium}; 1 Bacon Bomb {Medium}',
          ],
        ],
      },
    ],
  ],
  [
    pieMenu,
    [
      {
        group: 'pies and dhaba: pizza place',
        cases: [
          ['large pepperoni and a small cheese', '1 Pepperoni (18 inch); 1 Cheese (10 inch)'],
          ['fourteen inch pizza with sausage and mushroom', '1 Sausage and Mushroom (14 inch)'],
          ['medium meat lovers, thin crust, light sauce, extra cheese', '1 Meat Lovers (14 inch)'],
          [
            'two large pies, one cheese and one buffalo chicken mild',
            '1 Cheese (18 inch); 1 Buffalo Chicken (18 inch) {Mild}',
          ],
          [
            'a dozen garlic knots and a two litre of sprite',
            '1 Garlic Knots (12 pieces); 1 Sprite (2 Litre)',
          ],
          ['white pie eighteen inch with spinach and ricotta', '1 White Pie (18 inch)'],
          [
            'ten mozzarella sticks with marinara and a side house salad',
            '1 Mozzarella Sticks (10 pieces); 1 House Salad (Side)',
          ],
          [
            'can we get three pizzas: a large cheese, a large pepperoni and a medium white',
            '1 Cheese (18 inch); 1 Pepperoni (18 inch); 1 White Pie (14 inch)',
          ],
          [
            'pepperoni pizza, half with mushrooms, large, and a coke twenty ounce',
            '1 Pepperoni (18 inch); 1 Coke (20 oz)',
          ],
          ['a cheese pizza with pepperoni on half, 14"', '1 Cheese (14 inch)'],
          ['small buffalo chicken with ranch instead of blue cheese', '1 Buffalo Chicken (10 inch)'],
          [
            'one more large cheese pizza please, plus six knots',
            '1 Cheese (18 inch); 1 Garlic Knots (6 pieces)',
          ],
        ],
      },
    ],
  ],
  [
    tikkaMenu,
    [
      {
        group: 'pies and dhaba: everyday at a dhaba',
        cases: [
          ['nihari full with four khameeri roti', '1 Nihari (Full); 4 Khameeri Roti'],
          ['chest piece tikka and two garlic naan', '1 Chicken Tikka (Chest); 2 Garlic Naan'],
          ['double sindhi biryani spicy and a mint lassi', '1 Sindhi Biryani (Double) {Spicy}; 1 Mint Lassi'],
          ['eight gola kebab, mild', '1 Gola Kebab (8 pieces) {Mild}'],
          ['two zinger wraps and large garlic mayo fries', '2 Zinger Wrap; 1 Garlic Mayo Fries (Large)'],
          ['teen doodh patti aur do kulfi', '3 Doodh Patti; 2 Kulfi'],
          ['aadha haleem aur char roti', '1 Haleem (Half); 4 Khameeri Roti'],
          ['one anda shami burger and a regular coke', '1 Anda Shami Burger; 1 Coca Cola (Regular)'],
          [
            'chicken white karahi half, three naan, one large water',
            '1 Chicken White Karahi (Half); 3 Garlic Naan; 1 Water (Large)',
          ],
          ['half kilo gajar halwa', '1 Gajar Halwa (500 gram)'],
          [
            'ek malai boti roll aur ek chicken boti roll dono spicy',
            '1 Malai Boti Roll {Spicy}; 1 Chicken Boti Roll {Spicy}',
          ],
          ['beef pulao single two plates', '2 Beef Pulao (Single)'],
          [
            '6 nuggets small plain fries and an oreo shake',
            '1 Nuggets (6 pieces); 1 Plain Fries (Small); 1 Oreo Shake',
          ],
          ['reshmi kebab 4 piece aur sheermal do', '1 Reshmi Kebab (4 pieces); 2 Sheermal'],
          ['ras malai two and one lemon soda', '2 Ras Malai; 1 Lemon Soda'],
        ],
      },
      {
        group: 'pies and dhaba: hard at a dhaba',
        cases: [
          ['one nihari, no sorry haleem, half', '1 Haleem (Half)'],
          ['we are eight so eight roti and two full nihari', '8 Khameeri Roti; 2 Nihari (Full)'],
          ['biryani, not the pulao, double', '1 Sindhi Biryani (Double)'],
          ['to chicken boti rolls and for naan', '2 Chicken Boti Roll; 4 Garlic Naan'],
          ['wait wait, forget the fries, just the zinger wrap and a pepsi', '1 Zinger Wrap; 1 Pepsi'],
          ['can you check if you have paya? if you do, one, with two roti', '1 Paya; 2 Khameeri Roti'],
          ['zinger supreme, add one more, and remove nothing', '2 Zinger Supreme'],
          ['three rolls: two malai, one chicken', '2 Malai Boti Roll; 1 Chicken Boti Roll'],
          ['i had the haleem yesterday and it was great, nihari today please, half', '1 Nihari (Half)'],
          ['coke large bottle one and coke regular two', '1 Coca Cola (1.5 Litre); 2 Coca Cola (Regular)'],
          ['tikka leg one chest one', '1 Chicken Tikka (Leg); 1 Chicken Tikka (Chest)'],
          ['make the biryani single, sorry, double, with raita if there is any', '1 Sindhi Biryani (Double)'],
          ['shakes: one oreo, two chocolate', '1 Oreo Shake; 2 Chocolate Shake'],
          ['burger but not zinger, the shami one', '1 Anda Shami Burger'],
          ['as usual two paya and whatever roti goes with it, say six', '2 Paya; 6 Khameeri Roti'],
          ['fries small, no large, and ketchup', '1 Plain Fries (Large)'],
          ['do zinger wrap ek ke andar mayo na ho', '2 Zinger Wrap'],
          ['mint lassi and lemon soda two each', '2 Mint Lassi; 2 Lemon Soda'],
        ],
      },
    ],
  ],
];
