import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import { isIncomplete } from '../kinds/find-kind.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

type Detail = Extract<Segment, { kind: 'option' | 'measure' }>;

const isDetail = (part: Segment | undefined): part is Detail =>
  part?.kind === 'option' || part?.kind === 'measure';

/** Words told of one of the dishes before: from here to there, which one, and what. */
type Told = {
  readonly from: number;
  readonly to: number;
  readonly target: number;
  readonly details: readonly Detail[];
};

/**
 * "A beef and an egg biryani, extra hot for the beef and mild for the egg", "both sharing, the manchurian medium, the
 * chowmein mild", "the first one mild, the second one hot": what is told of a dish that was named before is heard
 * where it was named. It has no size or heat of that sort yet, else another one is meant.
 */
export const readToldOfOne: Pass = (index, tokens, path) => {
  const told: Told[] = [];
  // "A latte or a mocha, I'll go with the mocha medium" chooses.
  if (tokens.some(({ text }) => text === 'or' || text === 'ya')) return [...path];
  for (let place = 1; place < path.length; place++) {
    const found = aheadOfName(index, tokens, path, place) ?? behindName(index, tokens, path, place);
    if (found === undefined || told.some(({ to }) => found.from < to)) continue;
    told.push(found);
  }
  if (told.length === 0) return [...path];
  return path.flatMap((part, place) => {
    const isRead = told.some(({ from, to }) => place >= from && place < to);
    const own = told.filter(({ target }) => target === place).flatMap(({ details }) => details);
    return [
      isRead ? asFiller(part) : part,
      ...own.map((one) => ({ ...one, start: part.end, end: part.end })),
    ];
  });
};

/** "Extra hot for the beef", "mild on the chowmein only" */
function aheadOfName(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): Told | undefined {
  const { details: said, end } = detailsFrom(path, place);
  // "Both large, mild on the chowmein": the first of them is for both.
  const isShared = path[place - 1]?.kind === 'scope' && !isDetail(path[place - 2]);
  const details = isShared ? said.slice(1) : said;
  const link = path[end];
  const isLinked = /^(?:for|on|only|just)$/.test(tokens[link?.start ?? -1]?.text ?? '');
  if (details.length === 0 || isDetail(path[place - 1]) || !isLinked) return undefined;
  const at = skip(tokens, path, end, /^(?:for|on|only|just|the|with)$/);
  const name = path[at];
  if (name === undefined || tokens[name.start - 1]?.text !== 'the') return undefined;
  const target = findTarget(index, tokens, path, name, place);
  if (target === undefined || hasOwn(path, target, details)) return undefined;
  const from = end - details.length;
  return { from, to: skip(tokens, path, at + 1, /^(?:ones?|only)$/), target, details };
}

/** "The beef one extra hot", "manchurian medium", "the first one should be mild" */
function behindName(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): Told | undefined {
  const name = path[place];
  if (name === undefined || !leadsToName(tokens, path, place)) return undefined;
  const at = skip(
    tokens,
    path,
    place + 1,
    /^(?:ones?|should|to|be|is|will|with|in|as|wala|wali|ko|a|the|size|heat|spice)$/,
  );
  const { details, end: behind } = detailsFrom(path, at);
  if (details.length === 0 || tokens[path[at]?.start ?? -1]?.afterBreak) return undefined;
  const target = findTarget(index, tokens, path, name, place);
  if (target === undefined || hasOwn(path, target, details)) return undefined;
  const end = skip(tokens, path, behind, /^(?:heat|ones?)$/);
  // "… mild for the egg": what stands behind it belongs to the next name.
  if (/^(?:for|on)$/.test(tokens[path[end]?.start ?? -1]?.text ?? '')) return undefined;
  return { from: place, to: end, target, details };
}

/** A "the", a pause or an "and" before it: nobody counted it, so it is no further one. */
function leadsToName(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const [before, name] = [path[place - 1], path[place]];
  const word = tokens[(name?.start ?? 0) - 1]?.text ?? '';
  // "Make the mango one large" is a change of what was said.
  if (word === 'the' && (before?.kind === 'command' || path[place - 2]?.kind === 'command')) return false;
  // "…, double each, first one mild second one hot"
  if (ordinals.has(tokens[name?.start ?? -1]?.text ?? '') && tokens[name?.end ?? -1]?.text === 'one')
    return true;
  return word === 'the' || (tokens[name?.start ?? -1]?.afterBreak === true && before?.kind !== 'number');
}

function skip(tokens: readonly Token[], path: readonly Segment[], from: number, words: RegExp): number {
  let at = from;
  const isSkipped = ({ kind, start, end }: Segment) =>
    kind !== 'dish' && end - start === 1 && words.test(tokens[start]?.text ?? '');
  for (let part = path[at]; part !== undefined && isSkipped(part); part = path[at]) at++;
  return at;
}

/** Sizes and heats beside each other, also with an "and" between: "full and hot". */
function detailsFrom(path: readonly Segment[], from: number): { details: Detail[]; end: number } {
  const details: Detail[] = [];
  let at = from;
  for (;;) {
    const isJoined = details.length > 0 && path[at]?.kind === 'connector';
    const part = path[isJoined ? at + 1 : at];
    if (!isDetail(part) || details.some((other) => isSameSort(other, part))) return { details, end: at };
    details.push(part);
    at += isJoined ? 2 : 1;
  }
}

/** The place of the one thing named before that bears these words, or that is the first or second of two. */
function findTarget(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  name: Segment,
  before: number,
): number | undefined {
  const named = path.flatMap((part, place) =>
    place < before && (part.kind === 'dish' || part.kind === 'other') ? [place] : [],
  );
  const dishes = named.filter((place) => path[place]?.kind === 'dish');
  const said = tokens.slice(name.start, name.end);
  const ordinal = dishes.length === 2 && said.length === 1 ? ordinals.get(said[0]?.text ?? '') : undefined;
  if (ordinal !== undefined) return dishes[ordinal];
  if (dishes.length === 0 || (name.kind !== 'dish' && name.kind !== 'other')) return undefined;
  const isWhole = name.kind === 'dish' && !isIncomplete(name);
  const wordsOf = (part: Segment | undefined): readonly string[] => {
    const heard = tokens.slice(part?.start ?? 0, part?.end ?? 0).map(({ key }) => key);
    return part?.kind === 'dish'
      ? [...heard, ...(index.titles[part.candidates[0]?.title ?? -1]?.words ?? [])]
      : heard;
  };
  const titleOf = (part: Segment | undefined) =>
    part?.kind === 'dish' ? part.candidates[0]?.title : undefined;
  const fitting = named.filter((place) =>
    isWhole
      ? titleOf(path[place]) === titleOf(name)
      : said.every(({ key }) => wordsOf(path[place]).includes(key)),
  );
  return fitting.length === 1 && dishes.length + fitting.length > 2 ? fitting[0] : undefined;
}

const ordinals: ReadonlyMap<string, number> = new Map([
  ['first', 0],
  ['former', 0],
  ['pehla', 0],
  ['pehli', 0],
  ['second', 1],
  ['latter', 1],
  ['doosra', 1],
  ['doosri', 1],
  ['dusra', 1],
  ['dusri', 1],
]);

/** A size or heat of the same sort stands beside the dish already. */
function hasOwn(path: readonly Segment[], target: number, details: readonly Detail[]): boolean {
  const isBeside = (part: Segment | undefined) =>
    isDetail(part) && details.some((detail) => isSameSort(detail, part));
  const ahead = detailsFrom(path, target + 1).details;
  let at = target - 1;
  while (isDetail(path[at])) at--;
  return [...path.slice(at + 1, target), ...ahead].some(isBeside);
}

const sortOf = (part: Detail): 'size' | 'heat' =>
  part.kind === 'option' && part.option.heat !== undefined && part.option.size === undefined
    ? 'heat'
    : 'size';

const isSameSort = (one: Detail, other: Detail): boolean => sortOf(one) === sortOf(other);
