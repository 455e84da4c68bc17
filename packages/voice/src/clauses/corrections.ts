import type { Token } from '../read/tokenise.ts';
import type { Segment } from '../segment/segments.ts';
import { type Clause, type Correction, contentKinds, hasDish, isArticle, takesBack } from './clause.ts';

type Here = {
  readonly tokens: readonly Token[];
  readonly path: readonly Segment[];
  readonly segment: Segment;
  /** There were lines before this sentence. */
  readonly hasOrder: boolean;
};

/** Whether a clause ends before this segment, and how far the next one puts right what was said. */
export function correctionFrom(
  current: Clause,
  clauses: readonly Clause[],
  { tokens, path, segment, hasOrder }: Here,
): Correction | undefined {
  const afterBreak = tokens[segment.start]?.afterBreak === true;
  // "Wait, how many, five": the question stands inside the correction.
  if (afterBreak && current.command === 'ignore') return hasDish(current) ? 'none' : current.correction;
  // "Do you have diet, yeah, diet coke then"
  const isAnswer = isYes.test(tokens[segment.start]?.text ?? '');
  const isAnswered = hasDish(current) || current.correction !== 'none';
  if (isAnswer && current.command === 'ignore' && isAnswered) return current.correction;
  // "I do not like mocha so a cappuccino"
  const isRefused = takesBack(current) || (current.command === 'ignore' && hasDish(current));
  const next = path[path.indexOf(segment) + 1];
  const isOrder = current.command === 'remove' && (next?.kind === 'number' || next?.kind === 'dish');
  if ((isRefused || isOrder) && /^(?:so|then)$/.test(tokens[segment.start]?.text ?? '')) return 'none';
  const isSettled = (afterBreak || segment.kind === 'connector') && isSettledAmendment(current);
  // "One, no two, burgers": of what, is still to come.
  // "Make it small, two of them" goes on with the same dish.
  if (isSettled && (hasOrder || clauses.some(hasDish)))
    return saysHow(tokens, path, segment) ? 'firm' : 'none';
  // "I said kulcha not naan, six of them": of what is wanted.
  const isRefusal = afterBreak && takesBack(current) && current.isContrast;
  return isRefusal && saysHow(tokens, path, segment) ? 'firm' : undefined;
}

const isYes = /^(?:yes|yeah|yep|okay|ok|great|cool|sure|alright|perfect|whatever|acha|achha|haan|theek)$/;

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

/** "No four, and two samosas": what comes after the comma is ordered anew. */
function isSettledAmendment({ command, correction, segments }: Clause): boolean {
  const amends = command === 'make' || (correction !== 'none' && (command === 'add' || command === 'no'));
  const hasDish = segments.some((part) => part.kind === 'dish');
  // "Make it vegan, no cheese, and a salad": how it is made amends as much as how large it is.
  const isSaid = (part: Segment) => part.kind === 'wish' || (contentKinds.has(part.kind) && !isArticle(part));
  return amends && !hasDish && segments.some(isSaid);
}
