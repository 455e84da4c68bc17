import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import { defaultWords, kindWords } from '../tables/food-words.ts';
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
    if (announced === undefined || (announced.isBare && !announcesSizes(tokens, read, announced))) continue;
    const readKinds = [kindsBehind, listBehind, wordsBehind].find((reader) =>
      isWholeList(index, tokens, read, announced, reader(tokens, read, announced)),
    );
    if (readKinds === undefined) continue;
    const found = readKinds(tokens, read, announced);
    found.toReversed().forEach((kind) => {
      const dish = dishOf(index, tokens, read, announced, kind);
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

/** Do these kinds add up to what was announced, and is every one of them a dish? */
function isWholeList(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  announced: Group,
  kinds: readonly Group[],
): boolean {
  const sum = kinds.reduce((total, { count }) => total + count, 0);
  if (kinds.length < 2 || sum !== announced.count) return false;
  // "Two pizzas, one large and one small" is shared out where modifiers are.
  if (kinds.every(({ isBare }) => isBare)) return false;
  return kinds.every((kind) => dishOf(index, tokens, path, announced, kind) !== undefined);
}

/** "Three mediums a latte …", "two large, a latte and …"; "two large lattes" announces nothing. */
function announcesSizes(tokens: readonly Token[], path: readonly Segment[], { to }: Group): boolean {
  const [last, next] = [path[to - 1], path[to]];
  if (last === undefined || next === undefined) return false;
  return isPluralAt(tokens, last) || tokens[next.start]?.afterBreak === true;
}

/** "Mediums", "foot longs". */
const isPluralAt = (tokens: readonly Token[], { end }: Segment): boolean =>
  /s$/.test(tokens[end - 1]?.heard || (tokens[end - 1]?.text ?? ''));

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
    if (!isJoined(at) || (part?.kind !== 'option' && part?.kind !== 'measure' && part?.kind !== 'unit'))
      return at;
    modifiers.push(part);
    return takeModifiers(at + 1);
  };
  const first = takeModifiers(from + 1);
  const sized = modifiers.at(-1);
  // "Two doubles of biryani" says of what.
  if (sized !== undefined && isPluralAt(tokens, sized) && tokens[sized.end]?.text === 'of') return undefined;
  if (number.count > 1 && sized !== undefined && isPluralAt(tokens, sized) && isName(path[first]))
    return { from, to: first, count: number.count, modifiers, words: [from + 1, first - 1], isBare: true };
  let last = first;
  const isNext = (at: number) => at > first && path[at]?.kind === 'dish' && path[at - 1]?.kind === 'dish';
  while (isName(path[last]) && isJoined(last) && !isNext(last)) last++;
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
    at = sum < announced.count ? behindWishes(tokens, path, kind.to) : kind.to;
  }
  return kinds;
}

/** "… one chicken with mild salsa and one steak": the place of the next amount, past what the one before comes with. */
function behindWishes(tokens: readonly Token[], path: readonly Segment[], place: number): number {
  if (tokens[path[place]?.start ?? -1]?.text !== 'with') return place;
  const next = path.findIndex(
    (segment, at) =>
      at > place &&
      segment.kind === 'number' &&
      segment.form === 'spoken' &&
      path[at - 1]?.kind === 'connector',
  );
  return next < 0 ? place : next;
}

/** "…: a latte, a mocha and a cappuccino": one of each, parted by "and", pauses or articles. */
function listBehind(tokens: readonly Token[], path: readonly Segment[], announced: Group): Group[] {
  const kinds: Group[] = [];
  let at = announced.to;
  while (at < path.length && kinds.length < announced.count) {
    const from = at;
    while (isGlue(path[at])) at++;
    const first = at;
    while (isName(path[at]) && (at === first || !tokens[path[at]?.start ?? -1]?.afterBreak)) at++;
    if (at === first) break;
    kinds.push({ from, to: at, count: 1, modifiers: [], words: [first, at - 1] });
  }
  return kinds;
}

/** "Three mediums pepperoni fajita and margherita": as many words as were announced. */
const wordsBehind = (tokens: readonly Token[], path: readonly Segment[], announced: Group): Group[] =>
  listBehind(tokens, path, announced)
    .flatMap((kind) =>
      path
        .slice(kind.words[0], kind.words[1] + 1)
        .map((_, offset): Group => ({ ...kind, words: [kind.words[0] + offset, kind.words[0] + offset] })),
    )
    .slice(0, announced.count + 1);

const isGlue = (segment: Segment | undefined): boolean =>
  segment?.kind === 'connector' ||
  segment?.kind === 'filler' ||
  (segment?.kind === 'number' && segment.count === 1 && !segment.goesBack);

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
  const alone = path[kind.words[0]];
  if (announced.isBare && kind.words[0] !== kind.words[1]) return undefined;
  if (announced.isBare) return alone?.kind === 'dish' ? alone : findOnlyTitle(index, keysOf(kind), start);
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
    path[announced.words[1]]?.kind === 'other' ||
    keysOf(announced).every((key) => kindWords.has(key));
  return named?.kind === 'dish' && kind.words[0] === kind.words[1] && isOfKind ? named : undefined;
}

/** "Pepperoni" behind "three mediums": the one title that has the word. */
function findOnlyTitle(
  index: VoiceIndex,
  [key = '']: readonly string[],
  start: number,
): DishSegment | undefined {
  const places = (index.titlesByWord.get(key) ?? []).filter((place) => place < index.titles.length);
  const title = index.titles[places[0] ?? -1];
  if (places.length !== 1 || title === undefined) return undefined;
  const explained = title.weights[title.words.indexOf(key)] ?? 0;
  const candidate: DishCandidate = {
    title: places[0] ?? -1,
    quality: nameWeights.uniqueWord,
    fit: explained / title.totalWeight,
    missing: title.totalWeight - explained,
    explained,
    isHeadless: title.words[title.head] !== key,
  };
  return { kind: 'dish', start, end: start + 1, worth: 0, candidates: [candidate] };
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
    if (segment.kind !== 'dish' || segment.end - segment.start > 1) return segment;
    const before = path[place - 1];
    const numberAt = behindPeople(tokens, path, place);
    let kindAt = numberAt + 1;
    while (path[kindAt]?.kind === 'option' || path[kindAt]?.kind === 'unit') kindAt++;
    const [number, kind] = [path[numberAt], path[kindAt]];
    if (kind?.kind !== 'dish' || number?.kind !== 'number') return segment;
    if (before?.kind === 'number' || number.form !== 'spoken') return segment;
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

/** The place behind a dish, past whom it is for: "burgers for the kids, two …". */
function behindPeople(tokens: readonly Token[], path: readonly Segment[], place: number): number {
  const next = path[place + 1];
  if (next === undefined || tokens[next.start]?.text !== 'for') return place + 1;
  const end = path.findIndex(
    ({ kind }, at) => at > place + 1 && kind !== 'filler' && kind !== 'link' && kind !== 'scope',
  );
  return end < 0 ? path.length : end;
}
