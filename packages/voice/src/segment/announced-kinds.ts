import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import { defaultWords } from '../tables/food-words.ts';
import { synonymGroups } from '../tables/spelling-variants.ts';
import { nameWeights } from '../weights.ts';
import type { DishCandidate } from './dish-spans.ts';
import type { DishSegment, Modifier, Segment } from './segments.ts';

/** A counted stretch: "five medium pizzas", "three pepperoni". */
type Group = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly modifiers: readonly Modifier[];
  /** The first and the last segment of its words. */
  readonly words: readonly [first: number, last: number];
  /** Only a size or heat was said: "two hot" of "three americanos, two hot, one iced". */
  readonly isBare?: boolean;
};

const longestName = 3;

/**
 * "Five medium pizzas, three pepperoni and two hawaiian": where the kinds add up to the number that was announced,
 * only they are ordered, each in the size that was announced. "Naan, four roghni" announces without a number.
 */
export function readAnnouncedKinds(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
): Segment[] {
  const read = [...path];
  for (let place = 0; place < read.length; place++) {
    const announced = groupAt(tokens, read, place);
    const kinds = announced === undefined ? [] : kindsBehind(tokens, read, announced);
    const sum = kinds.reduce((total, { count }) => total + count, 0);
    if (announced === undefined || announced.isBare || kinds.length < 2 || sum !== announced.count) continue;
    // "Two pizzas, one large and one small" is shared out where modifiers are.
    if (kinds.every(({ isBare }) => isBare)) continue;
    const dishes = kinds.map((kind) => dishOf(index, tokens, read, announced, kind));
    if (!dishes.every((dish) => dish !== undefined)) continue;
    kinds.toReversed().forEach((kind, fromEnd) => {
      const dish = dishes[kinds.length - 1 - fromEnd];
      if (dish === undefined) return;
      const [first, last] = kind.words;
      read.splice(first, last - first + 1, {
        ...dish,
        announced: [...announced.modifiers, ...(kind.isBare ? kind.modifiers : [])],
      });
    });
    for (let at = announced.from; at < announced.to; at++) read[at] = asFiller(read[at]);
  }
  return dropBareHeads(index, tokens, read);
}

const asFiller = (segment: Segment | undefined): Segment => ({
  kind: 'filler',
  start: segment?.start ?? 0,
  end: segment?.end ?? 0,
  worth: 0,
});

/** An amount, sizes, and then the words of a name, said in one breath. */
function groupAt(tokens: readonly Token[], path: readonly Segment[], from: number): Group | undefined {
  const number = path[from];
  if (number?.kind !== 'number' || number.form === 'more' || number.goesBack) return undefined;
  const isJoined = (at: number) => !tokens[path[at]?.start ?? -1]?.afterBreak;
  const modifiers: Modifier[] = [];
  const takeModifiers = (at: number): number => {
    const part = path[at];
    if (!isJoined(at) || (part?.kind !== 'option' && part?.kind !== 'measure')) return at;
    modifiers.push(part);
    return takeModifiers(at + 1);
  };
  const first = takeModifiers(from + 1);
  let last = first;
  while (isName(path[last]) && isJoined(last)) last++;
  const words = (path[last - 1]?.end ?? 0) - (path[first]?.start ?? 0);
  if (last === first && modifiers.length > 0)
    return { from, to: first, count: number.count, modifiers, words: [from + 1, first - 1], isBare: true };
  if (last === first || words > longestName) return undefined;
  const to = takeModifiers(last);
  return { from, to, count: number.count, modifiers, words: [first, last - 1] };
}

const isName = (segment: Segment | undefined) => segment?.kind === 'other' || segment?.kind === 'dish';

function kindsBehind(tokens: readonly Token[], path: readonly Segment[], announced: Group): Group[] {
  const kinds: Group[] = [];
  let at = announced.to;
  const isParted = tokens[path[at]?.start ?? -1]?.afterBreak === true || path[at]?.kind === 'number';
  let sum = 0;
  while (isParted && at < path.length && sum < announced.count) {
    const kind = groupAt(tokens, path, path[at]?.kind === 'connector' ? at + 1 : at);
    if (kind === undefined) break;
    kinds.push(kind);
    sum += kind.count;
    at = kind.to;
  }
  return kinds;
}

/** The dish a kind names: by itself, or together with what was announced. */
function dishOf(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  announced: Group,
  kind: Group,
): DishSegment | undefined {
  const keysOf = ({ words: [first, last] }: Group) =>
    tokens.slice(path[first]?.start, path[last]?.end).map(({ key }) => key);
  const [start, end] = [path[kind.words[0]]?.start ?? 0, path[kind.words[1]]?.end ?? 0];
  const whole = path[announced.words[1]];
  if (kind.isBare) return whole?.kind === 'dish' ? { ...whole, start, end } : undefined;
  const candidates = titlesOf(index, keysOf(announced), keysOf(kind));
  if (candidates.length > 0) return { kind: 'dish', start, end, worth: 0, candidates };
  const named = path[kind.words[0]];
  const title = named?.kind === 'dish' ? index.titles[named.candidates[0]?.title ?? -1] : undefined;
  const categories = (title?.dishes ?? []).flatMap((dish) => index.dishes[dish]?.categoryWords ?? []);
  // "Three pies": a word for what they all are that is on no card.
  const head = path[announced.words[1]];
  const headTitle = head?.kind === 'dish' ? head.candidates[0] : undefined;
  const headDish = index.dishes[index.titles[headTitle?.title ?? -1]?.dishes[0] ?? -1];
  const isBareHead = (headTitle?.missing ?? 0) >= nameWeights.little;
  const isOfKind =
    (isBareHead && title?.dishes.some((dish) => index.dishes[dish]?.category === headDish?.category)) ||
    keysOf(announced).some((key) => categories.includes(key)) ||
    path[announced.words[1]]?.kind === 'other';
  return named?.kind === 'dish' && kind.words[0] === kind.words[1] && isOfKind ? named : undefined;
}

/** Titles made of both: "fried rice" and "shrimp". */
function titlesOf(index: VoiceIndex, head: readonly string[], kind: readonly string[]): DishCandidate[] {
  const isPlain = kind.every((key) => defaultWords.has(key));
  const spoken = [...head, ...kind].map((key) => new Set([key, ...synonymsOf(index, key)]));
  const candidates = index.titles.flatMap((title, place): DishCandidate[] => {
    // "Five naan, three garlic, two plain": plain is the one that is called so and nothing more.
    const isBare = isPlain && title.words.length === head.length;
    const wanted = isBare ? spoken.slice(0, head.length) : spoken;
    if (title.words.length < (isBare ? 1 : 2)) return [];
    if (!wanted.every((keys) => title.words.some((word) => keys.has(word)))) return [];
    const missing = title.weights.reduce((sum, weight, at) => {
      const word = title.words[at] ?? '';
      return sum + (spoken.some((keys) => keys.has(word)) ? 0 : weight);
    }, 0);
    const quality = 1 - missing / title.totalWeight;
    if (quality < nameWeights.leastShaky) return [];
    const explained = title.totalWeight - missing;
    return [{ title: place, quality, fit: quality, missing, explained, isHeadless: false }];
  });
  return candidates.sort((a, b) => b.quality - a.quality || a.title - b.title);
}

const synonymsOf = (index: VoiceIndex, key: string): readonly string[] =>
  (synonymGroups.get(key) ?? []).flatMap((group) => index.wordsBySynonym.get(group) ?? []);

/** "Naan four roghni": the head alone, and right behind it how many of which kind. */
function dropBareHeads(index: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  return path.map((segment, place) => {
    const [before, number, kind] = [path[place - 1], path[place + 1], path[place + 2]];
    if (segment.kind !== 'dish' || kind?.kind !== 'dish' || number?.kind !== 'number') return segment;
    if (before?.kind === 'number' || number.form !== 'spoken' || segment.end - segment.start > 1)
      return segment;
    // "Shakes: one oreo, two chocolate" parts the two, "naan four roghni" does not.
    const isPlural = /s$/.test(tokens[segment.start]?.text ?? '');
    const isPaused = tokens[number.start]?.afterBreak === true && !isPlural;
    if (isPaused || tokens[kind.start]?.afterBreak) return segment;
    const title = index.titles[kind.candidates[0]?.title ?? -1];
    const head = title?.words[title.head];
    const saysHead = tokens.slice(kind.start, kind.end).some(({ key }) => key === head);
    const isBare = (segment.candidates[0]?.missing ?? 0) >= nameWeights.nothing;
    return isBare && tokens[segment.start]?.key === head && !saysHead ? asFiller(segment) : segment;
  });
}
