import { headWord } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishCandidate } from '../../names/dish-spans.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { synonymGroups } from '../../tables/spelling-variants.ts';
import { nameWeights } from '../../weights.ts';

/** At most so many words tell one kind from the other: "paneer tikka" and "beef" roll. */
export const longestKind = 2;

/** A word of its title was not heard. */
export const isIncomplete = (segment: DishSegment): boolean =>
  (segment.candidates[0]?.missing ?? 0) >= nameWeights.nothing;

/** Behind one of these, words say what a dish comes with. */
export const wishWords: ReadonlySet<string> = new Set(
  'with without extra hold less more on con sin'.split(' '),
);

/** The word that says what the dish is, heard or not. */
export const titleHead = (index: VoiceIndex, { candidates }: DishSegment): string | undefined =>
  headWord(index, candidates[0]?.title);

/** The word that says what the dish is, if it was heard: of a "zinger burger" the burger, though it is a Crispy Zinger. */
export function headOf(index: VoiceIndex, tokens: readonly Token[], dish: DishSegment): string | undefined {
  const words = index.titles[dish.candidates[0]?.title ?? -1]?.words ?? [];
  const last = tokens[dish.end - 1]?.key ?? '';
  if (!words.includes(last) && titlesOfHead(index, last).length > 0) return last;
  const head = titleHead(index, dish);
  const isHeard = tokens.slice(dish.start, dish.end).some(({ key }) => key === head);
  return isHeard || !isIncomplete(dish) ? head : undefined;
}

/** The dish whose name is these words and the head. */
export function findKind(
  index: VoiceIndex,
  tokens: readonly Token[],
  start: number,
  end: number,
  head: string,
  sharedHead?: number,
): DishSegment | undefined {
  const kinds = tokens.slice(start, end).map(({ key }) => wordsFor(index, key));
  if (kinds.length === 0) return undefined;
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

/** "Three large pizzas, one tikka and one pepperoni": what was said of all of them stays with the kind that is found. */
export const keepAnnounced = (former: Segment | undefined, found: DishSegment): DishSegment =>
  former?.kind === 'dish' && former.announced !== undefined
    ? { ...found, announced: former.announced }
    : found;

/** A word and those on these menus that mean the same. */
export const wordsFor = (index: VoiceIndex, key: string): ReadonlySet<string> =>
  new Set([key, ...(synonymGroups.get(key) ?? []).flatMap((group) => index.wordsBySynonym.get(group) ?? [])]);

/** "A matcha latte, make it iced": no Iced Latte, for its name is another; of a latte it would be. */
export function isMadeSo(
  index: VoiceIndex,
  tokens: readonly Token[],
  start: number,
  { candidates: [meant] }: DishSegment,
  { candidates: [kind] }: DishSegment,
): boolean {
  if (!/^(?:iced|cold|hot|decaf)$/.test(tokens[start]?.text ?? '')) return false;
  const words = index.titles[kind?.title ?? -1]?.words ?? [];
  const named = index.titles[meant?.title ?? -1]?.words ?? [];
  return named.some((word) => !words.includes(word) && !/^(?:iced?|cold|hot)$/.test(word));
}

/** These titles, as somebody would be asked about who said only what they are. */
export function candidatesOf({ titles }: VoiceIndex, places: readonly number[]): DishCandidate[] {
  // Of several it is asked which.
  const isSure = places.length === 1;
  return places.map((title) => ({
    title,
    quality: isSure ? 1 : nameWeights.uniqueWord,
    fit: 1,
    explained: titles[title]?.totalWeight ?? 0,
    missing: 0,
    isHeadless: false,
    ...(isSure ? {} : { isBareHead: true }),
  }));
}

/** The titles that have this word for their head. */
const titlesOfHead = ({ titles, titlesByWord }: VoiceIndex, key: string): number[] =>
  (titlesByWord.get(key) ?? []).filter((place) => titles[place]?.words[titles[place].head] === key);
