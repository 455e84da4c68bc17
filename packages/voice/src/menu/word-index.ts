import { similarityWeights } from '../weights.ts';
import { append } from './append.ts';
import {
  encodeSound,
  type SoundCodes,
  skeletonKeys,
  skeletonOf,
  soundOf,
  soundSimilarity,
} from './phonetic.ts';

/** A word (or two words run together) that can be found by how it sounds or how it is written. */
type Entry = { readonly text: string; readonly sound: SoundCodes; readonly consonants: number };

export type WordIndex = {
  readonly entries: readonly Entry[];
  readonly byText: ReadonlyMap<string, number>;
  readonly bySkeleton: ReadonlyMap<string, readonly number[]>;
  readonly byTrigram: ReadonlyMap<string, readonly number[]>;
  readonly byStart: ReadonlyMap<string, readonly number[]>;
  /** What was found before: a sentence is heard several times over, and people say the same words. */
  readonly similar: Map<string, readonly WordMatch[]>;
};

export type WordMatch = { readonly entry: number; readonly similarity: number; readonly strong: boolean };

const maxCompared = 32;

export function buildWordIndex(texts: Iterable<string>): WordIndex {
  const entries: Entry[] = [];
  const byText = new Map<string, number>();
  const bySkeleton = new Map<string, number[]>();
  const byTrigram = new Map<string, number[]>();
  const byStart = new Map<string, number[]>();
  for (const text of texts) {
    if (byText.has(text)) continue;
    const id = entries.length;
    const sound = soundOf(text);
    const skeleton = skeletonOf(sound);
    entries.push({ text, sound: encodeSound(sound), consonants: skeleton.length });
    byText.set(text, id);
    for (const key of skeletonKeys(skeleton)) append(bySkeleton, key, id);
    for (const trigram of trigramsOf(text)) append(byTrigram, trigram, id);
    if (text.length > shortestStart) append(byStart, text.slice(0, shortestStart), id);
  }
  return { entries, byText, bySkeleton, byTrigram, byStart, similar: new Map() };
}

/** Fewer letters are the start of too many words. */
const shortestStart = 4;

/** Two words cut short beside each other tell more than one. */
export const shortestPart = 3;
export const startOf = (text = ''): string => text.slice(0, shortestPart);

/** So many words may begin alike: "choc" for the chocolate of one dish and the chocolat of another. */
const mostAbbreviated = 2;

/** "Parm" for parmesan, "choc" for chocolate: the words of these menus that begin so, where they are few. */
export function findAbbreviated(
  { byStart, entries }: WordIndex,
  text: string,
  isPair: { has(text: string): boolean },
): readonly string[] {
  if (text.length < shortestStart) return [];
  const found = (byStart.get(text.slice(0, shortestStart)) ?? [])
    .map((id) => entries[id]?.text ?? '')
    .filter((word) => word.startsWith(text) && !isPair.has(word));
  return found.length <= mostAbbreviated ? found : [];
}

/** So many words are remembered; the next one begins a new memory. */
const mostRemembered = 8192;

/** Words like this one, best first; exact matches are the caller's to look up in `byText`. */
export function findSimilarWords(index: WordIndex, text: string): readonly WordMatch[] {
  const known = index.similar.get(text);
  if (known !== undefined) return known;
  const found = searchSimilarWords(index, text);
  if (index.similar.size >= mostRemembered) index.similar.clear();
  index.similar.set(text, found);
  return found;
}

function searchSimilarWords(index: WordIndex, text: string): readonly WordMatch[] {
  const sound = soundOf(text);
  const skeleton = skeletonOf(sound);
  if (skeleton.length < 1 || text.length < 3) return [];
  const codes = encodeSound(sound);
  const matches: WordMatch[] = [];
  for (const id of candidatesFor(index, text, skeleton)) {
    const entry = index.entries[id];
    if (entry === undefined || entry.text === text) continue;
    const heard = soundSimilarity(codes, entry.sound);
    const written =
      heard > similarityWeights.nearlyExact || Math.abs(entry.text.length - text.length) > 3
        ? heard
        : writtenSimilarity(text, entry.text);
    const isUnlike = heard < similarityWeights.leastHeard || written < similarityWeights.leastWritten;
    const similarity = Math.max(heard, written) - (isUnlike ? similarityWeights.unlikeEitherWay : 0);
    const consonants = Math.min(skeleton.length, entry.consonants);
    if (
      similarity < similarityWeights.weakest ||
      (consonants < 2 && similarity < similarityWeights.bestMisheard)
    )
      continue;
    const strong = similarity >= (consonants >= 3 ? similarityWeights.strong : similarityWeights.strongShort);
    matches.push({ entry: id, similarity: Math.min(similarity, similarityWeights.bestMisheard), strong });
  }
  return matches.sort((a, b) => b.similarity - a.similarity || a.entry - b.entry).slice(0, 6);
}

/** How alike two words are, by sound or by spelling. */
export function wordSimilarity(a: string, b: string): number {
  return Math.max(soundSimilarity(encodeSound(soundOf(a)), encodeSound(soundOf(b))), writtenSimilarity(a, b));
}

/** Those that share the most keys, so that a comparison is made with a few dozen words and never with all. */
function candidatesFor(index: WordIndex, text: string, skeleton: string): number[] {
  const votes = new Map<number, number>();
  const vote = (ids: readonly number[] | undefined, weight: number) => {
    for (const id of ids ?? []) votes.set(id, (votes.get(id) ?? 0) + weight);
  };
  skeletonKeys(skeleton).forEach((key, position) => {
    vote(index.bySkeleton.get(key), position === 0 ? 4 : 1);
  });
  for (const trigram of trigramsOf(text)) {
    const ids = index.byTrigram.get(trigram);
    if (ids !== undefined && ids.length <= 400) vote(ids, 1);
  }
  const lengthGap = (id: number) => Math.abs((index.entries[id]?.text.length ?? 0) - text.length);
  return [...votes]
    .filter(([id]) => lengthGap(id) <= 5)
    .sort((a, b) => b[1] - a[1] || lengthGap(a[0]) - lengthGap(b[0]) || a[0] - b[0])
    .slice(0, maxCompared)
    .map(([id]) => id);
}

function trigramsOf(text: string): string[] {
  const padded = `^${text}$`;
  const trigrams: string[] = [];
  for (let i = 0; i + 3 <= padded.length; i++) trigrams.push(padded.slice(i, i + 3));
  return trigrams;
}

/** The first row of the table of distances; no word is as long as this. */
const columns = Uint8Array.from({ length: 256 }, (_, column) => column);

/** Edit distance with swapped neighbours as one edit, as a share of the longer word. */
export function writtenSimilarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  const width = b.length + 1;
  let beforePrevious = new Uint8Array(width);
  let previous = columns.slice(0, width);
  let row = new Uint8Array(width);
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    for (let j = 1; j < width; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (same === 1 && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
    }
    [beforePrevious, previous, row] = [previous, row, beforePrevious];
  }
  return 1 - (previous[b.length] ?? longest) / longest;
}
