import { describe, expect, it } from 'vitest';
import { corpus } from './corpus.ts';
import { eighteenthEverydaySets } from './everyday/eighteenth.ts';
import { corpusColloquial, corpusCorner, corpusInternational, corpusTown } from './everyday/further.ts';
import { heldoutMain, heldoutOther } from './everyday/heldout.ts';
import { seventeenthEverydaySets } from './everyday/seventeenth.ts';
import { sixteenthEverydaySets } from './everyday/sixteenth.ts';
import { streetCorpus } from './everyday/street.ts';
import { nineteenthTalkSets } from './follow-ups/nineteenth.ts';
import { frozenUnknownSets } from './frozen/unknown-menus.ts';
import { eighteenthHardSets } from './hard/eighteenth.ts';
import { eighteenthClassSets } from './hard/eighteenth-class.ts';
import { eighteenthFurtherSets } from './hard/eighteenth-class-further.ts';
import { eighteenthTownSets } from './hard/eighteenth-town.ts';
import { nineteenthHardSets } from './hard/nineteenth.ts';
import { seventeenthHardSets } from './hard/seventeenth.ts';
import { sixteenthHardSets } from './hard/sixteenth.ts';
import { cornerMenu, internationalMenu, mainMenu, otherMenu, townMenu } from './menus/main.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, streetMenu, subMenu } from './menus/shop.ts';
import { reportScore, scoreCorpus } from './score-corpus.ts';
import { frozenSets, hardSets } from './sets.ts';
import { eighteenthCounterSets } from './unknown-menus/eighteenth.ts';
import { nineteenthCounterSets } from './unknown-menus/nineteenth.ts';
import { seventeenthCounterSets } from './unknown-menus/seventeenth.ts';
import { burgerCorpus, coffeeCorpus, pizzaCorpus, subCorpus } from './unknown-menus/shops.ts';
import { sixteenthCounterSets } from './unknown-menus/sixteenth.ts';

const parts = [
  ['the corpus', mainMenu, corpus, 0.95],
  ['loose speech', mainMenu, corpusColloquial, 0.95],
  ['other kitchens', internationalMenu, corpusInternational, 0.95],
  ['another town', townMenu, corpusTown, 0.95],
  ['three small kitchens', cornerMenu, corpusCorner, 0.95],
  ['a coffee shop', coffeeMenu, coffeeCorpus, 0.97],
  ['a sandwich shop', subMenu, subCorpus, 0.97],
  ['a burger bar', burgerMenu, burgerCorpus, 0.97],
  ['a pizzeria', pizzaMenu, pizzaCorpus, 0.97],
  ['everyday orders by class', streetMenu, streetCorpus, 0.97],
  ['held-out speech', mainMenu, heldoutMain, 0.9],
  ['held-out speech on an unknown menu', otherMenu, heldoutOther, 0.9],
] as const;

describe('spoken orders', () => {
  it.each(parts)('%s: nearly every cart is right in every slot', (name, menu, groups, least) => {
    const score = scoreCorpus(menu, groups);
    expect(score.exact / score.transcripts, reportScore(name, score)).toBeGreaterThanOrEqual(least);
    for (const { right, of } of Object.values(score.slots)) {
      expect(right / of, reportScore(name, score)).toBeGreaterThanOrEqual(least);
    }
  });

  it('harder orders: most carts are right', () => {
    const scores = hardSets.map(([menu, groups]) => scoreCorpus(menu, groups));
    const failures = scores.flatMap((score) => score.failures);
    const all = scores.reduce((sum, score) => sum + score.transcripts, 0);
    expect(1 - failures.length / all, failures.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['everyday', sixteenthEverydaySets, 119],
    ['five counters', sixteenthCounterSets, 148],
    ['hard', sixteenthHardSets, 78],
    ['everyday, seventeenth', seventeenthEverydaySets, 98],
    ['four counters', seventeenthCounterSets, 119],
    ['hard, seventeenth', seventeenthHardSets, 55],
    ['everyday, eighteenth', eighteenthEverydaySets, 100],
    ['four more counters', eighteenthCounterSets, 119],
    ['hard, eighteenth', eighteenthHardSets, 59],
    ['classes on other menus', eighteenthClassSets, 111],
    ['further classes', eighteenthFurtherSets, 87],
    ['further hard orders', eighteenthTownSets, 58],
    ['counters, nineteenth', nineteenthCounterSets, 97],
  ] as const)('the newest orders, %s: stay understood', (_, sets, least) => {
    const scores = sets.map(([menu, groups]) => scoreCorpus(menu, groups));
    const failures = scores.flatMap((score) => score.failures);
    expect(
      scores.reduce((sum, score) => sum + score.exact, 0),
      failures.join('\n'),
    ).toBeGreaterThanOrEqual(least);
  });

  it('what people found misread when they tried the page is understood', () => {
    const scores = [...nineteenthHardSets, ...nineteenthTalkSets].map(([menu, groups]) =>
      scoreCorpus(menu, groups),
    );
    expect(scores.flatMap((score) => score.failures)).toEqual([]);
  });

  it('understands most sentences that nobody tuned on', () => {
    const scores = [...frozenUnknownSets, ...frozenSets].map(([menu, groups]) => scoreCorpus(menu, groups));
    const exact = scores.reduce((sum, score) => sum + score.exact, 0);
    const all = scores.reduce((sum, score) => sum + score.transcripts, 0);
    expect(exact / all).toBeGreaterThanOrEqual(0.88);
  });

  it('is large and balanced enough to mean something', () => {
    const cases = corpus.flatMap((group) => group.cases);
    expect(cases.length).toBeGreaterThanOrEqual(260);
    expect(cases.filter(([, cart]) => cart === '').length).toBeGreaterThanOrEqual(40);
    expect(new Set(cases.map(([say]) => say)).size).toBe(cases.length);
    expect(mainMenu.length).toBeGreaterThanOrEqual(120);
  });

  it('does not take one nothing for something: no dish from any silent sentence', () => {
    const silent = corpus.filter(({ group }) => group === 'nothing to find');
    const score = scoreCorpus(mainMenu, silent);
    expect(score.failures).toEqual([]);
  });
});
