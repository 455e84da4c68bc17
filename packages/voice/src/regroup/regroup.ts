import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { readAnnouncedKinds } from './announced-kinds.ts';
import { readAskedAbout, readSomeTakenBack } from './asked-about.ts';
import { dropBareHeads } from './bare-heads.ts';
import { readAmountsBehind, readAsMany, readCalledAmount } from './called-amounts.ts';
import { readCountedAnew, readOtherFlavour, readScratched, readTakenBackByName } from './changed-minds.ts';
import {
  dropSpokenOf,
  readBareWithout,
  readContrasts,
  readRefusals,
  readSecondThoughts,
  readThatOne,
} from './corrections.ts';
import { dropDeliveryTalk } from './delivery-talk.ts';
import { readDescriptions } from './descriptions.ts';
import { dropNamedAgain, dropRunningCounts, readEnough } from './enough.ts';
import { readFewer, readTrailingMore } from './fewer.ts';
import { readFilledWith } from './filled-with.ts';
import { readForPeople } from './for-people.ts';
import { readHalves } from './halves.ts';
import { readHeardSizes } from './heard-sizes.ts';
import { readHotSauces } from './hot-sauces.ts';
import { readKeptOnly } from './kept-only.ts';
import { readKindInstead } from './kind-instead.ts';
import { absorbKinds, absorbKindsBefore } from './kind-words.ts';
import { readKindsAhead } from './kinds-ahead.ts';
import { readKindsBehind } from './kinds-behind.ts';
import { readLastHeads, readOrdersBehind } from './last-heads.ts';
import { readCountBehind } from './line-sizes.ts';
import { readRestOfLine } from './line-turns.ts';
import { readListedKinds } from './listed-kinds.ts';
import { joinManners } from './manners.ts';
import { readMealParts, readSwappedSides } from './meal-parts.ts';
import { readNamedSides } from './named-sides.ts';
import { joinKindBefore, settleNeighbours } from './neighbours.ts';
import { readNotThatOne } from './not-that-one.ts';
import { readEachOf, readOneOfEach } from './one-of-each.ts';
import { readOnlyPortions, readSomeToBe } from './only-portions.ts';
import { readOrdinals } from './ordinals.ts';
import { readOtherWay } from './other-way.ts';
import { preferOwnPortions } from './own-portions.ts';
import { readPairTimes, readTimesAhead } from './pair-times.ts';
import type { LinePass, Pass } from './pass.ts';
import { readMealsWith, readSwappedParts, readTakenOff } from './phrasal-commands.ts';
import { readPickedLines } from './picked-lines.ts';
import { dropNamedBeforeSize, readHeardTwo, readNotThis, readSwappedThat } from './put-right.ts';
import {
  dropPickedAmounts,
  dropPronouns,
  readOneWith,
  readRemovedHeads,
  readSameAgain,
  readSameSize,
} from './references.ts';
import {
  readAnythingBut,
  readKeptToo,
  readOrderedBehind,
  readOrderedToday,
  readPraised,
  readThoughtRefused,
} from './refused-first.ts';
import { readRefusedSizes, readZeroKinds } from './refused-sizes.ts';
import { readPluralHeads, readRestOfKinds } from './rest-of-kinds.ts';
import { dropRestatedKinds, readNamedManners } from './restated-kinds.ts';
import { readSaidAnew } from './said-anew.ts';
import { readSameForEach } from './same-for-each.ts';
import { readHeardPlurals, readTwoSizes, sharePluralUnits } from './shared-sizes.ts';
import { readShares } from './shares.ts';
import { readSingles } from './singles.ts';
import { readOtherSizes } from './sized-ones.ts';
import { readPortionNames, readSizedWords } from './sized-words.ts';
import { dropCountingAlong, dropStutters, readAndNo, readTrailingSorry, readWantedBehind } from './slips.ts';
import { readDoubledWords, readUnitsOfEach } from './so-many-each.ts';
import { readSomeOfThem } from './some-of-them.ts';
import { dropHandled, dropOccasions, dropReasons, dropTornBetween } from './spoken-about.ts';
import { joinSpreadTitles, readFillings, readNamedExtras } from './spread-titles.ts';
import { readTakenUp } from './taken-up.ts';
import { talkOfLines } from './talk-of-lines.ts';
import { readToldAgain } from './told-again.ts';
import { dropDescribedSizes, readButSo, readSizeIn, readSizeWith, readTheNumber } from './told-sizes.ts';
import { readTooMuch } from './too-much.ts';
import { dropTopicHeads } from './topic-heads.ts';
import { readTrailingHeads } from './trailing-heads.ts';
import { readWishPlaces } from './wish-places.ts';
import { dropWishShares } from './wish-shares.ts';
import { readWishesAhead } from './wishes-ahead.ts';
import { readWordPairs } from './word-pairs.ts';
import { readWordWishes } from './word-wishes.ts';

/**
 * The decoder weighs each stretch for itself. What only the dish before can decide is put right here: the
 * names of its own portions, the name of its kind, a title spoken round a "with", and a "not" before a dish.
 */
export function regroup(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  ordered: readonly DishSegment[] = [],
): Segment[] {
  const dishBefore = ordered.at(-1);
  const ofLines = (read: LinePass): Pass => withLines(read, ordered);
  const passes: Pass[] = [
    dropDeliveryTalk,
    ofLines(readTooMuch),
    ...talkOfLines.map(ofLines),
    ofLines(readCalledAmount),
    ofLines(readSingles),
    ofLines(readNotThis),
    ofLines(readScratched),
    ofLines(readNotThatOne),
    ...slipsAndCounts,
    ofLines(readFewer),
    readTrailingMore,
    ofLines(readPickedLines),
    ofLines(readRestOfLine),
    ...partsAndCorrections,
    ...namesAndKinds,
    (...given) => readKindsBehind(...given, dishBefore),
    readKindInstead,
    readTakenBackByName,
    dropBareHeads,
    readSizedWords,
    readWordPairs,
    ofLines(readPortionNames),
    readOrdinals,
    (...given) => readSameAgain(...given, dishBefore),
    ...references,
  ];
  return passes.reduce<Segment[]>((segments, pass) => pass(index, tokens, segments), [...path]);
}

const withLines =
  (read: LinePass, ordered: readonly DishSegment[]): Pass =>
  (...given) =>
    read(...given, ordered);

/** What was said twice, counted along or shared out. */
const slipsAndCounts: readonly Pass[] = [
  readSwappedThat,
  dropNamedBeforeSize,
  readHeardTwo,
  readWordWishes,
  readCountedAnew,
  readOtherFlavour,
  readOnlyPortions,
  readSomeToBe,
  readHeardSizes,
  readAskedAbout,
  readWishPlaces,
  readRefusedSizes,
  readZeroKinds,
  readAsMany,
  readHeardPlurals,
  readCountBehind,
  readDescriptions,
  readListedKinds,
  readWishesAhead,
  dropTornBetween,
  dropHandled,
  dropOccasions,
  dropReasons,
  readPairTimes,
  readTimesAhead,
  readOtherWay,
  readSaidAnew,
  readTakenUp,
  dropStutters,
  dropCountingAlong,
  dropRunningCounts,
  readEnough,
  dropNamedAgain,
  readForPeople,
  readSameForEach,
  readSizeIn,
  readButSo,
  readSizeWith,
  readTheNumber,
  dropDescribedSizes,
  readOneOfEach,
  readSomeOfThem,
  readToldAgain,
  dropTopicHeads,
  readShares,
  readRestOfKinds,
  readPluralHeads,
  dropWishShares,
  readMealsWith,
];

/** Parts of a dish, and what takes back or puts right what was said. */
const partsAndCorrections: readonly Pass[] = [
  readSomeTakenBack,
  readAnythingBut,
  readOrderedBehind,
  readOrderedToday,
  readPraised,
  readThoughtRefused,
  readTakenOff,
  readKeptOnly,
  readKeptToo,
  readHotSauces,
  readSwappedParts,
  readSwappedSides,
  readMealParts,
  readLastHeads,
  readOrdersBehind,
  readContrasts,
  readSecondThoughts,
  readTrailingSorry,
  dropSpokenOf,
  readThatOne,
];

/** Names beside each other, fillings, and kinds that share a head. */
const namesAndKinds: readonly Pass[] = [
  joinKindBefore,
  dropRestatedKinds,
  readNamedManners,
  settleNeighbours,
  readOneWith,
  joinManners,
  readBareWithout,
  dropPickedAmounts,
  readHalves,
  readFilledWith,
  readNamedSides,
  joinSpreadTitles,
  readNamedExtras,
  readFillings,
  preferOwnPortions,
  absorbKinds,
  absorbKindsBefore,
  readAnnouncedKinds,
  readTrailingHeads,
  readTwoSizes,
  readOtherSizes,
  sharePluralUnits,
  readKindsAhead,
  readAmountsBehind,
];

/** What refers to something named before. */
const references: readonly Pass[] = [
  readSameSize,
  dropPronouns,
  readRemovedHeads,
  readRefusals,
  readAndNo,
  readWantedBehind,
  readEachOf,
  readUnitsOfEach,
  readDoubledWords,
];
