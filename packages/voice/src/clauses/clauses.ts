import type { Token } from '../read/tokenise.ts';
import { isAnswerNo } from '../segment/answers.ts';
import type { Segment } from '../segment/segments.ts';
import type { CommandKind } from '../tables/command-phrases.ts';
import { isBareAmount, orderWhatWasAsked } from './availability.ts';
import { type Clause, contentKinds, hasDish, isArticle, newClause } from './clause.ts';
import { correctionFrom } from './corrections.ts';
import { settleUnknown } from './unknown-items.ts';

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
