import { eighteenthEverydaySets } from './everyday/eighteenth.ts';
import { fifteenthDemoSets, fifteenthHardSets } from './everyday/fifteenth.ts';
import { seventeenthEverydaySets } from './everyday/seventeenth.ts';
import { sixteenthEverydaySets } from './everyday/sixteenth.ts';
import { streetCorpus } from './everyday/street.ts';
import { frozenBurger, frozenCoffee, frozenPizza, frozenStreet, frozenSub } from './frozen/everyday.ts';
import { eighteenthHardSets } from './hard/eighteenth.ts';
import { eighteenthClassSets } from './hard/eighteenth-class.ts';
import { eighteenthFurtherSets } from './hard/eighteenth-class-further.ts';
import { eighteenthTownSets } from './hard/eighteenth-town.ts';
import { eleventhHardSets } from './hard/eleventh.ts';
import { fifthHardSets } from './hard/fifth.ts';
import { heardHardSets } from './hard/heard.ts';
import { nineteenthHardSets } from './hard/nineteenth.ts';
import { seventeenthHardSets } from './hard/seventeenth.ts';
import { sixteenthHardSets } from './hard/sixteenth.ts';
import { thirteenthHardSets } from './hard/thirteenth.ts';
import { twelfthHardSets } from './hard/twelfth.ts';
import { unpausedHardSets } from './hard/unpaused.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, streetMenu, subMenu } from './menus/shop.ts';
import { eighteenthCounterSets } from './unknown-menus/eighteenth.ts';
import { eighthCounterSets, eighthHardSets } from './unknown-menus/eighth.ts';
import { eleventhCounterSets } from './unknown-menus/eleventh.ts';
import { fifthBarSets } from './unknown-menus/fifth-bars.ts';
import { fifthCoffeeSets } from './unknown-menus/fifth-coffee.ts';
import { fifthSubSets } from './unknown-menus/fifth-subs.ts';
import { unknownSets } from './unknown-menus/first.ts';
import { fourteenthCounterSets, fourteenthHardSets } from './unknown-menus/fourteenth.ts';
import { fourthCounterSets } from './unknown-menus/fourth.ts';
import { furtherCounterSets } from './unknown-menus/further.ts';
import { heardCounterSets } from './unknown-menus/heard.ts';
import { nineteenthCounterSets } from './unknown-menus/nineteenth.ts';
import { ninthCounterSets, ninthHardSets } from './unknown-menus/ninth.ts';
import { counterSets } from './unknown-menus/second.ts';
import { seventeenthCounterSets } from './unknown-menus/seventeenth.ts';
import { seventhCounterSets, seventhHardSets } from './unknown-menus/seventh.ts';
import { burgerCorpus, coffeeCorpus, pizzaCorpus, subCorpus } from './unknown-menus/shops.ts';
import { sixteenthCounterSets } from './unknown-menus/sixteenth.ts';
import { sixthCounterSets } from './unknown-menus/sixth.ts';
import { tenthCounterSets } from './unknown-menus/tenth.ts';
import { thirdCounterSets } from './unknown-menus/third.ts';
import { thirteenthCounterSets } from './unknown-menus/thirteenth.ts';
import { twelfthCounterSets } from './unknown-menus/twelfth.ts';
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
