import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import type { Draft } from './drafts.ts';

/** "No, the one from Sweet Gali", "from Sweet Gali instead": the same dish of that kitchen, as many as there are. */
export function findOtherKitchen(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  before: readonly Draft[],
): Draft[] | undefined {
  const kitchen = path.find((part) => part.kind === 'restaurant');
  const named = path.find((part) => part.kind === 'dish');
  const isPlain = path.every(
    (part) => part === kitchen || part === named || isSpokenOf(tokens, part) || part.kind === 'filler',
  );
  const isThatOne = kitchen !== undefined && /^[wv]al/.test(tokens[kitchen.end - 1]?.text ?? '');
  const isChange = isThatOne || named === undefined || path.some((part) => isSpokenOf(tokens, part));
  if (tokens.some(({ text }) => furtherOne.test(text))) return undefined;
  if (kitchen?.kind !== 'restaurant' || !isPlain || !isChange) return undefined;
  for (const [place, draft] of [...before.entries()].reverse()) {
    const isNamed = named?.kind !== 'dish' || isTitleOf(named, draft);
    // It is the one from there already.
    if (isNamed && index.dishes[draft.knownDish ?? -1]?.restaurant === kitchen.restaurant) return [...before];
    const dish = isNamed ? sameDishAt(index, draft, kitchen.restaurant) : undefined;
    if (dish === undefined) continue;
    return before.map((other, at) => (at === place ? { ...draft, ...dish } : other));
  }
  return undefined;
}

const furtherOne = /^(?:bhi|too|also|aur|another|more|add|plus)$/;

/** "The other one", "it", "no", "instead": of what is there, and no further order. */
const isSpokenOf = (tokens: readonly Token[], { kind, start, end }: Segment): boolean =>
  (kind === 'command' && !/^(?:add|also|and)$/.test(tokens[start]?.text ?? '')) ||
  (end - start === 1 && /^(?:one|other|it|that|instead)$/.test(tokens[start]?.text ?? ''));

const isTitleOf = ({ candidates }: DishSegment, draft: Draft): boolean =>
  candidates.some(({ title }) => title === draft.candidates[0]?.title);

/** A dish of that kitchen called as the line is, or so and a little more or less. */
function sameDishAt(
  index: VoiceIndex,
  { candidates: [line], knownDish, segment }: Draft,
  restaurant: number,
): Pick<Draft, 'segment' | 'candidates' | 'knownDish'> | undefined {
  const words = index.titles[line?.title ?? -1]?.words ?? [];
  const there = [...index.dishes.entries()].filter(
    ([at, dish]) => at !== knownDish && dish.restaurant === restaurant,
  );
  const wordsOf = ({ title }: { readonly title: number }) => index.titles[title]?.words ?? [];
  const fuller = there.filter(([, dish]) => words.every((word) => wordsOf(dish).includes(word)));
  // A Mutton Karahi for a Mutton Karahi Special; one word alone may be another dish.
  const plainer = there.filter(
    ([, dish]) => wordsOf(dish).length > 1 && wordsOf(dish).every((word) => words.includes(word)),
  );
  const called = fuller.length > 0 ? fuller : plainer;
  const same = called.filter(([, { title }]) => title === line?.title);
  const [found, ...others] = same.length > 0 ? same : called;
  if (line === undefined || found === undefined || others.length > 0) return undefined;
  const [place, { title }] = found;
  const candidates = [{ ...line, title }];
  return { segment: { ...segment, candidates }, candidates, knownDish: place };
}
