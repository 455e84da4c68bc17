import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../segment/segments.ts';
import { isHeated, isOption, isSized } from './modifier-kinds.ts';

/** "Everything spicy please, two burgers": so near to the word the options are for all. */
const longestSharedPhrase = 2;

/** "A pastrami and a reuben, both half, with a seltzer", "half each": said of those that were named before. */
export function takeSharedBefore(
  parts: readonly Segment[],
  tokens: readonly Token[],
  dishes: readonly DishSegment[],
): { own: readonly Segment[]; shares: (dish: DishSegment) => readonly Modifier[] } {
  const at = parts.findIndex(
    (part) => part.kind === 'scope' && /^(?:both|all)$/.test(tokens[part.start]?.text ?? ''),
  );
  const each = parts.findIndex(
    (part, place) => tokens[part.start]?.text === 'each' && parts.slice(place - 1, place).some(isSaidOfAll),
  );
  const scope = parts[at] ?? parts[each];
  const before = dishes.filter(({ end }) => end <= (scope?.start ?? 0));
  // "A tinga taco, an asada taco and a pastor taco all hot plus an elote"
  const isAll = tokens[scope?.start ?? -1]?.text === 'all';
  const isInside = before.length > 1 && before.length < dishes.length;
  const end = parts.findIndex(({ kind }, place) => place > at && kind !== 'option' && kind !== 'measure');
  const from = parts.slice(0, Math.max(0, each)).findLastIndex((part) => !isSaidOfAll(part)) + 1;
  const options =
    at < 0
      ? parts.slice(from, each).filter(isSaidOfAll)
      : parts.slice(at + 1, end < 0 ? parts.length : end).filter(isOption);
  if (scope === undefined || !isInside || options.length === 0) return { own: parts, shares: () => [] };
  return {
    own: parts.filter((part) => !options.some((option) => option === part)),
    shares: (dish) => (before.slice(isAll ? 0 : -2).includes(dish) ? options : []),
  };
}

/** "Nihari and haleem, two each": an amount that was said as a number, a size. */
const isSaidOfAll = (part: Segment): part is Modifier =>
  part.kind === 'number' ? part.form === 'spoken' : isOption(part);

/** "Two of each", "one each": the amount of every dish. */
function isOfEach(
  parts: readonly Segment[],
  tokens: readonly Token[],
  number: Modifier,
  scope: Segment,
): boolean {
  const gap = tokens.slice(number.end, scope.start);
  const isOfAll = tokens[scope.start]?.text === 'everything' && gap.length > 0;
  const isEach = tokens[scope.start]?.text === 'each' || isOfAll;
  // "Two cans each"
  const isSized = parts.some(
    (part) => isOption(part) && part.start === number.end && part.end === scope.start,
  );
  return isEach && number.end <= scope.start && (isSized || gap.every(({ text }) => text === 'of'));
}

/** With "both" or "all" before the first dish or behind the last, sizes and heats are for every dish. */
export function takeShared(
  parts: readonly Segment[],
  tokens: readonly Token[],
  lastDish: DishSegment | undefined,
) {
  const firstDish = parts.find((part) => part.kind === 'dish');
  const isOutside = (part: Segment) =>
    part.start < (firstDish?.start ?? 0) || part.start >= (lastDish?.end ?? 0);
  // "One each of this and that, both mild": the one that says something of them.
  const scopes = parts.filter((part) => part.kind === 'scope' && isOutside(part));
  const isTelling = (part: Segment) => parts.some((other) => isOption(other) && other.start === part.end);
  const scope = scopes.find(isTelling) ?? scopes[0];
  const all = parts.filter(
    (part): part is Modifier =>
      part.kind === 'number' || part.kind === 'measure' || part.kind === 'option' || part.kind === 'unit',
  );
  // An empty list has no type of its own.
  if (scope === undefined) return { modifiers: all, shared: [] as Modifier[] };
  const scopeCount = parts.filter(({ kind }) => kind === 'scope').length;
  const isAhead = scope.start < (firstDish?.start ?? 0);
  const closed = isAhead || firstDish === lastDish ? [] : saidBefore(parts, scope, lastDish);
  const sharedUntil = isAhead ? scope.end + longestSharedPhrase : Number.POSITIVE_INFINITY;
  const isShared = (part: Modifier) =>
    closed.includes(part) ||
    (part.kind === 'number'
      ? isOfEach(parts, tokens, part, scope) && (!isAhead || tokens[scope.end]?.afterBreak === true)
      : part.kind !== 'unit' &&
        ((part.start >= scope.end && part.start < sharedUntil) ||
          // "A large latte each and a mocha medium each": only what is said once is for all of them.
          (scopeCount === 1 && isOfEach(parts, tokens, part, scope))));
  return { modifiers: all.filter((part) => !isShared(part)), shared: all.filter(isShared) };
}

/** "A chicken karahi and a mutton karahi medium both": what stands right before the "both", unless one has its own. */
function saidBefore(
  parts: readonly Segment[],
  scope: Segment,
  lastDish: DishSegment | undefined,
): Modifier[] {
  const at = parts.indexOf(scope);
  const isLast = parts.slice(at + 1).every(({ kind }) => kind === 'filler');
  if (!isLast) return [];
  const from = parts.slice(0, at).findLastIndex((part) => !isOption(part)) + 1;
  const said = parts.slice(from, at).filter(isOption);
  const others = parts.slice(0, lastDish === undefined ? 0 : parts.indexOf(lastDish)).filter(isOption);
  const isOwn = (part: Modifier) =>
    others.some((other) => isHeated(other) === isHeated(part) || isSized(other) === isSized(part));
  return said.filter((part) => part.start >= (lastDish?.end ?? 0) && !isOwn(part));
}
