import { words } from './words.ts';

/** Join the parts of a name; said or left out, they change nothing. */
export const joinerWords = words(
  'and n with in of the a an on w o ka ki ke e al la de del le wala wali wale style by number no',
);

/** The default reading of a dish: a bare "naan" is a plain naan. */
export const defaultWords = words(
  'plain french regular classic normal simple original mineral fresh traditional standard basic doodh caffe brewed drip buttermilk house',
);

/** Praise and manner on a menu card. */
export const descriptorWords = words(
  `special loaded crispy crunchy homemade signature deluxe supreme premium jumbo mega mighty ultimate super royal
   shahi famous chef hot spicy cold chilled warm fried grilled roasted smoked steamed baked boneless stuffed double
   triple large small medium half full single mini family big golden desi authentic tasty delicious new fusion street
   curly creamy juicy smoky tangy combo deal meal platter plate bowl box bucket can bottle glass cup pcs piece ml litre kg gram inch serving iced ice`,
);

/** Say what kind of thing a dish is, where its name does not: a "turkey sandwich" may be called Roast Turkey. */
export const kindWords = words(
  'sandwich sub hoagy hero grinder panini melt burger pizza wrap roll drink meal combo tea coffee milkshake juice salad soup cake',
);

/** Only say what other dishes are made of, and yet are ordered beside them: "with plain rice". */
export const sideHeads = words('rice potato coffee');

/** Ordered beside a dish and hardly ever part of one: where the card has none, that is told. */
export const companionHeads = words(
  'naan roti paratha kulcha chapati rice fry raita coleslaw soup coke pepsi sprite fanta juice lassi tea chai coffee lemonade milkshake softdrink drink',
);

/** Drinks that are a coffee to whoever orders "a coffee". */
export const coffeeWords = words(
  'coffee latte cappuccino macchiato mocha americano espresso cortado frappe frappuccino brew blend roast ristretto',
);

/** Say what a dish is made of, never what it is: "chicken" alone names no dish. */
export const ingredientWords = words(
  `chicken beef mutton lamb fish prawn shrimp egg veg murgh gosht keema mince turkey duck pork ham bacon tuna salmon
   crab lobster cheese garlic butter onion mushroom tomato potato aloo paneer corn mango strawberry chocolate vanilla
   banana apple orange lemon lime mint pistachio almond walnut coconut pineapple peach cherry blueberry raspberry
   caramel honey oreo nutella coffee cream milk sweet salted salt chilli pepper black white green red yellow ginger masala
   tandoori sabzi meat seafood bean lentil spinach palak peanut kiwi pomegranate guava watermelon lychee rose saffron
   cinnamon jalapeno olive capsicum tofu rice anda machli bbq malai new york`,
);

/** Foods people ask for whether or not a menu has them, as keys (`keyOf`); never a mishearing of something else. */
export const knownFoods = words(
  `doodh sushi taco burrito ramen gyoza nigiri sashimi tempura udon miso pho kimchi bibimbap curry steak pasta lobster champagne wine whisky vodka
   cheeni chini namak barf pie custard pudding waffle pancake croissant bagel muffin cupcake toast cereal porridge omelette sausage bacon pizza burger hotdog sandwich wrap
   salad soup stew noodle dumpling roll fry chip nugget wing rib brisket wellington thermidor risotto paella gnocchi ravioli carbonara hummus
   falafel kofta dolma baklava biryani karahi korma nihari haleem pulao naan roti paratha kebab tikka samosa pakora chaat raita lassi kheer kulfi
   halwa jalebi falooda icecream cake browny cooky donut milkshake juice smoothy coke pepsi sprite fanta water tea chai latte
   cappuccino espresso mocha lemonade platter popcorn pretzel nacho quesadilla enchilada fajita guacamole churro hawaiian hawaii pepperoni margherita
   ketchup mayo sauce dip avocado broccoli carrot cucumber lettuce cabbage pumpkin zucchini bread doner gyro shawarma dosa idli tiramisu gelato sorbet mousse tart scone
   wheat rye sourdough ciabatta multigrain flatbread provolone cheddar swiss feta parmesan chipotle ranch mustard vinegar relish
   salsa queso cilantro halfandhalf syrup drizzle crust bun whip foam creamer sweetener splenda stevia hazelnut nutmeg cocoa peppermint
   pickle pesto aioli tahini tzatziki chutney oregano basil arugula kale sprout radish pico gouda bry anchovy prosciutto
   artichoke glaze crouton oat soy skim caper veggy
   oil sugar mozzarella
   pollo cordero ternera pescado camaron gamba huevo patata arroz agua ensalada verdura ajo cebolla tomate sopa jugo zumo helado limonada naranja fresa manzana azucar
   matcha sub hoagy marinara teriyaki daal grape plum fig melon papaya avocado
   gherkin chorizo tortilla crema scallion cashew wasabi tartare tartar sriracha nori sauerkraut kraut chive dill parsley watercress beetroot
   sweetcorn gruyere halloumi ricotta gorgonzola mascarpone pancetta ponzu hoisin granola marshmallow horseradish cranberry sultana turmeric cayenne
   focaccia brioche baguette pumpernickel`,
);

/** Ordered for themselves, whether or not a menu has them: counted they are never part of another dish. */
export const wholeFoods = words(
  `milkshake smoothy juice coke pepsi sprite fanta cola soda lemonade lassi chai latte cappuccino soup salad sandwich burger pizza
   burrito taco shawarma nugget wing browny cake cooky donut pie custard pudding trifle kheer kulfi halwa samosa pakora biryani karahi
   naan roti paratha kebab steak pasta hotdog falooda icecream pulao korma nihari haleem dumpling`,
);

/** Brands and names of what comes cold in bottles. */
export const softDrinks = words('sprite fanta pepsi coke softdrink mirinda dew 7up mineral lemonade');

/** How a card calls all of them at once, and the words that say it means them: Fountain Drink, Can of Soda. */
export const pouredDrinks = words('drink soda softdrink');
export const pouredFrom = words('fountain can softdrink fizzy');

/** What people call a whole part of a menu, and the words a card may list it under. */
export const kindAliases: ReadonlyMap<string, readonly string[]> = new Map([
  ['drink', ['beverage', 'juice', 'shake', 'smoothie', 'tea', 'coffee', 'chai', 'lassi', 'soda']],
  ['beverage', ['drink', 'juice', 'shake', 'smoothie', 'tea', 'coffee', 'chai', 'lassi', 'soda']],
  ['dessert', ['sweet', 'cake']],
  ['sweet', ['dessert', 'cake']],
  ['starter', ['appetizer', 'snack']],
  ['side', ['extra']],
  ['bread', ['naan', 'roti', 'paratha']],
]);

/** What lines of an order are called together, beside the words a card lists them under. */
export const groupWords = words(
  'drink beverage dessert sweet starter side bread food meat veg veggie vegetarian vegan meal combo',
);

/** Tags and words that tell what a dish without meat is, and what meat is in one. */
export const vegetarianWords = words('vegetarian vegan veg veggie');
/** Say of a dish that it is made of vegetables, where its name has no meat in it. */
export const vegetableWords = words(
  'vegetable sabzi paneer daal dal lentil aloo potato chana chole chickpea palak spinach bhindi mushroom tofu falafel margherita bean kachumber cucumber garden coleslaw gobi cauliflower baingan eggplant aubergine okra',
);
/** Never without meat, although their names do not say so. */
export const meatDishes = words('nihari haleem paya siri sajji');
export const meatWords = words(
  'meat chicken beef mutton lamb fish prawn shrimp turkey duck pork ham bacon tuna salmon steak pepperoni carnita seafood murgh gosht keema',
);

/** Kinds of food of their own, though a card lists them under another: pasta under "Pizza", pulao under "Biryani". */
export const ownKinds = words(
  `pasta spaghetti lasagne lasagna macaroni noodle chowmein rice pulao pilaf biryani karahi handi curry kebab kabab tikka boti wing nugget
   roll wrap burger sandwich pizza calzone salad soup fry bread naan roti paratha daal samosa pakora chaat kheer halwa cake brownie`,
);

/** One dish of two foods: where a card has only one of them, neither is meant. */
export const pairedNames: ReadonlySet<string> = new Set([
  'fish and chips',
  'mac and cheese',
  'bangers and mash',
  'chicken and waffles',
  'rice and peas',
  'pie and mash',
  'beans and toast',
  'biscuits and gravy',
]);
