import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { makeMenu } from '../menus/shop.ts';

const lengths = ['6 inch', 'Footlong'];
const cups = ['Small', 'Medium', 'Large'];

const mikeMenu = makeMenu('Big Mike Subs', 33, {
  Subs: [
    ['Turkey Sub', lengths],
    ['Italian BMT', lengths],
    ['Veggie Delight', lengths, [], ['vegetarian', 'veggie']],
    ['Meatball Marinara', lengths],
    ['Chicken Teriyaki', lengths],
    ['Tuna Sub', lengths],
    ['Steak and Cheese', lengths],
    ['Black Forest Ham', lengths],
    ['Roast Beef', lengths],
    ['Cold Cut Combo', lengths],
    ['Chicken Bacon Ranch', lengths],
    ['BLT', lengths],
    ['Spicy Italian', lengths],
    ['Buffalo Chicken', lengths],
    ['Turkey and Ham', lengths],
  ],
  Sides: [
    ['Lays Chips'],
    ['Doritos'],
    ['Sun Chips'],
    ['Chocolate Chip Cookie'],
    ['Oatmeal Raisin Cookie'],
    ['White Chocolate Macadamia Cookie'],
    ['Apple Slices'],
    ['Broccoli Cheddar Soup', ['Cup', 'Bowl']],
  ],
  Drinks: [
    ['Fountain Drink', cups],
    ['Bottled Water'],
    ['Iced Tea', cups],
    ['Coke', cups],
    ['Diet Coke', cups],
    ['Sprite', cups],
    ['Dr Pepper', cups],
  ],
});

const nineMenu = makeMenu('Deli Number Nine', 34, {
  Sandwiches: [
    ['Reuben', ['Half', 'Whole']],
    ['Pastrami on Rye', ['Half', 'Whole']],
    ['Turkey Club', ['Half', 'Whole']],
    ['Chicken Salad Sandwich', ['Half', 'Whole']],
    ['Egg Salad Sandwich', ['Half', 'Whole']],
    ['Grilled Cheese'],
    ['Cuban'],
    ['French Dip'],
    ['Philly Cheesesteak'],
    ['Caprese Panini'],
    ['Ham and Swiss', ['Half', 'Whole']],
    ['Hummus Wrap', [], [], ['vegan']],
    ['Chicken Caesar Wrap'],
  ],
  Soups: [
    ['Tomato Soup', ['Cup', 'Bowl']],
    ['Chicken Noodle Soup', ['Cup', 'Bowl']],
    ['Matzo Ball Soup', ['Cup', 'Bowl']],
  ],
  Sides: [
    ['Potato Salad', ['Small', 'Large']],
    ['Coleslaw', ['Small', 'Large']],
    ['Kettle Chips'],
    ['Dill Pickle'],
    ['French Fries', ['Small', 'Large']],
    ['Garden Salad'],
  ],
  Sweet: [['Brownie'], ['Black and White Cookie'], ['Cheesecake Slice'], ['Rugelach']],
  Drinks: [
    ['Cream Soda'],
    ['Root Beer'],
    ['Iced Tea', cups],
    ['Lemonade', cups],
    ['Coffee', cups],
    ['Seltzer'],
  ],
});

const mike: readonly CorpusGroup[] = [
  {
    group: 'subs: one sub and what goes on it',
    cases: [
      [
        'footlong turkey sub on wheat with provolone lettuce tomato and mayo toasted',
        '1 Turkey Sub (Footlong)',
      ],
      [
        'gimme a six inch italian bmt on herbs and cheese bread with everything except onions',
        '1 Italian BMT (6 inch)',
      ],
      [
        'i want a veggie delight footlong on flatbread with avocado spinach cucumbers and sweet onion sauce',
        '1 Veggie Delight (Footlong)',
      ],
      [
        'can i get a meatball marinara six inch with extra cheese and no toasting please',
        '1 Meatball Marinara (6 inch)',
      ],
      [
        'one chicken bacon ranch on italian bread with american cheese chipotle southwest sauce lettuce tomatoes pickles',
        '1 Chicken Bacon Ranch',
      ],
      ['a tuna sub with pickles olives and banana peppers cut in half', '1 Tuna Sub'],
      [
        'footlong steak and cheese on white with green peppers onions and a little oil and vinegar',
        '1 Steak and Cheese (Footlong)',
      ],
      [
        'six inch black forest ham on honey oat swiss cheese mustard no veggies',
        '1 Black Forest Ham (6 inch)',
      ],
      [
        'i would like a twelve inch roast beef with pepper jack jalapenos spinach and light mayo',
        '1 Roast Beef (Footlong)',
      ],
      [
        'cold cut combo foot long extra meat double cheese lettuce tomato onion salt pepper',
        '1 Cold Cut Combo (Footlong)',
      ],
      ['let me get a blt with turkey added and avocado on multigrain six inch', '1 BLT (6 inch)'],
      [
        'spicy italian with bacon footlong on jalapeno cheddar bread with ranch and buffalo sauce',
        '1 Spicy Italian (Footlong)',
      ],
      [
        'i will take the chicken teriyaki with sweet onion sauce on parmesan oregano toasted with lots of lettuce and cucumbers',
        '1 Chicken Teriyaki',
      ],
      ['turkey and ham six inch wheat american cheese easy on the mayo', '1 Turkey and Ham (6 inch)'],
      ['buffalo chicken sandwich on a wrap instead of bread with blue cheese crumbles', '1 Buffalo Chicken'],
      ['half foot meatball with parmesan on top', '1 Meatball Marinara (6 inch)'],
      ['the ham one on white bread with cheddar', '1 Black Forest Ham||1 Turkey and Ham'],
      [
        'make me a veggie sub six inch with all the veggies but no olives and add hummus',
        '1 Veggie Delight (6 inch)',
      ],
      ['a foot long b m t double meat toasted with swiss', '1 Italian BMT (Footlong)'],
      [
        'i am craving a footlong tuna on italian herbs with shredded cheese hold the tomatoes',
        '1 Tuna Sub (Footlong)',
      ],
      ['roast beef footlong rare if possible with horseradish sauce on sourdough', '1 Roast Beef (Footlong)'],
      ['six inch steak with cheese peppers only', '1 Steak and Cheese (6 inch)'],
      [
        'a twelve inch turkey on gluten free bread no cheese extra tomatoes cucumbers and a bit of honey mustard',
        '1 Turkey Sub (Footlong)',
      ],
      ['may i get a sandwich with roast beef provolone lettuce and mayo on rye', '1 Roast Beef'],
      ['chicken teriyaki salad style no bread', '1 Chicken Teriyaki'],
      ['subway style cold cut six inches with pickles', '1 Cold Cut Combo (6 inch)'],
    ],
  },
  {
    group: 'subs: two or more',
    cases: [
      [
        'gimme two footlong turkey subs one on wheat with provolone and one on white with swiss',
        '2 Turkey Sub (Footlong)||1 Turkey Sub (Footlong); 1 Turkey Sub (Footlong)',
      ],
      [
        'a six inch tuna and a footlong italian bmt both toasted',
        '1 Tuna Sub (6 inch); 1 Italian BMT (Footlong)',
      ],
      [
        'a turkey sub with a cookie chocolate chip and a large coke',
        '1 Turkey Sub; 1 Chocolate Chip Cookie; 1 Coke (Large)',
      ],
      [
        'footlong meatball marinara with provolone a bag of doritos and a medium sprite',
        '1 Meatball Marinara (Footlong); 1 Doritos; 1 Sprite (Medium)',
      ],
      [
        'i need three six inch veggie delights and two footlong chicken bacon ranches',
        '3 Veggie Delight (6 inch); 2 Chicken Bacon Ranch (Footlong)',
      ],
      [
        'two cookies oatmeal raisin and a bowl of broccoli cheddar',
        '2 Oatmeal Raisin Cookie; 1 Broccoli Cheddar Soup (Bowl)',
      ],
      [
        'one blt on wheat with mayo one roast beef on white with mustard and two bags of lays',
        '1 BLT; 1 Roast Beef; 2 Lays Chips',
      ],
      [
        'chicken teriyaki footlong lettuce tomato onion sweet onion sauce with sun chips and an iced tea small',
        '1 Chicken Teriyaki (Footlong); 1 Sun Chips; 1 Iced Tea (Small)',
      ],
      [
        'spicy italian six inch double pepperoni and a bottle of water no ice',
        '1 Spicy Italian (6 inch); 1 Bottled Water',
      ],
      [
        'steak and cheese combo with chips and a drink',
        '1 Steak and Cheese; 1 Lays Chips|Sun Chips; 1 Fountain Drink||1 Steak and Cheese',
      ],
      [
        'three footlongs one turkey one tuna one roast beef',
        '1 Turkey Sub (Footlong); 1 Tuna Sub (Footlong); 1 Roast Beef (Footlong)',
      ],
      ['two six inches a blt and a cold cut combo', '1 BLT (6 inch); 1 Cold Cut Combo (6 inch)'],
      [
        'a footlong each of the turkey and the spicy italian',
        '1 Turkey Sub (Footlong); 1 Spicy Italian (Footlong)',
      ],
      [
        'turkey and cheese on wheat footlong ham and cheese on white six inch',
        '1 Turkey Sub (Footlong); 1 Black Forest Ham (6 inch)||1 Turkey Sub (Footlong); 1 Turkey and Ham (6 inch)',
      ],
      [
        'for me a footlong buffalo chicken with ranch and for my wife a six inch veggie delight with vinegar',
        '1 Buffalo Chicken (Footlong); 1 Veggie Delight (6 inch)',
      ],
      [
        'i want a half dozen chocolate chip cookies and four fountain drinks large',
        '6 Chocolate Chip Cookie; 4 Fountain Drink (Large)',
      ],
      [
        'one six inch and one footlong meatball',
        '1 Meatball Marinara (6 inch); 1 Meatball Marinara (Footlong)',
      ],
      ['two turkey subs two diet cokes and two apple slices', '2 Turkey Sub; 2 Diet Coke; 2 Apple Slices'],
      [
        'tuna sub no cheese with lettuce and pickles and a cup of soup',
        '1 Tuna Sub; 1 Broccoli Cheddar Soup (Cup)',
      ],
      [
        'footlong italian bmt lettuce onions black olives oregano and oil and a macadamia cookie',
        '1 Italian BMT (Footlong); 1 White Chocolate Macadamia Cookie',
      ],
      ['roast beef and cheddar on a roll with au jus plus a dr pepper', '1 Roast Beef; 1 Dr Pepper'],
      [
        'i need a turkey footlong with bacon and a ham footlong with bacon',
        '1 Turkey Sub (Footlong); 1 Black Forest Ham (Footlong)||1 Turkey Sub (Footlong); 1 Turkey and Ham (Footlong)',
      ],
      ['large diet coke no ice large coke light ice', '1 Diet Coke (Large); 1 Coke (Large)'],
      [
        'can we do five six inch turkeys three with mayo two without',
        '5 Turkey Sub (6 inch)||3 Turkey Sub (6 inch); 2 Turkey Sub (6 inch)',
      ],
      [
        'two foot longs chicken bacon ranch and meatball marinara plus two bags of chips sun chips and doritos',
        '1 Chicken Bacon Ranch (Footlong); 1 Meatball Marinara (Footlong); 1 Sun Chips; 1 Doritos',
      ],
      ['a veggie delight with a side of apple slices', '1 Veggie Delight; 1 Apple Slices'],
    ],
  },
  {
    group: 'subs: loose speech',
    cases: [
      ['yo lemme get uh a footlong b l t extra bacon mayo', '1 BLT (Footlong)'],
      [
        'ok so first sub is a six inch turkey on wheat second sub is a footlong steak and cheese',
        '1 Turkey Sub (6 inch); 1 Steak and Cheese (Footlong)',
      ],
      ['footlong no sorry six inch roast beef', '1 Roast Beef (6 inch)'],
      ['a meatball sub six inch no make that a footlong', '1 Meatball Marinara (Footlong)'],
      ['two tuna subs actually make one of them turkey', '1 Tuna Sub; 1 Turkey Sub'],
      ['do you have the cold cut combo if you do one footlong', '1 Cold Cut Combo (Footlong)'],
      ['what about a spicy italian with everything on it', '1 Spicy Italian||'],
      ['i do not want any chips just the turkey sub', '1 Turkey Sub'],
      ['turkey sub and a coke no wait a sprite instead of the coke', '1 Turkey Sub; 1 Sprite'],
      ['chicken bacon ranch but swap the ranch for mayo', '1 Chicken Bacon Ranch'],
      ['italian bmt with no salami', '1 Italian BMT'],
      ['i want the black forest ham with turkey instead of cheese', '1 Black Forest Ham'],
      ['steak and cheese with no cheese', '1 Steak and Cheese'],
      ['order for pickup two footlong italians the spicy ones', '2 Spicy Italian (Footlong)'],
      [
        'a large drink and a cookie any kind',
        '1 Fountain Drink (Large); 1 Chocolate Chip Cookie|Oatmeal Raisin Cookie|White Chocolate Macadamia Cookie',
      ],
      ['meatball six inch with marinara on the side', '1 Meatball Marinara (6 inch)'],
      ['a veggie on flatbread', '1 Veggie Delight'],
      [
        'one of the buffalo chicken ones foot long and one regular coke',
        '1 Buffalo Chicken (Footlong); 1 Coke||1 Buffalo Chicken (Footlong); 1 Coke (Medium)',
      ],
      [
        'a turkey with lettuce tomato onion pickles olives jalapenos banana peppers salt pepper oil vinegar and a little bit of mustard',
        '1 Turkey Sub',
      ],
      [
        'could i please order a footlong chicken sandwich with teriyaki sauce',
        '1 Chicken Teriyaki (Footlong)',
      ],
      [
        'ham sandwich six inch on wheat and a turkey sandwich six inch on white',
        '1 Black Forest Ham (6 inch); 1 Turkey Sub (6 inch)||1 Turkey and Ham (6 inch); 1 Turkey Sub (6 inch)',
      ],
      ['four subs two tuna two blt all six inch', '2 Tuna Sub (6 inch); 2 BLT (6 inch)'],
      ['just some doritos', '1 Doritos'],
      ['an iced tea sweetened with lemon medium', '1 Iced Tea (Medium)'],
      [
        'the biggest coke you got and a small sub with tuna',
        '1 Coke (Large); 1 Tuna Sub (6 inch)||1 Coke (Large); 1 Tuna Sub',
      ],
    ],
  },
];

const nine: readonly CorpusGroup[] = [
  {
    group: 'deli: one sandwich and how',
    cases: [
      ['half a reuben with extra sauerkraut and russian dressing on the side', '1 Reuben (Half)'],
      ['i want a whole pastrami on rye with spicy mustard and a slice of swiss', '1 Pastrami on Rye (Whole)'],
      ['pastrami sandwich on white bread instead of rye', '1 Pastrami on Rye'],
      ['a turkey club no bacon toasted sourdough with avocado', '1 Turkey Club'],
      ['grilled cheese with tomato and bacon on texas toast', '1 Grilled Cheese'],
      ['cuban pressed extra pickles no mustard', '1 Cuban'],
      ['french dip with extra au jus', '1 French Dip'],
      ['philly cheesesteak with peppers onions mushrooms and cheese whiz', '1 Philly Cheesesteak'],
      ['one hummus wrap in a spinach tortilla with feta and cucumbers', '1 Hummus Wrap'],
      ['chicken caesar wrap dressing on the side', '1 Chicken Caesar Wrap'],
      ['egg salad on wheat half', '1 Egg Salad Sandwich (Half)'],
      [
        'whole chicken salad sandwich on a croissant with lettuce and grapes',
        '1 Chicken Salad Sandwich (Whole)',
      ],
      ['ham and swiss on rye with mayo half please', '1 Ham and Swiss (Half)'],
      ['bowl of matzo ball soup with extra noodles', '1 Matzo Ball Soup (Bowl)'],
      ['a caprese panini with balsamic glaze and no basil', '1 Caprese Panini'],
      ['can i have a cheesesteak with provolone instead of american', '1 Philly Cheesesteak'],
      ['i need a vegan sandwich the hummus one', '1 Hummus Wrap'],
      ['large fries extra crispy with a side of ranch', '1 French Fries (Large)'],
      ['coffee medium with cream and sugar', '1 Coffee (Medium)'],
      ['a coffee large black', '1 Coffee (Large)'],
      ['a dill pickle', '1 Dill Pickle'],
      ['turkey club with french fries instead of chips', '1 Turkey Club; 1 French Fries||1 Turkey Club'],
    ],
  },
  {
    group: 'deli: several',
    cases: [
      ['a reuben a cream soda and a dill pickle', '1 Reuben; 1 Cream Soda; 1 Dill Pickle'],
      ['half turkey club and a cup of tomato soup', '1 Turkey Club (Half); 1 Tomato Soup (Cup)'],
      ['grilled cheese and tomato soup a bowl of it', '1 Grilled Cheese; 1 Tomato Soup (Bowl)'],
      ['grilled cheese with tomato soup cup size', '1 Grilled Cheese; 1 Tomato Soup (Cup)'],
      ['two halves one reuben one ham and swiss', '1 Reuben (Half); 1 Ham and Swiss (Half)'],
      [
        'french dip with a side of coleslaw small and a lemonade large',
        '1 French Dip; 1 Coleslaw (Small); 1 Lemonade (Large)',
      ],
      ['philly cheesesteak with fries and a root beer', '1 Philly Cheesesteak; 1 French Fries; 1 Root Beer'],
      ['three cubans and three bags of kettle chips', '3 Cuban; 3 Kettle Chips'],
      [
        'pastrami on rye whole with a pickle and a black and white cookie',
        '1 Pastrami on Rye (Whole); 1 Dill Pickle; 1 Black and White Cookie||1 Pastrami on Rye (Whole); 1 Black and White Cookie',
      ],
      [
        'two chicken caesar wraps no croutons and one garden salad with vinaigrette',
        '2 Chicken Caesar Wrap; 1 Garden Salad',
      ],
      ['one large potato salad one small coleslaw', '1 Potato Salad (Large); 1 Coleslaw (Small)'],
      [
        'chicken noodle soup bowl and half an egg salad sandwich on rye',
        '1 Chicken Noodle Soup (Bowl); 1 Egg Salad Sandwich (Half)',
      ],
      ['a slice of cheesecake with strawberries and a small coffee', '1 Cheesecake Slice; 1 Coffee (Small)'],
      [
        'four brownies two seltzers and an iced tea unsweet medium',
        '4 Brownie; 2 Seltzer; 1 Iced Tea (Medium)',
      ],
      [
        'i will have the reuben my husband the french dip and the kids will split a grilled cheese',
        '1 Reuben; 1 French Dip; 1 Grilled Cheese',
      ],
      [
        'a whole turkey club with mayo lettuce tomato and bacon plus a half reuben no dressing',
        '1 Turkey Club (Whole); 1 Reuben (Half)',
      ],
      ['ham and swiss with chips and a lemonade', '1 Ham and Swiss; 1 Kettle Chips; 1 Lemonade'],
      [
        'two soups one tomato one chicken noodle both bowls',
        '1 Tomato Soup (Bowl); 1 Chicken Noodle Soup (Bowl)',
      ],
      ['some rugelach and two coffees with milk', '1 Rugelach; 2 Coffee'],
      [
        'chicken salad sandwich no lettuce and a garden salad no chicken',
        '1 Chicken Salad Sandwich; 1 Garden Salad',
      ],
      ['a reuben and a half', '1 Reuben||1 Reuben (Whole); 1 Reuben (Half)||1 Reuben; 1 Reuben (Half)'],
      [
        'caprese panini and a hummus wrap cut in quarters and wrapped separately',
        '1 Caprese Panini; 1 Hummus Wrap',
      ],
      [
        'i would like one of your french dips and one of your cubans and a large lemonade no ice',
        '1 French Dip; 1 Cuban; 1 Lemonade (Large)',
      ],
      ['a cup of matzo ball and a cup of tomato', '1 Matzo Ball Soup (Cup); 1 Tomato Soup (Cup)'],
      ['egg salad and chicken salad sandwiches one each', '1 Egg Salad Sandwich; 1 Chicken Salad Sandwich'],
    ],
  },
  {
    group: 'deli: written at length',
    cases: [
      [
        'hi i would like to place an order for a whole reuben on marble rye with extra corned beef and thousand island',
        '1 Reuben (Whole)',
      ],
      [
        'i want to get two turkey clubs one half and one whole and please leave off the mayo on both',
        '1 Turkey Club (Half); 1 Turkey Club (Whole)',
      ],
      [
        'order one chicken salad sandwich whole with celery and tomatoes on toasted wheat and one bag of kettle chips',
        '1 Chicken Salad Sandwich (Whole); 1 Kettle Chips',
      ],
      [
        'please make a cuban with ham pork swiss pickles and mustard and give me a root beer with it',
        '1 Cuban; 1 Root Beer',
      ],
      ['i need a sandwich with pastrami and swiss on rye bread with mustard', '1 Pastrami on Rye'],
      [
        'can i order the ham and swiss with lettuce and tomato on the side and a large iced tea with lemon',
        '1 Ham and Swiss; 1 Iced Tea (Large)',
      ],
      [
        'could i get the philly with extra cheese and grilled onions and a small fries on the side',
        '1 Philly Cheesesteak; 1 French Fries (Small)',
      ],
      [
        'one egg salad whole on white with the crusts cut off and a small lemonade',
        '1 Egg Salad Sandwich (Whole); 1 Lemonade (Small)',
      ],
      [
        'i am going to want two bowls of chicken noodle soup with crackers and two grilled cheeses on sourdough',
        '2 Chicken Noodle Soup (Bowl); 2 Grilled Cheese',
      ],
      ['caesar wrap with grilled chicken extra parmesan and no croutons', '1 Chicken Caesar Wrap'],
      ['a wrap with hummus and veggies', '1 Hummus Wrap'],
      ['reuben no kraut', '1 Reuben'],
      ['two club sandwiches with turkey and bacon', '2 Turkey Club'],
      [
        'a garden salad with grilled chicken and balsamic and a cup of chicken noodle',
        '1 Garden Salad; 1 Chicken Noodle Soup (Cup)',
      ],
      [
        'large potato salad and large coleslaw for the table and six pickles',
        '1 Potato Salad (Large); 1 Coleslaw (Large); 6 Dill Pickle',
      ],
      ['what i want is a french dip no onions with swiss cheese melted on it', '1 French Dip'],
      ['a sandwich please the caprese one with extra mozzarella', '1 Caprese Panini'],
      ['small coffee two sugars and a cheesecake', '1 Coffee (Small); 1 Cheesecake Slice'],
      [
        'get me a pastrami and a reuben both half with a seltzer',
        '1 Pastrami on Rye (Half); 1 Reuben (Half); 1 Seltzer',
      ],
      ['i want chips with that', '1 Kettle Chips'],
      ['half and half: half reuben half pastrami', '1 Reuben (Half); 1 Pastrami on Rye (Half)'],
      ['iced tea large half sweet half unsweet', '1 Iced Tea (Large)'],
      ['a grilled cheese cut in triangles with ketchup for a kid', '1 Grilled Cheese'],
      [
        'i want a grilled cheese on rye with ham and pickles inside and a cream soda',
        '1 Grilled Cheese; 1 Cream Soda',
      ],
      [
        'cheesesteak with mushrooms and a lemonade medium with no ice and a straw',
        '1 Philly Cheesesteak; 1 Lemonade (Medium)',
      ],
      [
        'one turkey club on wheat one turkey club on white and three waters',
        '2 Turkey Club||1 Turkey Club; 1 Turkey Club',
      ],
    ],
  },
];

/** A sub shop and a deli, written before anything was tried. */
export const subAndDeliSets: CorpusSets = [
  [mikeMenu, mike],
  [nineMenu, nine],
];
