import { describe, expect, it } from 'vitest';
import { corpus } from './corpus.ts';
import { corniceEverydaySets } from './everyday/cornice.ts';
import { corniceSmallTalkSets } from './everyday/cornice-small-talk.ts';
import { heldoutMain, heldoutOther } from './everyday/heldout.ts';
import {
  corpusColloquial,
  corpusCorner,
  corpusInternational,
  corpusTown,
} from './everyday/other-kitchens.ts';
import { quayTownEverydaySets } from './everyday/quay-town.ts';
import { streetCorpus } from './everyday/street.ts';
import { limitAndPreferenceSets } from './follow-ups/limits-and-preferences.ts';
import { frozenUnknownSets } from './frozen/unknown-menus.ts';
import { corniceCountingAloudSets } from './hard/cornice-counting-aloud.ts';
import { corniceLongTalkSets } from './hard/cornice-long-talk.ts';
import { quayRestaurantSets } from './hard/quay-restaurants.ts';
import { quayTakeawaySets } from './hard/quay-takeaways.ts';
import { quayTownChangeSets } from './hard/quay-town-changes.ts';
import { quayTownSplitSets } from './hard/quay-town-splits.ts';
import { refusedAndPoliteSets } from './hard/refused-and-polite.ts';
import { cornerMenu, internationalMenu, mainMenu, otherMenu, townMenu } from './menus/main.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, streetMenu, subMenu } from './menus/shop.ts';
import { reportScore, scoreCorpus } from './score-corpus.ts';
import { mostFailures, scoreInShort } from './score-in-short.ts';
import { frozenSets, hardSets } from './sets.ts';
import { corniceCounterSets } from './unknown-menus/cornice.ts';
import { harrowCounterSets } from './unknown-menus/harrow.ts';
import { millCounterSets } from './unknown-menus/mill.ts';
import { quayTownCounterSets } from './unknown-menus/quay-town.ts';
import { burgerCorpus, coffeeCorpus, pizzaCorpus, subCorpus } from './unknown-menus/shops.ts';

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
    const score = scoreInShort(menu, groups);
    expect(score.exact / score.transcripts, reportScore(name, score)).toBeGreaterThanOrEqual(least);
    for (const { right, of } of Object.values(score.slots)) {
      expect(right / of, reportScore(name, score)).toBeGreaterThanOrEqual(least);
    }
  });

  it('harder orders: most carts are right', () => {
    const scores = hardSets.map(([menu, groups]) => scoreInShort(menu, groups));
    const failures = scores.flatMap((score) => score.failures);
    const all = scores.reduce((sum, score) => sum + score.transcripts, 0);
    expect(1 - failures.length / all, failures.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['everyday, cornice', corniceEverydaySets, 119],
    ['five counters, cornice', corniceCounterSets, 148],
    ['counting aloud, cornice', corniceCountingAloudSets, 78],
    ['small talk, cornice', corniceSmallTalkSets, 98],
    ['four counters, harrow', harrowCounterSets, 119],
    ['long talk, cornice', corniceLongTalkSets, 55],
    ['everyday, quay town', quayTownEverydaySets, 100],
    ['four counters, quay town', quayTownCounterSets, 119],
    ['splits, quay town', quayTownSplitSets, 59],
    ['quay restaurants', quayRestaurantSets, 111],
    ['quay takeaways', quayTakeawaySets, 86],
    ['changes of mind, quay town', quayTownChangeSets, 58],
    ['counters, mill', millCounterSets, 97],
  ] as const)('the newest orders, %s: stay understood', (_, sets, least) => {
    const failures = sets.flatMap(([menu, groups]) => scoreInShort(menu, groups).failures);
    expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(mostFailures(sets, least));
  });

  it('what people found misread when they tried the page is understood', () => {
    const scores = [...refusedAndPoliteSets, ...limitAndPreferenceSets].map(([menu, groups]) =>
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
