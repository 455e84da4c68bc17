import type { Choice } from '../menu/options.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { phrasesAt } from '../read/phrase-table.ts';
import type { Token } from '../read/tokenise.ts';
import { kindWords } from '../tables/food-words.ts';
import { preparedWords, toppingWords } from '../tables/wish-words.ts';
import { nameWeights, wordWeights } from '../weights.ts';
import { readAnnouncedKinds } from './announced-kinds.ts';
import { dropBareHeads } from './bare-heads.ts';
import { dropSpokenOf, readContrasts, readThatOne } from './corrections.ts';
import { readFilledWith } from './filled-with.ts';
import { readHalves } from './halves.ts';
import { joinManners } from './manners.ts';
import { joinKindBefore, settleNeighbours } from './neighbours.ts';
import { readMealsWith, readSwappedParts, readTakenOff } from './phrasal-commands.ts';
import { dropPickedAmounts, readOneWith, readRemovedHeads, readSameAgain } from './references.ts';
import type { DishSegment, Segment } from './segments.ts';
import { findKind, readSharedHeads } from './shared-heads.ts';
import { readTwoSizes, sharePluralUnits } from './shared-sizes.ts';
import { readTrailingHeads } from './trailing-heads.ts';

/**
 * The decoder weighs each stretch for itself. What only the dish before can decide is put right here: the
 * names of its own portions, the name of its kind, a title spoken round a "with", and a "not" before a dish.
 */
export function regroup(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dishBefore?: DishSegment,
): Segment[] {
  const passes: Pass[] = [
    readMealsWith,
    readTakenOff,
    readSwappedParts,
    readContrasts,
    dropSpokenOf,
    readThatOne,
    joinKindBefore,
    settleNeighbours,
    readOneWith,
    joinManners,
    dropPickedAmounts,
    readHalves,
    readFilledWith,
    joinSpreadTitles,
    readFillings,
    preferOwnPortions,
    absorbKinds,
    absorbKindsBefore,
    readAnnouncedKinds,
    readTrailingHeads,
    readTwoSizes,
    sharePluralUnits,
    (...given) => readSharedHeads(...given, dishBefore),
    dropBareHeads,
    (...given) => readSameAgain(...given, dishBefore),
    dropPronouns,
    readRemovedHeads,
    readRefusals,
  ];
  return passes.reduce<Segment[]>((segments, pass) => pass(index, tokens, segments), [...path]);
}

type Pass = (index: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]) => Segment[];

/** "The bigger one": the one is what was spoken of, no amount. */
function dropPronouns(_: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  return path.map((segment, place) => {
    const before = path[place - 1];
    const isOne =
      segment.kind === 'number' &&
      /^ones?$/.test(tokens[segment.start]?.text ?? '') &&
      before?.kind === 'option';
    const next = path[place + 1];
    const isLast = next === undefined || tokens[next.start]?.afterBreak === true || next.kind === 'filler';
    if (!isOne || !isLast || path[place - 2]?.kind === 'number') return segment;
    return { kind: 'filler', start: segment.start, end: segment.end, worth: 0 };
  });
}

/** "Spaghetti with meatballs" is one Meatball Spaghetti: two halves of one title, neither of them complete. */
function joinSpreadTitles(index: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const [place, segment] of path.entries()) {
    const [before, link] = joined.slice(-2);
    // "Lattes with caramel drizzle" speaks of the drizzle.
    const next = path[place + 1];
    const isTrailed =
      next?.kind === 'other' &&
      !tokens[next.start]?.afterBreak &&
      !toppingWords.has(tokens[next.start]?.key ?? '');
    if (segment.kind !== 'dish' || before?.kind !== 'dish' || !isWith(tokens, link) || isTrailed) {
      joined.push(segment);
      continue;
    }
    const whole = joinHalves(index, tokens, before, segment);
    const kind = whole === undefined ? findNamedKind(before, segment) : undefined;
    const isList = next !== undefined && (next.kind === 'other' || next.kind === 'connector');
    if (whole && isList && link !== undefined)
      joined.splice(-2, 2, { ...whole, end: before.end }, link, { ...segment, kind: 'other' });
    else if (whole) joined.splice(-2, 2, whole);
    else joined.push(segment);
    if (kind) joined.splice(-3, 3, kind, ...joined.slice(-2, -1), { ...segment, kind: 'other' });
  }
  return joined;
}

/** "A burrito with steak, cheese and beans" is a Steak Burrito; the list stays a list. */
function readFillings(index: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  return path.map((segment, place) => {
    const filling = path[place + 2];
    const best = segment.kind === 'dish' ? segment.candidates[0] : undefined;
    const title = index.titles[best?.title ?? -1];
    // "A bowl with carnitas": what it comes in may be what it is called.
    const head = segment.kind === 'unit' ? segment.word : title?.words[title.head];
    if (filling === undefined || head === undefined || !isWith(tokens, path[place + 1])) return segment;
    const isBare =
      segment.kind === 'unit' || (best?.isBareHead === true && best.missing >= nameWeights.nothing);
    const isOneWord = filling.end - filling.start === 1 && filling.kind === 'other';
    // "With caramel drizzle" speaks of the drizzle.
    const isOfAnother = preparedWords.has(tokens[filling.end]?.key ?? '') && !tokens[filling.end]?.afterBreak;
    if (!isBare || !isOneWord || isOfAnother) return segment;
    const found = findKind(index, tokens, filling.start, filling.end, head, undefined);
    return found === undefined ? segment : { ...found, start: segment.start, end: segment.end };
  });
}

/** "A pizza with pepperoni, mushrooms and olives" is a Pepperoni Pizza; the list stays a list. */
function findNamedKind(head: DishSegment, kind: DishSegment): DishSegment | undefined {
  // A bare "burger" may be a Classic Burger, which goes without saying; "with cheese" says another.
  const isBare = head.end - head.start === 1 && (head.candidates[0]?.missing ?? 0) >= nameWeights.nothing;
  const best = kind.candidates[0];
  const meant = head.candidates.find(({ title }) => title === best?.title);
  if (!isBare || !best?.isHeadless || meant === undefined) return undefined;
  const missing = Math.max(0, best.missing - meant.explained);
  const quality = missing < nameWeights.nothing ? nameWeights.leastHeadless : meant.quality;
  return { ...head, candidates: [{ ...meant, quality, missing }] };
}

function joinHalves(
  index: VoiceIndex,
  tokens: readonly Token[],
  first: DishSegment,
  second: DishSegment,
): DishSegment | undefined {
  const [a, b] = [first.candidates[0], second.candidates[0]];
  if (!a || a.title !== b?.title || Math.min(a.missing, b.missing) < nameWeights.nothing) return undefined;
  const title = index.titles[a.title];
  const heard = (part: Segment) => tokens.slice(part.start, part.end).map(({ key }) => key);
  const isRepeated = heard(second).some((word) => heard(first).includes(word));
  if (title === undefined || isRepeated) return undefined;
  const missing = Math.max(0, a.missing + b.missing - title.totalWeight);
  const quality = Math.max(a.quality, b.quality, missing < nameWeights.nothing ? 0.9 : 0);
  const candidate = { ...a, quality, missing, explained: a.explained + b.explained, isHeadless: false };
  return { ...first, end: second.end, candidates: [candidate, ...first.candidates.slice(1)] };
}

const isWith = (tokens: readonly Token[], link: Segment | undefined) =>
  link !== undefined && link.end - link.start === 1 && tokens[link.start]?.text === 'with';

/** A zinger sold "With fries" takes the fries for its portion, though they are also a dish of their own. */
function preferOwnPortions(index: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const regrouped: Segment[] = [];
  let dish: DishSegment | undefined;
  for (let place = 0; place < path.length; ) {
    const segment = path[place];
    if (segment === undefined) break;
    const own = dish && findOwnPortion(index, tokens, dish, segment.start);
    const behind = own && path.findIndex((other) => other.start === own.end);
    const isWhole = own && (own.end === tokens.length || (behind ?? -1) > place);
    if (own && isWhole) {
      regrouped.push(own);
      place = own.end === tokens.length ? path.length : (behind ?? path.length);
      continue;
    }
    if (segment.kind === 'dish') dish = segment;
    else if (segment.kind === 'connector' || segment.kind === 'command') dish = undefined;
    regrouped.push(segment);
    place++;
  }
  return regrouped;
}

function findOwnPortion(
  index: VoiceIndex,
  tokens: readonly Token[],
  dish: DishSegment,
  start: number,
): Segment | undefined {
  const title = index.titles[dish.candidates[0]?.title ?? -1];
  const portions = (title?.dishes ?? []).flatMap((place) => index.dishes[place]?.portions ?? []);
  // A Cheese Melt Burger sold as "Burger only": its last word is the portion's first.
  const from = tokens[start]?.text === 'only' && start === dish.end ? start - 1 : start;
  const alone = findAlone(tokens, portions, start);
  if (alone !== undefined) return alone;
  const match = phrasesAt(index.menuOptions, tokens, from, ({ key }) => key)
    .filter(
      ({ end, meaning }) =>
        end - from > 1 && end > start && portions.some(({ text }) => text === meaning.text),
    )
    .sort((a, b) => b.end - a.end)[0];
  return match && { kind: 'option', option: match.meaning, start, end: match.end, worth: 0 };
}

/** "Just the burger": the portion that is sold as "Burger only". */
function findAlone(
  tokens: readonly Token[],
  portions: readonly Choice[],
  start: number,
): Segment | undefined {
  const said = tokens.slice(start, start + 3);
  const end = start + said.length;
  if (!/^(?:just|only) the$/.test(`${said[0]?.text} ${said[1]?.text}`)) return undefined;
  const own = portions.find(({ text }) => text === `${said[2]?.key} only`);
  return own && { kind: 'option', option: { text: own.text }, start, end, worth: 0 };
}

/** "Margherita pizza": the kind of dish that Margherita is, not another pizza. */
function absorbKinds(index: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  return path.map((segment, place) => {
    const before = path[place - 1];
    if ((segment.kind !== 'dish' && segment.kind !== 'other') || before?.kind !== 'dish') return segment;
    const token = tokens[segment.start];
    if (segment.end - segment.start > 1 || token === undefined || token.afterBreak) return segment;
    const title = index.titles[before.candidates[0]?.title ?? -1];
    const isNamed =
      (before.candidates[0]?.missing ?? 1) < nameWeights.nothing && !title?.words.includes(token.key);
    const kinds = (title?.dishes ?? []).flatMap((dish) => index.dishes[dish]?.categoryWords ?? []);
    // "A shawarma sandwich": the word alone names no other dish.
    const missing = segment.kind === 'dish' ? (segment.candidates[0]?.missing ?? 0) : 1;
    const isBare = missing >= wordWeights.ingredient;
    const isKind = kinds.includes(token.key) || (isBare && kindWords.has(token.key));
    // "A vegan burger" is the Black Bean Burger whose tag says so, not another burger.
    const isHeard = tokens.slice(before.start, before.end).some(({ key }) => key === token.key);
    if (
      title?.words[title.head] === token.key &&
      !isHeard &&
      (before.candidates[0]?.missing ?? 1) < nameWeights.nothing
    )
      return { kind: 'filler', start: segment.start, end: segment.end, worth: segment.worth };
    const isOwn = segment.kind === 'dish' && !isNamed && !(isBare && !title?.words.includes(token.key));
    if (!isKind || isOwn) return segment;
    return { kind: 'filler', start: segment.start, end: segment.end, worth: segment.worth };
  });
}

/** "A pizza with pepperoni": the pizza that is called so, not another one. */
function absorbKindsBefore(index: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const isNameOfKind = (place: number, kind: string) => {
    const dish = path[place];
    const best = dish?.kind === 'dish' ? dish.candidates[0] : undefined;
    if (best === undefined || dish === undefined) return false;
    const isToppingOnly = tokens.slice(dish.start, dish.end).every(({ key }) => toppingWords.has(key));
    const isNamed = best.missing < nameWeights.nothing || best.quality >= nameWeights.uniqueWord;
    if (!isNamed || (isToppingOnly && best.missing >= nameWeights.nothing)) return false;
    return (
      index.titles[best.title]?.dishes.some((at) => index.dishes[at]?.categoryWords.includes(kind)) === true
    );
  };
  return path.map((segment, place) => {
    const kind = tokens[segment.start]?.key ?? '';
    const isBareKind =
      (segment.kind === 'dish' || segment.kind === 'other') && segment.end - segment.start === 1;
    const isLink =
      isWith(tokens, segment) && isNameOfKind(place + 1, tokens[path[place - 1]?.start ?? -1]?.key ?? '');
    if (isLink && (path[place - 1]?.end ?? 0) - (path[place - 1]?.start ?? 0) === 1)
      return { kind: 'filler', start: segment.start, end: segment.end, worth: 0 };
    if (!isBareKind || !isWith(tokens, path[place + 1]) || !isNameOfKind(place + 2, kind)) return segment;
    return { kind: 'filler', start: segment.start, end: segment.end, worth: 0 };
  });
}

/** "…, sorry, not margherita": behind what was ordered, a bare "not" takes back the dish it stands before. */
function readRefusals(_: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const firstDish = path.findIndex((segment) => segment.kind === 'dish');
  return path.map((segment, place) => {
    const isNot = segment.end - segment.start === 1 && tokens[segment.start]?.text === 'not';
    const next = path[place + 1];
    const isBeforeDish = next?.kind === 'dish' && !tokens[next.start]?.afterBreak;
    if (!isNot || !isBeforeDish || firstDish > place) return segment;
    return {
      kind: 'command',
      command: 'remove',
      start: segment.start,
      end: segment.end,
      worth: segment.worth,
    };
  });
}
