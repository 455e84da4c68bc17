import { laidListEnd } from '../segment/laid-on.ts';
import { leadsToDip, toppingWords } from '../tables/wish-words.ts';
import type { Reader } from './own-dishes.ts';

/** "A turkey sub, lettuce tomato and pickles": right behind the dish, what is laid on it. */
export function isBareList({ tokens, roles, path }: Reader, place: number): boolean {
  const [segment, before] = [path[place], path[place - 1]];
  if (segment?.kind !== 'other' || tokens[segment.start]?.afterBreak) return false;
  // "… and a large black coffee": counted and sized, the next item begins.
  const isNext = before?.kind === 'option' && path[place - 2]?.kind === 'number';
  const isBehind =
    before?.kind === 'dish' || (before?.kind === 'option' && !isNext) || before?.kind === 'measure';
  // "Nine nuggets bbq sauce"; "tartar sauce on the side" ends there.
  const wordAt = (at: number) => (tokens[at]?.afterBreak ? undefined : tokens[at]?.text);
  const isBeside = [2, 3].some((offset) => wordAt(segment.start + offset) === 'on');
  const isDip = !isBeside && leadsToDip(wordAt, segment.start);
  const listEnd = laidListEnd(tokens, roles, segment.start);
  const isList = listEnd !== undefined && wordAt(listEnd) !== 'on';
  const isLaid = isList || toppingWords.has(tokens[segment.start]?.key ?? '');
  return isBehind && (isDip || isLaid);
}
