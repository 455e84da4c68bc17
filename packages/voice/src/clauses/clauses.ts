import type { Token } from '../read/tokenise.ts';
import { isAnswerNo } from '../segment/answers.ts';
import type { Segment } from '../segment/segments.ts';
import type { CommandKind } from '../tables/command-phrases.ts';
import { ingredientWords, knownFoods } from '../tables/food-words.ts';
import { type Clause, contentKinds, hasDish, isArticle, newClause } from './clause.ts';
import { correctionFrom } from './corrections.ts';

export function splitClauses(path: readonly Segment[], tokens: readonly Token[], hasOrder = false): Clause[] {
  const clauses: Clause[] = [];
  let current = newClause();
  const close = () => {
    clauses.push(current);
    current = newClause();
  };
  for (const segment of path) {
    if (segment.kind !== 'command') {
      const correction = correctionFrom(current, clauses, { tokens, path, segment, hasOrder });
      if (correction !== undefined) {
        close();
        current.correction = correction;
      }
      if (segment.kind === 'number' && isLimit(tokens[segment.start])) current.isOnly = true;
      current.segments.push(segment);
      continue;
    }
    // "Do you have duck, no, okay, then the red one"
    if (current.isAvailabilityQuestion && current.command === 'ignore' && isAnswerNo(tokens, segment)) {
      close();
      continue;
    }
    if (closesItem(current, tokens, path, segment)) {
      close();
      continue;
    }
    if (isTrailingDoubt(current, tokens, path, segment)) continue;
    const unknown = settleUnknown(current, path, segment, tokens);
    if (unknown !== undefined) close();
    if (unknown === 'takenBack') continue;
    const hasContent = current.segments.some((part) => contentKinds.has(part.kind) && !isArticle(part));
    const actsAtOnce = /^(?:clear|undo|removeBefore|doubleAll)$/.test(current.command);
    const staysOpen = segment.command === 'ifSo' && current.command !== 'ignore';
    if ((hasContent && !staysOpen) || actsAtOnce || segment.command === 'removeBefore') close();
    else if (tokens[segment.start]?.afterBreak && current.command === 'ignore') current = newClause();
    if (segment.command === 'ifSo') {
      current = answerIfSo(current, clauses);
      continue;
    }
    takeCommand(current, segment, tokens);
  }
  close();
  return settleCommands(clauses);
}

/** "… if so a large one" says how what was asked about is wanted. */
function answerIfSo(current: Clause, clauses: Clause[]): Clause {
  // "Do you have decaf, if so a decaf latte": what was asked about is no dish, what follows is ordered.
  if (current.command === 'ignore') return newClause();
  orderWhatWasAsked(clauses);
  return { ...current, correction: 'firm' };
}

/** What only the clauses around one decide. */
function settleCommands(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, place) => {
    const next = clauses[place + 1];
    if (clause.correction === 'firm' && !clause.hasVerb) isBareAmount(clause);
    return clause.isAvailabilityQuestion && clause.command === 'ignore' && next && isBareAmount(next)
      ? { ...clause, command: 'add' }
      : clause;
  });
}

/** "… instead" or a verb at the end of what it is said of. */
function closesItem(
  clause: Clause,
  tokens: readonly Token[],
  path: readonly Segment[],
  segment: Segment,
): boolean {
  const isInstead = isTrailingInstead(tokens, path, segment);
  const isVerb = isTrailingVerb(tokens, segment);
  if (hasDish(clause) && (isInstead || isVerb)) {
    clause.isInstead = isInstead;
    return true;
  }
  // "Is ko full kar do aur paanch roti bhi": of what is there.
  if (!isVerb || clause.command !== 'add' || !saysHow(clause)) return false;
  clause.command = 'make';
  return true;
}

/** An amount, a size or a heat, and no dish. */
const saysHow = (clause: Clause): boolean =>
  !hasDish(clause) && clause.segments.some((part) => contentKinds.has(part.kind) && !isArticle(part));

/** "Teen roll kar do aur ek 7up": the verb stands at the end of what it orders. */
const isTrailingVerb = (tokens: readonly Token[], segment: Segment): boolean =>
  segment.kind === 'command' &&
  segment.command === 'make' &&
  tokens[segment.start]?.text.startsWith('kar') === true;

/** "Give me the gobi instead and two naan": said of what was just ordered, it corrects nothing that follows. */
function isTrailingInstead(
  tokens: readonly Token[],
  path: readonly Segment[],
  { start, end }: Segment,
): boolean {
  if (tokens[start]?.text !== 'instead' || end - start > 1) return false;
  const next = path.find((other) => other.start === end);
  return next === undefined || next.kind === 'connector' || tokens[end]?.afterBreak === true;
}

/** "A cortado, actually, and a muffin", "the vanilla large, sorry, and two teas": the "and" goes on with the order. */
function isTrailingDoubt(
  clause: Clause,
  tokens: readonly Token[],
  path: readonly Segment[],
  segment: Extract<Segment, { kind: 'command' }>,
): boolean {
  const isDoubt = /^(?:hesitate|correct)$/.test(segment.command) && segment.end - segment.start === 1;
  const next = path.find(({ start }) => start === segment.end);
  const isAnd = /^(?:and|plus|aur)$/.test(tokens[next?.start ?? -1]?.text ?? '');
  return (
    isDoubt &&
    isAnd &&
    next?.kind === 'connector' &&
    /^(?:add|no|make)$/.test(clause.command) &&
    hasDish(clause)
  );
}

const isLimit = (token: Token | undefined): boolean => /^(?:only|just)$/.test(token?.text ?? '');
const contrast = /^(?:not|dont|do|i)$/;
const availability =
  /^(?:do|have|is|are|got|tell|check|kya|would|will|wondering|wonder|asks|asking|asked|know)$/;

/** The clause under this command, with what its words tell beside it. */
function takeCommand(
  clause: Clause,
  segment: Extract<Segment, { kind: 'command' }>,
  tokens: readonly Token[],
): void {
  const isLimited = isLimit(tokens[segment.end - 1]);
  // "Do you have it" asks; "make it the turkey" orders.
  const isWeak = segment.command === 'make' && tokens[segment.start]?.text !== 'make';
  enter(clause, segment.command, isWeak || (segment.end - segment.start === 1 && !isLimited));
  if (isLimited) clause.isOnly = true;
  if (segment.picked !== undefined) clause.picked = segment.picked;
  if (segment.command === 'remove')
    clause.isContrast = contrast.test(tokens[segment.start]?.text ?? '') || clause.isContrast;
  if (segment.command === 'ignore')
    clause.isAvailabilityQuestion = availability.test(tokens[segment.start]?.text ?? '');
}

/** Commands in a row add up: "no, make that", "actually cancel", "I don't want to order". */
function enter(clause: Clause, command: CommandKind, isOneWord: boolean): void {
  // "I had that yesterday, make it the turkey"
  if (clause.command === 'ignore' && (!/^(?:add|make)$/.test(command) || isOneWord)) return;
  switch (command) {
    case 'correct':
      clause.correction = 'firm';
      return;
    case 'hesitate':
      if (clause.correction === 'none') clause.correction = 'hesitation';
      return;
    case 'no':
      clause.correction = 'firm';
      if (clause.command === 'add') clause.command = 'no';
      return;
    case 'also':
      clause.isAlso = true;
      clause.hasVerb = true;
      if (clause.command !== 'remove') clause.command = 'add';
      return;
    case 'add':
      if (clause.command === 'remove' && isOneWord) return;
      clause.command = 'add';
      clause.hasVerb = true;
      return;
    default:
      clause.command = command;
      clause.hasVerb = true;
  }
}

/** "Do you have kheer, if yes two." */
function orderWhatWasAsked(clauses: readonly Clause[]): void {
  const asked = clauses.findLast(({ command }) => command === 'ignore');
  if (asked?.isAvailabilityQuestion) asked.command = 'add';
}

/** "Do you do flat whites? Two large please." */
function isBareAmount(clause: Clause): boolean {
  const content = clause.segments.filter((part) => contentKinds.has(part.kind) || part.kind === 'other');
  const [first, ...rest] = content;
  // After a question even "do" is a number: "kheer hai? do dena".
  const isAmount = first?.kind === 'number' && first.form !== 'article';
  // "Three lassi, nahi, do"
  if (!/^(?:add|no)$/.test(clause.command) || !isAmount || !rest.every(({ kind }) => kind === 'option'))
    return false;
  clause.segments = clause.segments.map((part) => (part === first ? { ...first, form: 'spoken' } : part));
  clause.correction = 'firm';
  return true;
}

/** A food was asked for that these menus do not have, and nothing else. */
function isUnknownItem(clause: Clause, tokens: readonly Token[]): boolean {
  const isFood = ({ start, end }: Segment) =>
    tokens.slice(start, end).some(({ key }) => knownFoods.has(key) || ingredientWords.has(key));
  return (
    clause.command === 'add' &&
    !hasDish(clause) &&
    clause.segments.some((part) => part.kind === 'other' && isFood(part))
  );
}

/** "A haleem, actually no, nihari" takes the haleem back; "a coffee, no sugar" says how it is to be made. */
function putsRight(
  { correction }: Clause,
  path: readonly Segment[],
  { start, end, ...said }: Segment,
  tokens: readonly Token[],
): boolean {
  if (said.kind === 'command' && said.command === 'correct') return true;
  const next = path.find((part) => part.start >= end);
  const isPaused = tokens[end]?.afterBreak === true;
  return next !== undefined && (isPaused || correction === 'hesitation' || next.kind === 'number');
}

/** Behind a food the card does not have: is it taken back, or is only said how it is to be made? */
function settleUnknown(
  clause: Clause,
  path: readonly Segment[],
  segment: Segment,
  tokens: readonly Token[],
): 'takenBack' | 'refined' | undefined {
  const isNo = segment.kind === 'command' && /^(?:no|correct)$/.test(segment.command);
  if (!isNo || !isUnknownItem(clause, tokens)) return undefined;
  if (!putsRight(clause, path, segment, tokens)) return 'refined';
  clause.command = 'ignore';
  return 'takenBack';
}
