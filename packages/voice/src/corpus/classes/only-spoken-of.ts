import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryPizzaMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** Names that say what a place is, what is at home or what was asked, and what is ordered behind them. */
export const onlySpokenOfSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'only spoken of',
        cases: [
          [
            'hello is that the karahi place, great, one half chicken karahi hot',
            '1 Chicken Karahi (Half) {Hot}',
          ],
          [
            'hi is this the burger joint, good, two crispy zingers with fries',
            '2 Crispy Zinger (With fries)',
          ],
          ["just naan today, i've a pot of karahi on the stove, six garlic naan", '6 Garlic Naan'],
          [
            'only drinks for us, the fridge is full of biryani, two sweet lassi and a large cola',
            '2 Sweet Lassi; 1 Cola (Large)',
          ],
          [
            "i'm thinking biryani, i'm thinking kebab, okay beef biryani double plus seekh kebab single",
            '1 Beef Biryani (Double); 1 Seekh Kebab (Single)',
          ],
          [
            'thinking pizza, maybe pasta, right, a large pepperoni and a small alfredo pasta',
            '1 Pepperoni Pizza (Large); 1 Creamy Alfredo Pasta (Small)',
          ],
          [
            'since you ask yes i do want fries so make the zinger the one with fries',
            '1 Crispy Zinger (With fries)',
          ],
          [
            'why are there two chicken handis on here, i just want the plain chicken handi half mild',
            '1 Chicken Handi (Half) {Mild}',
          ],
          [
            'yeh jo aap ka lamb leg hai na bara suna hai, ek single woh try karte hain',
            '1 Roast Lamb Leg (Single)',
          ],
          [
            'woh jo aapki degh biryani hai bohat tareef suni hai toh ek double de dein',
            '1 Royal Degh Biryani (Double)',
          ],
          ['is the paya any good, go on then, a full', '1 Paya (Full)'],
          ['do you still do the club sandwich, great, one of those and no mayo', '1 Club Sandwich'],
          [
            'does the zinger come with coleslaw, lovely, then two of those meal with drink',
            '2 Crispy Zinger (Meal with drink)',
          ],
          [
            'are the dynamite prawns really hot, go on, half, mild if you can',
            '1 Dynamite Prawns (Half) {Mild}',
          ],
          [
            "what's in the special fried rice, shrimp, okay i'll risk it, large",
            '1 Special Fried Rice (Large)',
          ],
          ['how much is the kulfi, fine, four of them and a green tea', '4 Kulfi; 1 Green Tea'],
          ['my fridge is full of cola so no drinks, just a family kabuli pulao', '1 Kabuli Pulao (Family)'],
          ['your naan is the best in town, eight roghni please', '8 Roghni Naan'],
          ['my daughter calls it pizza day so one small margherita', '1 Margherita (Small)'],
          [
            'the smell of that karahi from next door is killing me, one chicken karahi half please',
            '1 Chicken Karahi (Half)',
          ],
          [
            'salaam is this the biryani place good good one family mutton biryani medium',
            '1 Mutton Biryani (Family) {Medium}',
          ],
          [
            "it's pizza night at ours so two large fajitas and a garlic bread",
            '2 Fajita Pizza (Large); 1 Garlic Bread',
          ],
          ["we've got naan at home so just the mutton karahi full", '1 Mutton Karahi (Full)'],
          ['i made rice already so only a half butter chicken mild', '1 Butter Chicken (Half) {Mild}'],
          [
            'can you do the reshmi kebab extra hot, perfect, one double',
            '1 Reshmi Kebab (Double) {Extra Hot}',
          ],
          ["i see you have ras malai, i'll take two of those", '2 Ras Malai'],
          ['aap ke paas paya hai, acha, ek full', '1 Paya (Full)'],
          ['kulfi hai kya, theek hai do de dein', '2 Kulfi'],
          [
            "what's the difference between the two wings, never mind, smoky wings double hot",
            '1 Smoky Wings (Double) {Hot}',
          ],
          ['my wife says your samosas are the best, so four samosas', '4 Samosa'],
          ["a chicken biryani single and we're good to go", '1 Chicken Biryani (Single)'],
          [
            'add two garlic naan to my karahi, chicken karahi half that is',
            '2 Garlic Naan; 1 Chicken Karahi (Half)',
          ],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'only spoken of',
        cases: [
          ['hi is this the coffee place on mill lane, yes, a large latte please', '1 Latte (Large)'],
          ['morning is that the tea room, lovely, one pot of earl grey', '1 Earl Grey Tea (Pot)'],
          ["just cake today, i've had three coffees already, one lemon cake", '1 Lemon Cake'],
          ["only a scone for me, our kitchen's full of bread, the cheese one", '1 Cheese Scone'],
          ['is your cold brew any good, go on then, a large, no ice', '1 Cold Brew (Large)'],
          ['do you still do that banana bread, great, two of those', '2 Banana Bread'],
          [
            'does the toastie come with salad, great, then one of those whole',
            '1 Ham and Cheese Toastie (Whole)',
          ],
          [
            "i'm thinking soup, i'm thinking sandwich, okay tomato soup bowl plus a tuna melt half",
            '1 Tomato Soup (Bowl); 1 Tuna Melt (Half)',
          ],
          ["what comes in the mocha, is it sweet, hmm okay i'll risk it medium", '1 Mocha (Medium)'],
          ['have you got any almond croissants left, brilliant, three', '3 Almond Croissant'],
          ['are the paninis toasted, good, the chicken one hot', '1 Chicken Panini {Hot}'],
          ["hey do you have leek soup, i'll grab a bowl", '1 Leek Soup (Bowl)'],
          [
            'is the hot chocolate made with milk, perfect, make it a large with oat',
            '1 Hot Chocolate (Large)',
          ],
          ['hey is that the bakery, cool, three fruit scones', '3 Fruit Scone'],
          ['the girl before me had a mocha, it looked great, one of those, small', '1 Mocha (Small)'],
          ["i've already got a coffee so just a butter croissant", '1 Butter Croissant'],
          ['what soups do you have, leek, right, a cup of the leek', '1 Leek Soup (Cup)'],
          ['do you do cold brew, ooh lovely, a medium please with a dash of milk', '1 Cold Brew (Medium)'],
          ['is the lemon cake vegan, oh well, one anyway', '1 Lemon Cake'],
          ['i like my coffee strong so an espresso double', '1 Espresso (Double)'],
          [
            'are the cheese scones warm, ace, two of them and a pot of mint tea',
            '2 Cheese Scone; 1 Mint Tea (Pot)',
          ],
          ['my doctor says no more coffee so a mint tea cup', '1 Mint Tea (Cup)'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'only spoken of',
        cases: [
          ['is this the burger place, cool, one smash burger triple', '1 Smash Burger (Triple)'],
          ['do you still do the pulled pork, sick, one combo hot', '1 Pulled Pork Sandwich (Combo) {Hot}'],
          ['is the halloumi burger any good, oh go on, the meal', '1 Halloumi Burger (Meal)'],
          ['does the steak roll come with fries, great, one with fries then', '1 Steak Roll (With fries)'],
          [
            'just sides today, we grilled our own burgers, large onion rings and two coleslaws',
            '1 Onion Rings (Large); 2 Coleslaw',
          ],
          ['how big is the kids burger, tiny, okay two kids burgers', '2 Kids Burger'],
          [
            "i'm thinking burger i'm thinking shake, okay jalapeno burger single plus vanilla shake large",
            '1 Jalapeno Burger (Single); 1 Vanilla Shake (Large)',
          ],
          [
            'apple pies how much are they, a quid, okay five of them and a diet coke small',
            '5 Apple Pie; 1 Diet Coke (Small)',
          ],
          ['is this burger town, brill, one classic burger meal', '1 Classic Burger (Meal)'],
          ['how spicy is the jalapeno burger, fine, a single', '1 Jalapeno Burger (Single)'],
          ["we've fries at home so the steak roll, roll only", '1 Steak Roll (Roll only)'],
          ['thinking of a shake, thinking of a pie, okay just the apple pie', '1 Apple Pie'],
          ['my son had a burger for breakfast can you believe it, so a side salad for him', '1 Side Salad'],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'only spoken of',
        cases: [
          ['hello is that the pizza place lovely one small margherita', '1 Margherita (Small)'],
          [
            "just garlic bread today my freezer's full of pizza, two cheesy and one plain",
            '2 Cheesy Garlic Bread; 1 Garlic Bread',
          ],
          ['do you still do the calzone, the spinach one, great, one of those', '1 Spinach Calzone'],
          ['is the lasagne homemade, lovely, go on then, one', '1 Lasagne'],
          ['are your wings saucy, right, twelve pieces hot then', '1 Chicken Wings (12 pieces) {Hot}'],
          [
            'why is the menu showing hawaiian first, nobody likes that, i just want a four cheese medium',
            '1 Four Cheese (Medium)',
          ],
        ],
      },
    ],
  ],
];
