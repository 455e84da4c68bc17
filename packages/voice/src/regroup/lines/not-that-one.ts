import { isSoldInSize } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { titleHead, titlesWith, wordsFor } from '../kinds/find-kind.ts';
import type { LinePass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/**
 * "Not the white one, the normal chicken karahi": which one is not meant, said before or behind the one that is. Where
 * the refused one was ordered, it is taken back as any other.
 */
export const readNotThatOne: LinePass = (index, tokens, path, ordered) => {
  const at = path.findIndex((_, place) => oneAt(tokens, path, place) !== undefined);
  const one = oneAt(tokens, path, at);
  if (one === undefined || ordered.length > 0) return [...path];
  const dishAt = dishMeant(tokens, path, at, one);
  const [dish, first, last] = [path[dishAt], path[at + 1], path[one - 1]];
  if (dish?.kind !== 'dish' || first === undefined || last === undefined) return [...path];
  const refused = otherKind(index, tokens.slice(first.start, last.end), dish);
  const isOrdered = path
    .slice(0, at)
    .some((part) => part.kind === 'dish' && part.candidates[0]?.title === refused);
  if (refused === undefined || isOrdered) return [...path];
  const until = dishAt > at ? dishAt : ordinaryEnd(tokens, path, one);
  const isOwnSize = (part: Segment) =>
    part.kind === 'option' &&
    !isOrdinary(tokens, part) &&
    isSoldInSize(index, dish.candidates[0]?.title, part.option);
  return path.map((part, place) =>
    place >= at && place < until && !(place > one && isOwnSize(part)) ? asFiller(part) : part,
  );
};

/** "Not the … one", refused here: the place of its "one". */
function oneAt(tokens: readonly Token[], path: readonly Segment[], place: number): number | undefined {
  const not = path[place];
  const isNotThe = not?.kind === 'command' && not.command === 'remove' && tokens[not.end - 1]?.text === 'the';
  const one = path.findIndex(
    ({ start }, at) => at > place && /^(?:ones?|wal[aie])$/.test(tokens[start]?.text ?? ''),
  );
  const between = path.slice(place + 1, Math.max(place, one));
  const isNamed = between.every(({ kind }) => kind === 'other' || kind === 'dish' || kind === 'option');
  return isNotThe && between.length > 0 && isNamed ? one : undefined;
}

/** The dish right behind the refused one, else the last before it. */
function dishMeant(tokens: readonly Token[], path: readonly Segment[], at: number, one: number): number {
  const behind = path.findIndex(({ kind }, place) => place > one && kind === 'dish');
  const isNext = path
    .slice(one + 1, Math.max(0, behind))
    .every((part) => part.kind === 'filler' || part.kind === 'option' || isOrdinary(tokens, part));
  return behind > 0 && isNext ? behind : path.slice(0, at).findLastIndex(({ kind }) => kind === 'dish');
}

/** "…, the normal one": the place behind it. */
function ordinaryEnd(tokens: readonly Token[], path: readonly Segment[], one: number): number {
  const ordinary = path.findIndex((part, place) => place > one && isOrdinary(tokens, part));
  const isThe = path.slice(one + 1, Math.max(0, ordinary)).every(({ kind }) => kind === 'filler');
  if (ordinary < 0 || !isThe) return one + 1;
  return tokens[path[ordinary + 1]?.start ?? -1]?.text === 'one' ? ordinary + 2 : ordinary + 1;
}

const isOrdinary = (tokens: readonly Token[], { start, end, kind }: Segment): boolean =>
  kind !== 'dish' &&
  end - start === 1 &&
  /^(?:normal|plain|ordinary|usual|simple|standard)$/.test(tokens[start]?.text ?? '');

/** Another title that has these words, and the word that says what the dish is. */
function otherKind(index: VoiceIndex, said: readonly Token[], dish: DishSegment): number | undefined {
  const head = titleHead(index, dish) ?? '';
  const kinds = said.map(({ key }) => wordsFor(index, key));
  return titlesWith(index, [head]).find((place) => {
    const words = index.titles[place]?.words ?? [];
    return place !== dish.candidates[0]?.title && kinds.every((kind) => words.some((word) => kind.has(word)));
  });
}
