import type { Clause } from '../clauses/clause.ts';
import type { DishSpan } from '../names/dish-spans.ts';
import { opensWish } from '../names/name-support.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import type { Segment } from '../segment/segments.ts';
import { wishMeasures } from '../tables/wish-words.ts';
import { type Lead, leadOf } from './lead.ts';
import { isWholeName, plainNames } from './plain-names.ts';

export type Heard = {
  readonly tokens: readonly Token[];
  readonly roles: readonly TokenRole[];
  readonly spans: readonly DishSpan[];
};

/** How the sentence was read, and the titles of the lines that came of it or were there before. */
export type Read = {
  readonly path: readonly Segment[];
  readonly clauses: readonly Clause[];
  readonly titles: ReadonlySet<number>;
};

/** A dish that was named and of which no line came: where its item begins, with its amount and size. */
export type LostItem = {
  readonly start: number;
  readonly title: number;
  /** It stands in talk, and only an article speaks for an order. */
  readonly isDoubtful: boolean;
};

/**
 * The dishes that were plainly named and of which no line came, though nothing refuses, replaces or only asks about
 * them: "… no onions, mum the fish burger" took the fish for a wish, "what else, a chocolate shake" for a question.
 */
export function findLostItems(heard: Heard, read: Read): LostItem[] {
  return plainNames(heard.spans, read.titles)
    .flatMap((span) => {
      const lead = leadOf(heard, span.start);
      if (!isOrdered(heard, span, lead) || !isSwallowed(heard, read, span, lead)) return [];
      const isTalk = !read.path.some((part) => part.kind === 'wish' && isIn(part, span));
      const isDoubtful = isTalk && !lead.isCounted && !lead.isSized;
      return [{ start: lead.start, title: span.candidates[0]?.title ?? -1, isDoubtful }];
    })
    .sort((a, b) => a.start - b.start);
}

/** Counted or with an article; of a name that was only begun, counted and sized. */
function isOrdered({ tokens }: Heard, span: DishSpan, { start, ...lead }: Lead): boolean {
  // "Two shots of espresso"
  const isMeasured = tokens.slice(start, span.end).some(({ key }) => wishMeasures.has(key));
  if (start === 0 || isMeasured) return false;
  return isWholeName(span) ? lead.isCounted || lead.hasArticle : lead.isCounted && lead.isSized;
}

const isIn = (part: Segment, { start, end }: DishSpan): boolean => part.start < end && start < part.end;

/** It was taken for a wish, or stands in talk or behind what is refused, and nothing binds it to that. */
function isSwallowed({ tokens, spans }: Heard, read: Read, span: DishSpan, lead: Lead): boolean {
  const before = tokens[lead.start - 1]?.text ?? '';
  if (bindingWords.test(before) || opensWish.has(before)) return false;
  const part = read.path.find((other) => isIn(other, span));
  // Right behind the dish it is a kind of it: "two cones, one strawberry".
  if (part?.kind === 'wish') return part.start < lead.start;
  const clause = read.clauses.find(({ segments }) => segments.some((other) => isIn(other, span)));
  if (part?.kind !== 'dish' || clause === undefined) return false;
  // "A coke and … forget the fries and the coke": what is named again is spoken of on purpose.
  const title = span.candidates[0]?.title;
  const isOther = (other: DishSpan) => other.start >= span.end || other.end <= span.start;
  if (spans.some((other) => other.candidates[0]?.title === title && isOther(other))) return false;
  const hasObject = clause.segments.some(
    ({ start, kind }) => start < lead.start && /^(?:other|dish|wish)$/.test(kind),
  );
  // "Forget the coke and the fries, a shake"
  const isPaused = tokens[lead.start]?.afterBreak === true && /^an?$/.test(tokens[lead.start]?.text ?? '');
  const isMeant = hasObject && (lead.isCounted || lead.isSized || isPaused);
  if (clause.command === 'ignore') return thinkingWords.test(before) || (isMeant && goingOn.test(before));
  return /^(?:remove|no)$/.test(clause.command) && isMeant && (isPaused || before !== 'and');
}

/** What stands behind one of these belongs to it: "on a bagel", "for the baby", "half pepperoni". */
const bindingWords =
  /^(?:on|in|inside|into|to|from|for|of|with|by|as|than|at|over|between|half|all|both|only|not|swap|replace|change|have|had|be|being|about|or|nor|tried|see)$/;

/** Said while one thinks of what comes next. */
const thinkingWords = /^(?:else|yes|yeah|yep|okay|ok|oh|uh|um|hmm|hm|er|like|alright|cool|great)$/;
const goingOn = /^(?:and|then|so|plus|aur|also)$/;
