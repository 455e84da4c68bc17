import { describe, expect, it } from 'vitest';
import { alternativeSets } from './classes/alternatives.ts';
import { amountBehindSets } from './classes/amounts-behind.ts';
import { askedFirstSets } from './classes/asked-first.ts';
import { askedThenOrderedSets } from './classes/asked-then-ordered.ts';
import { changedMindSets } from './classes/changed-minds.ts';
import { changedOrderSets } from './classes/changed-orders.ts';
import { conditionSets } from './classes/conditions.ts';
import { contrastSets } from './classes/contrasts.ts';
import { countedInPartSets } from './classes/counted-in-parts.ts';
import { countedPeopleSets } from './classes/counted-people.ts';
import { counterListSets } from './classes/counter-lists.ts';
import { counterListFurtherSets } from './classes/counter-lists-further.ts';
import { counterSideSets } from './classes/counter-sides.ts';
import { countingSets } from './classes/counting.ts';
import { courseSets } from './classes/courses.ts';
import { eighteenthClassSets } from './classes/eighteenth.ts';
import { eighteenthFurtherSets } from './classes/eighteenth-further.ts';
import { givenBackSets } from './classes/given-back.ts';
import { groupAndKindSets } from './classes/groups-and-kinds.ts';
import { heardNumberSets } from './classes/heard-numbers.ts';
import { joinedTitleSets } from './classes/joined-titles.ts';
import { kindsBehindHeadsSets } from './classes/kinds-behind-heads.ts';
import { kindsSizedEachSets } from './classes/kinds-sized-each.ts';
import { labelledListSets } from './classes/labelled-lists.ts';
import { listedSizeSets } from './classes/listed-sizes.ts';
import { longStorySets } from './classes/long-stories.ts';
import { longTalkSets } from './classes/long-talk.ts';
import { mindMadeUpSets } from './classes/minds-made-up.ts';
import { misheardNameSets } from './classes/misheard-names.ts';
import { namedAgainSets } from './classes/named-again.ts';
import { neighbourSets } from './classes/neighbours.ts';
import { nineteenthClassSets } from './classes/nineteenth.ts';
import { noRemarkSets } from './classes/no-remarks.ts';
import { notGivenBackSets } from './classes/not-given-back.ts';
import { notThatOneSets } from './classes/not-that-one.ts';
import { onceMoreSets } from './classes/once-more.ts';
import { oneForEachSets } from './classes/one-for-each.ts';
import { oneKitchenSets } from './classes/one-kitchen.ts';
import { onlySpokenOfSets } from './classes/only-spoken-of.ts';
import { otherSizeSets } from './classes/other-sizes.ts';
import { partsWithWishesSets } from './classes/parts-with-wishes.ts';
import { peopleAndEachSets } from './classes/people-and-each.ts';
import { peopleAndThingSets } from './classes/people-and-things.ts';
import { peopleChangeSets } from './classes/people-change.ts';
import { perHeadSets } from './classes/per-head.ts';
import { piecesSets } from './classes/pieces.ts';
import { plainOrderSets } from './classes/plain-orders.ts';
import { plainPortionSets } from './classes/plain-portions.ts';
import { plainlyNamedSets } from './classes/plainly-named.ts';
import { refusedAndWantedSets } from './classes/refused-and-wanted.ts';
import { remarkSets } from './classes/remarks.ts';
import { remarkCounterSets } from './classes/remarks-counters.ts';
import { furtherRemarkSets } from './classes/remarks-further.ts';
import { restartSets } from './classes/restarts.ts';
import { romanUrduSets } from './classes/roman-urdu.ts';
import { romanUrduFurtherSets } from './classes/roman-urdu-further.ts';
import { saidFurtherSets } from './classes/said-further.ts';
import { sameAsBeforeSets } from './classes/same-as-before.ts';
import { sameForOtherSets } from './classes/same-for-others.ts';
import { scriptSets } from './classes/scripts.ts';
import { secondThoughtSets } from './classes/second-thoughts.ts';
import { sharedOutSets } from './classes/shared-out.ts';
import { sidesEndSets } from './classes/sides-end.ts';
import { sizesForAllSets } from './classes/sizes-for-all.ts';
import { sizesOfSeveralSets } from './classes/sizes-of-several.ts';
import { sizesWeighedSets } from './classes/sizes-weighed.ts';
import { soldByCountSets } from './classes/sold-by-count.ts';
import { spokenAboutSets } from './classes/spoken-about.ts';
import { spokenAboutCounterSets } from './classes/spoken-about-counters.ts';
import { talkBetweenSets } from './classes/talk-between.ts';
import { thinkingAloudSets } from './classes/thinking-aloud.ts';
import { toldOfOneOrAllSets } from './classes/told-of-one-or-all.ts';
import { toldWishSets } from './classes/told-wishes.ts';
import { totalAndPortionSets } from './classes/totals-and-portions.ts';
import { totalsToldFirstSets } from './classes/totals-told-first.ts';
import { twentiethLostSets } from './classes/twentieth-lost.ts';
import { unitsBesideDishesSets } from './classes/units-beside-dishes.ts';
import { wantedBeforeSets } from './classes/wanted-before.ts';
import { wishesEndSets } from './classes/wishes-end.ts';
import { wordsOfNoOrderSets } from './classes/words-of-no-order.ts';
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
      ...perHeadSets,
      ...otherSizeSets,
      ...twentiethLostSets,
      ...changedMindSets,
      ...changedOrderSets,
      ...plainOrderSets,
      ...countedInPartSets,
      ...countingSets,
      ...longTalkSets,
      ...piecesSets,
      ...peopleAndThingSets,
      ...talkBetweenSets,
      ...oneKitchenSets,
      ...oneForEachSets,
      ...secondThoughtSets,
      ...onceMoreSets,
      ...saidFurtherSets,
      ...totalAndPortionSets,
      ...listedSizeSets,
      ...sidesEndSets,
      ...scriptSets,
      ...courseSets,
      ...conditionSets,
      ...unitsBesideDishesSets,
      ...longStorySets,
      ...notThatOneSets,
      ...totalsToldFirstSets,
      ...namedAgainSets,
      ...refusedAndWantedSets,
      ...thinkingAloudSets,
      ...wordsOfNoOrderSets,
      ...mindMadeUpSets,
      ...wantedBeforeSets,
      ...alternativeSets,
      ...sameForOtherSets,
      ...sizesForAllSets,
      ...toldOfOneOrAllSets,
      ...kindsSizedEachSets,
      ...kindsBehindHeadsSets,
      ...peopleAndEachSets,
      ...partsWithWishesSets,
      ...romanUrduSets,
      ...romanUrduFurtherSets,
      ...misheardNameSets,
      ...amountBehindSets,
      ...contrastSets,
      ...askedFirstSets,
      ...spokenAboutCounterSets,
      ...spokenAboutSets,
      ...plainPortionSets,
      ...soldByCountSets,
      ...labelledListSets,
      ...groupAndKindSets,
      ...joinedTitleSets,
      ...wishesEndSets,
      ...givenBackSets,
      ...notGivenBackSets,
      ...onlySpokenOfSets,
      ...toldWishSets,
      ...sameAsBeforeSets,
      ...sizesOfSeveralSets,
      ...countedPeopleSets,
      ...heardNumberSets,
      ...furtherRemarkSets,
      ...noRemarkSets,
      ...askedThenOrderedSets,
      ...counterListSets,
      ...counterListFurtherSets,
      ...counterSideSets,
      ...remarkCounterSets,
      ...plainlyNamedSets,
      ...restartSets,
      ...sizesWeighedSets,
      ...peopleChangeSets,
      ...remarkSets,
    ];
    const scores = sets.map(([menu, groups]) => scoreCorpus(menu, groups));
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
