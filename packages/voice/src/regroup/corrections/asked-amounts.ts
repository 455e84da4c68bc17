import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';

/**
 * "Is there roghni naan, i'd need three", "do you have lassi, because if you do i'd love two", "there's garlic bread,
 * we'd want two of those": how many of what was asked about, and that it is ordered.
 */
export const readAskedAmounts: Pass = (_, tokens, path) => {
  let read = [...path];
  path.forEach((part, place) => {
    const amount = path[place + 1];
    const isOrder = part.kind === 'command' && part.command === 'add' && amount?.kind === 'number';
    // "Are the wings very spicy, anyway, i'll try a regular"
    const isSized = path[place + 2]?.kind === 'option';
    if (!isOrder || !(amount.form === 'spoken' || isSized) || !isAlone(tokens, path, place + 1)) return;
    const dishAt = path.slice(0, place).findLastIndex(({ kind }) => kind === 'dish');
    const between = path.slice(dishAt + 1, place);
    if (dishAt < 0 || !between.every(({ kind, ...other }) => isPassedOver(kind, other))) return;
    const askAt = path.slice(0, dishAt).findLastIndex((other) => isAsking(tokens, other));
    const lead = path.slice(askAt + 1, dishAt);
    if (askAt < 0 || !lead.every(({ kind }) => /^(?:filler|option|unit|link)$/.test(kind))) return;
    const asked = path[askAt];
    read = read.flatMap((other) => {
      if (other === asked && other.kind === 'command') return commandAt('add', other.start, other.end);
      // How hot it is was asked, how large it is to be is said behind.
      const isLoose = (other.kind !== 'option' && other.kind !== 'unit') || isSized;
      if (other === part || (between.includes(other) && isLoose)) return asFiller(other);
      return other === amount ? { ...amount, goesBack: true } : other;
    });
  });
  return read;
};

/** Loose words, and "if you do". */
const isPassedOver = (kind: Segment['kind'], other: object): boolean =>
  /^(?:filler|other|link|option|unit)$/.test(kind) ||
  (kind === 'command' && 'command' in other && /^(?:ifSo|ignore)$/.test(String(other.command)));

/** "Do you have", "is there", "there's", "if you have" */
const isAsking = (tokens: readonly Token[], part: Segment): boolean =>
  (part.kind === 'command' &&
    part.command === 'ignore' &&
    /\b(?:have|there|got|do|sell|serve|make|are the|is the|is your|are your)$/.test(
      textAt(tokens, part.start, part.end - part.start),
    )) ||
  (part.kind === 'filler' &&
    /^(?:theres|there is|there are|if you have|if youve got|got)$/.test(
      textAt(tokens, part.start, part.end - part.start),
    ));

/** Only "of those", a size or a "please" stands behind it, and no dish. */
function isAlone(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const behind = path.slice(place + 1);
  const next = behind.find(({ kind, start }) => {
    const isLoose = kind === 'filler' || kind === 'option' || kind === 'unit';
    return !isLoose || tokens[start]?.afterBreak === true;
  });
  if (next === undefined || tokens[next.start]?.afterBreak) return true;
  return next.kind === 'connector' || next.kind === 'command';
}
