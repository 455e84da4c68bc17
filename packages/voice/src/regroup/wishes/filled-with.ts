import { ingredientWords, kindWords } from '../../tables/food-words.ts';
import { toppingWords } from '../../tables/wish-words.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes } from '../path-parts.ts';

/** "A turkey and bacon sub" is one Turkey Sub with bacon, though another sub has bacon in its name. */
export const readFilledWith: Pass = (_, tokens, path) => {
  const read = [...path];
  path.forEach((segment, place) => {
    const [dish, link] = [path[place - 2], path[place - 1]];
    const isNamed = segment.kind === 'dish' && segment.candidates[0]?.isHeadless === true;
    if (!(isNamed || segment.kind === 'other') || dish?.kind !== 'dish' || link === undefined) return;
    const isAnd = tokens[link.start]?.text === 'and' && link.end - link.start === 1;
    const kind = tokens[segment.end];
    // "A ham and turkey sandwich" has both in it; "a chicken and a beef roll" are two.
    const isBread = /^(?:sandwich|sub|hoagie|hero|grinder|panini)$/.test(kind?.text ?? '');
    const isPart = (key: string) => toppingWords.has(key) || (isBread && ingredientWords.has(key));
    const isTopping = tokens.slice(segment.start, segment.end).every(({ key }) => isPart(key));
    const isOneKind = kind !== undefined && kindWords.has(kind.text) && !kind.afterBreak;
    const amount = path[beforeSizes(path, place - 2)];
    const isOne = amount?.kind !== 'number' || amount.count === 1;
    if (!isAnd || !isTopping || !isOneKind || !isOne) return;
    read[place - 1] = asFiller(link);
    const next = path[place + 1];
    if (next?.kind === 'other' && next.end - next.start === 1) read[place + 1] = asFiller(next);
    read[place] = { kind: 'wish', looksAhead: false, start: segment.start, end: segment.end, worth: 0 };
  });
  return read;
};
