import { someDish } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../segment/segments.ts';
import { pouredDrinks, softDrinks } from '../tables/food-words.ts';
import { dividedGroups } from './divided-groups.ts';
import { isHeated, isOption, isSized } from './modifier-kinds.ts';
import { settleAmounts } from './settle-amounts.ts';
import { chooseCuts } from './slot-costs.ts';

/** A dish with what was said of it, before and after. */
export type DishPhrase = {
  readonly dish: DishSegment;
  readonly before: Modifier[];
  readonly after: Modifier[];
  readonly wishes: readonly SpokenWish[];
};

/** How it is to be made, as it was said, and where. */
export type SpokenWish = { readonly text: string; readonly start: number };

type Parts = {
  readonly phrases: readonly DishPhrase[];
  /** Said without a dish in the clause. */
  readonly loose: readonly Modifier[];
  /** Said of all of them: "both large". */
  readonly shared: readonly Modifier[];
  /** Wishes without a dish in the clause. */
  readonly looseWishes: readonly string[];
};

/**
 * Gives every amount, size and heat to the dish it belongs to. Between two dishes the modifiers part at one
 * cut, the first ones looking back, the rest ahead; the cuts of a clause are chosen together, at least cost.
 */
export function assignModifiers(
  index: VoiceIndex,
  tokens: readonly Token[],
  segments: readonly Segment[],
): Parts {
  const parts = settleAmounts(segments, tokens);
  const dishes = parts.filter((part): part is DishSegment => part.kind === 'dish');
  const { own, shares } = takeSharedBefore(parts, tokens, dishes);
  const { modifiers, shared } = takeShared(own, tokens, dishes.at(-1));
  const first = dishes[0];
  const wishes = parts.filter((part) => part.kind === 'wish');
  const textOf = ({ start, end }: Segment) =>
    tokens
      .slice(start, end)
      .flatMap(({ heard }) => heard || [])
      .join(' ')
      .replace(/^but | (?:please|plz|thanks|thank you)$/g, '');
  if (first === undefined) return { phrases: [], loose: modifiers, shared, looseWishes: wishes.map(textOf) };
  const dishOf = (wish: (typeof wishes)[number]) => {
    const next = dishes.findIndex((dish) => wish.start < dish.start);
    if (next < 0) return dishes.length - 1;
    return wish.looksAhead || next === 0 ? next : next - 1;
  };
  const gaps: Modifier[][] = Array.from({ length: dishes.length + 1 }, () => []);
  for (const modifier of modifiers) {
    const gap = dishes.findIndex((dish) => modifier.end <= dish.start);
    gaps[gap < 0 ? dishes.length : gap]?.push(modifier);
  }
  const cuts = chooseCuts(index, parts, tokens, dishes, gaps);
  const phrases = dishes.map((dish, place) => ({
    dish: { ...dish, announced: [...(dish.announced ?? []), ...shares(dish)] },
    before: (gaps[place] ?? []).slice(place === 0 ? 0 : (cuts[place] ?? 0)),
    after: (gaps[place + 1] ?? []).slice(0, cuts[place + 1] ?? Number.POSITIVE_INFINITY),
    wishes: [
      ...pouredBrand(index, tokens, dish),
      ...wishes
        .filter((wish) => dishOf(wish) === place || isForAll(parts, tokens, wish))
        .map((wish) => ({ text: textOf(wish), start: wish.start })),
    ],
  }));
  const given = divideAmong(phrases.map((phrase) => withAnnounced(index, phrase)));
  return { phrases: shareAmongHeads(given, tokens), loose: [], shared, looseWishes: [] };
}

/** "A large sprite" of a Fountain Drink: which one it is to be. */
function pouredBrand(
  index: VoiceIndex,
  tokens: readonly Token[],
  { candidates, start, end }: DishSegment,
): SpokenWish[] {
  const words = index.titles[candidates[0]?.title ?? -1]?.words ?? [];
  if (!words.some((word) => pouredDrinks.has(word))) return [];
  return tokens
    .slice(start, end)
    .filter(({ key }) => softDrinks.has(key) && !words.includes(key))
    .map(({ heard }) => ({ text: heard, start }));
}

/** "Malai and bihari boti, one double one single": as many parts as dishes, so one of them for each. */
function divideAmong(phrases: readonly DishPhrase[]): readonly DishPhrase[] {
  const last = phrases.at(-1);
  const groups = last === undefined ? undefined : dividedGroups([], last.after);
  const isBare = phrases.every(
    ({ before, after }) => before.length + (after === last?.after ? 0 : after.length) === 0,
  );
  if (phrases.length < 2 || !isBare || groups?.length !== phrases.length) return phrases;
  return phrases.map((phrase, place) => ({ ...phrase, before: groups[place] ?? [], after: [] }));
}

/** "Five medium pizzas, three pepperoni and two large hawaiian": a size of its own counts before the announced one. */
function withAnnounced(index: VoiceIndex, phrase: DishPhrase): DishPhrase {
  const own = [...phrase.before, ...phrase.after];
  // "A regular one mild, the same but hot": the regular is a portion, though it may be a heat too.
  const isPortion = (part: Modifier) =>
    part.kind === 'option' &&
    someDish(index, phrase.dish.candidates[0]?.title, ({ portions }) =>
      portions.some(({ text }) => text === part.option.text),
    );
  const isSize = (part: Modifier) => isSized(part) && (!isHeated(part) || isPortion(part));
  const [hasSize, hasHeat] = [own.some(isSize), own.some((part) => isHeated(part) && !isPortion(part))];
  const announced = (phrase.dish.announced ?? []).flatMap((part) => {
    const isEither = part.kind === 'option' && isSized(part) && isHeated(part);
    // "A regular bowl and a regular burrito, both medium": who has a size is given the heat.
    if (isEither && hasSize && !hasHeat && part.option.isForAll)
      return [{ ...part, option: { ...part.option, of: 'spice' as const } }];
    return (isSized(part) && hasSize) || (isHeated(part) && hasHeat && !isPortion(part)) ? [] : [part];
  });
  return { ...phrase, before: [...announced, ...phrase.before] };
}

/** "Two large chicken and beef rolls", "a chicken and a beef roll, large": what is said of one kind is said of all. */
function shareAmongHeads(phrases: readonly DishPhrase[], tokens: readonly Token[]): DishPhrase[] {
  return phrases.map((phrase) => {
    const { sharedHead } = phrase.dish;
    if (sharedHead === undefined) return phrase;
    const group = phrases.filter(({ dish }) => dish.sharedHead === sharedHead);
    const first = group[0];
    const last = group.at(-1);
    const isPlural = /s$/.test(tokens[(last?.dish.end ?? 0) - 1]?.text ?? '');
    const counts = phrase.before.some(({ kind }) => kind === 'number')
      ? []
      : (first?.before ?? []).filter((part) => part.kind === 'number' && isPlural);
    const own = [...phrase.before, ...phrase.after];
    const [hasSize, hasHeat] = [own.some(isSized), own.some(isHeated)];
    const ahead = phrase.before.some(({ kind }) => kind === 'option' || kind === 'measure')
      ? []
      : (first?.before ?? []);
    const behind = phrase === last ? [] : (last?.after ?? []);
    const options = [...ahead, ...behind].filter(
      (part) => (isHeated(part) && !hasHeat) || (isSized(part) && !hasSize && !isHeated(part)),
    );
    return { ...phrase, before: [...counts, ...phrase.before], after: [...phrase.after, ...options] };
  });
}

/** "Both without onions", "no onions on either": behind the last dish, it is wished for every one. */
function isForAll(parts: readonly Segment[], tokens: readonly Token[], { start, end }: Segment): boolean {
  const isLast = !parts.some((part) => part.kind === 'dish' && part.start > start);
  // "Both extra spicy and without raita"
  const at = parts.findLastIndex((part) => part.kind === 'scope' && part.end <= start);
  const isLed =
    at >= 0 &&
    parts.slice(at + 1).every((part) => part.start >= start || /^(?:option|connector|wish)$/.test(part.kind));
  const said = tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ');
  return isLast && (isLed || /\b(?:on|in|for|with) (?:both|either|all|all of them|both of them)$/.test(said));
}

/** "Everything spicy please, two burgers": so near to the word the options are for all. */
const longestSharedPhrase = 2;

/** "A pastrami and a reuben, both half, with a seltzer", "half each": said of those that were named before. */
function takeSharedBefore(
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
function takeShared(parts: readonly Segment[], tokens: readonly Token[], lastDish: DishSegment | undefined) {
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
  const sharedUntil = isAhead ? scope.end + longestSharedPhrase : Number.POSITIVE_INFINITY;
  const isShared = (part: Modifier) =>
    part.kind === 'number'
      ? isOfEach(parts, tokens, part, scope) && (!isAhead || tokens[scope.end]?.afterBreak === true)
      : part.kind !== 'unit' &&
        ((part.start >= scope.end && part.start < sharedUntil) ||
          // "A large latte each and a mocha medium each": only what is said once is for all of them.
          (scopeCount === 1 && isOfEach(parts, tokens, part, scope)));
  return { modifiers: all.filter((part) => !isShared(part)), shared: all.filter(isShared) };
}
