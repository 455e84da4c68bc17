import type { DishSegment } from '../segment/segments.ts';
import { type Taken, wishOf } from './measured-wishes.ts';
import type { Reader } from './own-dishes.ts';
import { segmentFrom } from './single-wishes.ts';

/** "Biryani, pyaaz nahi", "raita nahi chahiye": the word is said before the "no". */
export function readRefusedBehind(
  { tokens, roles, path }: Reader,
  place: number,
  dish: DishSegment | undefined,
): Taken | undefined {
  const [lead, segment] = [path[place - 1], path[place]];
  const isPart = segment?.kind === 'other' && /^(?:unknown|food)$/.test(roles[segment.start] ?? '');
  // "Ek fanta nahi": counted, it was to be ordered.
  if (dish === undefined || !isPart || lead?.kind === 'number' || lead?.kind === 'option') return undefined;
  const said = tokens.slice(segment.end, segment.end + 2).map(({ text }) => text);
  const words = refusal.exec(said.join(' '))?.[0].split(' ').length;
  const next = words === undefined ? undefined : segmentFrom(path, segment.end + words, place);
  if (words === undefined || next === undefined) return undefined;
  const behind = path[next];
  const isOver =
    behind === undefined ||
    tokens[behind.start]?.afterBreak === true ||
    /^(?:connector|filler|command)$/.test(behind.kind);
  return isOver ? { wishes: [wishOf(segment.start, segment.end + words)], next } : undefined;
}

const refusal =
  /^(?:nahi|nahin|nai|mat)(?: (?:chahiye|chahye|dalna|daalna|dalo|daalo|dalein|rakhna|lagana|dena|karna|hona|ho))?(?= |$)/;
