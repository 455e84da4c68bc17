import type { Known } from '../outline/of-lines/known-lines.ts';
import { outlineOfTalk, portionSaid } from '../outline/of-lines/plain-talk.ts';
import { type Heard, outlineOf, type Piece, sayPlainly, tokensOf } from '../outline/outline.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { urduFillers, urduNumbers } from '../tables/urdu-words.ts';
import type { RowRule, TurnRule } from './rule.ts';
import { rules } from './rules.ts';

/** Told of every rule that changed something: what was there, and what it made of it. */
export type RuleTold = {
  readonly words: (name: string, before: readonly Piece[], after: readonly Piece[]) => void;
  readonly row: (name: string, before: readonly Segment[], after: readonly Segment[]) => void;
};

const turnRules = rules.filter((rule): rule is TurnRule => 'turns' in rule);
const rowRules = rules.filter((rule): rule is RowRule => 'passes' in rule);
const newOrderRules = rowRules.filter(({ isOfLines }) => !isOfLines);

/** Every pattern of the rules, for who goes through them once before anybody speaks. */
export const patternsOf = (known: Known): RegExp[] =>
  turnRules.flatMap(({ turns }) => turns.map((turn) => turn(known).said));

const sayBy = (
  pieces: readonly Piece[],
  of: readonly TurnRule['of'][],
  known: Known,
  told: RuleTold | undefined,
): readonly Piece[] =>
  turnRules
    .filter((rule) => of.includes(rule.of))
    .reduce((before, { name, turns }) => {
      const after = sayPlainly(
        before,
        turns.map((turn) => turn(known)),
      );
      if (after !== before) told?.words(name, before, after);
      return after;
    }, pieces);

/** Verbs and measures of wishes, which carry something. */
const urdu =
  /^(?:teeno|teenon|chaaron|charon|nahin|mat|hata|hatao|nikal|nikaal|zyada|ziada|kam|alag|mirch|mirchi|wohi|yehi|rehne|teekha|teekhi|dono|donon|wapas|wapis)$/;
/** English as well, or another tongue. */
const other =
  /^(?:main|la|sa|ho|den|hue|jab|tab|mere|log|chal|jo|tin|sat|che|ath|tees|das|ne|se|de|ye|sola)$/;

const isUrdu = ({ text }: Token): boolean =>
  urdu.test(text) || ((urduNumbers.has(text) || urduFillers.has(text)) && !other.test(text));

/**
 * Roman Urdu says behind the name what English says before it: how many, without what, for whom, and that it was put
 * right. Where a turn of it is heard it is said in the order of English, which all that follows reads.
 */
export function sayInEnglishOrder(heard: Heard, known: Known, told?: RuleTold): readonly Token[] {
  const { tokens, roles, decoded } = heard;
  if (!tokens.some(isUrdu)) return tokens;
  const isNew = known.lines.length === 0;
  const pieces = outlineOf(decoded, tokens, roles);
  const plain = sayBy(pieces, ['urdu', isNew ? 'urdu order' : 'urdu lines'], known, told);
  const isLost = isNew && !plain.some(({ symbol }) => /^[#~]$/.test(symbol));
  return plain === pieces || isLost ? tokens : tokensOf(plain);
}

/**
 * The words of an order, without what was only talked about, each amount before its dish; and what is said of lines
 * that are there, each that is to be otherwise named with a "make", "remove" or "change" of its own. The same words
 * where nothing is to be said plainer.
 */
export function sayOrderPlainly(heard: Heard, known: Known, told?: RuleTold): readonly Token[] {
  const { tokens, roles, decoded } = heard;
  if (known.lines.length > 0) {
    const portion = portionSaid(known, tokens);
    if (portion !== undefined) return portion;
    const pieces = outlineOfTalk(heard, known);
    const plain = sayBy(pieces, ['lines'], known, told);
    return plain === pieces || plain.length === 0 ? tokens : tokensOf(plain);
  }
  const pieces = outlineOf(decoded, tokens, roles);
  const plain = sayBy(pieces, ['order'], known, told);
  const isLost = !plain.some(({ symbol }) => symbol === '#');
  return plain === pieces || isLost ? tokens : tokensOf(plain);
}

/** The decoder weighs each stretch for itself; what only its neighbours can decide is put right here. */
export function regroup(
  { index, lines }: Known,
  { tokens, decoded }: Heard,
  told?: RuleTold,
): readonly Segment[] {
  const ordered = lines.map(({ segment }): DishSegment => segment);
  return (ordered.length > 0 ? rowRules : newOrderRules).reduce<readonly Segment[]>(
    (before, { name, passes }) => {
      const after = passes.reduce<readonly Segment[]>(
        (row, pass) => pass(index, tokens, row, ordered),
        before,
      );
      if (told !== undefined && JSON.stringify(after) !== JSON.stringify(before))
        told.row(name, before, after);
      return after;
    },
    decoded,
  );
}
