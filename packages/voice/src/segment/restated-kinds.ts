import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import { coffeeWords, kindWords } from '../tables/food-words.ts';
import { asFiller } from './path-parts.ts';
import type { Segment } from './segments.ts';

/** What may stand between the kind and the dish: "may i have a coffee please, i would like a cappuccino". */
const glue: ReadonlySet<Segment['kind']> = new Set(['filler', 'command', 'number', 'option', 'measure']);

/**
 * "I would like a coffee, a large cappuccino with two sugars": first what kind of thing, then which one. Where more
 * is listed behind it ("a coffee, a cappuccino and a muffin"), the coffee is the first of the list.
 */
export function dropRestatedKinds(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
): Segment[] {
  const at = path.findIndex(({ kind }) => kind === 'dish');
  const [article, kind] = [path[at - 1], path[at]];
  if (kind?.kind !== 'dish' || kind.end - kind.start > 1) return [...path];
  const isKind = kindWords.has(tokens[kind.start]?.key ?? '') && article?.kind === 'number';
  const next = path.findIndex((segment, place) => place > at && !glue.has(segment.kind));
  const dish = path[next];
  if (!isKind || article.form !== 'article' || dish?.kind !== 'dish') return [...path];
  const between = path.slice(at + 1, next);
  const isPaused = between.some(({ start }) => tokens[start]?.afterBreak);
  const isIntroduced = between.some((part) => part.kind !== 'number' || part.form === 'article');
  const others = path.slice(next + 1).filter((part) => part.kind === 'dish');
  const isList = others.some((other) => isOfKind(index, other, kind)) || isListed(path, next);
  if (!isPaused || !isIntroduced || isList || !isOfKind(index, dish, kind)) return [...path];
  return path.map((segment) => (segment === kind || segment === article ? asFiller(segment) : segment));
}

/** Is another dish joined to this one by "and"? */
function isListed(path: readonly Segment[], place: number): boolean {
  const link = path[place + 1];
  return link?.kind === 'connector' && path.slice(place + 2, place + 6).some(({ kind }) => kind === 'dish');
}

const isOfKind = (index: VoiceIndex, a: Segment, b: Segment): boolean =>
  (isCoffee(index, a) && isCoffee(index, b)) ||
  (categoryOf(index, a) === categoryOf(index, b) && categoryOf(index, a) !== '');

const isCoffee = (index: VoiceIndex, segment: Segment): boolean =>
  segment.kind === 'dish' &&
  index.titles[segment.candidates[0]?.title ?? -1]?.words.some((word) => coffeeWords.has(word)) === true;

function categoryOf(index: VoiceIndex, segment: Segment): string {
  const best = segment.kind === 'dish' ? segment.candidates[0] : undefined;
  return index.dishes[index.titles[best?.title ?? -1]?.dishes[0] ?? -1]?.category ?? '';
}
