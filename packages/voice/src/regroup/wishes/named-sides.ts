import { headWord, isOfKind } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishCandidate } from '../../names/dish-spans.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { defaultWords, descriptorWords, sideHeads } from '../../tables/food-words.ts';
import { nameWeights } from '../../weights.ts';
import { isIncomplete, titleHead } from '../kinds/find-kind.ts';
import type { Pass } from '../pass.ts';

/** Are filled with rice and potatoes more often than they are eaten with a plate of them. */
const filledHeads: ReadonlySet<string> = new Set(
  'burrito bowl taco wrap quesadilla enchilada sandwich sub salad omelette'.split(' '),
);

/** "Butter chicken with plain rice": a side the card has, though the word alone would only say what a dish is made of. */
export const readNamedSides: Pass = (index, tokens, path) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const part = path[place];
    if (part === undefined) break;
    read.push(part);
    const side = opensSide(index, tokens, path, place) ? sideAt(index, tokens, path, place + 1) : undefined;
    if (side === undefined) continue;
    read.push(side.dish);
    place = side.last;
  }
  return read;
};

/** A "with" right behind a dish that is eaten with sides. */
function opensSide(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): boolean {
  const dish = path.slice(0, place).findLast(({ kind }) => kind === 'dish');
  const isWith = path[place]?.kind === 'connector' && tokens[path[place]?.start ?? -1]?.text === 'with';
  if (!isWith || dish?.kind !== 'dish') return false;
  const title = dish.candidates[0]?.title;
  return !filledHeads.has(titleHead(index, dish) ?? '') && !isOfKind(index, title, 'drink');
}

function sideAt(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  from: number,
): { dish: DishSegment; last: number } | undefined {
  let end = from;
  const isWord = (part: Segment | undefined) =>
    part?.kind === 'other' || (part?.kind === 'dish' && isIncomplete(part));
  while (isWord(path[end]) && !(end > from && tokens[path[end]?.start ?? -1]?.afterBreak)) end++;
  const [first, last, next] = [path[from], path[end - 1], path[end]];
  if (end === from || first === undefined || last === undefined) return undefined;
  const words = tokens.slice(first.start, last.end).map(({ key }) => key);
  const head = words.pop() ?? '';
  // "With rice, beans and cheese" lists what a dish is made with.
  const isList = next?.kind === 'connector' && path[end + 1]?.kind === 'other';
  if (!sideHeads.has(head) || (isList && words.length === 0)) return undefined;
  const candidates = candidatesFor(index, head, words);
  return candidates.length === 0
    ? undefined
    : {
        dish: { kind: 'dish', start: first.start, end: last.end, worth: 0, candidates, isSide: true },
        last: end - 1,
      };
}

/** Every title of that head with these words in it; without any words the plain one first. */
function candidatesFor(index: VoiceIndex, head: string, words: readonly string[]): DishCandidate[] {
  const saysMore = words.some((word) => !defaultWords.has(word) && !descriptorWords.has(word));
  const found = (index.titlesByWord.get(head) ?? []).flatMap((place): DishCandidate[] => {
    const title = index.titles[place];
    if (title === undefined || headWord(index, place) !== head) return [];
    const heard = title.words.map((word) => word === head || words.includes(word));
    if (!words.every((word) => title.words.includes(word))) return [];
    const missing = title.weights.reduce((sum, weight, at) => sum + (heard[at] ? 0 : weight), 0);
    const isPlain = !saysMore && title.words.some((word) => defaultWords.has(word));
    const fit = 1 - missing / title.totalWeight;
    return [
      {
        title: place,
        quality: Math.max(fit, isPlain || words.length > 0 ? nameWeights.uniqueWord : nameWeights.headWord),
        fit,
        missing,
        explained: title.totalWeight - missing,
        isHeadless: false,
        isBareHead: words.length === 0,
      },
    ];
  });
  return found.sort((a, b) => b.quality - a.quality || a.title - b.title);
}
