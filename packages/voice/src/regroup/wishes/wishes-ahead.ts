import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import { countedWishes, wishMeasures } from '../../tables/wish-words.ts';
import type { Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/** Words between the amount and the "in": "two scoops of pearls in my tea". */
const longestWish = 4;

/** "Two sugars in my coffee", "an extra shot in my latte": how the dish behind it is made, and no amount of it. */
export const readWishesAhead: Pass = (_, tokens, path) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const part = path[place];
    if (part === undefined) break;
    const isAmount = part.kind === 'number' || part.kind === 'measure';
    const inAt = isAmount ? findIn(tokens, path, place) : -1;
    const last = path[inAt - 1];
    if (inAt < 0 || last === undefined || !isMadeWith(tokens, part.start, last.end)) {
      read.push(part);
      continue;
    }
    read.push({ kind: 'wish', looksAhead: true, start: part.start, end: last.end, worth: 0 });
    read.push(...path.slice(inAt, inAt + 2).map(asFiller));
    place = inAt + 1;
  }
  return read;
};

/** The place of "in my", in the same breath and with no dish before it. */
function findIn(tokens: readonly Token[], path: readonly Segment[], from: number): number {
  for (let at = from + 1; at < path.length && at <= from + longestWish + 1; at++) {
    const part = path[at];
    const isWord = part !== undefined && /^(?:other|unit|filler|link)$/.test(part.kind);
    if (!isWord || tokens[part.start]?.afterBreak) return -1;
    if (/^(?:in|on|to) (?:my|his|her|that|the)$/.test(textAt(tokens, part.start, 2))) return at;
  }
  return -1;
}

const isMadeWith = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens.slice(start, end).some(({ key }) => wishMeasures.has(key) || countedWishes.has(key));
