import { corniceEverydaySets } from './everyday/cornice.ts';
import { corniceSmallTalkSets } from './everyday/cornice-small-talk.ts';
import { ordinaryEveningHardSets, ordinaryEveningSets } from './everyday/ordinary-evening.ts';
import { quayTownEverydaySets } from './everyday/quay-town.ts';
import { streetCorpus } from './everyday/street.ts';
import { frozenBurger, frozenCoffee, frozenPizza, frozenStreet, frozenSub } from './frozen/everyday.ts';
import { burritosAndDarbarHardSets } from './hard/burritos-and-darbar.ts';
import { corniceCountingAloudSets } from './hard/cornice-counting-aloud.ts';
import { corniceLongTalkSets } from './hard/cornice-long-talk.ts';
import { dinerAndChowkHardSets } from './hard/diner-and-chowk.ts';
import { grillAndKitchenHardSets } from './hard/grill-and-kitchen.ts';
import { heardHardSets } from './hard/heard.ts';
import { lahoreHardSets } from './hard/lahore.ts';
import { quayRestaurantSets } from './hard/quay-restaurants.ts';
import { quayTakeawaySets } from './hard/quay-takeaways.ts';
import { quayTownChangeSets } from './hard/quay-town-changes.ts';
import { quayTownSplitSets } from './hard/quay-town-splits.ts';
import { refusedAndPoliteSets } from './hard/refused-and-polite.ts';
import { unpausedHardSets } from './hard/unpaused.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, streetMenu, subMenu } from './menus/shop.ts';
import { atLengthSets } from './unknown-menus/at-length.ts';
import { burgerAndBurritoBarSets } from './unknown-menus/burger-and-burrito-bars.ts';
import { burritosAndDarbarCounterSets } from './unknown-menus/burritos-and-darbar.ts';
import { coffeeShopSets } from './unknown-menus/coffee-shops.ts';
import { corniceCounterSets } from './unknown-menus/cornice.ts';
import { counterSets } from './unknown-menus/counters.ts';
import { dinerAndChowkCounterSets } from './unknown-menus/diner-and-chowk.ts';
import { docksideSets } from './unknown-menus/dockside.ts';
import { fitsConfidenceSets } from './unknown-menus/fits-confidence.ts';
import { fourCupSizeCounterSets, fourCupSizeHardSets } from './unknown-menus/four-cup-sizes.ts';
import { grillAndKitchenCounterSets } from './unknown-menus/grill-and-kitchen.ts';
import { harrowCounterSets } from './unknown-menus/harrow.ts';
import { heardCounterSets } from './unknown-menus/heard.ts';
import { longestOrderSets } from './unknown-menus/longest-orders.ts';
import { millCounterSets } from './unknown-menus/mill.ts';
import { ounceAndHalfCounterSets, ounceAndHalfHardSets } from './unknown-menus/ounces-and-halves.ts';
import { piesAndDhabaSets } from './unknown-menus/pies-and-dhaba.ts';
import { quayTownCounterSets } from './unknown-menus/quay-town.ts';
import { ramblingSets } from './unknown-menus/rambling.ts';
import { burgerCorpus, coffeeCorpus, pizzaCorpus, subCorpus } from './unknown-menus/shops.ts';
import { ownSizeCounterSets, ownSizeHardSets } from './unknown-menus/sizes-of-their-own.ts';
import { subAndDeliSets } from './unknown-menus/subs-and-deli.ts';
import { tikkaHouseCounterSets, tikkaHouseHardSets } from './unknown-menus/tikka-house.ts';
import { unpausedCounterSets } from './unknown-menus/unpaused.ts';

/** Shops whose words the tables were first written for, and everyday orders by class. */
export const openSets = [
  [coffeeMenu, coffeeCorpus],
  [subMenu, subCorpus],
  [burgerMenu, burgerCorpus],
  [pizzaMenu, pizzaCorpus],
  [streetMenu, streetCorpus],
] as const;

/** Orders written out at length for shops nobody knew, in the order they were written. */
export const unknownShopSets = [
  ...ramblingSets,
  ...counterSets,
  ...piesAndDhabaSets,
  ...fitsConfidenceSets,
  ...longestOrderSets,
  ...coffeeShopSets,
  ...subAndDeliSets,
  ...burgerAndBurritoBarSets,
  ...docksideSets,
  ...ownSizeCounterSets,
  ...fourCupSizeCounterSets,
  ...ounceAndHalfCounterSets,
  ...atLengthSets,
  ...dinerAndChowkCounterSets,
  ...grillAndKitchenCounterSets,
  ...burritosAndDarbarCounterSets,
  ...tikkaHouseCounterSets,
  ...ordinaryEveningSets,
  ...heardCounterSets,
  ...unpausedCounterSets,
  ...corniceEverydaySets,
  ...corniceCounterSets,
  ...corniceSmallTalkSets,
  ...harrowCounterSets,
  ...quayTownEverydaySets,
  ...quayTownCounterSets,
  ...quayRestaurantSets,
  ...quayTakeawaySets,
  ...millCounterSets,
];

export const hardSets = [
  ...lahoreHardSets,
  ...ownSizeHardSets,
  ...fourCupSizeHardSets,
  ...ounceAndHalfHardSets,
  ...dinerAndChowkHardSets,
  ...grillAndKitchenHardSets,
  ...burritosAndDarbarHardSets,
  ...tikkaHouseHardSets,
  ...ordinaryEveningHardSets,
  ...heardHardSets,
  ...corniceCountingAloudSets,
  ...corniceLongTalkSets,
  ...quayTownSplitSets,
  ...quayTownChangeSets,
  ...refusedAndPoliteSets,
];

/** Written last and still far from the others: counted by themselves until they come up to them. */
export const latestHardSets = unpausedHardSets;

/** Nobody tunes on these, nor on `frozenUnknownSets`. */
export const frozenSets = [
  [coffeeMenu, frozenCoffee],
  [subMenu, frozenSub],
  [burgerMenu, frozenBurger],
  [pizzaMenu, frozenPizza],
  [streetMenu, frozenStreet],
] as const;
