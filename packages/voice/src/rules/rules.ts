import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { readForPeople } from './amounts/for-people.ts';
import { readSameAgain } from './corrections/same-again.ts';
import { readAnnouncedKinds } from './kinds/announced-kinds.ts';
import { absorbKinds } from './kinds/kind-words.ts';
import { readKindsAhead } from './kinds/kinds-ahead.ts';
import { readKindsBehind } from './kinds/kinds-behind.ts';
import { settleNeighbours } from './kinds/neighbours.ts';
import { readPricedKinds } from './kinds/priced-kinds.ts';
import { preferOwnPortions } from './sizes/own-portions.ts';
import { readPlainPortions } from './sizes/plain-portions.ts';
import { readSeveralSizes } from './sizes/several-sizes.ts';
import { dropAllergies } from './talk/allergies.ts';

/** What a rule may look at besides the row it changes. */
export type RuleContext = {
  readonly index: VoiceIndex;
  readonly tokens: readonly Token[];
  /** The dishes of the lines that are there. */
  readonly ordered: readonly DishSegment[];
};

/** Puts right one thing that only the neighbourhood of a segment can decide, and leaves all else as it was. */
export type Rule = {
  readonly name: string;
  /** Sentences it is for. */
  readonly says: readonly string[];
  readonly apply: (row: readonly Segment[], context: RuleContext) => readonly Segment[];
};

type Pass = (index: VoiceIndex, tokens: readonly Token[], row: readonly Segment[]) => readonly Segment[];

const rule = (name: string, says: readonly string[], pass: Pass): Rule => ({
  name,
  says,
  apply: (row, { index, tokens }) => pass(index, tokens, row),
});

/** In the order in which they read. */
export const rules: readonly Rule[] = [
  rule('the cheapest of a kind', ['the cheapest drink'], readPricedKinds),
  rule('allergies are told, not ordered', ['one karahi, i am allergic to nuts'], dropAllergies),
  rule('a portion with nothing beside it', ['just the burger', 'zinger with fries'], readPlainPortions),
  rule('one for each person', ['one chai each for the four of us'], readForPeople),
  rule('neighbours are one name or two', ['chicken tikka pizza'], settleNeighbours),
  rule('portions of the dish come first', ['a double zinger'], preferOwnPortions),
  rule('kinds share their head', ['a garlic and a plain naan'], absorbKinds),
  rule('kinds are announced', ['three pizzas, two pepperoni and one fajita'], readAnnouncedKinds),
  rule('kinds before their head', ['two chicken, one beef burger'], readKindsAhead),
  {
    name: 'kinds behind their head',
    says: ['two lassi, one sweet one salted'],
    apply: (row, { index, tokens, ordered }) => readKindsBehind(index, tokens, row, ordered.at(-1)),
  },
  rule('one dish in several sizes', ['two pepsis, one small and one large'], readSeveralSizes),
  {
    name: 'the same again',
    says: ['a zinger for me and the same for ali'],
    apply: (row, { index, tokens, ordered }) => readSameAgain(index, tokens, row, ordered.at(-1)),
  },
];

/** A rule that changed something. */
export type RuleStep = {
  readonly name: string;
  readonly before: readonly Segment[];
  readonly after: readonly Segment[];
};

/** The decoder weighs each stretch for itself; what only its neighbours can decide is put right here. */
export function applyRules(
  row: readonly Segment[],
  context: RuleContext,
  told?: (step: RuleStep) => void,
): readonly Segment[] {
  return rules.reduce((before, { name, apply }) => {
    const after = apply(before, context);
    if (told !== undefined && JSON.stringify(after) !== JSON.stringify(before)) told({ name, before, after });
    return after;
  }, row);
}
