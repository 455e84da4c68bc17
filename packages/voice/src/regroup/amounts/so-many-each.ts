import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { Modifier, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/** "Tomato and broccoli soup, a bowl of each": the container, and how many, for every dish of the list. */
export const readUnitsOfEach: Pass = (_, tokens, path) => {
  const at = path.findIndex(
    (part, place) =>
      part.kind === 'scope' &&
      tokens[part.start]?.text === 'each' &&
      path[place - 1]?.kind === 'unit' &&
      path[place - 2]?.kind === 'number',
  );
  const [number, unit] = [path[at - 2], path[at - 1]];
  if (number?.kind !== 'number' || unit?.kind !== 'unit') return [...path];
  const counted: Modifier = { ...number, form: number.form === 'article' ? 'article' : 'spoken' };
  return announce(tokens, path, [at - 2, at], [counted, unit]);
};

/** "Aloo aur anda paratha do do", "karahi aur handi half half": said twice it is for each of them. */
export const readDoubledWords: Pass = (_, tokens, path) => {
  const at = path.findIndex((part, place) => isDoubled(tokens, part, path[place + 1]));
  const said = path[at];
  if (said?.kind !== 'number' && said?.kind !== 'option') return [...path];
  const modifier: Modifier = said.kind === 'number' ? { ...said, form: 'spoken', goesBack: false } : said;
  return announce(tokens, path, [at, at + 1], [modifier]);
};

/** Only Urdu counts so, with its own numbers; whoever says "two two" stutters. */
function isDoubled(tokens: readonly Token[], part: Segment, next: Segment | undefined): boolean {
  const text = tokens[part.start]?.text;
  if (next === undefined || part.kind !== next.kind || next.start !== part.start + 1) return false;
  if (next.end - next.start > 1 || tokens[next.start]?.text !== text) return false;
  if (part.kind === 'option') return true;
  return (
    part.kind === 'number' &&
    (text === 'do' || (urduNumber.test(text ?? '') && cardinalAt(tokens, part.start) !== undefined))
  );
}

const urduNumber = /^(?:ai?k|teen|tin|cha+r|pa+n?ch|ch(?:h|ha|he|hay|ay)|saa?t|aa?th|nau|das)$/;

/** What was said at these places goes to every dish of the list behind it, else of the one before it. */
function announce(
  tokens: readonly Token[],
  path: readonly Segment[],
  [from, to]: readonly [number, number],
  said: readonly Modifier[],
): Segment[] {
  const behind = listOf(tokens, path, to + 1, 1);
  const list = behind.length > 1 ? behind : listOf(tokens, path, from - 1, -1);
  if (list.length < 2) return [...path];
  return path.map((part, place) => {
    if (place >= from && place <= to) return asFiller(part);
    if (part.kind !== 'dish' || !list.includes(place)) return part;
    return { ...part, announced: [...said, ...(part.announced ?? [])] };
  });
}

/** The places of dishes of which nothing was counted, up to a pause in what is listed. */
function listOf(tokens: readonly Token[], path: readonly Segment[], from: number, step: 1 | -1): number[] {
  const places: number[] = [];
  for (let at = from; path[at] !== undefined; at += step) {
    const part = path[at];
    if (part?.kind === 'dish') places.push(at);
    else if (part?.kind !== 'connector' && !(part?.kind === 'filler' && tokens[part.start]?.text === 'the'))
      break;
  }
  // "… aur fruit chaat aur ek cola": what is counted itself begins anew.
  const last = places.at(-1);
  const isCounted = last !== undefined && path[last - 1]?.kind === 'number';
  return isCounted ? places.slice(0, -1) : places;
}
