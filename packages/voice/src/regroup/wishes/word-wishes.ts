import type { Pass } from '../pass.ts';
import { textAt } from '../path-parts.ts';

/** "Dahi bhallay, dahi thanda hona chahiye": a word of the dish that was named, and how it should be. */
export const readWordWishes: Pass = (index, tokens, path) => {
  const at = path.findIndex((part, place) => {
    const dish = path.slice(0, place).findLast(({ kind }) => kind === 'dish');
    if (part.kind === 'command' || part.kind === 'number' || dish?.kind !== 'dish') return false;
    const words = index.titles[dish.candidates[0]?.title ?? -1]?.words ?? [];
    const isCounted = /^(?:number|connector|option)$/.test(path[place - 1]?.kind ?? '');
    return (
      !isCounted &&
      words.includes(tokens[part.start]?.key ?? '') &&
      shouldBe.test(textAt(tokens, part.start, longestWish))
    );
  });
  const part = path[at];
  const said = shouldBe.exec(textAt(tokens, part?.start ?? 0, longestWish))?.[0];
  if (part === undefined || said === undefined) return [...path];
  const end = part.start + said.trim().split(' ').length;
  const rest = path.filter(({ start }) => start >= end);
  return [
    ...path.slice(0, at),
    { kind: 'wish', looksAhead: false, start: part.start, end, worth: 0 },
    ...rest,
  ];
};

const longestWish = 7;
/** Not "… ho gaya": that tells what happened. */
const shouldBe =
  /^\w+ (?:\w+ ){1,3}?(?:hon[aei]|ho|hon|rakhna|rakhein|rakho|karna)(?: (?:chahi?y?e|chaiye|jaye|jae))?(?= (?!gay[ai])|$)/;
