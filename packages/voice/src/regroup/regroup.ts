import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { readCalledAmount } from './amounts/called-amounts.ts';
import { readCountedPortions } from './amounts/counted-portions.ts';
import { readDozens } from './amounts/dozens.ts';
import { readDoubledWords, readUnitsOfEach } from './amounts/so-many-each.ts';
import { readAndAHalf, readClosingSum, readSum } from './amounts/sums.ts';
import { readScratched, readTakenBackByName } from './corrections/changed-minds.ts';
import { readRefusals } from './corrections/corrections.ts';
import { dropPronouns, readRemovedHeads } from './corrections/references.ts';
import { readSameAgain } from './corrections/same-again.ts';
import { readAndNo, readWantedBehind } from './corrections/slips.ts';
import { readKindInstead } from './kinds/kind-instead.ts';
import { readKindsBehind } from './kinds/kinds-behind.ts';
import { readOneOfKinds } from './kinds/one-of-kinds.ts';
import { readPricedKinds } from './kinds/priced-kinds.ts';
import { readInPlaceOf } from './lines/changed-lines.ts';
import { readFewer, readTrailingMore } from './lines/fewer.ts';
import { readRestOfLine } from './lines/line-turns.ts';
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
import { readWordPairs } from './sizes/word-pairs.ts';
import { slipsAndCounts } from './slips-and-counts.ts';
import { dropDeliveryTalk } from './talk/delivery-talk.ts';
import { dropRepeatedOrder } from './talk/repeated-order.ts';
import { dropAllergies, dropDiets, dropGoesWith } from './talk/spoken-about.ts';
import { readNotSo } from './wishes/not-so.ts';

/** What refers to something named before. */
const references: readonly Pass[] = [
  readToldOfAll,
  readMakeThem,
  dropPronouns,
  readRemovedHeads,
  readRefusals,
  readAndNo,
  readWantedBehind,
  readUnitsOfEach,
  readDoubledWords,
];

/** In the order in which they read; those that know of no lines leave them aside. */
const firstPasses: readonly LinePass[] = [
  readPlainPortions,
  readCountedPortions,
  readOneOfKinds,
  readPricedKinds,
  dropAllergies,
  dropDiets,
  dropGoesWith,
  dropDeliveryTalk,
  readAndAHalf,
  readDozens,
  dropRepeatedOrder,
  readClosingSum,
  readSum,
  readTooMuch,
];

const laterPasses: readonly LinePass[] = [
  readInPlaceOf,
  readCalledAmount,
  readSingles,
  readScratched,
  readNotSo,
  ...slipsAndCounts,
  readFewer,
  readTrailingMore,
  readPickedLines,
  readRestOfLine,
  ...partsAndCorrections,
  ...namesAndKinds,
  (index, tokens, path, lines) => readKindsBehind(index, tokens, path, lines.at(-1)),
  readKindInstead,
  readTakenBackByName,
  readSizedWords,
  readWordPairs,
  readPortionNames,
  (index, tokens, path, lines) => readSameAgain(index, tokens, path, lines.at(-1)),
  ...references,
];

const forLines = [...firstPasses, ...talkOfLines, ...laterPasses];
const forNewOrders = [...firstPasses, ...laterPasses];

/**
 * The decoder weighs each stretch for itself. What only the dish before can decide is put right here: the
 * names of its own portions, the name of its kind, a title spoken round a "with", and a "not" before a dish.
 */
export const regroup = (
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  ordered: readonly DishSegment[] = [],
): Segment[] =>
  (ordered.length > 0 ? forLines : forNewOrders).reduce<Segment[]>(
    (segments, pass) => pass(index, tokens, segments, ordered),
    [...path],
  );
