import { titleHead } from '../kinds/find-kind.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, isOfLine, textAt } from '../path-parts.ts';

/**
 * "The tikka is too spicy for her, make it medium": the one that is complained of. No cart of the corpora needs
 * it; kept as a general rule.
 */
export const readComplaints: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex((part) => part.kind === 'command' && part.command === 'make');
  const [make, dish] = [path[at], path.slice(0, Math.max(0, at)).findLast((part) => part.kind === 'dish')];
  const isPronoun = /^(?:it|that|them|those)$/.test(tokens[(make?.end ?? 0) - 1]?.text ?? '');
  if (make === undefined || !isPronoun || !(dish?.place !== undefined || isOfLine(ordered, dish)))
    return [...path];
  const isComplaint = /^(?:is|are|was|looks|sounds|seems) (?:too|way too|a bit|not|so)\b/.test(
    textAt(tokens, dish.end, 3),
  );
  // "Chicken not hot, make it mild"
  const isNotSo =
    tokens[dish.end]?.text === 'not' &&
    path.slice(path.indexOf(dish) + 1, at).every(({ kind }) => kind === 'option' || kind === 'filler');
  if (!(isComplaint || isNotSo) || path.filter(({ kind }) => kind === 'dish').length > 1) return [...path];
  return [...path.slice(0, at).map(asFiller), make, dish, ...path.slice(at + 1)];
};

/** "Curly fries instead of the normal ones": the line of the same head is given up. */
export const readOrdinaryOnes: LinePass = (index, tokens, path, ordered) => {
  const at = path.findIndex((part) => part.kind === 'command' && part.command === 'instead');
  const wanted = path[at - 1];
  const behind = path[at]?.end ?? 0;
  const isOrdinary = /^the (?:normal|regular|ordinary|plain|usual|other) ones?$/.test(
    textAt(tokens, behind, 3),
  );
  if (wanted?.kind !== 'dish' || !isOrdinary) return [...path];
  const line = ordered.findLast((dish) => titleHead(index, dish) === titleHead(index, wanted));
  if (line === undefined) return [...path];
  return [
    ...path.filter(({ end }) => end <= behind),
    { ...line, start: behind, end: behind + 3 },
    ...path.filter(({ start }) => start >= behind + 3),
  ];
};
