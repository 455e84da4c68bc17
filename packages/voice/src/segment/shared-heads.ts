import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import { synonymGroups } from '../tables/spelling-variants.ts';
import { isWishManner } from '../tables/wish-words.ts';
import { nameWeights } from '../weights.ts';
import type { DishCandidate } from './dish-spans.ts';
import type { DishSegment, Segment } from './segments.ts';

/** At most so many words tell one kind from the other: "paneer tikka" and "beef" roll. */
const longestKind = 2;

const between: ReadonlySet<Segment['kind']> = new Set(['number', 'option', 'unit', 'measure', 'filler']);

/**
 * Two kinds of one dish named once: "a beef and a chicken roll" before the head, "a chicken roll and a beef" behind
 * it. Words that make a title together with the head of the neighbouring dish become a dish of their own.
 */
export function readSharedHeads(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dishBefore: DishSegment | undefined,
): Segment[] {
  return readBehind(index, tokens, readAhead(index, tokens, path), dishBefore);
}

/** From each dish to the left, kind by kind. */
function readAhead(index: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const read = [...path];
  for (let place = read.length - 1; place > 0; place--) {
    const dish = read[place];
    if (dish?.kind !== 'dish') continue;
    const head = headOf(index, tokens, dish);
    if (head === undefined) continue;
    const separator = separatorBefore(tokens, read, place);
    const kind = separator === undefined ? undefined : kindEndingAt(tokens, read, separator);
    if (kind === undefined) continue;
    const found = findKind(index, tokens, kind.start, kind.end, head, dish.sharedHead ?? dish.start);
    // "With tomato and a cup of tomato soup" names one soup.
    if (found === undefined || found.candidates[0]?.title === dish.candidates[0]?.title) continue;
    if (wishWords.has(tokens[kind.start - 1]?.text ?? '')) continue;
    read.splice(kind.place, kind.count, found);
    const own = read.indexOf(dish);
    if (dish.sharedHead === undefined) read[own] = { ...dish, sharedHead: dish.start };
    place = own;
  }
  return read;
}

/** The place of the connector or, with a pause, of the first word that belongs to this dish. */
function separatorBefore(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): number | undefined {
  for (let at = place; at > 0; at--) {
    const segment = path[at];
    if (segment === undefined) return undefined;
    if (at < place && segment.kind === 'connector') return at;
    if (at < place && !between.has(segment.kind)) return undefined;
    if (tokens[segment.start]?.afterBreak) return at;
    const before = path[at - 1];
    // "One chicken two beef rolls": an amount parts the two as well.
    if (segment.kind === 'number' && segment.form === 'spoken' && before?.kind === 'other') return at;
  }
  return undefined;
}

type Kind = { place: number; count: number; start: number; end: number };

/** Words that mean nothing alone, or a name that is not whole, right before this place. */
function kindEndingAt(tokens: readonly Token[], path: readonly Segment[], place: number): Kind | undefined {
  let first = place;
  while (first > 0 && place - first < longestKind) {
    const segment = path[first - 1];
    // "Two doubles and a triple stack": a size may be what a kind is called.
    const isCalled = segment?.kind === 'option' && first === place;
    const isLoose =
      segment?.kind === 'other' || isCalled || (segment?.kind === 'dish' && isIncomplete(segment));
    if (!isLoose || segment === undefined) break;
    first--;
    if (tokens[segment.start]?.afterBreak) break;
  }
  const [start, end] = [path[first]?.start, path[place - 1]?.end];
  if (first === place || start === undefined || end === undefined || end - start > longestKind)
    return undefined;
  return { place: first, count: place - first, start, end };
}

const isIncomplete = (segment: DishSegment) => (segment.candidates[0]?.missing ?? 0) >= nameWeights.nothing;

/** Behind one of these, words say what a dish comes with. */
const wishWords: ReadonlySet<string> = new Set([
  'with',
  'without',
  'extra',
  'hold',
  'less',
  'more',
  'on',
  'con',
  'sin',
]);

/** "Give me the beef", "the paneer one" after another kind of the same dish. */
function readBehind(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dishBefore: DishSegment | undefined,
): Segment[] {
  const read: Segment[] = [];
  let dish = dishBefore;
  path.forEach((segment, place) => {
    const next = path[place + 1];
    const isThatOne = next !== undefined && isOne(tokens, next) && tokens[segment.start - 1]?.text === 'the';
    const head = dish && (headOf(index, tokens, dish) ?? (isThatOne ? titleHead(index, dish) : undefined));
    const isAlone =
      next === undefined ||
      tokens[next.start]?.afterBreak === true ||
      (next.kind !== 'other' && next.kind !== 'dish') ||
      isOne(tokens, next);
    const before = path[place - 1];
    const isWished =
      tokens[segment.start - 1]?.text === 'no' ||
      tokens.slice(Math.max(0, dish?.end ?? 0), segment.start).some(({ text }) => wishWords.has(text));
    const isLoose = segment.kind === 'other' || (segment.kind === 'dish' && isIncomplete(segment));
    // "A spanish latte iced": how it is made, said right behind it.
    const isManner =
      before === dish && segment.end - segment.start === 1 && isWishManner(tokens[segment.start]?.text ?? '');
    const found =
      dish &&
      head &&
      isLoose &&
      isAlone &&
      !isWished &&
      !isManner &&
      segment.end - segment.start <= longestKind
        ? findKind(index, tokens, segment.start, segment.end, head, undefined)
        : undefined;
    if (found && dish && isIncomplete(dish) && !isCountedAt(path, place)) {
      // "Samosas, aloo wale": which samosas is said afterwards.
      const refined: DishSegment = { ...dish, candidates: found.candidates };
      read[read.indexOf(dish)] = refined;
      dish = refined;
      read.push({ kind: 'filler', start: segment.start, end: segment.end, worth: 0 });
      return;
    }
    const part = found ?? cloneForOne(tokens, path, place, dish) ?? segment;
    if (part.kind === 'dish') dish = part;
    read.push(part);
  });
  return read;
}

/** Stands an amount, a connector or a command before it, past its sizes? */
function isCountedAt(path: readonly Segment[], place: number): boolean {
  const lead = path[beforeSizes(path, place)]?.kind;
  return lead === 'number' || lead === 'connector' || lead === 'command';
}

/** The place of what stands before a dish, past its sizes and containers. */
export function beforeSizes(path: readonly Segment[], place: number): number {
  let at = place - 1;
  while (path[at]?.kind === 'option' || path[at]?.kind === 'unit') at--;
  return at;
}

/** "A small latte and a large one": another of the same, in that size. */
function cloneForOne(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  dish: DishSegment | undefined,
): DishSegment | undefined {
  const [article, option, one] = [path[place - 2], path[place - 1], path[place]];
  if (dish === undefined || one === undefined || !isOne(tokens, one) || option?.kind !== 'option')
    return undefined;
  if (article?.kind !== 'number' || article.form === 'more') return undefined;
  const next = path[place + 1];
  const isLast =
    next === undefined || tokens[next.start]?.afterBreak || /^(?:connector|command|filler)$/.test(next.kind);
  if (!isLast) return undefined;
  return { ...dish, start: one.start, end: one.end };
}

const isOne = (tokens: readonly Token[], segment: Segment) =>
  segment.end - segment.start === 1 &&
  /^(?:one|ones|wala|wali|wale)$/.test(tokens[segment.start]?.text ?? '');

/** "Not the pepperoni, the veggie one": of a dish whose last word went without saying. */
function titleHead(index: VoiceIndex, { candidates }: DishSegment): string | undefined {
  const title = index.titles[candidates[0]?.title ?? -1];
  return title?.words[title.head];
}

/** The word that says what the dish is, if it was heard. */
export function headOf(
  index: VoiceIndex,
  tokens: readonly Token[],
  { candidates, start, end }: DishSegment,
): string | undefined {
  const title = index.titles[candidates[0]?.title ?? -1];
  const head = title?.words[title.head];
  const isHeard = tokens.slice(start, end).some(({ key }) => key === head);
  return head !== undefined && (isHeard || (candidates[0]?.missing ?? 1) < nameWeights.nothing)
    ? head
    : undefined;
}

/** The dish whose name is these words and the head. */
export function findKind(
  index: VoiceIndex,
  tokens: readonly Token[],
  start: number,
  end: number,
  head: string,
  sharedHead: number | undefined,
): DishSegment | undefined {
  const kinds = tokens.slice(start, end).map(({ key }) => new Set([key, ...synonymsOf(index, key)]));
  const candidates: DishCandidate[] = [];
  for (const place of index.titlesByWord.get(head) ?? []) {
    const title = index.titles[place];
    if (title === undefined || title.words.length < 2 || title.words[title.head] !== head) continue;
    const heard = title.words.map((word, at) => at === title.head || kinds.some((kind) => kind.has(word)));
    if (!kinds.every((kind) => title.words.some((word, at) => at !== title.head && kind.has(word)))) continue;
    const missing = title.weights.reduce((sum, weight, at) => sum + (heard[at] ? 0 : weight), 0);
    const quality = 1 - missing / title.totalWeight;
    if (quality >= nameWeights.leastShaky)
      candidates.push({
        title: place,
        quality,
        fit: quality,
        missing,
        explained: title.totalWeight - missing,
        isHeadless: false,
      });
  }
  if (candidates.length === 0) return undefined;
  candidates.sort((a, b) => b.quality - a.quality || a.title - b.title);
  return {
    kind: 'dish',
    start,
    end,
    worth: 0,
    candidates,
    ...(sharedHead === undefined ? {} : { sharedHead }),
  };
}

const synonymsOf = (index: VoiceIndex, key: string): readonly string[] =>
  (synonymGroups.get(key) ?? []).flatMap((group) => index.wordsBySynonym.get(group) ?? []);
