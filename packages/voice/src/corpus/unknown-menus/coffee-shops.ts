import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { makeMenu } from '../menus/shop.ts';

const cups = ['Tall', 'Grande', 'Venti'];
const plainCups = ['Small', 'Medium', 'Large', 'Extra Large'];

const bluebirdMenu = makeMenu('Bluebird Coffee', 31, {
  Espresso: [
    ['Caffe Latte', cups],
    ['Cappuccino', cups],
    ['Flat White', cups],
    ['Caffe Americano', cups],
    ['Caffe Mocha', cups],
    ['White Chocolate Mocha', cups],
    ['Caramel Macchiato', cups],
    ['Espresso', ['Solo', 'Doppio']],
    ['Pumpkin Spice Latte', cups, [], ['psl', 'seasonal']],
  ],
  Brewed: [
    ['Brewed Coffee', cups, [], ['drip', 'house coffee']],
    ['Iced Coffee', cups],
    ['Cold Brew', cups],
    ['Nitro Cold Brew', ['Tall', 'Grande']],
  ],
  'Tea and more': [
    ['Chai Tea Latte', cups],
    ['Matcha Green Tea Latte', cups],
    ['Earl Grey Tea', cups],
    ['Iced Black Tea', cups],
    ['Peach Green Tea Lemonade', cups],
    ['Hot Chocolate', cups],
    ['Caramel Frappe', cups],
    ['Java Chip Frappe', cups],
    ['Strawberry Refresher', cups],
  ],
  Food: [
    ['Butter Croissant'],
    ['Chocolate Croissant'],
    ['Blueberry Muffin'],
    ['Lemon Loaf'],
    ['Birthday Cake Pop'],
    ['Egg White Bites'],
    ['Bacon Gouda Sandwich'],
    ['Everything Bagel'],
    ['Oatmeal', [], [], ['vegan']],
    ['Bottled Water'],
  ],
});

const lampMenu = makeMenu('Lamp Post Coffee', 32, {
  Drinks: [
    ['Latte', plainCups],
    ['Cappuccino', plainCups],
    ['Mocha', plainCups],
    ['Macchiato', plainCups],
    ['Americano', plainCups],
    ['Espresso', plainCups],
    ['Drip Coffee', plainCups],
    ['Cold Brew', plainCups],
    ['Iced Coffee', plainCups],
    ['Chai Latte', plainCups],
    ['Hot Chocolate', plainCups],
    ['Flat White', plainCups],
    ['Frappe', plainCups],
    ['Cortado', plainCups],
    ['Cafe au Lait', plainCups],
  ],
});

const bluebird: readonly CorpusGroup[] = [
  {
    group: 'coffee: one drink and how it is made',
    cases: [
      [
        'i would like a grande iced latte with two pumps of vanilla and a splash of oat milk',
        '1 Caffe Latte (Grande)',
      ],
      ['can i get a venti cold brew no whip extra foam', '1 Cold Brew (Venti)'],
      ['let me have a tall flat white with whole milk extra hot', '1 Flat White (Tall)'],
      [
        'gimme a grande caramel macchiato upside down with extra caramel drizzle',
        '1 Caramel Macchiato (Grande)',
      ],
      [
        'one venti iced coffee with sweet cream and three pumps of sugar free vanilla syrup',
        '1 Iced Coffee (Venti)',
      ],
      ['tall americano with room for cream', '1 Caffe Americano (Tall)'],
      [
        'venti white chocolate mocha half sweet no foam with a shot of espresso added',
        '1 White Chocolate Mocha (Venti)',
      ],
      [
        'i need a grande nitro cold brew with salted caramel cold foam on top please',
        '1 Nitro Cold Brew (Grande)',
      ],
      [
        'grande chai tea latte with almond milk light ice and a dash of cinnamon',
        '1 Chai Tea Latte (Grande)',
      ],
      ['could you make me a tall cappuccino bone dry with nonfat milk', '1 Cappuccino (Tall)'],
      [
        'venti matcha green tea latte five scoops of matcha no classic syrup',
        '1 Matcha Green Tea Latte (Venti)',
      ],
      ['a hot chocolate for my kid tall at kids temperature with whipped cream', '1 Hot Chocolate (Tall)'],
      ['doppio espresso with a twist of lemon', '1 Espresso (Doppio)'],
      ['double espresso please', '1 Espresso (Doppio)'],
      [
        'hi i want a grande caffe mocha with soy milk and peppermint syrup no whipped cream',
        '1 Caffe Mocha (Grande)',
      ],
      ['iced black tea unsweetened venti with a splash of lemonade', '1 Iced Black Tea (Venti)'],
      ['venti strawberry refresher with coconut milk no strawberry pieces', '1 Strawberry Refresher (Venti)'],
      ['grande java chip frappe with extra java chips and an affogato shot', '1 Java Chip Frappe (Grande)'],
      [
        'may i please have a grande pumpkin spice latte with three shots blonde roast',
        '1 Pumpkin Spice Latte (Grande)',
      ],
      ['grande psl', '1 Pumpkin Spice Latte (Grande)'],
      ['a tall drip dark roast black', '1 Brewed Coffee (Tall)'],
      ['just a venti coffee with cream and two sugars', '1 Brewed Coffee (Venti)||1 Iced Coffee (Venti)'],
      ['a grande house coffee blonde roast with steamed milk on the side', '1 Brewed Coffee (Grande)'],
      ['earl grey grande two tea bags with honey and steamed milk', '1 Earl Grey Tea (Grande)'],
    ],
  },
  {
    group: 'coffee: several drinks',
    cases: [
      ['two grande lattes and one tall hot chocolate', '2 Caffe Latte (Grande); 1 Hot Chocolate (Tall)'],
      [
        'a venti cold brew and a grande iced coffee both with oat milk',
        '1 Cold Brew (Venti); 1 Iced Coffee (Grande)',
      ],
      [
        'three tall americanos one with cream one with soy and one black',
        '3 Caffe Americano (Tall)||1 Caffe Americano (Tall); 1 Caffe Americano (Tall); 1 Caffe Americano (Tall)',
      ],
      [
        'can we get two cappuccinos a flat white and a chai tea latte all grande',
        '2 Cappuccino (Grande); 1 Flat White (Grande); 1 Chai Tea Latte (Grande)',
      ],
      [
        'i want a grande caramel frappe with extra whip and a blueberry muffin warmed up',
        '1 Caramel Frappe (Grande); 1 Blueberry Muffin',
      ],
      [
        'tall brewed coffee two creams two sugars and a butter croissant heated',
        '1 Brewed Coffee (Tall); 1 Butter Croissant',
      ],
      [
        'a venti iced white chocolate mocha with vanilla sweet cream cold foam plus a birthday cake pop',
        '1 White Chocolate Mocha (Venti); 1 Birthday Cake Pop',
      ],
      ['lemon loaf and a tall earl grey', '1 Lemon Loaf; 1 Earl Grey Tea (Tall)'],
      [
        'let me do an everything bagel toasted with cream cheese and a grande cold brew',
        '1 Everything Bagel; 1 Cold Brew (Grande)',
      ],
      [
        'bacon gouda sandwich and a venti latte skim milk please and thank you',
        '1 Bacon Gouda Sandwich; 1 Caffe Latte (Venti)',
      ],
      [
        'egg white bites two orders and a tall caffe americano',
        '2 Egg White Bites; 1 Caffe Americano (Tall)',
      ],
      [
        'one grande latte with hazelnut syrup one venti latte with caramel syrup',
        '1 Caffe Latte (Grande); 1 Caffe Latte (Venti)',
      ],
      [
        'gonna need four tall brewed coffees and half a dozen butter croissants',
        '4 Brewed Coffee (Tall); 6 Butter Croissant',
      ],
      ['grande mocha no whip tall mocha with whip', '1 Caffe Mocha (Grande); 1 Caffe Mocha (Tall)'],
      [
        'i will take a grande iced chai with oat milk and she will have a tall matcha latte',
        '1 Chai Tea Latte (Grande); 1 Matcha Green Tea Latte (Tall)',
      ],
      ['oatmeal with brown sugar and nuts and a bottle of water', '1 Oatmeal; 1 Bottled Water'],
      [
        'a couple of chocolate croissants and a tall hot chocolate with marshmallows',
        '2 Chocolate Croissant; 1 Hot Chocolate (Tall)',
      ],
      [
        'venti peach green tea lemonade light ice and a cake pop',
        '1 Peach Green Tea Lemonade (Venti); 1 Birthday Cake Pop',
      ],
      ['two flat whites one tall one venti', '1 Flat White (Tall); 1 Flat White (Venti)'],
      ['five brewed coffees three grande and two tall', '3 Brewed Coffee (Grande); 2 Brewed Coffee (Tall)'],
      [
        'three grandes a latte a mocha and a cappuccino',
        '1 Caffe Latte (Grande); 1 Caffe Mocha (Grande); 1 Cappuccino (Grande)',
      ],
      [
        'two venti drinks one cold brew and one iced black tea',
        '1 Cold Brew (Venti); 1 Iced Black Tea (Venti)',
      ],
      ['a latte and a mocha make them both venti', '1 Caffe Latte (Venti); 1 Caffe Mocha (Venti)'],
      [
        'grande caffe mocha with a chocolate croissant and tall chai tea latte with a lemon loaf',
        '1 Caffe Mocha (Grande); 1 Chocolate Croissant; 1 Chai Tea Latte (Tall); 1 Lemon Loaf',
      ],
    ],
  },
  {
    group: 'coffee: loose speech and a change of mind',
    cases: [
      ['uh can i do like a grande latte but iced and with uh brown sugar syrup', '1 Caffe Latte (Grande)'],
      ['yeah hey so i am gonna get a tall no wait a grande flat white', '1 Flat White (Grande)'],
      ['a venti americano actually make it a grande', '1 Caffe Americano (Grande)'],
      ['cappuccino tall sorry not cappuccino i meant a latte', '1 Caffe Latte (Tall)||1 Caffe Latte'],
      ['the usual brewed coffee grande black nothing in it', '1 Brewed Coffee (Grande)'],
      ['do you guys have cold brew if so a venti one with sweet cream', '1 Cold Brew (Venti)'],
      ['is there any chance i could get a grande frappe the caramel one', '1 Caramel Frappe (Grande)'],
      [
        'ill grab a muffin and whatever size is smallest of the cappuccino',
        '1 Blueberry Muffin; 1 Cappuccino (Tall)',
      ],
      ['hot chocolate largest size you have', '1 Hot Chocolate (Venti)'],
      ['large latte', '1 Caffe Latte (Venti)||1 Caffe Latte (Grande)'],
      ['small brewed coffee with milk', '1 Brewed Coffee (Tall)'],
      ['two medium chai lattes', '2 Chai Tea Latte (Grande)'],
      ['can you do a grande cold brew with no ice and leave room', '1 Cold Brew (Grande)'],
      ['one croissant the chocolate one and a solo espresso', '1 Chocolate Croissant; 1 Espresso (Solo)'],
      ['same again another venti cold brew', '1 Cold Brew (Venti)'],
      ['my friend wants a tall latte and i want a venti one', '1 Caffe Latte (Tall); 1 Caffe Latte (Venti)'],
      ['i am picking up for three people so three tall cappuccinos', '3 Cappuccino (Tall)'],
      ['skinny vanilla latte grande', '1 Caffe Latte (Grande)'],
      ['quad shot iced americano venti', '1 Caffe Americano (Venti)'],
      ['triple grande nonfat no foam latte at one forty degrees', '1 Caffe Latte (Grande)'],
      ['grande half caf two percent vanilla latte', '1 Caffe Latte (Grande)'],
      ['venti decaf brewed coffee with four splendas', '1 Brewed Coffee (Venti)'],
      ['a blonde vanilla latte tall', '1 Caffe Latte (Tall)'],
      ['cinnamon dolce latte with skim milk grande', '1 Caffe Latte (Grande)'],
      ['toasted everything bagel no cream cheese', '1 Everything Bagel'],
      ['water please', '1 Bottled Water'],
    ],
  },
];

const lamp: readonly CorpusGroup[] = [
  {
    group: 'coffee, plain names: one drink',
    cases: [
      ['i would like one large latte with light roast and caramel syrup', '1 Latte (Large)'],
      ['one small cappuccino dark roast with cinnamon on top', '1 Cappuccino (Small)'],
      [
        'get me an extra large iced coffee with almond milk and two shots of hazelnut',
        '1 Iced Coffee (Extra Large)',
      ],
      ['i want to order a medium americano guatemalan roast decaf', '1 Americano (Medium)'],
      ['may i have a regular mocha with chocolate sauce and whipped cream', '1 Mocha||1 Mocha (Medium)'],
      ['large hot chocolate with caramel drizzle and cocoa powder on top', '1 Hot Chocolate (Large)'],
      ['espresso double shot no sugar', '1 Espresso'],
      ['small espresso with one extra shot', '1 Espresso (Small)'],
      ['can you get me an iced macchiato size large with vanilla and extra espresso', '1 Macchiato (Large)'],
      ['a medium frappe with honey soy milk and not too much ice', '1 Frappe (Medium)'],
      ['decaf latte medium with skimmed milk and one packet of stevia', '1 Latte (Medium)'],
      ['i need a strong dark roast drip coffee in a large cup two sugars', '1 Drip Coffee (Large)'],
      ['flat white small with oat', '1 Flat White (Small)'],
      ['one extra large cold brew light ice with a pump of caramel', '1 Cold Brew (Extra Large)'],
      ['please order me a cafe au lait with half and half small', '1 Cafe au Lait (Small)'],
      ['i will have a hot latte ethiopian roast with coconut milk and cinnamon', '1 Latte'],
      ['a small hot chai latte with honey', '1 Chai Latte (Small)'],
      ['large black coffee', '1 Drip Coffee (Large)||1 Iced Coffee (Large)'],
      ['a cortado with just a little foam', '1 Cortado'],
      ['i want a mocha the biggest one with double whipped cream', '1 Mocha (Extra Large)'],
      ['vanilla cappuccino medium', '1 Cappuccino (Medium)'],
      ['caramel latte extra large with three espresso shots', '1 Latte (Extra Large)'],
      ['caramel macchiato medium iced', '1 Macchiato (Medium)'],
      ['iced americano large', '1 Americano (Large)'],
      ['iced mocha small with an extra shot of espresso', '1 Mocha (Small)'],
      ['a tall cold brew', '1 Cold Brew||1 Cold Brew (Small)'],
    ],
  },
  {
    group: 'coffee, plain names: several drinks',
    cases: [
      [
        'one regular latte light roast with an extra espresso shot and honey and one large cappuccino with caramel syrup in that one',
        '1 Latte; 1 Cappuccino (Large)||1 Latte (Medium); 1 Cappuccino (Large)',
      ],
      [
        'i need two large lattes one with almond milk and the other with whole milk',
        '2 Latte (Large)||1 Latte (Large); 1 Latte (Large)',
      ],
      [
        'get me three medium americanos and a small espresso with sugar',
        '3 Americano (Medium); 1 Espresso (Small)',
      ],
      ['a large mocha with whipped cream and a small latte with nothing', '1 Mocha (Large); 1 Latte (Small)'],
      [
        'two hot chocolates medium with marshmallows and one iced coffee extra large with cream',
        '2 Hot Chocolate (Medium); 1 Iced Coffee (Extra Large)',
      ],
      [
        'i would like to get one small macchiato and also one large macchiato with extra caramel',
        '1 Macchiato (Small); 1 Macchiato (Large)',
      ],
      [
        'large cold brew with vanilla and another large cold brew without anything',
        '1 Cold Brew (Large); 1 Cold Brew (Large)||2 Cold Brew (Large)',
      ],
      ['four coffees two lattes and two cappuccinos all medium', '2 Latte (Medium); 2 Cappuccino (Medium)'],
      [
        'can i order three drinks a medium mocha a small flat white and a large chai latte',
        '1 Mocha (Medium); 1 Flat White (Small); 1 Chai Latte (Large)',
      ],
      [
        'one extra large drip coffee with two creams and one medium drip coffee black',
        '1 Drip Coffee (Extra Large); 1 Drip Coffee (Medium)',
      ],
      ['a small and a large latte', '1 Latte (Small); 1 Latte (Large)'],
      ['a large and two small cappuccinos', '1 Cappuccino (Large); 2 Cappuccino (Small)'],
      ['six frappes please three with caramel and three with chocolate', '6 Frappe||3 Frappe; 3 Frappe'],
      [
        'five large iced coffees with milk and sugar on the side and one decaf americano',
        '5 Iced Coffee (Large); 1 Americano',
      ],
      [
        'two large cold brews with half and half and two small hot chocolates with no whip',
        '2 Cold Brew (Large); 2 Hot Chocolate (Small)',
      ],
      ['mocha large americano small', '1 Mocha (Large); 1 Americano (Small)'],
      [
        'i want an americano dark roast medium and a latte light roast medium and for my boss a large cappuccino',
        '1 Americano (Medium); 1 Latte (Medium); 1 Cappuccino (Large)',
      ],
      ['one latte with soy one with oat and one with regular milk', '3 Latte||1 Latte; 1 Latte; 1 Latte'],
      ['two espressos and an americano with an extra shot and brown sugar', '2 Espresso; 1 Americano'],
      ['three larges two lattes and a mocha', '2 Latte (Large); 1 Mocha (Large)'],
      [
        'three mediums a latte a flat white and a cortado',
        '1 Latte (Medium); 1 Flat White (Medium); 1 Cortado (Medium)',
      ],
      ['two smalls cappuccino and macchiato', '1 Cappuccino (Small); 1 Macchiato (Small)'],
      ['just coffee for everyone four drip coffees large', '4 Drip Coffee (Large)'],
      ['a mocha with a shot of espresso and a cappuccino with two', '1 Mocha; 1 Cappuccino'],
      ['one medium latte half decaf half regular', '1 Latte (Medium)'],
      ['i would love two iced lattes with vanilla foam on top', '2 Latte'],
    ],
  },
  {
    group: 'coffee, plain names: written at length',
    cases: [
      [
        'hello i would like to order a large latte please i want it with dark roast and could you add a shot of vanilla and some whipped cream thanks',
        '1 Latte (Large)',
      ],
      [
        'please get me one iced cappuccino in medium with two shots of espresso one pump caramel and some cinnamon powder',
        '1 Cappuccino (Medium)',
      ],
      [
        'i want one small hot americano with a little bit of cream and three packets of sugar and one large iced americano with nothing added',
        '1 Americano (Small); 1 Americano (Large)',
      ],
      [
        'order two frappes one in small with chocolate syrup and one in large with strawberry syrup and no cream on either',
        '1 Frappe (Small); 1 Frappe (Large)',
      ],
      [
        'i am looking to get an extra large mocha with skim milk and an extra large drip coffee with cream',
        '1 Mocha (Extra Large); 1 Drip Coffee (Extra Large)',
      ],
      [
        'put in an order for three small macchiatos with foam and one medium hot chocolate with almond milk',
        '3 Macchiato (Small); 1 Hot Chocolate (Medium)',
      ],
      [
        'i think i will go with a chai latte medium size and have them add an espresso shot to it',
        '1 Chai Latte (Medium)',
      ],
      ['just one coffee please a flat white with an extra shot', '1 Flat White'],
      [
        'can i order a latte in a large with vanilla sweetener and have it blended with ice',
        '1 Latte (Large)',
      ],
      [
        'i need one large coffee with hazelnut creamer and two small coffees with sugar only',
        '1 Drip Coffee (Large); 2 Drip Coffee (Small)||1 Iced Coffee (Large); 2 Iced Coffee (Small)',
      ],
      [
        'could you ring me up for a small decaf drip coffee with one cream and no sugar',
        '1 Drip Coffee (Small)',
      ],
      ['i want an espresso with a drop of milk foam and a glass of ice on the side', '1 Espresso'],
      [
        'for breakfast i want a large cafe au lait light roast and make sure the milk is steamed',
        '1 Cafe au Lait (Large)',
      ],
      [
        'give me your strongest cold brew extra large no sweetener no milk no ice',
        '1 Cold Brew (Extra Large)',
      ],
      ['two lattes medium one decaf one regular', '2 Latte (Medium)||1 Latte (Medium); 1 Latte (Medium)'],
      ['mocha frappe medium no whip', '1 Frappe (Medium)||1 Mocha (Medium)'],
      [
        'a medium caramel latte with extra caramel and a large mocha latte with whole milk',
        '1 Latte (Medium); 1 Latte (Large)||1 Latte (Medium); 1 Mocha (Large)',
      ],
      ['latte latte cappuccino all small', '2 Latte (Small); 1 Cappuccino (Small)'],
      [
        'i would like to have a cup of hot chocolate large with an extra scoop of chocolate',
        '1 Hot Chocolate (Large)',
      ],
      [
        'one medium cold brew sweetened with honey and topped with vanilla cold foam and one plain medium cold brew',
        '2 Cold Brew (Medium)||1 Cold Brew (Medium); 1 Cold Brew (Medium)',
      ],
      [
        'do an iced latte for me large with four pumps of pistachio and light ice then a hot latte for my mom small with sugar',
        '1 Latte (Large); 1 Latte (Small)',
      ],
      ['three cortados', '3 Cortado'],
      ['a large iced chai latte dirty with two shots', '1 Chai Latte (Large)'],
      [
        'i want my usual large black drip coffee and add a small hot chocolate for my daughter not too hot',
        '1 Drip Coffee (Large); 1 Hot Chocolate (Small)',
      ],
    ],
  },
];

/** Two coffee shops, written before anything was tried. */
export const coffeeShopSets: CorpusSets = [
  [bluebirdMenu, bluebird],
  [lampMenu, lamp],
];
