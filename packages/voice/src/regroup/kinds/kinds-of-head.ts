import { categoryOf, isListedUnder, someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishCandidate } from '../../names/dish-spans.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { defaultWords, joinerWords, kindWords } from '../../tables/food-words.ts';
import { nameWeights } from '../../weights.ts';
import { type Group, isPluralAt } from './counted-groups.ts';
import { wordsFor } from './find-kind.ts';

/** The dish a kind names: by itself, or together with what was announced. */
export function dishOf(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  announced: Group,
  kind: Group,
): DishSegment | undefined {
  const keysOf = ({ words: [first, last] }: Group) =>
    tokens
      .slice(path[first]?.start, path[last]?.end)
      .map(({ key }) => key)
      // "Three al pastor"
      .filter((key) => !joinerWords.has(key));
  const [start, end] = [path[kind.words[0]]?.start ?? 0, path[kind.words[1]]?.end ?? 0];
  const whole = path[announced.words[1]];
  if (kind.isBare) return whole?.kind === 'dish' ? { ...whole, start, end } : undefined;
  if (announced.isBare) {
    // "Three large: one pepperoni, one plain cheese"
    const said = path.slice(kind.words[0], kind.words[1] + 1);
    const [alone, ...others] = said.filter((part) => !defaultWords.has(tokens[part.start]?.key ?? ''));
    if (alone === undefined || others.length > 0) return undefined;
    return alone.kind === 'dish' ? alone : undefined;
  }
  // "Two pork and one chicken dumplings": what lacks its head announces nothing.
  const isPlural = whole !== undefined && isPluralAt(tokens, whole);
  const named = path[kind.words[0]];
  const title = named?.kind === 'dish' ? named.candidates[0]?.title : undefined;
  // "Two spaghetti, one carbonara and one bolognese": unless the kind is one of those that begin so.
  const isOneOf = whole?.kind === 'dish' && whole.candidates.some((candidate) => candidate.title === title);
  if (whole?.kind === 'dish' && whole.candidates[0]?.isHeadless && !isPlural && !isOneOf) return undefined;
  const candidates = titlesOf(index, keysOf(announced), keysOf(kind));
  if (candidates.length > 0) return { kind: 'dish', start, end, worth: 0, candidates };
  // "Three classic milk teas, two taro milk teas and one …": a name said in full is ordered for itself.
  const said = (path[announced.words[1]]?.end ?? 0) - (path[announced.words[0]]?.start ?? 0);
  const isFullName =
    whole?.kind === 'dish' && said > 1 && (whole.candidates[0]?.missing ?? 0) < nameWeights.nothing;
  if (isFullName) return undefined;
  // "Three pies": a word for what they all are that is on no card.
  const head = path[announced.words[1]];
  const headTitle = head?.kind === 'dish' ? head.candidates[0] : undefined;
  const category = categoryOf(index, headTitle?.title);
  const isBareHead = (headTitle?.missing ?? 0) >= nameWeights.little;
  const isOfKind =
    (isBareHead && someDish(index, title, (dish) => dish.category === category)) ||
    keysOf(announced).some((key) => isListedUnder(index, title, key)) ||
    path.slice(announced.words[0], announced.words[1] + 1).every(({ kind: said }) => said === 'other') ||
    keysOf(announced).every((key) => kindWords.has(key));
  return named?.kind === 'dish' && kind.words[0] === kind.words[1] && isOfKind ? named : undefined;
}

/** Titles made of both: "fried rice" and "shrimp". */
function titlesOf(index: VoiceIndex, head: readonly string[], kind: readonly string[]): DishCandidate[] {
  const isPlain = kind.every((key) => defaultWords.has(key));
  const spoken = [...head, ...kind].map((key) => wordsFor(index, key));
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
