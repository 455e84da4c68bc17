import type { Option } from '../../menu/options.ts';
import { someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { flavourWords, isWishManner, preparedWords, toppingWords } from '../../tables/wish-words.ts';
import { nameWeights } from '../../weights.ts';
import { wishWords } from '../kinds/find-kind.ts';
import type { Pass } from '../pass.ts';

/** "Two half racks", "a short stack": a portion that only one title is sold in names it. */
export function readPortionNames(
  { portionOwners, titles }: VoiceIndex,
  _: readonly Token[],
  path: readonly Segment[],
  ordered: readonly DishSegment[],
): Segment[] {
  const named = new Set(
    [...ordered, ...path].flatMap((part) =>
      part.kind === 'dish' ? part.candidates.map(({ title }) => title) : [],
    ),
  );
  return path.flatMap((part, place) => {
    const owner = part.kind === 'option' ? portionOwners.get(part.option.text) : undefined;
    const isOfNext = path[place + 1]?.kind === 'dish' || path[place + 1]?.kind === 'other';
    if (owner === undefined || named.has(owner) || isOfNext) return [part];
    return [part, dishAt(part, owner, titles[owner]?.totalWeight ?? 0, nameWeights.uniqueWord)];
  });
}

const dishAt = (
  { start, end }: Pick<Segment, 'start' | 'end'>,
  title: number,
  explained: number,
  quality: number,
): DishSegment => ({
  kind: 'dish',
  start,
  end,
  worth: 0,
  candidates: [{ title, quality, fit: quality, missing: 0, explained, isHeadless: false }],
});

/**
 * "Quarter chicken", "a double bacon cheese", "rings small": words of several titles, of which only one comes in the
 * size that was said right beside them.
 */
export const readSizedWords: Pass = (index, tokens, path) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const part = path[place];
    if (part === undefined) break;
    const [lead, next] = [path[place - 1], path[place + 1]];
    const words = part.kind === 'other' ? wordsFrom(tokens, path, place, lead?.kind === 'option') : 0;
    const size = lead?.kind === 'option' ? lead : next?.kind === 'option' ? next : undefined;
    const end = path[place + words - 1]?.end ?? part.end;
    const isOfDish = path[place + words]?.kind === 'dish' || isWishManner(tokens[part.start]?.text ?? '');
    const isOpen =
      words > 0 && !isOfDish && isOpening(tokens, path, lead?.kind === 'option' ? place - 1 : place);
    const found = size && isOpen ? findSized(index, tokens, part.start, end, size.option) : undefined;
    if (found === undefined) {
      read.push(part);
      continue;
    }
    read.push(found);
    place += words - 1;
  }
  return read;
};

/** One or two words; before a size only one, and of a "small caesar, dressing on the side" the first. */
function wordsFrom(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  isSizedBefore: boolean,
): number {
  const next = path[place + 1];
  const isPrepared = preparedWords.has(tokens[next?.start ?? -1]?.key ?? '');
  const isSecond = isSizedBefore && next?.kind === 'other' && !isPrepared;
  return isSecond && path[place + 2]?.kind !== 'other' ? 2 : 1;
}

/** At the beginning, or behind an amount, a command or an "and": no wish and no size of the dish before. */
function isOpening(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const before = path[place - 1];
  if (before === undefined) return true;
  // "No ice, large coke"
  if (before.kind === 'command' && !/^(?:add|also)$/.test(before.command)) return false;
  return (
    /^(?:number|command|connector|filler)$/.test(before.kind) &&
    !wishWords.has(tokens[(path[place]?.start ?? 0) - 1]?.text ?? '')
  );
}

/** Words that stand in more titles than this name none of them. */
const mostTitles = 60;

function findSized(
  index: VoiceIndex,
  tokens: readonly Token[],
  start: number,
  end: number,
  size: Option,
): DishSegment | undefined {
  const said = tokens.slice(start, end).map(({ key }) => key);
  const count = index.titleCounts.get(said[0] ?? '') ?? 0;
  if (count === 0 || count > mostTitles) return undefined;
  const fitting = [...index.titles.keys()].filter((place) => {
    const words = index.titles[place]?.words ?? [];
    return (
      said.every((key) => words.some((word) => word === key || isStartOf(key, word))) &&
      isSoldSo(index, place, size)
    );
  });
  const [only, ...others] = fitting;
  const title = index.titles[only ?? -1];
  if (only === undefined || title === undefined || others.length > 0) return undefined;
  // "Double bacon" is laid on something; "a quarter chicken" is what it is called.
  const isPart = said.every((key) => toppingWords.has(key) || flavourWords.has(key));
  if (isPart && said.length === 1 && title.words[title.head] !== said[0]) return undefined;
  return dishAt({ start, end }, only, title.totalWeight, nameWeights.uniqueWord);
}

/** The "cheese" of a cheeseburger. */
const isStartOf = (key: string, word: string): boolean => key.length > 4 && word.startsWith(key);

/** In that very size, not the one that comes nearest. */
const isSoldSo = (index: VoiceIndex, title: number, { text, size }: Option): boolean =>
  someDish(index, title, ({ portions }) =>
    portions.some((portion) => portion.text === text || (size !== undefined && portion.size === size)),
  );
