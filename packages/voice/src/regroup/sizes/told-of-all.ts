import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { isDish, textAt } from '../path-parts.ts';

type Detail = Extract<Modifier, { kind: 'option' | 'measure' }>;

/** A size or heat that was said here: what was told of a dish elsewhere stands beside it without a word. */
const isDetail = (part: Segment | undefined): part is Detail =>
  (part?.kind === 'option' || part?.kind === 'measure') && part.end > part.start;

/**
 * "A latte and a mocha, both small both with oat milk", "medium for all of them", "large, both of these, a shake and a
 * lemonade", "both the chowmein and the rice in large": sizes and heats beside a word that means several dishes are
 * for each of them that has none of its own.
 */
export const readToldOfAll: Pass = (_, tokens, path) => {
  // "Large for the two of them" is no amount.
  let read = path.map((part): Segment => {
    const { kind, start, end } = part;
    const isBoth =
      kind === 'number' && /^the (?:two|three) of them$/.test(textAt(tokens, start - 1, end - start + 1));
    return isBoth ? { kind: 'scope', start, end, worth: 0 } : part;
  });
  for (const { start } of read.filter(({ kind }) => kind === 'scope')) {
    const place = read.findIndex((part) => part.kind === 'scope' && part.start === start);
    read = shareFrom(tokens, read, place) ?? read;
  }
  return shareWithBoth(tokens, read);
};

/** "Large size, no sugar in either": what is wished may stand between. */
function shareWithBoth(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const last = path.findIndex(
    (part, at) =>
      isDetail(part) && !isDetail(path[at + 1]) && saidOfTwo.test(textAt(tokens, part.end, longestOfTwo)),
  );
  const details = run(path, last, -1);
  const targets = path.flatMap(({ kind }, at) => (kind === 'dish' && at < last ? [at] : [])).slice(-2);
  return targets.length < 2 ? [...path] : share(path, targets, details);
}

const longestOfTwo = 7;
const saidOfTwo =
  /^(?:size )?(?:and )?(?:no|with|without|extra)(?: \w+){1,2} (?:on|in|for|with) (?:both|either)\b/;

function shareFrom(tokens: readonly Token[], path: readonly Segment[], place: number): Segment[] | undefined {
  const scope = path[place];
  // "A small one and a large one, make both large" changes what was said.
  if (scope === undefined || path[place - 1]?.kind === 'command') return undefined;
  const places = targetsOf(tokens, path, place);
  if (places.length < 2) return undefined;
  const details = detailsOf(tokens, path, place, places);
  return details.length === 0 ? undefined : share(path, places, details);
}

/** Those dishes with these details, which are taken out of where they were said. */
function share(path: readonly Segment[], places: readonly number[], details: readonly number[]): Segment[] {
  return path.flatMap((part, at) => {
    // The word stays: "both extra spicy and without raita".
    if (details.includes(at)) return [];
    if (!isDish(part) || !places.includes(at)) return [part];
    const shared = details.flatMap((from) => {
      const detail = path[from];
      return isDetail(detail) ? [forAll(detail)] : [];
    });
    return [{ ...part, announced: [...(part.announced ?? []), ...shared] } satisfies DishSegment];
  });
}

const forAll = (detail: Detail): Detail =>
  detail.kind === 'option' ? { ...detail, option: { ...detail.option, isForAll: true } } : detail;

/** The dishes that are meant: the last two before a "both", all before an "all"; those behind it where it opens. */
function targetsOf(tokens: readonly Token[], path: readonly Segment[], place: number): number[] {
  const scope = path[place];
  const isTwo = /^(?:both|dono|two)$/.test(
    tokens.slice(scope?.start, scope?.end).find(({ text }) => text !== 'the')?.text ?? '',
  );
  const dishes = path.flatMap(({ kind }, at) => (kind === 'dish' ? [at] : []));
  const before = dishes.filter((at) => at < place);
  if (before.length > 1) return isTwo ? before.slice(-2) : before;
  if (before.length === 1) return [];
  return isTwo ? dishes.slice(0, 2) : dishes;
}

/** The places of what is said beside it: right behind, right before, or behind the last of those it opens. */
function detailsOf(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  targets: readonly number[],
): number[] {
  const behind = run(path, past(tokens, path, place + 1, 1), 1);
  // "Two each of malai boti and beef seekh kebab double": the amount is for each, the size is the last one's.
  const isOfEach = tokens[path[place]?.start ?? -1]?.text === 'each' && (targets.at(-1) ?? 0) < place;
  if (
    !isOfEach &&
    path.slice(Math.max(0, place - 2), place).some((part) => part.kind === 'number' && part.form === 'spoken')
  )
    return [];
  const ahead = run(path, past(tokens, path, place - 1, -1), -1);
  // "…, singles, all of them extra hot"
  const isApart = tokens[path[ahead.at(-1) ?? -1]?.start ?? -1]?.afterBreak === true;
  if (behind.length > 0) return isApart ? [...ahead, ...behind] : behind;
  const isCounted = path[(ahead.at(-1) ?? 0) - 1]?.kind === 'number';
  if (ahead.length > 0) return isCounted ? [] : ahead;
  const last = targets.at(-1) ?? 0;
  return last > place ? run(path, past(tokens, path, last + 1, 1), 1) : [];
}

/** From here on past words that say nothing by themselves. */
function past(tokens: readonly Token[], path: readonly Segment[], from: number, step: 1 | -1): number {
  let at = from;
  const isPassed = (part: Segment | undefined) =>
    part !== undefined &&
    part.kind !== 'dish' &&
    !isDetail(part) &&
    tokens.slice(part.start, part.end).every(({ text }) => between.test(text));
  while (isPassed(path[at])) at += step;
  return at;
}

const between =
  /^(?:in|as|to|be|should|must|are|is|please|of|them|those|these|the|sized?|for|on|ones?|at|with|a)$/;

/** The places of details beside each other, also with an "and" between. */
function run(path: readonly Segment[], from: number, step: 1 | -1): number[] {
  const places: number[] = [];
  let at = from;
  while (isDetail(path[at])) {
    places.push(at);
    const isJoined = path[at + step]?.kind === 'connector' && isDetail(path[at + 2 * step]);
    at += isJoined ? 2 * step : step;
  }
  return places;
}
