import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { isWishManner, preparedWords, wishMeasures } from '../../tables/wish-words.ts';
import { asFiller, beforeSizes } from '../path-parts.ts';
import { cloneForOne, isOne, saysWhichOne } from '../sizes/sized-ones.ts';
import {
  findKind,
  headOf,
  isIncomplete,
  isMadeSo,
  keepAnnounced,
  longestKind,
  titleHead,
  wishWords,
} from './find-kind.ts';

/** Kinds named behind the head they share: "a chicken roll and a beef", "give me the beef", "the paneer one". */
export function readKindsBehind(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dishBefore: DishSegment | undefined,
): Segment[] {
  const read: Segment[] = [];
  let dish = dishBefore;
  path.forEach((segment, place) => {
    const next = path[place + 1];
    const isThatOne = next !== undefined && isOne(tokens, next) && tokens[segment.start - 1]?.text === 'the';
    const head = dish && (headOf(index, tokens, dish) ?? (isThatOne ? titleHead(index, dish) : undefined));
    const isAlone =
      next === undefined ||
      tokens[next.start]?.afterBreak === true ||
      (next.kind !== 'other' && next.kind !== 'dish') ||
      isOne(tokens, next);
    const before = path[place - 1];
    const isWished =
      tokens[segment.start - 1]?.text === 'no' ||
      tokens.slice(Math.max(0, dish?.end ?? 0), segment.start).some(({ text }) => wishWords.has(text));
    const isLoose = segment.kind === 'other' || (segment.kind === 'dish' && isIncomplete(segment));
    const isManner = dish !== undefined && isSaidHow(tokens, path, place, dish);
    // "A brown sugar milk tea, oat milk": no other milk tea.
    const isPrepared = before?.kind === 'other' && preparedWords.has(tokens[segment.start]?.key ?? '');
    const found =
      dish &&
      head &&
      isLoose &&
      isAlone &&
      (!isWished || isThatOne) &&
      !isManner &&
      !isPrepared &&
      segment.end - segment.start <= longestKind
        ? findOtherKind(index, tokens, path, place, dish, head)
        : undefined;
    // "Karak chai strong": the same said in another word.
    if (found && before === dish && found.candidates[0]?.title === dish?.candidates[0]?.title) {
      read.push(asFiller(segment));
      return;
    }
    const isOrdered = path.slice(path.indexOf(dish ?? segment), place).some(({ kind }) => kind === 'command');
    if (found && dish && isIncomplete(dish) && !isOrdered && !isCountedAt(path, place)) {
      // "Samosas, aloo wale": which samosas is said afterwards.
      const refined: DishSegment = { ...dish, candidates: found.candidates };
      read[read.indexOf(dish)] = refined;
      dish = refined;
      read.push(asFiller(segment));
      return;
    }
    if (dish && saysWhichOne(tokens, path, place, dish)) {
      const [article, size] = read.splice(-2);
      const amount: Segment | undefined =
        article?.kind === 'number' && article.form !== 'article'
          ? { ...article, form: 'spoken', goesBack: true }
          : undefined;
      if (article && size) read.push(amount ?? asFiller(article), size, asFiller(segment));
      return;
    }
    const part =
      (found && keepAnnounced(segment, found)) ?? cloneForOne(tokens, path, place, dish) ?? segment;
    // "A latte with a shot of espresso and a large one": the large one is a latte.
    const isPart = before?.kind === 'unit' && wishMeasures.has(tokens[before.start]?.key ?? '');
    if (part.kind === 'dish' && !isPart) dish = part;
    read.push(part);
  });
  return read;
}

/** "A spanish latte iced", "a chai latte large iced": how it is made, said right behind it. */
function isSaidHow(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  dish: DishSegment,
): boolean {
  const { start = 0, end = 0 } = path[place] ?? {};
  const isNext = path[place - 1] === dish;
  const isBehindSizes = path[beforeSizes(path, place)] === dish && tokens[start]?.afterBreak === false;
  return (isNext || isBehindSizes) && end - start === 1 && isWishManner(tokens[start]?.text ?? '');
}

/** The kind of that head; of a "matcha latte, make it iced" there is none. */
function findOtherKind(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  dish: DishSegment,
  head: string,
): DishSegment | undefined {
  const [before, { start = 0, end = 0 } = {}] = [path[place - 1], path[place]];
  const found = findKind(index, tokens, start, end, head);
  const isMade = before?.kind === 'command' && before.command === 'make';
  return found && isMade && isMadeSo(index, tokens, start, dish, found) ? undefined : found;
}

/** Stands an amount, a connector or a command before it, past its sizes? */
function isCountedAt(path: readonly Segment[], place: number): boolean {
  const lead = path[beforeSizes(path, place)]?.kind;
  return lead === 'number' || lead === 'connector' || lead === 'command';
}
