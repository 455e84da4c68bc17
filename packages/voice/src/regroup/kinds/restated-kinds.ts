import { categoryOf } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Segment } from '../../segment/segments.ts';
import { coffeeWords, kindWords } from '../../tables/food-words.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/** What may stand between the kind and the dish: "may i have a coffee please, i would like a cappuccino". */
const glue: ReadonlySet<Segment['kind']> = new Set(['filler', 'command', 'number', 'option', 'measure']);

/**
 * "I would like a coffee, a large cappuccino with two sugars": first what kind of thing, then which one. Where more
 * is listed behind it ("a coffee, a cappuccino and a muffin"), the coffee is the first of the list.
 */
export const dropRestatedKinds: Pass = (index, tokens, path) => {
  const at = path.findIndex(({ kind }) => kind === 'dish');
  const [article, kind] = [path[at - 1], path[at]];
  if (kind?.kind !== 'dish' || kind.end - kind.start > 1) return [...path];
  // "A coffee beverage, the vanilla latte"
  const isGeneric = ({ start }: Segment) => /^(?:beverage|drink)$/.test(tokens[start]?.key ?? '');
  const next = path.findIndex(
    (segment, place) => place > at && !glue.has(segment.kind) && !(place === at + 1 && isGeneric(segment)),
  );
  const between = path.slice(at + 1, next);
  const dish = path[next];
  const isKind = kindWords.has(tokens[kind.start]?.key ?? '');
  const isArticle = article?.kind === 'number' && article.count === 1 && article.form !== 'more';
  // "We want pizza, so two large supreme"
  const isBecause = article?.kind !== 'number' && between.some(({ start }) => tokens[start]?.text === 'so');
  if (!isKind || !(isArticle || isBecause) || dish?.kind !== 'dish') return [...path];
  const isPaused = between.some(
    (part) => tokens[part.start]?.afterBreak || tokens[part.start]?.text === 'please' || isGeneric(part),
  );
  const isIntroduced = isBecause || between.some((part) => part.kind !== 'number' || part.form === 'article');
  const others = path.slice(next + 1).filter((part) => part.kind === 'dish');
  const isList = others.some((other) => isOfKind(index, other, kind)) || isListed(path, next);
  if (!isPaused || !isIntroduced || isList || !isOfKind(index, dish, kind)) return [...path];
  const dropped: readonly Segment[] = isArticle ? [kind, article] : [kind];
  return path.map((segment) => (dropped.includes(segment) ? asFiller(segment) : segment));
};

/** Is another dish joined to this one by "and"? */
function isListed(path: readonly Segment[], place: number): boolean {
  const link = path[place + 1];
  return link?.kind === 'connector' && path.slice(place + 2, place + 6).some(({ kind }) => kind === 'dish');
}

function isOfKind(index: VoiceIndex, a: Segment, b: Segment): boolean {
  const [one, other] = [bestTitle(a), bestTitle(b)];
  const category = categoryOf(index, one);
  return (
    (isCoffee(index, one) && isCoffee(index, other)) ||
    (category !== '' && category === categoryOf(index, other))
  );
}

const bestTitle = (segment: Segment): number | undefined =>
  segment.kind === 'dish' ? segment.candidates[0]?.title : undefined;

const isCoffee = (index: VoiceIndex, title: number | undefined): boolean =>
  index.titles[title ?? -1]?.words.some((word) => coffeeWords.has(word)) === true;
