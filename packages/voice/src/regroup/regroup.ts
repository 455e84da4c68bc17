import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { readCalledAmount } from './amounts/called-amounts.ts';
import { readCountedPortions } from './amounts/counted-portions.ts';
import { readDozens } from './amounts/dozens.ts';
import { readEachOf } from './amounts/one-of-each.ts';
import { readDoubledWords, readUnitsOfEach } from './amounts/so-many-each.ts';
import { readAndAHalf, readClosingSum, readSum } from './amounts/sums.ts';
import { readScratched, readTakenBackByName } from './corrections/changed-minds.ts';
import { readRefusals } from './corrections/corrections.ts';
import { readNotThis } from './corrections/put-right.ts';
import { dropPronouns, readRemovedHeads, readSameSize } from './corrections/references.ts';
import { readSameAgain } from './corrections/same-again.ts';
import { readAndNo, readWantedBehind } from './corrections/slips.ts';
import { dropBareHeads } from './kinds/bare-heads.ts';
import { readKindInstead } from './kinds/kind-instead.ts';
import { readKindsBehind } from './kinds/kinds-behind.ts';
import { readOneOfKinds } from './kinds/one-of-kinds.ts';
import { readPricedKinds } from './kinds/priced-kinds.ts';
import { readFewer, readTrailingMore } from './lines/fewer.ts';
import { readRestOfLine } from './lines/line-turns.ts';
import { readNotThatOne } from './lines/not-that-one.ts';
import { readPickedLines } from './lines/picked-lines.ts';
import { readSingles } from './lines/singles.ts';
import { talkOfLines } from './lines/talk-of-lines.ts';
import { readTooMuch } from './lines/too-much.ts';
import { namesAndKinds } from './names-and-kinds.ts';
import { partsAndCorrections } from './parts-and-corrections.ts';
import type { LinePass, Pass } from './pass.ts';
import { readPlainPortions } from './sizes/plain-portions.ts';
import { readMakeThem } from './sizes/shared-sizes.ts';
import { readPortionNames, readSizedWords } from './sizes/sized-words.ts';
import { readToldOfAll } from './sizes/told-of-all.ts';
import { readToldOfOne } from './sizes/told-of-one.ts';
import { readWordPairs } from './sizes/word-pairs.ts';
import { slipsAndCounts } from './slips-and-counts.ts';
import { dropDeliveryTalk } from './talk/delivery-talk.ts';
import { dropRepeatedOrder } from './talk/repeated-order.ts';
import { dropAllergies, dropDiets, dropGoesWith } from './talk/spoken-about.ts';
import { readNotSo } from './wishes/not-so.ts';

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
    readPlainPortions,
    ofLines(readCountedPortions),
    readOneOfKinds,
    ofLines((index, tokens, path, lines) =>
      lines.length > 0 ? [...path] : readToldOfOne(index, tokens, path),
    ),
    readPricedKinds,
    dropAllergies,
    dropDiets,
    ofLines(dropGoesWith),
    dropDeliveryTalk,
    readAndAHalf,
    readDozens,
    dropRepeatedOrder,
    readClosingSum,
    ofLines(readSum),
    ofLines(readTooMuch),
    ...talkOfLines.map(ofLines),
    ofLines(readCalledAmount),
    ofLines(readSingles),
    ofLines(readNotThis),
    ofLines(readScratched),
    ofLines(readNotThatOne),
    ofLines(readNotSo),
    ...slipsAndCounts,
    ofLines(readFewer),
    readTrailingMore,
    ofLines(readPickedLines),
    ofLines(readRestOfLine),
    ...partsAndCorrections.map(ofLines),
    ...namesAndKinds,
    (...given) => readKindsBehind(...given, dishBefore),
    readKindInstead,
    readTakenBackByName,
    dropBareHeads,
    readSizedWords,
    readWordPairs,
    ofLines(readPortionNames),
    (...given) => readSameAgain(...given, dishBefore),
    ...references,
  ];
  return passes.reduce<Segment[]>((segments, pass) => pass(index, tokens, segments), [...path]);
}

const withLines =
  (read: LinePass, ordered: readonly DishSegment[]): Pass =>
  (...given) =>
    read(...given, ordered);

/** What refers to something named before. */
const references: readonly Pass[] = [
  readToldOfAll,
  readMakeThem,
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
