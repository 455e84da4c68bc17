import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { readCalledAmount } from './amounts/called-amounts.ts';
import { readCountedPortions } from './amounts/counted-portions.ts';
import { readDozens } from './amounts/dozens.ts';
import { readRefusals } from './corrections/corrections.ts';
import { dropPronouns } from './corrections/references.ts';
import { readSameAgain } from './corrections/same-again.ts';
import { readKindsBehind } from './kinds/kinds-behind.ts';
import { readOneOfKinds } from './kinds/one-of-kinds.ts';
import { readPricedKinds } from './kinds/priced-kinds.ts';
import { readFewer, readTrailingMore } from './lines/fewer.ts';
import { readPickedLines } from './lines/picked-lines.ts';
import { talkOfLines } from './lines/talk-of-lines.ts';
import { namesAndKinds } from './names-and-kinds.ts';
import { partsAndCorrections } from './parts-and-corrections.ts';
import type { LinePass, Pass } from './pass.ts';
import { readPlainPortions } from './sizes/plain-portions.ts';
import { readPortionNames, readSizedWords } from './sizes/sized-words.ts';
import { readToldOfAll } from './sizes/told-of-all.ts';
import { slipsAndCounts } from './slips-and-counts.ts';
import { dropDeliveryTalk } from './talk/delivery-talk.ts';
import { dropAllergies, dropDiets } from './talk/spoken-about.ts';
import { readNotSo } from './wishes/not-so.ts';

/** What refers to something named before. */
const references: readonly Pass[] = [readToldOfAll, dropPronouns, readRefusals];

/** In the order in which they read; those that know of no lines leave them aside. */
const firstPasses: readonly LinePass[] = [
  readPlainPortions,
  readCountedPortions,
  readOneOfKinds,
  readPricedKinds,
  dropAllergies,
  dropDiets,
  dropDeliveryTalk,
  readDozens,
];

const laterPasses: readonly LinePass[] = [
  readCalledAmount,
  readNotSo,
  ...slipsAndCounts,
  readFewer,
  readTrailingMore,
  readPickedLines,
  ...partsAndCorrections,
  ...namesAndKinds,
  (index, tokens, path, lines) => readKindsBehind(index, tokens, path, lines.at(-1)),
  readSizedWords,
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
