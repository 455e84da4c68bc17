import { counterSets } from './counter.ts';
import { eighteenthClassSets } from './eighteenth-classes.ts';
import { eighteenthCounterSets } from './eighteenth-counters.ts';
import { eighteenthEverydaySets } from './eighteenth-everyday.ts';
import { eighteenthFurtherSets } from './eighteenth-further.ts';
import { eighteenthHardSets } from './eighteenth-hard.ts';
import { eighteenthTownSets } from './eighteenth-town.ts';
import { eighthCounterSets, eighthHardSets } from './eighth-counter.ts';
import { eleventhCounterSets } from './eleventh-counter.ts';
import { eleventhHardSets } from './eleventh-hard.ts';
import { fifteenthDemoSets, fifteenthHardSets } from './fifteenth-demo.ts';
import { fifthBarSets } from './fifth-bars.ts';
import { fifthCoffeeSets } from './fifth-coffee.ts';
import { fifthHardSets } from './fifth-hard.ts';
import { fifthSubSets } from './fifth-subs.ts';
import { fourteenthCounterSets, fourteenthHardSets } from './fourteenth-counter.ts';
import { fourthCounterSets } from './fourth-counter.ts';
import { frozenBurger, frozenCoffee, frozenPizza, frozenStreet, frozenSub } from './frozen.ts';
import { furtherCounterSets } from './further-counter.ts';
import { heardCounterSets } from './heard-counters.ts';
import { heardHardSets } from './heard-hard.ts';
import { nineteenthCounterSets } from './nineteenth-counters.ts';
import { nineteenthHardSets } from './nineteenth-hard.ts';
import { ninthCounterSets, ninthHardSets } from './ninth-counter.ts';
import { seventeenthCounterSets } from './seventeenth-counters.ts';
import { seventeenthEverydaySets } from './seventeenth-everyday.ts';
import { seventeenthHardSets } from './seventeenth-hard.ts';
import { seventhCounterSets, seventhHardSets } from './seventh-counter.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, streetMenu, subMenu } from './shop-menus.ts';
import { burgerCorpus, coffeeCorpus, pizzaCorpus, subCorpus } from './shops.ts';
import { sixteenthCounterSets } from './sixteenth-counters.ts';
import { sixteenthEverydaySets } from './sixteenth-everyday.ts';
import { sixteenthHardSets } from './sixteenth-hard.ts';
import { sixthCounterSets } from './sixth-counter.ts';
import { streetCorpus } from './street.ts';
import { tenthCounterSets } from './tenth-counter.ts';
import { thirdCounterSets } from './third-counter.ts';
import { thirteenthCounterSets } from './thirteenth-counter.ts';
import { thirteenthHardSets } from './thirteenth-hard.ts';
import { twelfthCounterSets } from './twelfth-counter.ts';
import { twelfthHardSets } from './twelfth-hard.ts';
import { unknownSets } from './unknown.ts';
import { unpausedCounterSets } from './unpaused-counters.ts';
import { unpausedHardSets } from './unpaused-hard.ts';

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
  ...unknownSets,
  ...counterSets,
  ...furtherCounterSets,
  ...thirdCounterSets,
  ...fourthCounterSets,
  ...fifthCoffeeSets,
  ...fifthSubSets,
  ...fifthBarSets,
  ...sixthCounterSets,
  ...seventhCounterSets,
  ...eighthCounterSets,
  ...ninthCounterSets,
  ...tenthCounterSets,
  ...eleventhCounterSets,
  ...twelfthCounterSets,
  ...thirteenthCounterSets,
  ...fourteenthCounterSets,
  ...fifteenthDemoSets,
  ...heardCounterSets,
  ...unpausedCounterSets,
  ...sixteenthEverydaySets,
  ...sixteenthCounterSets,
  ...seventeenthEverydaySets,
  ...seventeenthCounterSets,
  ...eighteenthEverydaySets,
  ...eighteenthCounterSets,
  ...eighteenthClassSets,
  ...eighteenthFurtherSets,
  ...nineteenthCounterSets,
];

export const hardSets = [
  ...fifthHardSets,
  ...seventhHardSets,
  ...eighthHardSets,
  ...ninthHardSets,
  ...eleventhHardSets,
  ...twelfthHardSets,
  ...thirteenthHardSets,
  ...fourteenthHardSets,
  ...fifteenthHardSets,
  ...heardHardSets,
  ...sixteenthHardSets,
  ...seventeenthHardSets,
  ...eighteenthHardSets,
  ...eighteenthTownSets,
  ...nineteenthHardSets,
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
