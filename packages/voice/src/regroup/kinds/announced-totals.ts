import { categoryOf, isOfGroup } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import { groupWords, kindWords } from '../../tables/food-words.ts';
import type { Pass } from '../pass.ts';
import { asFiller, isDish, numberAt, textAt } from '../path-parts.ts';
import { isPluralAt } from './counted-groups.ts';
import { isIncomplete } from './find-kind.ts';
import { restPhrase } from './rest-of-kinds.ts';

/**
 * "Six coffees for the meeting, three lattes two americanos one mocha", "five drinks, three of them mint margarita and
 * the rest lemonade": where the lines behind it come to the number that was announced, it is no dish of its own.
 */
export const readAnnouncedTotals: Pass = (index, tokens, path) => {
  for (const [at, amount] of path.entries()) {
    if (amount.kind !== 'number' || amount.form !== 'spoken' || amount.count < 2) continue;
    const groupAt = path.findIndex(({ kind }, place) => place > at && kind !== 'option');
    const group = path[groupAt];
    if (group === undefined || !isGroup(tokens, group)) continue;
    const from = behindOccasion(tokens, path, groupAt + 1);
    const entries = entriesFrom(tokens, path, from, amount.count);
    const sum = entries.reduce((total, { count }) => total + count, 0);
    const isOfGroupOf = ({ dish }: Entry) => isOneOf(index, tokens, group, dish);
    if (entries.length < 2 || sum !== amount.count || !entries.every(isOfGroupOf)) continue;
    const sizes = path.slice(at + 1, groupAt).filter((part): part is Modifier => part.kind === 'option');
    return path.flatMap((part, place): Segment[] => {
      if (place >= at && place < from) return [asFiller(part)];
      const entry = entries.find(({ first, last }) => place >= first && place <= last);
      if (entry === undefined) return [part];
      if (part === entry.dish) return [{ ...entry.dish, announced: [...sizes, ...(part.announced ?? [])] }];
      if (place < entry.counted)
        return place === entry.first ? [countOf(part, entry.count)] : [asFiller(part)];
      return [part];
    });
  }
  return [...path];
};

/** A word for many kinds, in the plural: "drinks", "coffees", "items". */
function isGroup(tokens: readonly Token[], part: Segment): boolean {
  if (part.end - part.start !== 1 || !isPluralAt(tokens, part)) return false;
  const key = tokens[part.start]?.key ?? '';
  const isGroupWord = anything.test(key) || groupWords.has(key) || kindWords.has(key);
  if (part.kind === 'dish') return isGroupWord && isIncomplete(part);
  return isGroupWord && /^(?:other|filler|unit)$/.test(part.kind);
}

const anything = /^(?:item|thing|dish|order|main|plate|portion)$/;

function isOneOf(index: VoiceIndex, tokens: readonly Token[], group: Segment, dish: DishSegment): boolean {
  const key = tokens[group.start]?.key ?? '';
  const title = dish.candidates[0]?.title;
  if (anything.test(key) || isOfGroup(index, title, key)) return true;
  const category = categoryOf(index, title);
  return (
    group.kind === 'dish' &&
    category !== '' &&
    group.candidates.some((of) => categoryOf(index, of.title) === category)
  );
}

/** The place behind "please", or behind what they are for: "for the meeting", "for us". */
function behindOccasion(tokens: readonly Token[], path: readonly Segment[], from: number): number {
  const end = path.findIndex(
    (part, place) => place >= from && part.kind === 'number' && part.form !== 'weak',
  );
  const said = tokens.slice(path[from]?.start, path[end]?.start).map(({ text }) => text);
  return end > from && occasion.test(said.join(' ')) ? end : from;
}

const occasion =
  /^(?:please|in total|altogether|for (?:us|them|now|today|tonight|(?:the|my|our|a) \w+(?: \w+)?))(?: please)?$/;

type Entry = {
  readonly first: number;
  readonly last: number;
  /** The place behind the words that count it. */
  readonly counted: number;
  readonly count: number;
  readonly dish: DishSegment;
};

/** "Three lattes two americanos and the rest mochas", until they come to the total. */
function entriesFrom(
  tokens: readonly Token[],
  path: readonly Segment[],
  from: number,
  total: number,
): Entry[] {
  const entries: Entry[] = [];
  let left = total;
  for (let at = from; left > 0; ) {
    if (path[at]?.kind === 'connector') at++;
    const amount = amountAt(tokens, path, at, left);
    const dishAt = path.findIndex(
      ({ kind }, place) => place >= (amount?.next ?? 0) && !/^(?:option|measure|unit)$/.test(kind),
    );
    const dish = path[dishAt];
    if (amount === undefined || dish === undefined || !isDish(dish) || amount.count > left) break;
    entries.push({ first: at, last: dishAt, counted: amount.next, count: amount.count, dish });
    left -= amount.count;
    at = dishAt + 1;
    while (path[at]?.kind === 'option' || path[at]?.kind === 'measure') at++;
  }
  return entries;
}

/** "Three", "three of them", "the rest": how many, and the place behind it. */
function amountAt(
  tokens: readonly Token[],
  path: readonly Segment[],
  at: number,
  left: number,
): { readonly count: number; readonly next: number } | undefined {
  const part = path[at];
  if (part === undefined) return undefined;
  const placeOf = (token: number): number => path.findIndex(({ start }) => start === token);
  const rest = restPhrase.exec(textAt(tokens, part.start, 3))?.[0];
  if (rest !== undefined) {
    const end = part.start + rest.split(' ').length;
    const next = placeOf(
      /^(?:of (?:them|those)|are|is|will be)\b/.test(textAt(tokens, end, 2))
        ? end + (tokens[end]?.text === 'of' || tokens[end]?.text === 'will' ? 2 : 1)
        : end,
    );
    return next < 0 ? undefined : { count: left, next };
  }
  const number = cardinalAt(tokens, part.start);
  const isOfThem =
    number !== undefined && /^of (?:them|those|these|which)$/.test(textAt(tokens, number.end, 2));
  const next = isOfThem ? placeOf(number.end + 2) : -1;
  if (isOfThem) return next < 0 ? undefined : { count: number.count, next };
  return part.kind === 'number' && !part.goesBack && part.form !== 'more' && part.form !== 'weak'
    ? { count: part.count, next: at + 1 }
    : undefined;
}

const countOf = ({ start, end }: Segment, count: number): Segment => numberAt(count, start, end);

/** "Four parathas altogether, two aloo two anda", "five naan in all, three garlic …": that it is a total is said of the number alone. */
export const dropTotalWords: Pass = (_, tokens, path) => {
  const dropped = path.flatMap((part, place) => {
    const before = path[place - 1];
    const said = totalWords.exec(textAt(tokens, part.start, 3))?.[0];
    const end = part.start + (said?.split(' ').length ?? 0);
    const isBehind =
      before !== undefined && path[place - 2]?.kind === 'number' && cardinalAt(tokens, end) !== undefined;
    return said !== undefined && isBehind ? [{ from: part.start, end }] : [];
  });
  return path.filter(({ start }) => !dropped.some(({ from, end }) => start >= from && start < end));
};

const totalWords = /^(?:altogether|all together|in total|in all|all in all|total)(?= |$)/;
