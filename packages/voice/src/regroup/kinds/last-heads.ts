import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishCandidate } from '../../names/dish-spans.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { titleHead, titlesWith } from './find-kind.ts';

/** "A chicken burrito bowl" is the Chicken Bowl: the last word says what it is, where the menu has both. */
export const readLastHeads: Pass = (index, tokens, path) => {
  const read: Segment[] = [];
  for (const part of path) {
    const dish = read.at(-1);
    const word = tokens[part.start];
    const isWord = part.end - part.start === 1 && !word?.afterBreak && /^(?:unit|other)$/.test(part.kind);
    const head = dish?.kind === 'dish' ? titleHead(index, dish) : undefined;
    const kindEnd = (dish?.end ?? 0) - 1;
    const isHeadLast = tokens[kindEnd]?.key === head && kindEnd > (dish?.start ?? 0);
    const found =
      dish?.kind === 'dish' && isWord && isHeadLast && word !== undefined && word.key !== head
        ? findWithHead(index, tokens, dish, kindEnd, word.key)
        : undefined;
    if (found !== undefined && dish?.kind === 'dish')
      read.splice(-1, 1, { ...dish, end: part.end, candidates: [found] });
    else read.push(part);
  }
  return read;
};

/** The dish called by these words and that head, and nothing more. */
function findWithHead(
  index: VoiceIndex,
  tokens: readonly Token[],
  { start, candidates: [best] }: DishSegment,
  end: number,
  head: string,
): DishCandidate | undefined {
  const words = [...tokens.slice(start, end).map(({ key }) => key), head];
  const title = titlesWith(index, words).find((at) => index.titles[at]?.words.join(' ') === words.join(' '));
  return best === undefined || title === undefined ? undefined : { ...best, title };
}

/** "Mozzarella sticks, two orders": of what was just named, unless an "of" leads on. */
export const readOrdersBehind: Pass = (_, tokens, path) => {
  return path.map((part, place) => {
    const [dish, unit] = [path[place - 1], path[place + 1]];
    if (part.kind !== 'number' || part.form !== 'spoken' || dish?.kind !== 'dish' || unit?.kind !== 'unit')
      return part;
    const isOrders = /^(?:orders?|servings?|portions?)$/.test(tokens[unit.start]?.text ?? '');
    const isClosed = unit.end - unit.start === 1 && tokens[unit.end]?.text !== 'of';
    const isCounted = path[place - 2]?.kind === 'number';
    return isOrders && isClosed && !isCounted ? { ...part, goesBack: true } : part;
  });
};
