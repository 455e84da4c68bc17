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
  /** The row of segments that covers it best. */
  readonly decoded: readonly Segment[];
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
      const support = lead.start === 0 ? undefined : supportFor(heard, read, span, lead);
      if (support === undefined) return [];
      const isDoubtful = support === 'weak';
      return [{ start: lead.start, title: span.candidates[0]?.title ?? -1, isDoubtful }];
    })
    .sort((a, b) => a.start - b.start);
}

/** How far what stands round a name says that it is ordered. */
type Support = 'firm' | 'weak' | undefined;

const isIn = (part: Segment, { start, end }: DishSpan): boolean => part.start < end && start < part.end;

function supportFor(heard: Heard, read: Read, span: DishSpan, lead: Lead): Support {
  const { tokens, spans } = heard;
  const before = tokens[lead.start - 1]?.text ?? '';
  // "Two shots of espresso"
  const isMeasured = tokens.slice(lead.start, span.end).some(({ key }) => wishMeasures.has(key));
  // "And add" opens a wish, "and a soup" an item.
  const isOpened = opensWish.has(before) && !/^(?:and|but|also|plus)$/.test(before);
  if (isMeasured || bindingWords.test(before) || isOpened) return undefined;
  const part = read.path.find((other) => isIn(other, span));
  if (part?.kind === 'wish') return isSwallowedByWish(tokens, span, lead, part) ? 'firm' : undefined;
  const clause = read.clauses.find(({ segments }) => segments.some((other) => isIn(other, span)));
  if (part?.kind !== 'dish' || clause === undefined) return undefined;
  // "A coke and … forget the fries and the coke": what is named again is spoken of on purpose.
  const title = span.candidates[0]?.title;
  const isOther = (other: DishSpan) => other.start >= span.end || other.end <= span.start;
  // "Two of the chicken biryani … one vegetable biryani": the word they share names neither.
  const isPart = (other: DishSpan) =>
    spans.some(
      (longer) =>
        longer.start <= other.start &&
        longer.end >= other.end &&
        longer.end - longer.start > other.end - other.start &&
        isWholeName(longer) &&
        longer.candidates[0]?.title !== title,
    );
  const isAgain = (other: DishSpan) =>
    other.candidates[0]?.title === title && isOther(other) && !isPart(other);
  if (spans.some(isAgain)) return undefined;
  // "I had two zingers yesterday and one cola"
  if (clause.command === 'ignore' && before === 'and') return undefined;
  if (clause.command === 'ignore') return supportInTalk(heard, read, span, lead);
  return /^(?:remove|no)$/.test(clause.command) ? supportBehindRefusal(heard, read, span, lead) : undefined;
}

/** "… no onions, mum the fish burger": right behind the dish it would be a kind of it, as in "two cones, one strawberry". */
function isSwallowedByWish(tokens: readonly Token[], span: DishSpan, lead: Lead, wish: Segment): boolean {
  // "… on the side and the tuna toastie" of a Tuna Melt Toastie: its head and what tells it apart.
  const isToldApart = span.end - span.start > 1 && span.candidates[0]?.isHeadless === false;
  const isItem =
    isWholeName(span) || isToldApart ? lead.isCounted || lead.hasArticle : lead.isCounted && lead.isSized;
  const isNext = isToldApart && tokens[lead.start - 1]?.text === 'and';
  return isItem && (wish.start < lead.start || isNext);
}

function supportInTalk(heard: Heard, read: Read, span: DishSpan, lead: Lead): Support {
  // "I didn't like the double decker" refuses it.
  const isInCommand = read.path.some(({ kind, end }) => kind === 'command' && end === lead.start);
  const before = isInCommand ? '' : (heard.tokens[lead.start - 1]?.text ?? '');
  const isWhole = isWholeName(span);
  const hasTalk = isTalkOver(heard, read, span, lead.start);
  if (thinkingWords.test(before)) return isWhole || hasTalk ? 'firm' : undefined;
  // "You won't believe what a day i had, so two naan"
  if (!hasTalk && before !== 'so') return undefined;
  if (closingWords.test(before)) return 'firm';
  if (lead.isCounted || (lead.isSized && !lead.isDefinite)) return 'firm';
  return isWhole && span.end - span.start > 1 ? 'weak' : undefined;
}

/** "Everything without onions, two kebabs", "forget the coke and the fries, a shake" */
function supportBehindRefusal(heard: Heard, read: Read, span: DishSpan, lead: Lead): Support {
  const { tokens } = heard;
  const before = tokens[lead.start - 1]?.text ?? '';
  if (!isTalkOver(heard, read, span, lead.start)) return undefined;
  const isPaused = tokens[lead.start]?.afterBreak === true && /^an?$/.test(tokens[lead.start]?.text ?? '');
  if (isPaused && isWholeName(span)) return 'firm';
  // "I don't eat much these days and a cup of the soup": no dish was refused.
  if (before === 'and' && !isOnlyTalk(read, lead.start)) return undefined;
  const isClosed = thinkingWords.test(before) || closingWords.test(before);
  // "A cup of the soup"
  const isKnown = lead.isDefinite && !/^an?$/.test(tokens[lead.start]?.text ?? '');
  return isClosed || lead.isCounted || (lead.isSized && !isKnown) ? 'firm' : undefined;
}

/** The refusal before it names nothing that can be had. */
function isOnlyTalk({ path }: Read, start: number): boolean {
  const from = path.findLastIndex((part) => part.kind === 'command' && part.end <= start);
  return from >= 0 && !path.slice(from).some((part) => part.kind === 'dish' && part.end <= start);
}

/** Something was said that is asked, told or refused before the item begins: it is not the item itself. */
function isTalkOver({ tokens }: Heard, { path }: Read, { start: name }: DishSpan, start: number): boolean {
  const command = path.findLast((part) => part.kind === 'command' && part.start <= name);
  return tokens.slice(command?.end ?? 0, start).some(({ text }) => !glueWords.has(text));
}

/** Lead from a question to what it is about: "how much would a large one be", "do you know whether the …" */
const glueWords: ReadonlySet<string> = new Set(
  `a an the is are was were be been do does did have has had you your i we they he she it there here if whether of for in on with about
   would will could can would much many long big price cost calories difference better best know tell me any some this that these
   those my our and or so then order get make sell serve still also just really very going gonna to say one not like likes love loves hate hates want wants eat eats`.split(
    /\s+/,
  ),
);

/** What stands behind one of these belongs to it: "on a bagel", "for the baby", "half pepperoni". */
const bindingWords =
  /^(?:on|in|inside|into|to|from|for|of|with|by|as|than|at|over|between|half|all|both|only|not|swap|replace|change|have|had|be|being|about|or|nor|tried|see)$/;

/** Said while one thinks of what comes next. */
const thinkingWords = /^(?:else|yes|yeah|yep|okay|ok|oh|uh|um|hmm|hm|er|like|alright|cool|great)$/;
/** End what was told: "it's late, so two naan". */
const closingWords = /^(?:so|but|then|right|anyway|please)$/;
