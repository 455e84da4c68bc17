import type { Title } from '../menu/titles.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { joinerWords, pairedNames } from '../tables/food-words.ts';
import { unitWords } from '../tables/unit-words.ts';
import { preparedWords, toppingWords } from '../tables/wish-words.ts';
import { nameWeights, similarityWeights } from '../weights.ts';
import { findHits, type Hits } from './dish-hits.ts';
import { NameEvidence, type TitleHit } from './name-evidence.ts';
import { readSurroundings, type Surroundings, supportOf } from './name-support.ts';

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
  const found = [...spans.values()];
  return found
    .filter((span) => !isHalfOfOne(tokens, span, found))
    .map((span) => ({ ...span, candidates: bestOfEachTitle(mealsLast(index, span.candidates)) }));
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

/** "A side of fries" is no Side Salad. */
const isContainer = (tokens: readonly Token[], start: number, end: number): boolean =>
  end - start === 1 && tokens[end]?.text === 'of' && unitWords.has(tokens[start]?.key ?? '');

/** "Cut in three" is no Cold Cut Combo, "over ice" no Pour Over, "on the side" no Side of Avocado. */
const isManner = (tokens: readonly Token[], start: number): boolean =>
  (tokens[start]?.key === 'side' &&
    /^(?:on the|\S+ on)$/.test(`${tokens[start - 2]?.text} ${tokens[start - 1]?.text}`)) ||
  (tokens[start]?.text === 'over' && /^(?:ice|easy|medium|hard)$/.test(tokens[start + 1]?.text ?? '')) ||
  (tokens[start]?.text === 'cut' && /^(?:in|into)$/.test(tokens[start + 1]?.text ?? '')) ||
  (tokens[start]?.key === 'milk' && milkKinds.test(tokens[start - 1]?.text ?? ''));

/** A "mocha drizzle" is no Lemon Drizzle Loaf. */
const isPrepared = (
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  start: number,
  end: number,
): boolean => end - start === 1 && preparedWords.has(tokens[start]?.key ?? '') && roles[start - 1] === 'food';

const milkKinds = /^(?:whole|skim|skimmed|nonfat|fat|percent|oat|almond|soy|coconut|cashew|lactose)$/;

/** "A pizza half pepperoni half cheese" is no pepperoni pizza. */
const isHalves = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'half' && tokens.slice(at + 2, at + 6).some(({ text }) => text === 'half');

const partingWords = /^(?:do|no|not|without|minus|for|to|instead|extra|add|my|our|his|her|each)$/;

/** So many words at most. */
const longestGap = 2;

/** What lies between two words of a name: nothing, glue, a size; at most one stray word. */
function gapPenalty(
  title: Title,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  from: number,
  to: number,
): number | undefined {
  if (to - from > longestGap) return undefined;
  let penalty = 0;
  for (let at = from; at <= to; at++) {
    const token = tokens[at];
    if (token === undefined || token.afterBreak) return undefined;
    // "Rice on the side" is no Side of Rice.
    if (at === to && token.text === 'side' && tokens[at - 1]?.text === 'the') return undefined;
    if (at === to) break;
    const role = roles[at];
    // "Guacamole, no chips" is no Chips & Guacamole, nor "a burger for a zinger" a Zinger Burger.
    if (partingWords.test(token.text)) return undefined;
    if (role === 'connector') {
      if (!title.hasJoiner) return undefined;
      // "A sub on italian bread" is no Italian Sub; "an omelette, the denver one" says which behind it.
    } else if (/^(?:on|the)$/.test(token.text) && !title.hasJoiner) return undefined;
    // "Three pizzas please, a pepperoni and …" names what they are first.
    else if (token.text === 'please' && roles[at + 1] === 'article') return undefined;
    // "Swap the burrito for a steak bowl" names no Steak Burrito.
    else if (/^(?:for|to|into)$/.test(token.text) && roles[at + 1] === 'article') return undefined;
    // "He doesn't like ham, so a turkey breast" is no Turkey Breast and Ham.
    else if (/^(?:so|but)$/.test(token.text) && roles[at + 1] === 'article') return undefined;
    // "Two pizzas, a fajita and a tikka": behind a plural an article begins the list.
    else if (role === 'article' && /[^s]s$/.test(tokens[at - 1]?.text ?? '')) return undefined;
    else if (joinerWords.has(token.text)) penalty += nameWeights.gapJoiner;
    else if (role === 'option' && isHalves(tokens, at)) return undefined;
    else if (role === 'option') penalty += nameWeights.gapOption;
    else if (role === 'unknown' || role === 'everyday') penalty += nameWeights.gapStrange;
    else if (role === 'food' && toppingWords.has(token.key)) penalty += nameWeights.gapTopping;
    else if (role !== 'filler') return undefined;
  }
  return penalty;
}
