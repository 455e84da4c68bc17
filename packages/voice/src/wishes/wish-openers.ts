import { categoryOf } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { buildPhraseTable, phrasesAt } from '../read/phrase-table.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import {
  addedWords,
  breadWords,
  flavourWords,
  preparedWords,
  toppingWords,
  wishOpeners,
  wishPlaces,
} from '../tables/wish-words.ts';
import { nameWeights } from '../weights.ts';
import { isSizeOf, isTelling, type Reader } from './own-dishes.ts';
import { longest, segmentFrom } from './single-wishes.ts';
import { isOwnSize } from './wish-chunks.ts';

const openerTable = buildPhraseTable(wishOpeners.map((phrase) => [phrase, true] as const));
const placeTable = buildPhraseTable(wishPlaces.map((phrase) => [phrase, true] as const));

/** The place behind an opener that begins here and has something of the same breath behind it. */
export function openerEnd(
  { index, tokens, path, roles }: Reader,
  place: number,
  dish?: DishSegment,
): number | undefined {
  const segment = path[place];
  if (segment === undefined || ['dish', 'restaurant', 'number', 'measure', 'wish'].includes(segment.kind))
    return undefined;
  // "Double the fries" is twice as many, though "double meat" is a wish.
  if (segment.kind === 'command' && segment.command === 'double') return undefined;
  const opener = longest(phrasesAt(openerTable, tokens, segment.start));
  const where = opener === undefined ? longest(phrasesAt(placeTable, tokens, segment.start)) : undefined;
  const end = opener ?? where;
  const next = end === undefined ? undefined : segmentFrom(path, end, place);
  const follower = next === undefined ? undefined : path[next];
  if (next === undefined || follower === undefined || tokens[follower.start]?.afterBreak) return undefined;
  // "All the salad"; "all the pizzas large" speaks of dishes.
  if (tokens[segment.start]?.text === 'all' && !allOfIt.test(tokens[follower.start]?.text ?? ''))
    return undefined;
  // "In a waffle cone with pistachio": the portion it is sold in.
  if (where !== undefined && dish !== undefined && isOwnSize(index, follower, dish)) return undefined;
  // "Add bacon" is said of the dish; "add lasagne" asks for a dish, whether there is one or not.
  const isAdded = segment.kind === 'command' && segment.command === 'also' && follower.kind !== 'wish';
  if (isAdded && !isAddedOn(tokens, path, next)) return undefined;
  // A size or a heat is one ("double", "less spicy"), unless what follows is no dish: "double meat".
  // "A pepperoni pizza, half with mushrooms"; a "karahi half with ginger" is half a karahi.
  if (segment.kind === 'option' && segment.option.size === 'half' && !tokens[segment.start]?.afterBreak)
    return undefined;
  const isOption = segment.kind === 'option' && (end ?? 0) <= segment.end;
  const isPart = follower.kind === 'other' || isToppingOf(tokens, follower);
  if (isOption && (segment.end !== end || !isPart || isCountedBeside(index, path, place, dish)))
    return undefined;
  // "A cheeseburger double wrapped in lettuce": its size, for what follows is nothing one eats.
  const isSize = isOption && dish !== undefined && isOwnSize(index, segment, dish);
  if (isSize && (roles[follower.start] !== 'food' || isUnsized(tokens, path, place, follower)))
    return undefined;
  // "Double, no single is enough" puts right what was said.
  const isNo = tokens[segment.start]?.text === 'no' && end === segment.start + 1;
  // "No, the other one"
  const isOther = tokens[follower.start]?.text === 'other' || tokens[follower.start + 1]?.text === 'other';
  if (isNo && isOther) return undefined;
  if (isNo && (follower.kind === 'option' || follower.kind === 'number')) return undefined;
  // "Chicken alfredo, wait, no, the bolognese": another dish in its place.
  const before = path[place - 1];
  const isPutRight = isNo && before?.kind === 'command' && /^(?:hesitate|correct)$/.test(before.command);
  const named = path.slice(next).find(({ kind }) => kind !== 'filler');
  if (isPutRight && named?.kind === 'dish' && !isLaidOn(tokens, named)) return undefined;
  // "On brown bread": any word before the bread tells which.
  const isBread = follower.kind === 'other' && breadWords.has(tokens[follower.end]?.key ?? '');
  // "On whole wheat" is told by its last word.
  const isTold =
    [follower.start, follower.end - 1].some((at) => isTelling(roles[at])) ||
    follower.kind === 'dish' ||
    isBread;
  if (where !== undefined && !isTold) return undefined;
  return next;
}

/** What a counter has ready to put on a dish. */
const allOfIt =
  /^(?:salads?|toppings?|trimmings|sauces|veg|veggies|vegetables|fixings|extras|works|condiments)$/;

/** "A double classic, a double bacon": counted like the one before, of its kind and sold so, it is the next. */
function isCountedBeside(
  index: VoiceIndex,
  path: readonly Segment[],
  place: number,
  dish: DishSegment | undefined,
): boolean {
  const [amount, size, named] = [path[place - 1], path[place], path[place + 1]];
  const from = path.findIndex(({ start }) => start === dish?.start);
  const isBehind = from === place - 2 || (from === place - 3 && path[place - 2]?.kind === 'connector');
  const isLike = path[from - 1]?.kind === 'option' && path[from - 2]?.kind === 'number';
  if (amount?.kind !== 'number' || size === undefined || named?.kind !== 'dish' || !isBehind || !isLike)
    return false;
  const title = named.candidates[0]?.title;
  return (
    isSizeOf(index, title, size) && categoryOf(index, title) === categoryOf(index, dish?.candidates[0]?.title)
  );
}

/** "Mushroom swiss double, lettuce wrap": its only size, right behind its name; "double meat" is laid on it. */
function isUnsized(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  next: Segment,
): boolean {
  const isBehind = path[place - 1]?.kind === 'dish' && !tokens[path[place]?.start ?? -1]?.afterBreak;
  const isSizedBefore = path[place - 2]?.kind === 'option' || path[place - 2]?.kind === 'measure';
  return isBehind && !isSizedBefore && !doubledWords.has(tokens[next.start]?.key ?? '');
}

/** What people have put on a dish twice. */
const doubledWords: ReadonlySet<string> = new Set(
  'meat cheese bacon patty egg chicken beef steak ham turkey sauce protein shot espresso'.split(' '),
);

/** "Double rice" in a burrito, though there is a Side of Rice. */
const isToppingOf = (tokens: readonly Token[], part: Segment): boolean =>
  part.kind === 'dish' &&
  (part.candidates[0]?.missing ?? 0) >= nameWeights.little &&
  tokens.slice(part.start, part.end).every(({ key }) => toppingWords.has(key));

/** "Add bacon", "add a fried egg", "add broccoli": what these menus do not sell alone and dishes are made with. */
function isAddedOn(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const from = path[place]?.kind === 'number' ? place + 1 : place;
  const first = path[from];
  if (first === undefined) return false;
  if (isLaidOn(tokens, first)) return true;
  // "Add peanut butter", though there is a Peanut Butter Shake.
  if (first.kind === 'dish' && first.candidates[0]?.isHeadless)
    return tokens
      .slice(first.start, first.end)
      .every(({ key }) => addedWords.has(key) || toppingWords.has(key));
  const end = path.findIndex(({ kind }, at) => at >= from && kind !== 'other');
  const last = tokens[(path[(end < 0 ? path.length : end) - 1]?.end ?? 0) - 1]?.key ?? '';
  return (
    first.kind === 'other' && (toppingWords.has(last) || preparedWords.has(last) || addedWords.has(last))
  );
}

const isLaidOn = (tokens: readonly Token[], { start, end }: Segment): boolean =>
  tokens
    .slice(start, end)
    .every(({ key }) => toppingWords.has(key) || preparedWords.has(key) || flavourWords.has(key));
