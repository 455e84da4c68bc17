import type { CorpusSets } from '../corpus.ts';
import { millCafeMenu, millGrillMenu, millOsteriaMenu, millScoopMenu, millThaiMenu } from '../menus/mill.ts';

/** What four counters nobody knew misread, said in other words on other menus. */
export const millCounterSets: CorpusSets = [
  [
    millGrillMenu,
    [
      {
        group: 'mill: shared out right behind',
        cases: [
          [
            'two roast chicken halves one mild one hot and a large slaw',
            '1 Roast Chicken (Half) {Mild}; 1 Roast Chicken (Half) {Hot}; 1 Slaw (Large)',
          ],
          [
            'four lemonades three large one small a corn cob and two pepsi cans',
            '3 Lemonade (Large); 1 Lemonade (Small); 1 Corn Cob; 2 Pepsi (Can)',
          ],
          [
            'three chicken burgers two medium one extra hot a small fries and a garlic bread',
            '2 Chicken Burger {Medium}; 1 Chicken Burger {Extra Hot}; 1 Fries (Small); 1 Garlic Bread',
          ],
          [
            'four fries two large two small one of the large ones with no salt',
            '2 Fries (Large); 2 Fries (Small)',
          ],
          [
            'two smash burgers one as a meal one on its own',
            '1 Smash Burger (Meal); 1 Smash Burger (Burger only)',
          ],
        ],
      },
      {
        group: 'mill: portions by other words',
        cases: [
          [
            'a halloumi burger by itself and a large lemonade',
            '1 Halloumi Burger (Burger only); 1 Lemonade (Large)',
          ],
          [
            'smash burger as a meal and a chicken burger on its own hot',
            '1 Smash Burger (Meal); 1 Chicken Burger (Burger only) {Hot}',
          ],
          [
            'three halloumi burgers two as a meal and one just the burger',
            '2 Halloumi Burger (Meal); 1 Halloumi Burger (Burger only)',
          ],
          [
            'a three piece chicken tenders make sure theyre crispy and six hot grilled wings',
            '1 Chicken Tenders (3 pieces); 1 Grilled Wings (6 pieces) {Hot}',
          ],
          [
            'twelve mild grilled wings and a six piece chicken tenders',
            '1 Grilled Wings (12 pieces) {Mild}; 1 Chicken Tenders (6 pieces)',
          ],
        ],
      },
      {
        group: 'mill: pairs',
        cases: [
          ['hake and fries twice please', '2 Hake; 2 Fries'],
          ['a smash burger and a pepsi three times', '3 Smash Burger; 3 Pepsi'],
          [
            'small hake and small fries twice and a garlic bread',
            '2 Hake (Small); 2 Fries (Small); 1 Garlic Bread',
          ],
          ['two corn cobs and slaw twice', '2 Corn Cob; 2 Slaw'],
          ['same for each of my three boys small hake small fries', '3 Hake (Small); 3 Fries (Small)'],
          ['same for both of my girls a chicken burger and a lemonade', '2 Chicken Burger; 2 Lemonade'],
        ],
      },
      {
        group: 'mill: talk beside the order',
        cases: [
          ['a large hake and large fries oh and wrap the hake separately', '1 Hake (Large); 1 Fries (Large)'],
          [
            'garlic bread and a whole roast chicken medium and cut the chicken please',
            '1 Garlic Bread; 1 Roast Chicken (Whole) {Medium}',
          ],
          ['a can of tango ice cold if poss', '1 Tango Orange (Can)'],
          ['its a big one three large hake two small fries', '3 Hake (Large); 2 Fries (Small)'],
          ['small fries plenty of salt and a corn cob buttered', '1 Fries (Small); 1 Corn Cob'],
          ['hows your night how longs the wait if i order the sea bass', ''],
          ['five corn cobs no make it seven they always go fast', '7 Corn Cob'],
          ['two lemonades because its boiling in here both large', '2 Lemonade (Large)'],
          ['a corn cob with hot water on the side', '1 Corn Cob'],
        ],
      },
    ],
  ],
  [
    millCafeMenu,
    [
      {
        group: 'mill: shared out by wish',
        cases: [
          [
            'three medium cappuccinos one oat one skinny one normal and a blueberry muffin',
            '3 Cappuccino (Medium); 1 Blueberry Muffin',
          ],
          [
            'two large lattes one decaf one regular a small americano',
            '2 Latte (Large); 1 Americano (Small)',
          ],
          [
            'three honey milk teas two large one regular all half sweet',
            '2 Honey Milk Tea (Large); 1 Honey Milk Tea (Regular)',
          ],
          [
            'two oolong milk teas one regular one large both quarter sweet and an oat cookie',
            '1 Oolong Milk Tea (Regular); 1 Oolong Milk Tea (Large); 1 Oat Cookie',
          ],
        ],
      },
      {
        group: 'mill: said of the drink',
        cases: [
          ['an oolong milk tea large oat milk no ice', '1 Oolong Milk Tea (Large)'],
          [
            'a honey milk tea regular almond milk and a lemon muffin',
            '1 Honey Milk Tea (Regular); 1 Lemon Muffin',
          ],
          ['a chai latte large and could you make it iced', '1 Chai Latte (Large)'],
          ['a large latte and make it iced please', '1 Iced Latte (Large)'],
          ['a double espresso with hot milk on the side', '1 Espresso (Double)'],
          ['a matcha latte not too sweet medium', '1 Matcha Latte (Medium)'],
        ],
      },
      {
        group: 'mill: other in its place',
        cases: [
          [
            'a blueberry muffin actually make it a lemon muffin and a small breakfast tea',
            '1 Lemon Muffin; 1 Breakfast Tea (Small)',
          ],
          [
            'one butter croissant no make that an almond croissant and a large americano',
            '1 Almond Croissant; 1 Americano (Large)',
          ],
          [
            'a large rye loaf sliced thin and a french stick i mean baguette',
            '1 Rye Loaf (Large); 1 French Baguette',
          ],
          [
            'tuna melt whole swap cheddar for mozzarella and a flat white',
            '1 Tuna Melt (Whole); 1 Flat White',
          ],
          ['pan oh chocolate and a flat white', '1 Pain au Chocolat; 1 Flat White'],
          [
            'whole sweet potato pie with a ribbon round it and an americano',
            '1 Sweet Potato Pie (Whole); 1 Americano',
          ],
          [
            'large cappuccino wait is it very strong actually doesnt matter yes that and an oat cookie',
            '1 Cappuccino (Large); 1 Oat Cookie',
          ],
        ],
      },
    ],
  ],
  [
    millThaiMenu,
    [
      {
        group: 'mill: heats',
        cases: [
          [
            'two large beef pad thai one mild one thai hot a regular green curry medium and three jasmine rice',
            '1 Beef Pad Thai (Large) {Mild}; 1 Beef Pad Thai (Large) {Thai Hot}; 1 Green Curry (Regular) {Medium}; 3 Jasmine Rice',
          ],
          [
            'a green curry a yellow curry and a panang curry all hot plus spring rolls',
            '1 Green Curry {Hot}; 1 Yellow Curry {Hot}; 1 Panang Curry {Hot}; 1 Spring Rolls',
          ],
          [
            'could we do green curry and panang large each and two coconut rice',
            '1 Green Curry (Large); 1 Panang Curry (Large); 2 Coconut Rice',
          ],
          ['can we do a tofu pad thai and a lime soda', '1 Tofu Pad Thai; 1 Lime Soda'],
          ['pad see ew hot no sorry just mild', '1 Pad See Ew {Mild}'],
          [
            'yellow curry thai hot no sorry my kids are eating too just medium large please',
            '1 Yellow Curry (Large) {Medium}',
          ],
          [
            'a tofu pad thai large mild and the same but hot',
            '1 Tofu Pad Thai (Large) {Mild}; 1 Tofu Pad Thai (Large) {Hot}',
          ],
          [
            'my wife has the pad see ew regular mild and ill have the same but thai hot',
            '1 Pad See Ew (Regular) {Mild}; 1 Pad See Ew (Regular) {Thai Hot}',
          ],
          [
            'im torn between the yellow curry and the panang okay panang large mild',
            '1 Panang Curry (Large) {Mild}',
          ],
          [
            'cant decide between spring rolls and satay ill go with the spring rolls and a lime soda',
            '1 Spring Rolls; 1 Lime Soda',
          ],
          [
            'large green curry cut up small for my toddler and a thai iced tea',
            '1 Green Curry (Large); 1 Thai Iced Tea',
          ],
          [
            'four lime sodas two large two regular and six sticks of chicken satay',
            '2 Lime Soda (Large); 2 Lime Soda (Regular); 1 Chicken Satay (6 sticks)',
          ],
        ],
      },
    ],
  ],
  [
    millScoopMenu,
    [
      {
        group: 'mill: scoops',
        cases: [
          ['single scoop in a waffle cone with vanilla and dark chocolate', '1 Single Scoop (Waffle Cone)'],
          [
            'double scoop in a cone with mango and sprinkles and a banana split',
            '1 Double Scoop (Cone); 1 Banana Split',
          ],
          ['two kids cones one vanilla one strawberry and a banana split', '2 Kids Cone; 1 Banana Split'],
          ['three kids cones two chocolate one strawberry', '3 Kids Cone'],
          [
            'a double scoop cup vanilla and a large hot chocolate',
            '1 Double Scoop (Cup); 1 Hot Chocolate (Large)',
          ],
          [
            'a kids cone one chocolate milkshake and one strawberry milkshake',
            '1 Kids Cone; 1 Chocolate Milkshake; 1 Strawberry Milkshake',
          ],
        ],
      },
    ],
  ],
  [
    millCafeMenu,
    [
      {
        group: 'mill: not shared out',
        cases: [
          ['two large lattes one decaf and one large americano', '2 Latte (Large); 1 Americano (Large)'],
          ['two lattes and one regular iced latte', '2 Latte; 1 Iced Latte (Regular)'],
          ['an americano and a latte make the latte iced', '1 Americano; 1 Iced Latte'],
          ['two large cappuccinos one small americano', '2 Cappuccino (Large); 1 Americano (Small)'],
          ['a latte and two oat cookies', '1 Latte; 2 Oat Cookie'],
          ['a tuna melt on rye and two lemon muffins', '1 Tuna Melt; 2 Lemon Muffin'],
          ['a chai latte and a lemon muffin twice', '2 Chai Latte; 2 Lemon Muffin'],
          ['two espressos and a flat white twice', '2 Espresso; 2 Flat White'],
          ['a small latte and a large one plus a reuben', '1 Latte (Small); 1 Latte (Large); 1 Reuben'],
          ['make sure i get two lemon muffins', '2 Lemon Muffin'],
        ],
      },
    ],
  ],
  [
    millOsteriaMenu,
    [
      {
        group: 'mill: shared out by portion',
        cases: [
          [
            'four cheeseburgers three doubles and a single and a large pepsi',
            '3 Cheeseburger (Double); 1 Cheeseburger (Single); 1 Pepsi (Large)',
          ],
          ['two cheeseburgers a triple and a single', '1 Cheeseburger (Triple); 1 Cheeseburger (Single)'],
          [
            'three double cheeseburgers actually make one of them a single',
            '2 Cheeseburger (Double); 1 Cheeseburger (Single)',
          ],
          ['a double cheeseburger no just a single', '1 Cheeseburger (Single)'],
          [
            'fried chicken burger twice one hot one mild and a side salad for each of them',
            '1 Fried Chicken Burger {Hot}; 1 Fried Chicken Burger {Mild}; 2 Side Salad',
          ],
          [
            'rigatoni times three two mild one hot and a lemonade',
            '2 Rigatoni Diavolo {Mild}; 1 Rigatoni Diavolo {Hot}; 1 Lemonade',
          ],
          [
            'tagliatelle twice one ragu one salmone both large',
            '1 Tagliatelle Ragu (Large); 1 Tagliatelle Salmone (Large)',
          ],
          [
            'three tagliatelle two ragu one salmone and a side salad',
            '2 Tagliatelle Ragu; 1 Tagliatelle Salmone; 1 Side Salad',
          ],
          ['a large lemonade twice one pepsi', '2 Lemonade (Large); 1 Pepsi'],
          [
            'two mushroom risottos and a side salad for each and a pepsi',
            '2 Mushroom Risotto; 2 Side Salad; 1 Pepsi',
          ],
        ],
      },
      {
        group: 'mill: counted portions',
        cases: [
          ['sorbet two scoops lemon and mint', '1 Sorbet (Two scoops)'],
          [
            'sorbet three scoops strawberry vanilla and chocolate and an affogato',
            '1 Sorbet (Three scoops); 1 Affogato',
          ],
          ['a sorbet with two scoops of lemon and a panna cotta', '1 Sorbet (Two scoops); 1 Panna Cotta'],
          [
            'three sorbets two with one scoop and one with three scoops all lemon',
            '2 Sorbet (One scoop); 1 Sorbet (Three scoops)',
          ],
          ['four sorbets two scoops each', '4 Sorbet (Two scoops)'],
          ['too cheeseburgers double and for pepsi zeros', '2 Cheeseburger (Double); 4 Pepsi Zero'],
          ['panna cotta for two people one portion two spoons', '1 Panna Cotta'],
          ['panna cotta for two people', '2 Panna Cotta'],
        ],
      },
      {
        group: 'mill: said beside the order',
        cases: [
          [
            'a cheeseburger single with double cheese extra gherkins and a large lemonade',
            '1 Cheeseburger (Single); 1 Lemonade (Large)',
          ],
          [
            'six single cheeseburgers for a kids party and six regular lemonades',
            '6 Cheeseburger (Single); 6 Lemonade (Regular)',
          ],
          [
            'were having a birthday party so eight panna cottas and four large pepsis',
            '8 Panna Cotta; 4 Pepsi (Large)',
          ],
          [
            'the ragu large without parmesan my daughter the risotto and for me the rigatoni',
            '1 Tagliatelle Ragu (Large); 1 Mushroom Risotto; 1 Rigatoni Diavolo',
          ],
          [
            'the rigatoni regular but mild because of my throat and a lemonade large',
            '1 Rigatoni Diavolo (Regular) {Mild}; 1 Lemonade (Large)',
          ],
          ['a fried chicken burger but hot and a pepsi', '1 Fried Chicken Burger {Hot}; 1 Pepsi'],
          [
            'a large rigatoni mild and the same but hot',
            '1 Rigatoni Diavolo (Large) {Mild}; 1 Rigatoni Diavolo (Large) {Hot}',
          ],
          [
            'id normally go for the risotto but i had it yesterday so today the rigatoni',
            '1 Rigatoni Diavolo',
          ],
          ['i usually have the affogato but tonight a panna cotta', '1 Panna Cotta'],
        ],
      },
    ],
  ],
];
