import type { Token } from '../read/tokenise.ts';
import type { CommandKind } from '../tables/command-phrases.ts';
import type { Segment } from './segments.ts';

/** Does what follows put right what was said? A hesitation ("actually") may also just lead to more. */
export type Correction = 'none' | 'hesitation' | 'firm';

/** A stretch of the transcript under one command. */
export type Clause = {
  command: CommandKind;
  correction: Correction;
  /** "Also", "add": never in place of something. */
  isAlso: boolean;
  /** The command was spoken, not taken for granted. */
  hasVerb: boolean;
  /** "Not this, that": what follows after a pause is wanted. */
  isContrast: boolean;
  /** "Do you have …": an order, if what follows says so. */
  isAvailabilityQuestion: boolean;
  segments: Segment[];
};

const contentKinds: ReadonlySet<Segment['kind']> = new Set([
  'dish',
  'number',
  'measure',
  'option',
  'restaurant',
]);

const newClause = (): Clause => ({
  command: 'add',
  correction: 'none',
  isAlso: false,
  hasVerb: false,
  isContrast: false,
  isAvailabilityQuestion: false,
  segments: [],
});

export function splitClauses(path: readonly Segment[], tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let current = newClause();
  const close = () => {
    clauses.push(current);
    current = newClause();
  };
  for (const segment of path) {
    const afterBreak = tokens[segment.start]?.afterBreak === true;
    if (segment.kind !== 'command') {
      const correction = correctionFrom(current, clauses, { tokens, path, segment });
      if (correction !== undefined) {
        close();
        current.correction = correction;
      }
      current.segments.push(segment);
      continue;
    }
    if (isOtherwise(tokens, segment) && current.isAvailabilityQuestion) {
      orderEither(current);
      const isThere = current.command === 'add';
      close();
      if (isThere) current.command = 'ignore';
      continue;
    }
    if (current.command === 'remove' && tokens[segment.start]?.text === 'instead') {
      const wanted = takeWantedInstead(current, tokens);
      if (wanted.length > 0) {
        close();
        current.segments = wanted;
        continue;
      }
    }
    // "Give me the gobi instead and two naan": said of what was just ordered, it corrects nothing that follows.
    if (isTrailingInstead(tokens, path, segment) && hasDish(current)) {
      close();
      continue;
    }
    const hasContent = current.segments.some((part) => contentKinds.has(part.kind) && !isArticle(part));
    const actsAtOnce =
      current.command === 'clear' || current.command === 'undo' || current.command === 'removeBefore';
    const staysOpen = segment.command === 'ifSo' && current.command !== 'ignore';
    if ((hasContent && !staysOpen) || actsAtOnce || segment.command === 'removeBefore') close();
    else if (afterBreak && current.command === 'ignore') current = newClause();
    if (segment.command === 'ifSo') {
      orderWhatWasAsked(clauses);
      current.correction = 'firm';
      continue;
    }
    enter(current, segment.command, segment.end - segment.start === 1);
    if (segment.command === 'remove')
      current.isContrast = contrast.test(tokens[segment.start]?.text ?? '') || current.isContrast;
    if (segment.command === 'ignore')
      current.isAvailabilityQuestion = availability.test(tokens[segment.start]?.text ?? '');
  }
  close();
  return clauses.map((clause, place) => {
    const next = clauses[place + 1];
    // "Forget the karahi, make that a handi": nothing else becomes a handi.
    if (clause.command === 'make' && hasDish(clause) && takesBack(clauses[place - 1]))
      return { ...clause, command: 'add' };
    if (clause.correction === 'firm' && !clause.hasVerb) isBareAmount(clause);
    return clause.isAvailabilityQuestion && clause.command === 'ignore' && next && isBareAmount(next)
      ? { ...clause, command: 'add' }
      : clause;
  });
}

type Here = {
  readonly tokens: readonly Token[];
  readonly path: readonly Segment[];
  readonly segment: Segment;
};

/** Whether a clause ends before this segment, and how far the next one puts right what was said. */
function correctionFrom(
  current: Clause,
  clauses: readonly Clause[],
  { tokens, path, segment }: Here,
): Correction | undefined {
  const afterBreak = tokens[segment.start]?.afterBreak === true;
  // "Wait, how many, five": the question stands inside the correction.
  if (afterBreak && current.command === 'ignore') return hasDish(current) ? 'none' : current.correction;
  // "I do not like mocha so a cappuccino"
  const isRefused = takesBack(current) || (current.command === 'ignore' && hasDish(current));
  if (isRefused && tokens[segment.start]?.text === 'so') return 'none';
  const isSettled = (afterBreak || segment.kind === 'connector') && isSettledAmendment(current);
  // "One, no two, burgers": of what, is still to come.
  // "Make it small, two of them" goes on with the same dish.
  if (isSettled && clauses.some(hasDish)) return saysHow(tokens, path, segment) ? 'firm' : 'none';
  // "I said kulcha not naan, six of them": of what is wanted.
  const isRefusal = afterBreak && takesBack(current) && current.isContrast;
  return isRefusal && saysHow(tokens, path, segment) ? 'firm' : undefined;
}

/** An amount or a size, and nothing else up to the next pause. */
function saysHow(tokens: readonly Token[], path: readonly Segment[], first: Segment): boolean {
  const from = path.indexOf(first);
  const to = path.findIndex(({ start }, place) => place > from && tokens[start]?.afterBreak === true);
  const said = path.slice(from, to < 0 ? path.length : to);
  return (
    said.some(({ kind }) => kind === 'number' || kind === 'option' || kind === 'measure') &&
    said.every(({ kind }) => contentKinds.has(kind) || kind === 'filler' || kind === 'link') &&
    !said.some(({ kind }) => kind === 'dish')
  );
}

/** "Instead" with nothing of the same breath behind it. */
function isTrailingInstead(
  tokens: readonly Token[],
  path: readonly Segment[],
  { start, end }: Segment,
): boolean {
  if (tokens[start]?.text !== 'instead' || end - start > 1) return false;
  const next = path.find((other) => other.start === end);
  return next === undefined || next.kind === 'connector' || tokens[end]?.afterBreak === true;
}

/** "Skip the shake, lemonade instead": what was said after the pause is wanted. */
function takeWantedInstead(clause: Clause, tokens: readonly Token[]): Segment[] {
  const from = clause.segments.findLastIndex(({ start }) => tokens[start]?.afterBreak === true);
  const isDish = ({ kind }: Segment) => kind === 'dish';
  if (from < 1 || !clause.segments.slice(from).some(isDish) || !clause.segments.slice(0, from).some(isDish))
    return [];
  return clause.segments.splice(from);
}

const hasDish = ({ segments }: Clause): boolean => segments.some(({ kind }) => kind === 'dish');
const takesBack = (clause: Clause | undefined): boolean => clause?.command === 'remove' && hasDish(clause);

const contrast = /^(?:not|dont|do|i)$/;
const availability = /^(?:do|have|is|are|got|tell|check|kya)$/;

/** "Do you have kheer, if yes two." */
function orderWhatWasAsked(clauses: readonly Clause[]): void {
  const asked = clauses.findLast(({ command }) => command === 'ignore');
  if (asked?.isAvailabilityQuestion) asked.command = 'add';
}

const isOtherwise = (tokens: readonly Token[], { start }: Segment): boolean =>
  tokens[start]?.text === 'if' && tokens[start + 1]?.text === 'not';

/** "Do you have kulfi, if not one kheer": the first where there is one, else what follows. */
function orderEither(asked: Clause): void {
  if (asked.segments.some(({ kind }) => kind === 'dish')) asked.command = 'add';
}

/** "Do you do flat whites? Two large please." */
function isBareAmount(clause: Clause): boolean {
  const content = clause.segments.filter((part) => contentKinds.has(part.kind) || part.kind === 'other');
  const [first, ...rest] = content;
  // After a question even "do" is a number: "kheer hai? do dena".
  const isAmount = first?.kind === 'number' && first.form !== 'article';
  if (clause.command !== 'add' || !isAmount || !rest.every(({ kind }) => kind === 'option')) return false;
  clause.segments = clause.segments.map((part) => (part === first ? { ...first, form: 'spoken' } : part));
  clause.correction = 'firm';
  return true;
}

/** "No four, and two samosas": what comes after the comma is ordered anew. */
function isSettledAmendment({ command, correction, segments }: Clause): boolean {
  const amends = command === 'make' || (correction !== 'none' && (command === 'add' || command === 'no'));
  const hasDish = segments.some((part) => part.kind === 'dish');
  return amends && !hasDish && segments.some((part) => contentKinds.has(part.kind) && !isArticle(part));
}

function isArticle(segment: Segment): boolean {
  return segment.kind === 'number' && (segment.form === 'article' || segment.form === 'weak');
}

/** Commands in a row add up: "no, make that", "actually cancel", "I don't want to order". */
function enter(clause: Clause, command: CommandKind, isOneWord: boolean): void {
  if (clause.command === 'ignore' && (command !== 'add' || isOneWord)) return;
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
