import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { sizesBeside } from '../corrections/references.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, commandAt, isDish, textAt } from '../path-parts.ts';

/**
 * "Either the paya or the nihari, hmm, paya full", "I'm torn between the green curry and the red, okay, green":
 * what is weighed is not ordered, only what was decided on behind it. Undecided, it may be either, and we ask.
 */
export const readAlternatives: Pass = (index, tokens, path) => {
  const weighed = findWeighed(tokens, path);
  if (weighed === undefined) return [...path];
  const decided = findDecided(index, tokens, path, weighed);
  if (decided === undefined) return weighed.isTorn ? [...path] : askWhich(tokens, path, weighed);
  const dish = path[decided.place];
  if (dish === undefined) return [...path];
  const chosen = decided.chosen;
  const amount = path[beforeSizes(path, weighed.places[0] ?? 0)];
  const isCounted = [path[beforeSizes(path, decided.place)], path[decided.place + 1]].some(
    (part) => part?.kind === 'number' && part.form === 'spoken',
  );
  const isMany = !isCounted && amount?.kind === 'number' && amount.form === 'spoken' && amount.count > 1;
  const from = orderedFrom(path, decided.place);
  return [
    ...path.slice(0, from).map((part, place) => (place < weighed.from ? part : asFiller(part))),
    commandAt('add', path[from]?.start ?? dish.start),
    ...(isMany ? [{ ...amount, start: dish.start, end: dish.start }] : []),
    ...path.slice(from, decided.place),
    chosen === undefined ? dish : sizedAs(path, { ...chosen, start: dish.start, end: dish.end }, chosen),
    ...path.slice(decided.place + 1),
  ];
};

type Weighed = {
  readonly from: number;
  /** The places of what is weighed; the last may be only a word of a name. */
  readonly places: readonly number[];
  readonly isTorn: boolean;
};

/** "The green curry and the red", "a latte or a mocha or a tea". */
function findWeighed(tokens: readonly Token[], path: readonly Segment[]): Weighed | undefined {
  const torn = path.findIndex(({ start }) => isTorn.test(textAt(tokens, start, 2)));
  for (const [first, part] of path.entries()) {
    if (!isDish(part) || first < torn || !isOrdering(path, first)) continue;
    const places = [first];
    for (;;) {
      const link = path.findIndex(({ kind }, at) => at > (places.at(-1) ?? 0) && !aside.test(kind));
      const isLink = isOr.test(textAt(tokens, path[link]?.start ?? tokens.length, 2));
      const isAnd = torn >= 0 && places.length === 1 && tokens[path[link]?.start ?? -1]?.text === 'and';
      const next = isLink || isAnd ? path.findIndex((other, at) => at > link && !isLead(other)) : -1;
      const isNamed = path[next]?.kind === 'dish' || (torn >= 0 && path[next]?.kind === 'other');
      if (next < 0 || !isNamed) break;
      places.push(next);
    }
    if (places.length > 1)
      return { from: torn >= 0 ? torn : leadOf(tokens, path, first), places, isTorn: torn >= 0 };
  }
  return undefined;
}

const isTorn = /^(?:torn|decide|deciding|choose|choosing|debating|choice) between$/;
/** "Or rather", "or no" put right what was said. */
const isOr = /^(?:or|ya)(?= |$)(?! (?:rather|no|not|actually|maybe|better|wait|nahi)\b)/;
const aside = /^(?:option|unit|measure)$/;
const isLead = ({ kind }: Segment): boolean => /^(?:number|option|unit|measure|filler)$/.test(kind);

/** Not asked about, refused or put on another dish. */
function isOrdering(path: readonly Segment[], place: number): boolean {
  const command = path.slice(0, place).findLast(({ kind }) => kind === 'command');
  return command?.kind !== 'command' || /^(?:add|also|hesitate|ignore)$/.test(command.command);
}

/** Its amount and sizes, and the "either" or "should i get" before them. */
function leadOf(tokens: readonly Token[], path: readonly Segment[], first: number): number {
  const amount = beforeSizes(path, first);
  const at = path[amount]?.kind === 'number' || path[amount]?.kind === 'filler' ? amount : amount + 1;
  return tokens[path[at - 1]?.start ?? -1]?.text === 'either' ? at - 1 : at;
}

type Decided = { readonly place: number; readonly chosen: DishSegment | undefined };

/** One of them named again, if only by the word that tells it from the others. */
function findDecided(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  { places, isTorn: isAny }: Weighed,
): Decided | undefined {
  const dishes = places.map((place) => path[place]).filter((part) => part !== undefined && isDish(part));
  const wordsOf = ({ candidates: [best] }: DishSegment) => index.titles[best?.title ?? -1]?.words ?? [];
  for (let place = (places.at(-1) ?? 0) + 1; place < path.length; place++) {
    const part = path[place];
    if (part === undefined || (part.kind === 'connector' && !isAny)) return undefined;
    if (part.kind !== 'dish' && part.kind !== 'other') continue;
    const keys = tokens.slice(part.start, part.end).map(({ key }) => key);
    const named = dishes.filter((dish) => keys.every((key) => wordsOf(dish).includes(key)));
    const [only] = named;
    if (only !== undefined && named.length === 1)
      return { place, chosen: isSameDish(part, only) ? undefined : only };
    if (part.kind === 'dish') return isAny ? { place, chosen: undefined } : undefined;
  }
  return undefined;
}

const isSameDish = (part: Segment, dish: DishSegment): boolean =>
  isDish(part) && part.candidates[0]?.title === dish.candidates[0]?.title;

/** The amount and the sizes right before the dish. */
function orderedFrom(path: readonly Segment[], place: number): number {
  const at = beforeSizes(path, place);
  return path[at]?.kind === 'number' ? at : at + 1;
}

/** As large as it was said to be when it was weighed, unless a size is said now. */
function sizedAs(path: readonly Segment[], now: DishSegment, weighed: DishSegment): DishSegment {
  const sizes = sizesBeside(path, now).length > 0 ? [] : sizesBeside(path, weighed);
  return { ...now, announced: [...(now.announced ?? []), ...sizes] };
}

/** One dish that may be any of them. */
function askWhich(tokens: readonly Token[], path: readonly Segment[], { places }: Weighed): Segment[] {
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  const dishes = places.map((place) => path[place]).filter((part) => part !== undefined && isDish(part));
  const isWith = /^(?:with|without|no|extra)$/.test(tokens[(path[first]?.start ?? 0) - 1]?.text ?? '');
  if (dishes.length < places.length || isWith) return [...path];
  const candidates = dishes.flatMap((dish) => dish.candidates.slice(0, 1));
  return path.map((part, place) => {
    if (place === first && isDish(part)) return { ...part, candidates };
    return place > first && place <= last ? asFiller(part) : part;
  });
}
