import { counterSets } from '../packages/voice/src/corpus/counter.ts';
import { eighthCounterSets, eighthHardSets } from '../packages/voice/src/corpus/eighth-counter.ts';
import { eleventhCounterSets } from '../packages/voice/src/corpus/eleventh-counter.ts';
import { eleventhHardSets } from '../packages/voice/src/corpus/eleventh-hard.ts';
import { fifteenthDemoSets, fifteenthHardSets } from '../packages/voice/src/corpus/fifteenth-demo.ts';
import { fifthBarSets } from '../packages/voice/src/corpus/fifth-bars.ts';
import { fifthCoffeeSets } from '../packages/voice/src/corpus/fifth-coffee.ts';
import { fifthHardSets } from '../packages/voice/src/corpus/fifth-hard.ts';
import { fifthSubSets } from '../packages/voice/src/corpus/fifth-subs.ts';
import {
  fourteenthCounterSets,
  fourteenthHardSets,
} from '../packages/voice/src/corpus/fourteenth-counter.ts';
import { fourthCounterSets } from '../packages/voice/src/corpus/fourth-counter.ts';
import {
  frozenBurger,
  frozenCoffee,
  frozenPizza,
  frozenStreet,
  frozenSub,
} from '../packages/voice/src/corpus/frozen.ts';
import { frozenUnknownSets } from '../packages/voice/src/corpus/frozen-unknown.ts';
import { furtherCounterSets } from '../packages/voice/src/corpus/further-counter.ts';
import { ninthCounterSets, ninthHardSets } from '../packages/voice/src/corpus/ninth-counter.ts';
import { type CorpusScore, scoreCorpus } from '../packages/voice/src/corpus/score-corpus.ts';
import { seventhCounterSets, seventhHardSets } from '../packages/voice/src/corpus/seventh-counter.ts';
import {
  burgerMenu,
  coffeeMenu,
  pizzaMenu,
  streetMenu,
  subMenu,
} from '../packages/voice/src/corpus/shop-menus.ts';
import { burgerCorpus, coffeeCorpus, pizzaCorpus, subCorpus } from '../packages/voice/src/corpus/shops.ts';
import { sixthCounterSets } from '../packages/voice/src/corpus/sixth-counter.ts';
import { streetCorpus } from '../packages/voice/src/corpus/street.ts';
import { tenthCounterSets } from '../packages/voice/src/corpus/tenth-counter.ts';
import { thirdCounterSets } from '../packages/voice/src/corpus/third-counter.ts';
import { thirteenthCounterSets } from '../packages/voice/src/corpus/thirteenth-counter.ts';
import { thirteenthHardSets } from '../packages/voice/src/corpus/thirteenth-hard.ts';
import { twelfthCounterSets } from '../packages/voice/src/corpus/twelfth-counter.ts';
import { twelfthHardSets } from '../packages/voice/src/corpus/twelfth-hard.ts';
import { unknownSets } from '../packages/voice/src/corpus/unknown.ts';

/**
 * `npx tsx bench/voice-unseen.ts [quiet]`: orders by class, on menus unknown to the tables; which slot is wrong,
 * whether confidence means what it says, and the totals of the set nobody tunes on.
 */
const open = [
  [coffeeMenu, coffeeCorpus],
  [subMenu, subCorpus],
  [burgerMenu, burgerCorpus],
  [pizzaMenu, pizzaCorpus],
  [streetMenu, streetCorpus],
] as const;
const frozen = [
  [coffeeMenu, frozenCoffee],
  [subMenu, frozenSub],
  [burgerMenu, frozenBurger],
  [pizzaMenu, frozenPizza],
  [streetMenu, frozenStreet],
] as const;
const isQuiet = process.argv.includes('quiet');

function run(title: string, sets: typeof unknownSets, showsFailures: boolean): void {
  const scores: CorpusScore[] = [];
  for (const [menu, groups] of sets) {
    for (const group of groups) {
      const score = scoreCorpus(menu, [group]);
      scores.push(score);
      console.log(`${group.group}: ${score.exact}/${score.transcripts}`);
      if (showsFailures) for (const failure of score.failures) console.log(`    ${failure}`);
    }
  }
  const sum = (pick: (score: CorpusScore) => number) =>
    scores.reduce((total, score) => total + pick(score), 0);
  const exact = sum((score) => score.exact);
  const all = sum((score) => score.transcripts);
  console.log(`${title}: exact carts ${exact}/${all} (${((100 * exact) / all).toFixed(1)} %)`);
  const wrong = ['missed', 'invented', 'otherDish', 'quantity', 'portion', 'spice'] as const;
  console.log(
    `  wrong: ${wrong.map((kind) => `${kind} ${sum((score) => score.confusion[kind])}`).join(', ')}`,
  );
  const bins = [0, 0.5, 0.7, 0.8, 0.9, 0.97, 1.01];
  const said = scores.flatMap((score) => score.confidences);
  for (const [place, from] of bins.slice(0, -1).entries()) {
    const here = said.filter(({ confidence }) => confidence >= from && confidence < (bins[place + 1] ?? 2));
    if (here.length === 0) continue;
    const right = here.filter(({ isRight }) => isRight).length;
    const mean = here.reduce((total, { confidence }) => total + confidence, 0) / here.length;
    console.log(`  said ${mean.toFixed(2)}: right ${(right / here.length).toFixed(2)} of ${here.length}`);
  }
}

run('open', open, !isQuiet);
run('unknown menus', unknownSets, !isQuiet);
run('counters', [...counterSets, ...furtherCounterSets, ...thirdCounterSets, ...fourthCounterSets], !isQuiet);
run('coffee, subs, burgers', [...fifthCoffeeSets, ...fifthSubSets, ...fifthBarSets], !isQuiet);
run(
  'harder orders',
  [
    ...fifthHardSets,
    ...seventhHardSets,
    ...eighthHardSets,
    ...ninthHardSets,
    ...eleventhHardSets,
    ...twelfthHardSets,
    ...thirteenthHardSets,
    ...fourteenthHardSets,
    ...fifteenthHardSets,
  ],
  !isQuiet,
);
run(
  'further counters',
  [
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
  ],
  !isQuiet,
);
run('frozen', frozen, false);
run('frozen unknown menus', frozenUnknownSets, false);
