import { describe, expect, it } from 'vitest';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';
import type { ContextItem } from '../voice-types.ts';
import { changedMindSets } from './changed-minds.ts';
import { changedOrderSets } from './changed-orders.ts';
import { corpus } from './corpus.ts';
import { corpusColloquial, corpusCorner, corpusInternational, corpusTown } from './corpus-further.ts';
import { eighteenthClassSets } from './eighteenth-classes.ts';
import { eighteenthCounterSets } from './eighteenth-counters.ts';
import { eighteenthEverydaySets } from './eighteenth-everyday.ts';
import { eighteenthFurtherSets } from './eighteenth-further.ts';
import { eighteenthHardSets } from './eighteenth-hard.ts';
import { eighteenthTalkSets } from './eighteenth-talk.ts';
import { eighteenthTownSets } from './eighteenth-town.ts';
import { talkClassSets } from './follow-up-classes.ts';
import { talkSets } from './follow-up-talk.ts';
import { followUpSets } from './follow-ups.ts';
import { frozenUnknownSets } from './frozen-unknown.ts';
import { heldoutMain, heldoutOther } from './heldout.ts';
import { cornerMenu, internationalMenu, mainMenu, otherMenu, townMenu } from './menu.ts';
import { neighbourSets } from './neighbours.ts';
import { nineteenthClassSets } from './nineteenth-classes.ts';
import { nineteenthCounterSets } from './nineteenth-counters.ts';
import { nineteenthHardSets } from './nineteenth-hard.ts';
import { nineteenthTalkSets } from './nineteenth-talk.ts';
import { otherSizeSets } from './other-sizes.ts';
import { contextOf, reportScore, scoreCorpus } from './score-corpus.ts';
import { frozenSets, hardSets, unknownShopSets } from './sets.ts';
import { seventeenthCounterSets } from './seventeenth-counters.ts';
import { seventeenthEverydaySets } from './seventeenth-everyday.ts';
import { seventeenthHardSets } from './seventeenth-hard.ts';
import { seventeenthTalkSets } from './seventeenth-talk.ts';
import { sharedOutSets } from './shared-out.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, streetMenu, subMenu } from './shop-menus.ts';
import { burgerCorpus, coffeeCorpus, pizzaCorpus, subCorpus } from './shops.ts';
import { sixteenthCounterSets } from './sixteenth-counters.ts';
import { sixteenthEverydaySets } from './sixteenth-everyday.ts';
import { sixteenthHardSets } from './sixteenth-hard.ts';
import { streetCorpus } from './street.ts';
import { twentiethLostSets } from './twentieth-lost.ts';

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

const isSameLine = (a: ContextItem, b: ContextItem | undefined): boolean =>
  a.dishId === b?.dishId && a.quantity === b.quantity && a.portion === b.portion && a.spice === b.spice;
const hasChanged = (before: readonly ContextItem[], after: readonly ContextItem[]): boolean =>
  before.length !== after.length || !after.every((line, place) => isSameLine(line, before[place]));

describe('spoken orders', () => {
  it.each(parts)('%s: nearly every cart is right in every slot', (name, menu, groups, least) => {
    const score = scoreCorpus(menu, groups);
    expect(score.exact / score.transcripts, reportScore(name, score)).toBeGreaterThanOrEqual(least);
    for (const { right, of } of Object.values(score.slots)) {
      expect(right / of, reportScore(name, score)).toBeGreaterThanOrEqual(least);
    }
  });

  it('orders written out at length for shops nobody knew: nearly every cart is right', () => {
    const scores = unknownShopSets.map(([menu, groups]) => scoreCorpus(menu, groups));
    const failures = scores.flatMap((score) => score.failures);
    const all = scores.reduce((sum, score) => sum + score.transcripts, 0);
    expect(1 - failures.length / all, failures.join('\n')).toBeGreaterThanOrEqual(0.96);
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
    ['everyday, seventeenth', seventeenthEverydaySets, 99],
    ['four counters', seventeenthCounterSets, 119],
    ['hard, seventeenth', seventeenthHardSets, 57],
    ['talk', seventeenthTalkSets, 58],
    ['everyday, eighteenth', eighteenthEverydaySets, 100],
    ['four more counters', eighteenthCounterSets, 119],
    ['hard, eighteenth', eighteenthHardSets, 59],
    ['classes on other menus', eighteenthClassSets, 111],
    ['talk, eighteenth', eighteenthTalkSets, 100],
    ['further classes', eighteenthFurtherSets, 87],
    ['further hard orders', eighteenthTownSets, 58],
    ['counters, nineteenth', nineteenthCounterSets, 97],
    ['said like those once misread', neighbourSets, 115],
  ] as const)('the newest orders, %s: stay understood', (_, sets, least) => {
    const scores = sets.map(([menu, groups]) => scoreCorpus(menu, groups));
    const failures = scores.flatMap((score) => score.failures);
    expect(
      scores.reduce((sum, score) => sum + score.exact, 0),
      failures.join('\n'),
    ).toBeGreaterThanOrEqual(least);
  });

  it('what people found misread when they tried the page is understood, with others of its kind', () => {
    const sets = [
      ...nineteenthClassSets,
      ...nineteenthHardSets,
      ...nineteenthTalkSets,
      ...sharedOutSets,
      ...otherSizeSets,
      ...twentiethLostSets,
      ...changedMindSets,
      ...changedOrderSets,
    ];
    const scores = sets.map(([menu, groups]) => scoreCorpus(menu, groups));
    expect(scores.flatMap((score) => score.failures)).toEqual([]);
  });

  it('said while an order is there: nearly every cart is right', () => {
    const sets = [
      ...followUpSets,
      ...talkSets,
      ...talkClassSets,
      ...seventeenthTalkSets,
      ...eighteenthTalkSets,
      ...nineteenthTalkSets,
    ];
    const scores = sets.map(([menu, groups]) => scoreCorpus(menu, groups));
    const failures = scores.flatMap((score) => score.failures);
    const all = scores.reduce((sum, score) => sum + score.transcripts, 0);
    expect(1 - failures.length / all, failures.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('asks which line is meant where two fit as well, and then changes that one', () => {
    const unasked = [...talkSets, ...talkClassSets].flatMap(([menu, groups]) => {
      const index = buildVoiceIndex(menu);
      const cases = groups
        .filter(({ group }) => group === 'follow-up: which line')
        .flatMap(({ cases }) => cases);
      return cases.flatMap(([say, , before = '']) => {
        const context = contextOf(before, menu);
        const { items, question } = readOrder(index, say, context);
        const changed = (question?.lines ?? []).map((line) => readOrder(index, say, context, [line]));
        const isAsked = changed.length > 1 && items.every((item, place) => isSameLine(item, context[place]));
        const isSettled =
          changed.every(({ question: again }) => again?.lines === undefined) &&
          changed.some((reading) => hasChanged(context, reading.items));
        return isAsked && isSettled ? [] : [say];
      });
    });
    expect(unasked).toEqual([]);
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
