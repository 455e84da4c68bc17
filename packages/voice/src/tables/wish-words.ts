import { phrases, words } from './words.ts';

/** Lead to what a dish is to come with or without; what follows is a wish unless it is a dish of its own. */
export const wishOpeners: readonly string[] = phrases(
  `with, without, with no, with only, only with, just with, with just, with extra, with a little, with some, with a bit of, no, hold, hold the, minus, topped with,
   extra, additional, less, lots of, loads of, tons of, heaps of, plenty of, bit of, all the, light on, easy on, easy on the, go easy on the, go light on the, leave out,
   leave out the, leave off the, skip, skip the, skip on, without any, dont put, dont add, do not add, dont put any, dont add any,
   lose the, con, sin, baghair, bagair, bina, kam, zyada, ziada, thora, thori, mixed with, made with, prepared with, blended with, sweetened with, filled with, served with, along with extra,
   plus extra, add extra, add, and add, also add, add some, put, everything but, everything except, with everything but, with everything except, with all the, but no, but without, but hold the, but with, and no, never any, not any, cut the, ditch the, double, triple, light, half with, half of it with, on half, on one half,
   wrapped in, dipped in, rolled in, tossed in, cooked in, served in, served on, covered in, covered with, smothered in, drizzled with, dusted with, loaded with, stuffed with, finished with, cut in, cut into`,
);

/** "On wheat bread", "in a wheat wrap", "on the side". */
export const wishPlaces: readonly string[] = phrases(
  'on, on a, on an, on the, in a, in an, cooked, toasted on, instead of, but on, but on a, but on an, but in a',
);

/** Stand behind what they speak of: "pyaz ke baghair", "kam cheeni ke saath". */
export const wishClosers: readonly string[] = phrases(
  'ke baghair, kay baghair, ke bagair, ke bina, ke saath, ke sath, kay saath, wali na ho, na ho, kam, zyada, ziada, mat dalna, na dalna, on the side, on top, on it, on them, on both, on all of them, on each, on all, in both, in it, in them',
);

/** A little of something: what follows is never a dish of its own. */
export const wishMeasures = words(
  'pump scoop splash dash drizzle squeeze pinch drop sprinkle touch bit hint shot spoon spoonful teaspoon tablespoon layer pat dollop room lots plenty percent packet',
);

/** Stirred or laid into a dish by the piece: "two sugars", "three stevia", "one egg". */
export const countedWishes = words(
  'sugar sweetener splenda stevia equal honey cream creamer milk egg cherry ketchup mayo lemon lime sprinkle ice',
);

/** How much of it: what follows is a part of the dish, though it may be named like the dish. */
export const amountWishes = words('extra double triple more less light additional');

/** Laid on something else far more often than ordered alone. */
export const toppingWords = words(
  `pepperoni mushroom olive onion tomato cheese bacon ham egg espresso jalapeno pineapple chicken sausage salami lettuce pickle avocado
   salsa guacamole sauce dip dressing gravy mayo ketchup syrup queso cream black refried pinto bean rice salt pepper oil vinegar
   spinach corn cheddar swiss provolone mozzarella ranch mustard milk sugar butter veggy`,
);

/** Put on a dish when they are added to it, where nobody sells them alone. */
export const addedWords = words(
  `broccoli carrot cucumber cabbage kale sprout basil cilantro arugula radish pesto aioli hummus feta parmesan chipotle relish
   caper anchovy prosciutto artichoke crouton crumb tofu bamboo peanut cashew garlic ginger strawberry banana blueberry whip whipped compote
   noodle shrimp prawn steak turkey beef pork tuna salmon fish duck seafood nut
   gherkin chorizo crema scallion wasabi tartare tartar sriracha nori sauerkraut kraut chive dill parsley watercress beetroot sweetcorn
   gruyere ricotta gorgonzola mascarpone pancetta ponzu hoisin granola marshmallow horseradish cranberry cayenne pico cilantro chutney tahini tzatziki marinara`,
);

/** The same as cooks here call them. */
export const urduParts = words(
  'pyaz piyaz pyaaz tamatar aloo potato barf mirch mirchi chilli chili dhania coriander adrak lehsun nimbu cheeni malai podina pudina kheera chutney namak zaitoon shehad shahad gobi matar achar imli kishmish badam pista nalli sirka ghee tel makhan dahi doodh patti elaichi soya mayonnaise mayo croutons khatta gajar walnut akhrot almond raisin jalapeno lettuce pickle olive mushroom salad',
);

/** What other things lie on or in. */
export const breadWords = words(
  'bread roll bun loaf bagel croissant toast biscuit muffin wrap pita pitta baguette brioche hoagy ciabatta flatbread rye sourdough wheat tortilla focaccia pumpernickel multigrain oat',
);

/** What an ingredient is made into before it is laid on a dish: "caramel drizzle" is no caramel. */
export const preparedWords = words(
  'drizzle sauce syrup dressing jam foam milk cream powder sprinkle creamer juice oil broth gravy chip crumble',
);

/** Named alone without an amount, they flavour the dish they are said of: "a shake with vanilla". */
export const flavourWords = words(
  'vanilla chocolate strawberry caramel hazelnut mint lemon honey cinnamon coconut almond pumpkin dolce toffee gingerbread lavender maple butterscotch peppermint praline pistachio',
);

/** Said of how a dish is made. */
export const wishManners: readonly string[] = phrases(
  `well done, medium rare, rare, medium well, toasted, warmed up, heated up, heated, to go, take away, decaf, decaffeinated,
   half caf, sugar free, sugarfree, fat free, gluten free, dairy free, vegan, non fat, nonfat, skinny, skim, skimmed, soy, oat, almond, black, no foam,
   dark roast, light roast, medium roast, blonde roast, thin crust, deep pan, deep dish, thick crust, stuffed crust, deep dish, pan crust, hand tossed,
   light ice, extra ice, no ice, less ice, iced, blended, unsweetened, sweetened, unsweet, half sweet, halfandhalf,
   blonde, half decaf, half caff, two percent, 2 percent, upside down, bone dry, dirty, pressed, plain and dry, wrapped separately,
   scrambled, poached, sunny side up, hard boiled, soft boiled, over ice, over easy, over medium, over hard, cut in half, cut it in half, cut them in half, cut in two, cut it in two, cut them in two, cut in three, cut in four, cut into two, cut into three, cut into four, cut into halves, cut into half, cut into slices, cut into pieces, cut into quarters, cut in quarters, cut in triangles, sliced in half, in half, double shot, triple shot, quad shot, single shot, extra shot,
   no whip, no sugar, half sugar, less sugar, full sugar, quarter sugar, half ice, no water, double meat, extra crispy, with room, kids temperature, kid temperature, extra thick, nice and crispy, nice and soft, nice and fresh, nice and warm,
   zero sugar, nice and cold, nice and thick, nice and strong, crispy, piping hot, lactose free, freshly made, ice cold, stone cold, quarter sweet, three quarter sweet, less sweet, lightly sweet, extra sweet, full sweet,
   not too sweet, not so sweet, not very sweet, cut small, cut up small, cut up, sliced thick, sliced thin, sliced thinly, buttered`,
);

const oneWordManners = new Set([...wishManners.filter((phrase) => !phrase.includes(' ')), 'crust', 'roast']);

const mannerPhrases: ReadonlySet<string> = new Set(wishManners);
/** "Dark roast", "thin crust", "two percent": the word before belongs to it. */
const isWishPhrase = (phrase: string): boolean => mannerPhrases.has(phrase);

/** The place of the first word before this one that says no manner: "a large dark roast [coffee]" has "large". */
export function beforeManners(wordAt: (at: number) => string | undefined, start: number): number {
  let at = start;
  for (;;) {
    const word = wordAt(at) ?? '';
    if (isWishPhrase(`${wordAt(at - 1)} ${word}`)) at -= 2;
    else if (oneWordManners.has(word) || nameParticles.has(word)) at--;
    else return at;
  }
}

/** Say nothing of which dish it is: "an al pastor", "a plain classic". */
const nameParticles = words('al el la le de del plain');

export const isWishManner = (word: string): boolean => oneWordManners.has(word);

/** The same for what is said in several words: "over easy", "light roast". */
export const startsManner = (wordAt: (at: number) => string | undefined, start: number): boolean =>
  isWishManner(wordAt(start) ?? '') || isWishPhrase(`${wordAt(start)} ${wordAt(start + 1)}`);

/** Is the word here one of a manner of two words: the "deep" and the "pan" of "deep pan"? */
export const isInManner = (wordAt: (at: number) => string | undefined, at: number): boolean =>
  isWishPhrase(`${wordAt(at)} ${wordAt(at + 1)}`) || isWishPhrase(`${wordAt(at - 1)} ${wordAt(at)}`);

/** "Bbq sauce", "honey mustard dip": does a sauce of one or two words begin here? */
export const leadsToDip = (wordAt: (at: number) => string | undefined, start: number): boolean => {
  const words = [1, 2].map((offset) => wordAt(start + offset) ?? 'and');
  const isDip = (word: string | undefined) => /^(?:sauce|dip)s?$/.test(word ?? '');
  return isDip(words[0]) || (!/^(?:and|with|in|a|the)$/.test(words[0] ?? '') && isDip(words[1]));
};
