import type { Title } from '../menu/titles.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { pairedNames } from '../tables/food-words.ts';
import { nameWeights, similarityWeights } from '../weights.ts';
import { findHits, type Hits } from './dish-hits.ts';
import { NameEvidence, type TitleHit } from './name-evidence.ts';
import { gapPenalty, longestGap } from './name-gaps.ts';
import { readSurroundings, type Surroundings, supportOf } from './name-support.ts';
import { isContainer, isManner, isPrepared } from './no-names.ts';

/** A title that a stretch of speech may name. */
export type DishCandidate = {
  readonly title: number;
  /** 0..1: how much of the title was heard, and how well. */
  readonly quality: number;
  /** The same by the words alone, before a word that no other title has speaks for the rest. */
  readonly fit: number;
  /** Weight of the speech that it explains. */
  readonly explained: number;
  /** Weight of the title words that were not heard. */
  readonly missing: number;
  /** The last word, which says what it is, was not heard. */
  readonly isHeadless: boolean;
  /** Nothing but that word was heard: every title that has it may be meant. */
  readonly isBareHead?: boolean;
  /** Another brand was said than the one in the name. */
  readonly isOtherBrand?: boolean;
  /** No word was heard as it is written, only some that sound a little like it. */
  readonly isMisheard?: boolean;
};

export type DishSpan = { readonly start: number; readonly end: number; readonly candidates: DishCandidate[] };

const maxHitsPerTitle = 48;

/** Every stretch of the transcript that may name a dish, with the titles it may name, best first. */
export function findDishSpans(
  index: VoiceIndex,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
): DishSpan[] {
  const hits = findHits(index, tokens, roles);
  const spans = new Map<number, DishSpan>();
  const surroundings = readSurroundings(tokens, roles);
  for (const place of titlesToLookAt(index, hits)) {
    const title = index.names[place];
    if (title === undefined) continue;
    const isTag = place >= index.titles.length;
    const counts = isTag ? index.tagCounts : index.titleCounts;
    for (const window of windowsOf(index, counts, title, hitsOf(title, hits), tokens, roles, surroundings)) {
      const spanKey = window.start * 1024 + window.end;
      const span = spans.get(spanKey) ?? { start: window.start, end: window.end, candidates: [] };
      spans.set(spanKey, span);
      const candidate = { title: index.titleOfName[place] ?? -1, ...window.candidate };
      span.candidates.push(isTag ? asTag(candidate) : candidate);
    }
  }
  const found = [...spans.values()].filter((span) => !isHalfOfOne(tokens, span, [...spans.values()]));
  return found.map((span) => ({
    ...span,
    candidates: bestOfEachTitle(mealsLast(index, span.candidates)),
  }));
}

/** "Fish and chips" where there is no fish: the chips alone were not asked for. */
function isHalfOfOne(
  tokens: readonly Token[],
  { start, end }: DishSpan,
  spans: readonly DishSpan[],
): boolean {
  const textAt = (from: number) =>
    tokens
      .slice(from, from + 3)
      .map(({ text }) => text)
      .join(' ');
  const from = [start - 2, start].find((at) => at >= 0 && pairedNames.has(textAt(at)));
  if (from === undefined || end > from + 3) return false;
  // A Fish Burger is no fish.
  const isNamed = (place: number) =>
    spans.some(
      (span) =>
        span.start <= place && place < span.end && span.candidates.some(({ isHeadless }) => !isHeadless),
    );
  return !isNamed(from) || !isNamed(from + 2);
}

/** A name that is only a tag is a shade weaker than one on the card. */
const asTag = (candidate: DishCandidate): DishCandidate => ({
  ...candidate,
  quality: candidate.quality * nameWeights.tag,
  fit: candidate.fit * nameWeights.tag,
});

/** "Nuggets" are Chicken Nuggets before they are a Nugget Meal, of which they are only a part. */
function mealsLast(index: VoiceIndex, candidates: readonly DishCandidate[]): readonly DishCandidate[] {
  const named = candidates.filter(({ isBareHead }) => isBareHead).map(({ quality }) => quality);
  if (named.length === 0 || named.length === candidates.length) return candidates;
  const most = Math.max(...named) - nameWeights.mealLoss;
  const isMeal = ({ title, isHeadless }: DishCandidate) => {
    const { words = [], head = -1 } = index.titles[title] ?? {};
    return isHeadless && mealWords.test(words[head] ?? '');
  };
  return candidates.map((one) => (isMeal(one) ? { ...one, quality: Math.min(one.quality, most) } : one));
}

const mealWords = /^(?:meal|combo|deal|menu|box|platter|bucket)$/;

function bestOfEachTitle(candidates: readonly DishCandidate[]): DishCandidate[] {
  const seen = new Set<number>();
  return [...candidates]
    .sort((a, b) => b.quality - a.quality || a.title - b.title)
    .filter(({ title }) => !seen.has(title) && seen.add(title));
}

function titlesToLookAt(index: VoiceIndex, hits: Hits): Set<number> {
  const places = new Set<number>();
  const look = (word: string) => {
    for (const place of index.titlesByWord.get(word) ?? []) places.add(place);
  };
  for (const word of hits.byWord.keys()) look(word);
  for (const pair of hits.byPair.keys()) {
    index.pairs.get(pair)?.forEach(look);
    for (const place of index.titlesByPair.get(pair) ?? []) places.add(place);
  }
  return places;
}

function hitsOf(title: Title, hits: Hits): TitleHit[] {
  const found: TitleHit[] = [];
  title.words.forEach((word, place) => {
    for (const hit of hits.byWord.get(word) ?? []) found.push({ ...hit, places: [place] });
    const next = title.words[place + 1];
    if (next === undefined) return;
    for (const hit of hits.byPair.get(word + next) ?? []) found.push({ ...hit, places: [place, place + 1] });
  });
  return found
    .sort((a, b) => a.start - b.start || b.similarity - a.similarity || b.places.length - a.places.length)
    .slice(0, maxHitsPerTitle);
}

type Window = {
  readonly start: number;
  readonly end: number;
  readonly candidate: Omit<DishCandidate, 'title'>;
};

/** "Better a chicken", "hot please, we're showing off": an ordinary word sounds like one of a name only right beside the others. */
const isOrdinary = ({ everyday, similarity }: TitleHit): boolean =>
  everyday && similarity < similarityWeights.nearlyExact;

/** Grows a window from each hit to the right, word by word of the title, and keeps every acceptable stop. */
function windowsOf(
  index: VoiceIndex,
  counts: ReadonlyMap<string, number>,
  title: Title,
  hits: readonly TitleHit[],
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  surroundings: (start: number, end: number) => Surroundings,
): Window[] {
  const windows: Window[] = [];
  hits.forEach((first, position) => {
    const heard = new NameEvidence(title, counts, index.wordOwners, first.start);
    const isTornHere = isTorn(index, tokens, first.start);
    for (const hit of hits.slice(position)) {
      if (hit.start > heard.end + longestGap) break;
      if (hit.start < heard.end || (heard.end === first.start && hit !== first)) continue;
      if (hit.places.some((place) => heard.places.has(place))) {
        if (hit.start === heard.end) break;
        continue;
      }
      const gap = hit === first ? 0 : gapPenalty(title, tokens, roles, heard.end, hit.start);
      if (gap === undefined) break;
      if (hit.start > heard.end && (isOrdinary(first) || isOrdinary(hit))) continue;
      if (isTornHere && isBehind(hit, heard.places)) break;
      heard.add(hit, gap);
      if (heard.isHopeless) continue;
      if (isContainer(tokens, first.start, heard.end) || isManner(tokens, first.start)) continue;
      if (heard.isHeadless && isPrepared(tokens, roles, first.start, heard.end)) continue;
      const support = supportOf(index, title, tokens, surroundings(first.start, heard.end));
      if (!heard.isAcceptable(support)) continue;
      const {
        end,
        quality,
        fit,
        evidence: explained,
        missing,
        isHeadless,
        isBareHead,
        isOtherBrand,
        isMisheard,
      } = heard;
      const candidate = {
        quality,
        fit,
        explained,
        missing,
        isHeadless,
        isBareHead,
        isOtherBrand,
        isMisheard,
      };
      windows.push({ start: first.start, end, candidate });
    }
  });
  return windows;
}

/** "Smoky wings hot" are no Hot Wings: "wings" belongs to the word before it, and what comes behind is no name. */
const isTorn = (index: VoiceIndex, tokens: readonly Token[], start: number): boolean =>
  index.pairs.has(`${tokens[start - 1]?.key}${tokens[start]?.key}`);
const isBehind = ({ places }: TitleHit, heard: ReadonlySet<number>): boolean =>
  [...heard].some((place) => place > (places[0] ?? 0));
