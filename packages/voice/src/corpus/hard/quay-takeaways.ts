import type { CorpusSets } from '../corpus.ts';
import {
  quayBobaMenu,
  quayDinerMenu,
  quayGyroMenu,
  quayPhoMenu,
  quayWokMenu,
} from '../menus/quay-takeaways.ts';

/** Written to see whether the rules for those classes hold elsewhere. Understood when they were new: 79 of 90. */
export const quayTakeawaySets: CorpusSets = [
  [
    quayBobaMenu,
    [
      {
        group: 'quay takeaways: further classes, boba',
        cases: [
          [
            'brown sugar milk tea large half sugar less ice with tapioca pearls and cheese foam',
            '1 Brown Sugar Milk Tea (Large)',
          ],
          [
            'one taro milk tea with oat milk no ice extra boba and grass jelly a large one',
            '1 Taro Milk Tea (Large)',
          ],
          [
            'mango green tea but only with thirty percent sugar and lychee jelly regular size please',
            '1 Mango Green Tea (Regular)',
          ],
          [
            'my sister wants a big matcha milk tea with pearls and i want a strawberry slush and a mochi',
            '1 Matcha Milk Tea (Large); 1 Strawberry Slush; 1 Mochi',
          ],
          [
            'thai milk tea two scoops of pearls large and three egg tarts',
            '1 Thai Milk Tea (Large); 3 Egg Tart',
          ],
          [
            'three classic milk teas two large one regular all with boba',
            '2 Classic Milk Tea (Large); 1 Classic Milk Tea (Regular)',
          ],
          [
            'popcorn chicken fire with plum powder and a peach oolong tea',
            '1 Popcorn Chicken {Fire}; 1 Peach Oolong Tea',
          ],
          [
            'two popcorn chickens one plain one spicy and two mango slushes large',
            '1 Popcorn Chicken {Plain}; 1 Popcorn Chicken {Spicy}; 2 Mango Slush (Large)',
          ],
          [
            'a taro milk tea and a matcha milk tea both large the taro with pudding the matcha without pearls',
            '1 Taro Milk Tea (Large); 1 Matcha Milk Tea (Large)',
          ],
          [
            'a large passion fruit tea and takoyaki actually scratch the takoyaki just the tea with aloe',
            '1 Passion Fruit Tea (Large)',
          ],
          ['can i get a slush please', '1 Strawberry Slush|Mango Slush'],
          ['too large lychee black teas and won fried tow foo', '2 Lychee Black Tea (Large); 1 Fried Tofu'],
          [
            'there are four of us so classic milk tea for everyone and two sweet potato fries',
            '4 Classic Milk Tea; 2 Sweet Potato Fries',
          ],
        ],
      },
    ],
  ],
  [
    quayPhoMenu,
    [
      {
        group: 'quay takeaways: further classes, viet',
        cases: [
          [
            'beef pho large no onions no cilantro with extra tripe and a side of hoisin',
            '1 Beef Pho (Large)',
          ],
          [
            'one rare steak pho train size with the steak on the side and extra basil and lime',
            '1 Rare Steak Pho (Train)',
          ],
          [
            'grilled pork banh mi no pickled carrots add a fried egg add pate and a jasmine tea',
            '1 Grilled Pork Banh Mi; 1 Jasmine Tea',
          ],
          [
            'shaking beef saigon hot with fried rice instead and a soda lemonade',
            '1 Shaking Beef {Saigon Hot}; 1 Soda Lemonade',
          ],
          [
            'two lemongrass chicken one mild one saigon hot and a fresh coconut',
            '1 Lemongrass Chicken {Mild}; 1 Lemongrass Chicken {Saigon Hot}; 1 Fresh Coconut',
          ],
          ['a dozen chicken wings saigon hot with ranch', '1 Chicken Wings (12 pieces) {Saigon Hot}'],
          [
            'vietnamese iced coffee two shots less sweet and an avocado shake',
            '1 Vietnamese Iced Coffee; 1 Avocado Shake',
          ],
          [
            'we are five so five chicken pho small three of them with extra noodles two without and five jasmine teas',
            '5 Chicken Pho (Small); 5 Jasmine Tea',
          ],
          [
            'two beef pho one large one small the small one no onions',
            '1 Beef Pho (Large); 1 Beef Pho (Small)',
          ],
          [
            'grandma will have the vegetable pho small no spice and grandpa the broken rice plate with a fried egg on top',
            '1 Vegetable Pho (Small); 1 Broken Rice Plate',
          ],
          [
            'a tofu banh mi and a grilled pork vermicelli the banh mi without mayo the vermicelli with extra fish sauce',
            '1 Tofu Banh Mi; 1 Grilled Pork Vermicelli',
          ],
          ['we will start with some rolls four pieces', '1 Fresh Summer Rolls|Crispy Egg Rolls (4 pieces)'],
          [
            'one banh mi and a jasmine tea',
            '1 Grilled Pork Banh Mi|Lemongrass Chicken Banh Mi|Tofu Banh Mi|Cold Cut Banh Mi; 1 Jasmine Tea',
          ],
          [
            'too chicken foe large and for crispy egg rolls two piece',
            '2 Chicken Pho (Large); 4 Crispy Egg Rolls (2 pieces)',
          ],
          [
            'so um let me see the soup with the rare beef yeah rare steak pho one large and my friend wants the broken rice thing',
            '1 Rare Steak Pho (Large); 1 Broken Rice Plate',
          ],
          [
            'tofu banh mi no mayo cold cut banh mi with extra pate and two sodas',
            '1 Tofu Banh Mi; 1 Cold Cut Banh Mi; 2 Soda Lemonade',
          ],
        ],
      },
    ],
  ],
  [
    quayDinerMenu,
    [
      {
        group: 'quay takeaways: further classes, diner',
        cases: [
          [
            'diner burger double with swiss grilled onions no pickles and onion rings large well done',
            '1 Diner Burger (Double); 1 Onion Rings (Large)',
          ],
          [
            'a mushroom burger single wrapped in lettuce no bun add bacon and a small diet coke no ice',
            '1 Mushroom Burger (Single); 1 Diet Coke (Small)',
          ],
          [
            'western omelette with egg whites only no ham add spinach and a coffee two creams large',
            '1 Western Omelette; 1 Coffee (Large)',
          ],
          [
            'fried chicken four piece nashville hot with extra pickles and coleslaw',
            '1 Fried Chicken (4 piece) {Nashville Hot}; 1 Coleslaw',
          ],
          ['two chilis one cup mild one bowl hot', '1 Chili (Cup) {Mild}; 1 Chili (Bowl) {Hot}'],
          [
            'three cokes one small one medium and one large for the thirsty one',
            '1 Coke (Small); 1 Coke (Medium); 1 Coke (Large)',
          ],
          ['chicken noodle soup two bowls one with crackers one without', '2 Chicken Noodle Soup (Bowl)'],
          [
            'coffee three sugars one cream small and a cherry pie warmed up',
            '1 Coffee (Small); 1 Cherry Pie',
          ],
          [
            'chocolate milkshake no whip vanilla milkshake with sprinkles and a large fries',
            '1 Chocolate Milkshake; 1 Vanilla Milkshake; 1 French Fries (Large)',
          ],
          [
            'patty melt with onions grilled not raw and a large root beer',
            '1 Patty Melt; 1 Root Beer (Large)',
          ],
          [
            'a reuben and a tuna melt the reuben on rye with extra kraut the tuna on sourdough no tomato',
            '1 Reuben; 1 Tuna Melt',
          ],
          [
            'a diner burger and a turkey burger both with fries small the turkey with avocado',
            '1 Diner Burger; 1 Turkey Burger; 2 French Fries (Small)',
          ],
          [
            'large coke and a brownie sundae no wait my doctor said no sugar forget the sundae and make the coke a diet',
            '1 Diet Coke (Large)',
          ],
          [
            'a short stack of pancakes actually tall stack with blueberries and no butter',
            '1 Buttermilk Pancakes (Tall Stack)',
          ],
          [
            'the kids share a grilled cheese and a chocolate milkshake with two straws and i get the pot roast',
            '1 Grilled Cheese; 1 Chocolate Milkshake; 1 Pot Roast',
          ],
          [
            'dad says a double mushroom burger with everything and i say a plain turkey burger with only lettuce',
            '1 Mushroom Burger (Double); 1 Turkey Burger',
          ],
          ['a slice of pie and a small coffee', '1 Apple Pie|Cherry Pie|Key Lime Pie; 1 Coffee (Small)'],
          ['a bowl of soup please', '1 Chicken Noodle Soup|Tomato Soup (Bowl)'],
          [
            'six of us so six coffees four regular two decaf all small',
            '4 Coffee (Small); 2 Decaf Coffee (Small)',
          ],
          ['apple cherry and key lime pie one of each', '1 Apple Pie; 1 Cherry Pie; 1 Key Lime Pie'],
          [
            'chocolate vanilla and strawberry milkshakes two of each',
            '2 Chocolate Milkshake; 2 Vanilla Milkshake; 2 Strawberry Milkshake',
          ],
          ['do you have lemon meringue pie no okay then the cherry one with ice cream', '1 Cherry Pie'],
          ['a milkshake please the strawberry one extra thick', '1 Strawberry Milkshake'],
          ['grilled cheese with tomato twice and a large iced tea', '2 Grilled Cheese; 1 Iced Tea (Large)'],
          ['meatloaf and iced tea two large ones', '1 Meatloaf; 2 Iced Tea (Large)'],
          ['coffee with a splash of oat milk and a pinch of cinnamon on top large', '1 Coffee (Large)'],
        ],
      },
    ],
  ],
  [
    quayGyroMenu,
    [
      {
        group: 'quay takeaways: further classes, gyro',
        cases: [
          [
            'chicken gyro large no onion extra tzatziki wrapped in foil and greek fries small',
            '1 Chicken Gyro (Large); 1 Greek Fries (Small)',
          ],
          [
            'one falafel wrap regular with hummus pickles and hot sauce plus a diet coke',
            '1 Falafel Wrap (Regular); 1 Diet Coke',
          ],
          ['mixed grill plate with lemon potatoes instead of rice and extra pita', '1 Mixed Grill Plate'],
          [
            'lamb gyro no tomato halloumi wrap with mint both large',
            '1 Lamb Gyro (Large); 1 Halloumi Wrap (Large)',
          ],
          [
            'a lamb gyro and a chicken gyro both regular the lamb with no sauce the chicken with extra onions',
            '1 Lamb Gyro (Regular); 1 Chicken Gyro (Regular)',
          ],
          [
            'greek coffee two sugars and a frappe three sugars no milk large',
            '1 Greek Coffee; 1 Frappe (Large)',
          ],
          [
            'for lamb gyros large two with fries inside two without and for cokes',
            '4 Lamb Gyro (Large); 4 Coke',
          ],
          [
            'to chicken souvlaki plates and a bak lava with a greek salad small',
            '2 Chicken Souvlaki Plate; 1 Baklava; 1 Greek Salad (Small)',
          ],
          ['too large greek salads no olives and three spana kopita', '2 Greek Salad (Large); 3 Spanakopita'],
          [
            'mum and i both want moussaka and the little one gets a small greek fries with ketchup',
            '2 Moussaka; 1 Greek Fries (Small)',
          ],
          [
            'two falafel wraps large no make that one large and one regular',
            '1 Falafel Wrap (Large); 1 Falafel Wrap (Regular)',
          ],
          [
            'a mixed grill plate and dolmades and hummus hmm that is too much leave the dolmades',
            '1 Mixed Grill Plate; 1 Hummus',
          ],
          ['a gyro large with everything', '1 Chicken Gyro|Lamb Gyro (Large)'],
          ['chicken and lamb gyro one of each large', '1 Chicken Gyro (Large); 1 Lamb Gyro (Large)'],
          [
            'there are three of us so ayran all round and a vegetable platter to share',
            '3 Ayran; 1 Vegetable Platter',
          ],
        ],
      },
    ],
  ],
  [
    quayWokMenu,
    [
      {
        group: 'quay takeaways: further classes, chinese',
        cases: [
          [
            'kung pao chicken dinner szechuan hot no peanuts extra sauce and brown rice',
            '1 Kung Pao Chicken (Dinner) {Szechuan Hot}; 1 Brown Rice',
          ],
          [
            'chicken lo mein quart no cabbage add shrimp add baby corn and two egg rolls',
            '1 Chicken Lo Mein (Quart); 2 Egg Roll',
          ],
          [
            'beef and broccoli lunch sauce on the side steamed not fried and a hot tea',
            '1 Beef and Broccoli (Lunch); 1 Hot Tea',
          ],
          [
            'two mapo tofu one mild one szechuan hot both dinner',
            '1 Mapo Tofu (Dinner) {Mild}; 1 Mapo Tofu (Dinner) {Szechuan Hot}',
          ],
          [
            'szechuan beef szechuan hot with extra peppers lunch size',
            '1 Szechuan Beef (Lunch) {Szechuan Hot}',
          ],
          [
            'general tso chicken and singapore noodles both mild the chicken dinner size',
            '1 General Tso Chicken (Dinner) {Mild}; 1 Singapore Noodles {Mild}',
          ],
          [
            'three fried rices one chicken one shrimp one vegetable all quarts',
            '1 Chicken Fried Rice (Quart); 1 Shrimp Fried Rice (Quart); 1 Vegetable Fried Rice (Quart)',
          ],
          ['wonton soup two large one with extra wontons one plain', '2 Wonton Soup (Large)'],
          [
            'pork dumplings ten pieces steamed and six pieces fried',
            '1 Pork Dumplings (10 pieces); 1 Pork Dumplings (6 pieces)',
          ],
          [
            'egg drop soup small no scallions hot and sour soup large extra tofu and white rice',
            '1 Egg Drop Soup (Small); 1 Hot and Sour Soup (Large); 1 White Rice',
          ],
          [
            'orange chicken and sweet and sour pork both lunch the pork with sauce on the side',
            '1 Orange Chicken (Lunch); 1 Sweet and Sour Pork (Lunch)',
          ],
          [
            'a quart of beef lo mein and crab rangoon sorry cancel the rangoon just the lo mein with extra beef',
            '1 Beef Lo Mein (Quart)',
          ],
          ['some lo mein a pint please', '1 Chicken Lo Mein|Beef Lo Mein (Pint)'],
          [
            'too general so chicken dinner and one scallion pan cake',
            '2 General Tso Chicken (Dinner); 1 Scallion Pancake',
          ],
          [
            'won quart shrimp fried rice for spring rolls and too hot teas',
            '1 Shrimp Fried Rice (Quart); 4 Spring Roll; 2 Hot Tea',
          ],
          [
            'we are eight people so four chicken lo mein quarts two of them no onions and eight sodas',
            '4 Chicken Lo Mein (Quart); 8 Soda',
          ],
          [
            'okay what did we get last time the orange chicken right so orange chicken dinner and uh some white rice two of those',
            '1 Orange Chicken (Dinner); 2 White Rice',
          ],
          [
            'i was thinking the beef one with broccoli lunch portion and my husband the mapo tofu hot dinner portion',
            '1 Beef and Broccoli (Lunch); 1 Mapo Tofu (Dinner) {Hot}',
          ],
          ['crab rangoon three times and a wonton soup small', '3 Crab Rangoon; 1 Wonton Soup (Small)'],
        ],
      },
    ],
  ],
];
