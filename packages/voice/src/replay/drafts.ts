import type { Mention } from '../assign/assign-clauses.ts';
import { type Line, noLine } from '../assign/lines.ts';
import { categoryOf, headWord } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { DishCandidate } from '../names/dish-spans.ts';
import type { ByPrice, Superlative } from '../read/superlatives.ts';
import type { DishSegment } from '../segment/segments.ts';
import { chooseWeights } from '../weights.ts';

/** A line of the order while it is being spoken: which dish is not settled yet. */
export type Draft = {
  readonly segment: DishSegment;
  readonly candidates: readonly DishCandidate[];
  readonly line: Line;
  /** Place of the dish, where the line was there before anything was said. */
  readonly knownDish?: number;
  /** Place of the line it came from, where it stands for one that was there. */
  readonly linePlace?: number;
  /** "The cheapest biryani": of all that it may be, by what they cost. */
  readonly byPrice?: ByPrice;
  /** It was there and was spoken of by a word that fits other dishes too: which is meant is asked. */
  readonly askedAmong?: readonly DishCandidate[];
};

/** How far behind "the cheapest" the name may begin: "the cheapest large one of your pizzas". */
const farthestName = 3;

export const wantByPrice = (
  superlatives: readonly Superlative[],
  drafts: readonly Draft[],
): readonly Draft[] =>
  superlatives.length === 0
    ? drafts
    : drafts.map((draft) => {
        const { start } = draft.segment;
        const said = superlatives.find(({ at }) => start >= at && start <= at + farthestName);
        return said === undefined || isKnown(draft) ? draft : { ...draft, byPrice: said.byPrice };
      });

export function addAll(drafts: readonly Draft[], mentions: readonly Mention[]): Draft[] {
  let added = [...drafts];
  for (const { segment, line, isTotal } of mentions) {
    const title = segment.candidates[0]?.title;
    if (isTotal) added = added.filter(({ candidates }) => !isNameOf(candidates, title));
    const known = line.isMore ? findMentioned(added, segment) : undefined;
    const draft = known === undefined ? undefined : added[known];
    // "Another biryani but half", "a small pizza and another pizza large": as a line of its own.
    const isOther = line.options.length > 0 && draft !== undefined;
    // "A club, no mayo, and another club": as large, and the wish is for the first.
    const isUnlike = draft !== undefined && draft.line.wishes.length + line.wishes.length > 0;
    if (isUnlike && !isOther) {
      const { segment: named, candidates } = draft;
      added.push({ segment: named, candidates, line: { ...line, options: draft.line.options } });
    } else if (isOther) added.push({ segment: draft.segment, candidates: draft.candidates, line });
    else if (known !== undefined && draft !== undefined) {
      added[known] = {
        ...draft,
        line: { ...draft.line, count: (draft.line.count ?? 1) + (line.count ?? 1) },
      };
    } else if (line.count !== 0)
      added.push({ segment, candidates: segment.candidates, line: sizedAlike(added, segment, line) });
  }
  return added;
}

const isKnown = ({ knownDish }: Draft): boolean => knownDish !== undefined;

/** "The same wings again but mild": as large as those that are there, where only another heat is said. */
function sizedAlike(drafts: readonly Draft[], { place }: DishSegment, line: Line): Line {
  const there = place === undefined ? undefined : drafts.find((draft) => isLineAt(draft, place));
  const isHeatOnly =
    line.options.length > 0 &&
    line.options.every(({ heat, size, measure }) => heat !== undefined && size === undefined && !measure);
  const portions = there?.line.options.filter((option) => option.of === 'portion') ?? [];
  return isHeatOnly ? { ...line, options: [...portions, ...line.options] } : line;
}

const isNameOf = (candidates: readonly DishCandidate[], title: number | undefined): boolean =>
  candidates[0]?.title === title ||
  (candidates[0]?.isBareHead === true && candidates.some((candidate) => candidate.title === title));

/** The latest line that this mention may mean. */
export function findMentioned(drafts: readonly Draft[], segment: DishSegment): number | undefined {
  if (segment.place !== undefined) {
    const at = drafts.findIndex((draft) => isLineAt(draft, segment.place));
    return at < 0 ? undefined : at;
  }
  const qualityOf = new Map(segment.candidates.map((candidate) => [candidate.title, candidate.quality]));
  const wanted = segment.candidates[0];
  let best: { place: number; quality: number } | undefined;
  drafts.forEach((draft, place) => {
    const meant = draft.candidates[0];
    const direct = meant === undefined ? undefined : qualityOf.get(meant.title);
    const isRefined = () =>
      draft.candidates.some(
        ({ title, quality }) =>
          title === wanted?.title && quality >= (meant?.quality ?? 0) - chooseWeights.same,
      );
    const quality = direct ?? (isRefined() ? chooseWeights.refinedReference : undefined);
    if (quality !== undefined && (best === undefined || quality >= best.quality)) best = { place, quality };
  });
  return best?.place;
}

const isLineAt = ({ knownDish, segment }: Draft, place: number | undefined): boolean =>
  knownDish !== undefined && segment.place === place;

export function isSameKind(index: VoiceIndex, draft: Draft, segment: DishSegment): boolean {
  const [a, b] = [draft.candidates[0], segment.candidates[0]].map((candidate) =>
    candidate === undefined ? undefined : index.titles[candidate.title],
  );
  if (a === undefined || b === undefined) return false;
  const category = categoryOf(index, draft.candidates[0]?.title);
  const isListed = category !== '' && category === categoryOf(index, segment.candidates[0]?.title);
  return a.words.at(-1) === b.words.at(-1) || isListed;
}

/** The word that says what it is, is the same: another kind of naan. */
export const hasSameHead = (index: VoiceIndex, { candidates }: Draft, segment: DishSegment): boolean =>
  headWord(index, candidates[0]?.title) === headWord(index, segment.candidates[0]?.title);

export function mergeLines(line: Line, change: Line): Line {
  const options = [...line.options, ...change.options];
  const units = [...line.units, ...change.units];
  const wishes = mergeWishes(line.wishes, change.wishes);
  if (change.isMore)
    return { ...line, count: (line.count ?? 1) + (change.count ?? 1), options, units, wishes };
  return change.isCounted && change.count !== undefined
    ? { ...line, count: change.count, isCounted: true, options, units, wishes }
    : { ...line, options, units, wishes };
}

/** Named, and nothing said of it. */
export const isBare = ({ count, options, units, wishes }: Line): boolean =>
  count === undefined && options.length + units.length + wishes.length === 0;

/**
 * The new dish takes the old one's place and, unless another is said, its amount and options. "Five large cokes, no, a
 * pie": counted, something of another kind is neither as many nor as large.
 */
export function replace(
  index: VoiceIndex,
  drafts: readonly Draft[],
  place: number,
  { segment, line }: Mention,
): Draft[] {
  return drafts.map((draft, position) => {
    if (position !== place) return draft;
    const isSaidNow = line.count !== undefined && draft.knownDish === undefined;
    const isAnother = isSaidNow && !isSameKind(index, draft, segment);
    const former = isAnother ? noLine : { ...draft.line, units: [] };
    // "Two cold brews, no, a latte" is one; "two hawaiian, make it a pepperoni" are as many as before.
    const counted =
      isSaidNow && !hasSameHead(index, draft, segment) ? { ...former, count: line.count } : former;
    return {
      segment,
      candidates: segment.candidates,
      line: mergeLines(counted, line),
      ...(draft.linePlace === undefined ? {} : { linePlace: draft.linePlace }),
    };
  });
}

export function reduce(drafts: readonly Draft[], place: number, line: Line): Draft[] {
  const draft = drafts[place];
  // "Take off a taco", of the two that are there.
  const isCounted = line.isCounted || (line.count !== undefined && draft?.knownDish !== undefined);
  const left = (draft?.line.count ?? 1) - (isCounted ? (line.count ?? 0) : Number.POSITIVE_INFINITY);
  if (draft === undefined || left < 1) return without(drafts, place);
  return drafts.map((other, position) =>
    position === place ? { ...other, line: { ...other.line, count: left } } : other,
  );
}

export function without(drafts: readonly Draft[], place: number): Draft[] {
  return drafts.filter((_, position) => position !== place);
}

export function shareOptions(
  drafts: readonly Draft[],
  shared: Line | undefined,
  among: readonly Draft[],
): Draft[] {
  if (shared === undefined) return [...drafts];
  const options = shared.options.map((option) => ({ ...option, isForAll: among.length > 1 }));
  // "Three large fries and three cokes, all medium": those whose size was not said yet.
  const isSized = ({ line }: Draft) => line.options.some(({ size }) => size !== undefined);
  const isOpen = options.some(({ size }) => size !== undefined) && among.some((draft) => !isSized(draft));
  const isMeant = (draft: Draft) => among.includes(draft) && !(isOpen && isSized(draft));
  return drafts.map((draft) =>
    isMeant(draft) ? { ...draft, line: mergeLines(draft.line, { ...shared, options }) } : draft,
  );
}

/** What is wished now, beside or against what was wished before. */
function mergeWishes(before: readonly string[], now: readonly string[]): string[] {
  const wishes = before.flatMap((wish) => wish.split(', '));
  for (const wish of now) {
    const [wanted, refused] = [wantedIn(wish), refusedIn(wish)];
    const isSame = (a: string | undefined, b: string | undefined) => a !== undefined && a === b;
    // "With onions after all": no longer without, and they come with it anyway.
    const at = wishes.findIndex(
      (former) => isSame(wanted, refusedIn(former)) || isSame(refused, wantedIn(former)),
    );
    if (at >= 0) wishes.splice(at, 1);
    if (at < 0 || wanted === undefined) wishes.push(wish.replace(afterAll, ''));
  }
  return wishes;
}

const afterAll = / (?:after all|again|back in|back)$/;

/** The thing itself, without how it is counted. */
const thingOf = (words: string | undefined): string | undefined =>
  words
    ?.replace(afterAll, '')
    .replace(/^(?:the|any|some|more) /, '')
    .replace(/s$/, '');

const wantedIn = (wish: string): string | undefined =>
  thingOf(/^(?:but )?(?:with|add|extra) (.+)$/.exec(wish)?.[1]);

const refusedIn = (wish: string): string | undefined =>
  thingOf(/^(?:but )?(?:without|no|hold|skip|minus|leave out) (.+)$/.exec(wish)?.[1]);
