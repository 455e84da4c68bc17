import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { defaultWords } from '../../tables/food-words.ts';
import { nameWeights } from '../../weights.ts';
import type { Pass } from '../pass.ts';
import { dishAt, isOpening, mostTitles } from './sized-words.ts';

/** "Plain rice" of a Plain Basmati Rice: two words side by side that only one title has, the last of them its head. */
export const readWordPairs: Pass = (index, tokens, path) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const [first, second, next] = [path[place], path[place + 1], path[place + 2]];
    if (first === undefined) break;
    const isPair =
      first.kind === 'other' &&
      second?.kind === 'other' &&
      !tokens[second.start]?.afterBreak &&
      next?.kind !== 'other' &&
      next?.kind !== 'dish' &&
      (isOpening(tokens, path, place) || path[place - 1]?.kind === 'dish');
    const found = isPair ? findPair(index, tokens, first.start, second.end) : undefined;
    read.push(found ?? first);
    if (found !== undefined) place++;
  }
  return read;
};

function findPair(
  index: VoiceIndex,
  tokens: readonly Token[],
  start: number,
  end: number,
): DishSegment | undefined {
  const said = tokens.slice(start, end).map(({ key }) => key);
  const [first = '', head = ''] = said;
  if (!defaultWords.has(first)) return undefined;
  const count = index.titleCounts.get(head) ?? 0;
  if (said.length !== 2 || !index.titleCounts.has(first) || count === 0 || count > mostTitles)
    return undefined;
  const [only, ...others] = [...index.titles.keys()].filter((place) =>
    said.every((key) => index.titles[place]?.words.includes(key)),
  );
  const title = index.titles[only ?? -1];
  if (only === undefined || title === undefined || others.length > 0) return undefined;
  const isHead = title.words[title.head] === head;
  return isHead ? dishAt({ start, end }, only, title.totalWeight, nameWeights.uniqueWord) : undefined;
}
