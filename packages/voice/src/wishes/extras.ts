import { someDish } from '../menu/title-facts.ts';
import { namesOfExtra } from '../menu/voice-index.ts';
import { phrasesAt } from '../read/phrase-table.ts';
import type { DishSegment } from '../segment/segments.ts';
import { refusingWords, wishOpeningWords } from '../tables/extra-words.ts';
import { nameWeights } from '../weights.ts';
import { type Taken, wishOf } from './measured-wishes.ts';
import type { Reader } from './own-dishes.ts';
import { segmentFrom } from './single-wishes.ts';

/** "Add a fried egg", "no garlic mayo", "swap the bun for a lettuce leaf": an option of the dish before. */
export function readExtra(reader: Reader, place: number, dish: DishSegment): Taken | undefined {
  const { tokens, path } = reader;
  const start = path[place]?.start ?? tokens.length;
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const isChange = exchanging.test(textAt(start));
  const into = [2, 3, 4, 5].find((offset) => exchanged.test(textAt(start + offset)));
  if (isChange && into === undefined) return undefined;
  const first = isChange ? start + (into ?? 0) + 1 : start;
  let last = first;
  const opens = (at: number) => wishOpeningWords.has(textAt(at)) || refusingWords.has(textAt(at));
  while (opens(last) && last < first + longestOpening) last++;
  // "Extra shot" begins with a word that may stand before any.
  for (let from = first; from <= last; from++) {
    const isRefused = tokens.slice(first, from).some(({ text }) => refusingWords.has(text));
    const found = findExtra(reader, from, dish, isRefused);
    if (found === undefined) continue;
    const behind = `${textAt(found)} ${textAt(found + 1)}`;
    const end = found + (closers.exec(behind)?.[0].split(' ').length ?? 0);
    const next = segmentFrom(path, end, place);
    // "With raita" is the Raita of the card, "with mint raita" the dip of that name.
    const isDish = path
      .slice(place, next)
      .some(
        (part) =>
          part.kind === 'dish' &&
          (part.start < from || (part.start === from && part.end >= found)) &&
          (part.candidates[0]?.missing ?? 1) < nameWeights.nothing,
      );
    return next === undefined || isDish ? undefined : { wishes: [wishOf(start, end)], next };
  }
  return undefined;
}

/** "An oat milk latte": right before the dish that has it. */
export function readExtraAhead(reader: Reader, place: number): Taken | undefined {
  const { tokens, path } = reader;
  const start = path[place]?.start ?? tokens.length;
  for (let next = place + 1; next <= place + longestName; next++) {
    const dish = path[next];
    if (dish === undefined || tokens[dish.start]?.afterBreak) return undefined;
    if (dish.kind !== 'dish') continue;
    const isAhead = dish.place === undefined && findExtra(reader, start, dish) === dish.start;
    return isAhead ? { wishes: [wishOf(start, dish.start, true)], next } : undefined;
  }
  return undefined;
}

/** "Smoky barbecue sauce" */
const longestName = 4;
/** "And also with some extra" */
const longestOpening = 5;

/** The place behind the longest option of the dish that begins here; where it is refused, also behind its group. */
export function findExtra(
  { index, tokens }: Pick<Reader, 'index' | 'tokens'>,
  at: number,
  { candidates }: DishSegment,
  isRefused = false,
): number | undefined {
  return phrasesAt(index.extraNames, tokens, at, ({ key }) => key).findLast(({ meaning }) =>
    someDish(index, candidates[0]?.title, ({ extras }) =>
      extras.some((extra) =>
        namesOfExtra(extra)
          .slice(0, isRefused ? 2 : 1)
          .includes(meaning),
      ),
    ),
  )?.end;
}

const exchanging = /^(?:swap|replace|change|switch|exchange|trade)$/;
const exchanged = /^(?:to|for|with|by)$/;
const closers = /^(?:ke|kay) (?:baghair|bagair|bina|saath|sath)\b|^(?:nahi|nahin|mat|instead)\b/;
