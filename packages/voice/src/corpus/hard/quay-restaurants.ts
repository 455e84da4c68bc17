import type { CorpusSets } from '../corpus.ts';
import {
  quayBarbecueMenu,
  quayBreakfastMenu,
  quayIceCreamMenu,
  quayIndianMenu,
  quayPizzaMenu,
  quaySushiMenu,
  quayTacoMenu,
} from '../menus/quay-restaurants.ts';

/** Said like those that were misread, by class and on other menus. Understood when they were new: 52 of 114. */
export const quayRestaurantSets: CorpusSets = [
  [
    quayPizzaMenu,
    [
      {
        group: 'quay restaurants: classes, pizza',
        cases: [
          ['a pepperoni with extra cheese and mushrooms a large one', '1 Pepperoni (Large)'],
          ['margherita with basil on top medium size and a root beer', '1 Margherita (Medium); 1 Root Beer'],
          ['veggie supreme but no olives and light on the sauce small please', '1 Veggie Supreme (Small)'],
          ['two caesar salads one side one full', '1 Caesar Salad (Side); 1 Caesar Salad (Full)'],
          [
            'three pepperonis one small one medium and one large for the kids',
            '1 Pepperoni (Small); 1 Pepperoni (Medium); 1 Pepperoni (Large)',
          ],
          [
            'a margherita and a hawaiian both large the margherita with extra basil the hawaiian without ham',
            '1 Margherita (Large); 1 Hawaiian (Large)',
          ],
          [
            'meat lovers large cut in squares and a caesar salad full dressing on the side',
            '1 Meat Lovers (Large); 1 Caesar Salad (Full)',
          ],
          ['four cheese large with buffalo drizzle and garlic butter crust', '1 Four Cheese (Large)'],
          [
            'kids want a plain cheese four cheese small and a small coke and can they have a straw',
            '1 Four Cheese (Small); 1 Coke (Small)',
          ],
          ['pepperoni well done and a large coke', '1 Pepperoni; 1 Coke (Large)'],
          [
            'hawaiian no ham margherita with extra basil both medium',
            '1 Hawaiian (Medium); 1 Margherita (Medium)',
          ],
          [
            'too large pepperoni with extra cheese plus 2 garlic knots',
            '2 Pepperoni (Large); 2 Garlic Knots',
          ],
          ['one tira misu and two canoli', '1 Tiramisu; 2 Cannoli'],
          [
            'my sister and i both want baked ziti and everyone gets iced tea that is four',
            '2 Baked Ziti; 4 Iced Tea',
          ],
          ['chicken parmesan twice and a tiramisu', '2 Chicken Parmesan; 1 Tiramisu'],
          ['baked ziti and coke two small ones and a cannoli', '1 Baked Ziti; 2 Coke (Small); 1 Cannoli'],
        ],
      },
    ],
  ],
  [
    quayIceCreamMenu,
    [
      {
        group: 'quay restaurants: classes, icecream',
        cases: [
          [
            'caramel sundae with nuts and whipped cream and a cherry on top a small one and a lemonade',
            '1 Caramel Sundae (Small); 1 Lemonade',
          ],
          ['chocolate shake with malt no whip regular size', '1 Chocolate Shake (Regular)'],
          ['vanilla shake three pumps of caramel large with one cherry', '1 Vanilla Shake (Large)'],
          [
            'three vanilla cones one single one double and one triple for dad',
            '1 Vanilla Cone (Single); 1 Vanilla Cone (Double); 1 Vanilla Cone (Triple)',
          ],
          ['two chocolate cones one kids one double', '1 Chocolate Cone (Kids); 1 Chocolate Cone (Double)'],
          [
            'a large chocolate shake and a banana split oh forget the split just the shake with whipped cream',
            '1 Chocolate Shake (Large)',
          ],
          [
            'chocolate cone triple dipped in sprinkles and a vanilla cone single',
            '1 Chocolate Cone (Triple); 1 Vanilla Cone (Single)',
          ],
          [
            'a double pistachio dipped in chocolate and a large peanut butter shake',
            '1 Pistachio Cone (Double); 1 Peanut Butter Shake (Large)',
          ],
          [
            'hot fudge sundae large add caramel sauce add peanut butter and extra chocolate sprinkles',
            '1 Hot Fudge Sundae (Large)',
          ],
          [
            'vanilla cone double with chocolate dip and cookie crumbs and strawberry drizzle',
            '1 Vanilla Cone (Double)',
          ],
          [
            'chocolate shake thick no cream vanilla shake with malt both large',
            '1 Chocolate Shake (Large); 1 Vanilla Shake (Large)',
          ],
          ['too double vanilla cones and won banana split', '2 Vanilla Cone (Double); 1 Banana Split'],
          ['i want a shake the peanut butter one large', '1 Peanut Butter Shake (Large)'],
          ['an affo gato and a milk chocolate cone single', '1 Affogato; 1 Chocolate Cone (Single)'],
          [
            'vanilla chocolate and strawberry cone one of each all double',
            '1 Vanilla Cone (Double); 1 Chocolate Cone (Double); 1 Strawberry Cone (Double)',
          ],
        ],
      },
    ],
  ],
  [
    quayBreakfastMenu,
    [
      {
        group: 'quay restaurants: classes, breakfast',
        cases: [
          [
            'drip coffee with two creams and three sugars a large one and french toast',
            '1 Drip Coffee (Large); 1 French Toast',
          ],
          ['latte with oat milk no foam and a pinch of cinnamon medium please', '1 Latte (Medium)'],
          ['latte two shots large', '1 Latte (Large)'],
          ['cappuccino three sugars small and a fruit cup', '1 Cappuccino (Small); 1 Fruit Cup'],
          [
            'drip coffee two creams two sugars medium and hash browns',
            '1 Drip Coffee (Medium); 1 Hash Browns',
          ],
          ['latte four pumps vanilla large no foam and two splenda', '1 Latte (Large)'],
          ['hot tea two honeys large', '1 Hot Tea (Large)'],
          ['oatmeal two bowls one with raisins one plain', '2 Oatmeal (Bowl)'],
          [
            'three cheese omelettes two with salsa one plain and three orange juices small',
            '3 Cheese Omelette; 3 Orange Juice (Small)',
          ],
          [
            'a denver omelette and a cheese omelette the denver with no peppers the cheese with extra cheddar',
            '1 Denver Omelette; 1 Cheese Omelette',
          ],
          [
            'a medium latte and a waffle no scrap the waffle just the latte with almond milk',
            '1 Latte (Medium)',
          ],
          [
            'oatmeal bowl topped with berries and a coffee large black',
            '1 Oatmeal (Bowl); 1 Drip Coffee (Large)',
          ],
          ['belgian waffle add strawberries extra maple syrup and blueberry compote', '1 Belgian Waffle'],
          [
            'denver omelette add avocado add bacon and an orange juice small no pulp',
            '1 Denver Omelette; 1 Orange Juice (Small)',
          ],
          [
            'eggs benedict poached hard not runny and a large apple juice',
            '1 Eggs Benedict; 1 Apple Juice (Large)',
          ],
          [
            'veggie omelette no onions cheese omelette with ham and two hash browns',
            '1 Veggie Omelette; 1 Cheese Omelette; 2 Hash Browns',
          ],
          [
            'to short stack pancakes with butter and for orange juice',
            '2 Pancakes (Short Stack); 4 Orange Juice',
          ],
          ['an omelette please the denver one with extra ham', '1 Denver Omelette'],
          ['can i get an omelette with everything', '1 Denver Omelette|Cheese Omelette|Veggie Omelette'],
          ['there are four of us so drip coffee for everyone', '4 Drip Coffee'],
          [
            'what do you call the eggs with hollandaise right eggs benedict one of those with salmon',
            '1 Eggs Benedict',
          ],
          ['pancakes full stack with bananas on top three times', '3 Pancakes (Full Stack)'],
        ],
      },
    ],
  ],
  [
    quayBarbecueMenu,
    [
      {
        group: 'quay restaurants: classes, bbq',
        cases: [
          ['mac and cheese with bacon crumbled on top large', '1 Mac and Cheese (Large)'],
          [
            'brisket plate with extra pickles and no onions regular size and a pecan pie',
            '1 Brisket Plate (Regular); 1 Pecan Pie',
          ],
          [
            'two orders of smoked wings one mild one texas hot',
            '1 Smoked Wings {Mild}; 1 Smoked Wings {Texas Hot}',
          ],
          [
            'two brisket plates one large one regular the large one with extra sauce',
            '1 Brisket Plate (Large); 1 Brisket Plate (Regular)',
          ],
          [
            'give me a brisket sandwich and a pulled pork sandwich the brisket with pickles the pulled pork with slaw on top',
            '1 Brisket Sandwich; 1 Pulled Pork Sandwich',
          ],
          [
            'large pulled pork plate and a large brisket plate the pulled pork with double beans the brisket without pickles',
            '1 Pulled Pork Plate (Large); 1 Brisket Plate (Large)',
          ],
          [
            'a dozen smoked wings texas hot and texas toast',
            '1 Smoked Wings (12 pieces) {Texas Hot}; 1 Texas Toast',
          ],
          ['six smoked wings with ranch texas hot please', '1 Smoked Wings (6 pieces) {Texas Hot}'],
          [
            'my uncle says a large pulled pork plate with everything and i say a regular brisket with only pickles',
            '1 Pulled Pork Plate (Large); 1 Brisket Plate (Regular)',
          ],
          [
            'brisket sandwich no pickles mac and cheese small and sweet tea large',
            '1 Brisket Sandwich; 1 Mac and Cheese (Small); 1 Sweet Tea (Large)',
          ],
          [
            'too half rack baby back ribs with sauce on the side and a cornbread',
            '2 Baby Back Ribs (Half Rack); 1 Cornbread',
          ],
          [
            'cole slaw large corn bread and a peach cobler',
            '1 Coleslaw (Large); 1 Cornbread; 1 Peach Cobbler',
          ],
          ['some tea large and a cornbread', '1 Sweet Tea|Unsweet Tea (Large); 1 Cornbread'],
          [
            'there are six of us so sweet tea all round and three brisket plates',
            '6 Sweet Tea; 3 Brisket Plate',
          ],
          [
            'two sweet teas one large one medium the medium one no ice',
            '1 Sweet Tea (Large); 1 Sweet Tea (Medium)',
          ],
          ['burnt ends with extra sauce twice and a lemonade large', '2 Burnt Ends; 1 Lemonade (Large)'],
          ['burnt ends and lemonade three large ones', '1 Burnt Ends; 3 Lemonade (Large)'],
        ],
      },
    ],
  ],
  [
    quaySushiMenu,
    [
      {
        group: 'quay restaurants: classes, sushi',
        cases: [
          [
            'tonkotsu ramen with a soft egg and extra noodles on top large size dragon hot',
            '1 Tonkotsu Ramen (Large) {Dragon Hot}',
          ],
          ['salmon poke bowl no seaweed with extra sesame large please', '1 Salmon Poke Bowl (Large)'],
          ['miso ramen two eggs extra pork spicy', '1 Miso Ramen {Spicy}'],
          [
            'two miso ramen one mild one dragon hot both large with extra bamboo',
            '1 Miso Ramen (Large) {Mild}; 1 Miso Ramen (Large) {Dragon Hot}',
          ],
          [
            'four tonkotsu ramen three of them with egg one without and four green teas',
            '4 Tonkotsu Ramen; 4 Green Tea',
          ],
          [
            'i want for shoyu ramens all mild two with pork one vegetarian one with chicken',
            '4 Shoyu Ramen {Mild}',
          ],
          [
            'a large tonkotsu ramen and a miso soup scratch the soup just the ramen with extra pork',
            '1 Tonkotsu Ramen (Large)',
          ],
          [
            'chicken katsu curry dragon hot and a dragon roll',
            '1 Chicken Katsu Curry {Dragon Hot}; 1 Dragon Roll',
          ],
          [
            'vegetable udon with extra tofu and corn dragon hot and a green tea',
            '1 Vegetable Udon {Dragon Hot}; 1 Green Tea',
          ],
          [
            'miso ramen spicy add corn add tuna flakes extra seaweed and a sapporo',
            '1 Miso Ramen {Spicy}; 1 Sapporo Beer',
          ],
          [
            'two edamame extra salt toasted sesame and a pork gyoza with chili oil',
            '2 Edamame; 1 Pork Gyoza',
          ],
          ['too eight piece california rolls and a miso soup', '2 California Roll (8 pieces); 1 Miso Soup'],
          ['too six piece spicy tuna rolls on brown rice with extra ginger', '2 Spicy Tuna Roll (6 pieces)'],
          [
            'do you have udon with beef no okay then the vegetable one large and spicy',
            '1 Vegetable Udon (Large) {Spicy}',
          ],
          ['one eda mame a rain bow roll and pork gyo za', '1 Edamame; 1 Rainbow Roll; 1 Pork Gyoza'],
          ['we would like some gyoza to start with the ponzu sauce', '1 Pork Gyoza|Vegetable Gyoza'],
          [
            'what is it called the roll with eel on top yeah the dragon roll one of those with extra sauce',
            '1 Dragon Roll',
          ],
          [
            'two miso ramen one large one regular the regular one mild',
            '1 Miso Ramen (Large); 1 Miso Ramen (Regular) {Mild}',
          ],
        ],
      },
    ],
  ],
  [
    quayTacoMenu,
    [
      {
        group: 'quay restaurants: classes, tacos',
        cases: [
          ['a horchata with no ice and a little cinnamon on it a small one', '1 Horchata (Small)'],
          [
            'six chicken tacos four of them with cheese two without and two horchatas small',
            '6 Chicken Taco; 2 Horchata (Small)',
          ],
          [
            'a carnitas burrito and an elote the burrito super and hot the elote without mayo',
            '1 Carnitas Burrito (Super) {Hot}; 1 Elote',
          ],
          [
            'chicken burrito super wrapped in foil no beans and a small horchata',
            '1 Chicken Burrito (Super); 1 Horchata (Small)',
          ],
          [
            'chicken quesadilla add black olives extra salsa verde and a mexican coke',
            '1 Chicken Quesadilla; 1 Mexican Coke',
          ],
          [
            'enchiladas hot no onion add rice and sour cream and a jarritos',
            '1 Enchiladas {Hot}; 1 Jarritos',
          ],
          [
            'chicken burrito with peppers grilled not raw and a large agua fresca',
            '1 Chicken Burrito; 1 Agua Fresca (Large)',
          ],
          ['got any shrimp tacos no then the fish ones three of them', '3 Fish Taco'],
          ['two hor chatas large and a quesa dilla with chicken', '2 Horchata (Large); 1 Chicken Quesadilla'],
          ['carnitas fish and chicken tacos two of each', '2 Carnitas Taco; 2 Fish Taco; 2 Chicken Taco'],
        ],
      },
    ],
  ],
  [
    quayIndianMenu,
    [
      {
        group: 'quay restaurants: classes, indian',
        cases: [
          [
            'three goat curries one mild one medium and one indian hot',
            '1 Goat Curry {Mild}; 1 Goat Curry {Medium}; 1 Goat Curry {Indian Hot}',
          ],
          [
            'two palak paneer one large hot one regular mild',
            '1 Palak Paneer (Large) {Hot}; 1 Palak Paneer (Regular) {Mild}',
          ],
          [
            'two chicken biryani one full heat sorry one indian hot one mild the mild one large',
            '1 Chicken Biryani {Indian Hot}; 1 Chicken Biryani (Large) {Mild}',
          ],
          [
            'a lamb rogan josh and a palak paneer the lamb hot the paneer mild and large',
            '1 Lamb Rogan Josh {Hot}; 1 Palak Paneer (Large) {Mild}',
          ],
          [
            'one chana masala indian hot and an indian coffee',
            '1 Chana Masala {Indian Hot}; 1 Indian Coffee',
          ],
          [
            'chicken tikka masala no cream indian hot with a garlic naan',
            '1 Chicken Tikka Masala {Indian Hot}; 1 Garlic Naan',
          ],
          [
            'sweet lassi no ice mango lassi with pistachio and three garlic naan',
            '1 Sweet Lassi; 1 Mango Lassi; 3 Garlic Naan',
          ],
          [
            'do you do fish curry no okay the goat one then medium and large',
            '1 Goat Curry (Large) {Medium}',
          ],
          ['two biryanis please hot', '2 Chicken Biryani|Veg Biryani {Hot}'],
          ['a lassi and a kheer', '1 Mango Lassi|Sweet Lassi|Salt Lassi; 1 Kheer'],
          ['masala chai for five people and two garlic naan', '5 Masala Chai; 2 Garlic Naan'],
          [
            'what was that lamb dish with the yogurt oh yes rogan josh one of those hot',
            '1 Lamb Rogan Josh {Hot}',
          ],
          [
            'two chicken biryani one large one regular the large one hot',
            '1 Chicken Biryani (Large) {Hot}; 1 Chicken Biryani (Regular)',
          ],
          ['garlic butter and plain naan one of each', '1 Garlic Naan; 1 Butter Naan; 1 Plain Naan'],
          ['mango sweet and salt lassi two of each', '2 Mango Lassi; 2 Sweet Lassi; 2 Salt Lassi'],
          [
            'chicken biryani and like twelve garlic naan oh and mango lassi four of them',
            '1 Chicken Biryani; 12 Garlic Naan; 4 Mango Lassi',
          ],
        ],
      },
    ],
  ],
];
