import { titleHead } from '../kinds/find-kind.ts';
import type { LinePass } from '../pass.ts';
import { textAt } from '../path-parts.ts';

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
