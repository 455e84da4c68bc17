import { someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import { countEaters, countPeople, type PeopleCount, peopleCounts } from '../../read/counted-people.ts';
import type { Token } from '../../read/tokenise.ts';
import type { Modifier, Segment } from '../../segment/segments.ts';
import { asFiller, beforeSizes, numberAt, textAt } from '../path-parts.ts';

/** How many there are to be, by how many people they are for. */
export const readForPeople = (
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
): Segment[] => readOneEach(tokens, readBothHave(tokens, readServed(index, tokens, countEach(tokens, path))));

/** "Halwa puri for four people": one for each, of what is neither counted nor sold in larger portions. */
function readServed(index: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  return path.map((part, place) => {
    const linkAt = path.findIndex(({ kind }, at) => at > place && kind !== 'option');
    const [link, people] = [path[linkAt], path[linkAt + 1]];
    const isFor = tokens[link?.start ?? -1]?.text === 'for' && path[place - 1]?.kind !== 'number';
    if (part.kind !== 'dish' || !isFor || people?.kind !== 'measure') return part;
    const { dimension, count } = people.measure;
    const isSized = someDish(index, part.candidates[0]?.title, ({ portions }) => portions.length > 0);
    const isCounted = path[beforeSizes(path, place)]?.kind === 'number';
    // "Tiramisu for two people, one portion"
    const [portions, unit, next] = path.slice(linkAt + 2, linkAt + 5);
    const isCountedBehind = portions?.kind === 'number' && unit?.kind === 'unit' && next?.kind !== 'dish';
    if (dimension !== 'person' || count < 2 || isSized || isCounted || isCountedBehind) return part;
    return { ...part, announced: [peopleOf(part, count)] };
  });
}

/** "Two burgers with small fries each": one of them with every burger. */
function countEach(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  return path.flatMap((part, place) => {
    const dishAt = path.findIndex(({ kind }, at) => at > place && kind !== 'option' && kind !== 'unit');
    const isWith = part.kind === 'connector' && tokens[part.start]?.text === 'with';
    const isEachOne = tokens[path[dishAt]?.end ?? -1]?.text === 'each' && path[dishAt]?.kind === 'dish';
    const hasDish = path.slice(0, place).some(({ kind }) => kind === 'dish');
    if (!isWith || !isEachOne || !hasDish) return [part];
    return [part, { ...peopleOf({ ...part, start: part.end }, 1), form: 'article' as const }];
  });
}

/** "There are six of us, one chai each", "one coke for each person": as many as there are people. */
function readOneEach(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const groups = tokens.some(({ text }) => isEach.test(text)) ? peopleCounts(tokens) : [];
  const read = [...path];
  path.forEach((segment, place) => {
    if (segment.kind !== 'dish' || groups.length === 0) return;
    const from = behindSizes(tokens, path, place);
    const said = textAt(tokens, from, 3);
    const near = nearestGroup(tokens, path, groups, place, from);
    const people = near ?? countEaters(tokens, segment.start);
    // "Each with a salad" says how they come, unless it was said who they are for.
    const isShared = isForEach.test(said) || (near !== undefined && /^each with/.test(said));
    if (people === undefined || (!isShared && !isForAll.test(said))) return;
    const at = beforeMeasures(path, place);
    const amount = path[at];
    const isPortion = amount?.kind === 'number' && textAt(tokens, amount.end - 1, 1) === 'single';
    // "There are four kids, so nuggets for each of them", "a single boti each"
    if (amount?.kind !== 'number' || (isShared && isPortion)) {
      read[place] = { ...segment, announced: [peopleOf(segment, people)] };
      return;
    }
    // "Two clubs and a brownie each": as many as the clubs, however many people there are.
    const isNear = near !== undefined || !/^(?:each|apiece)\b/.test(said);
    const isOfPeople = amount.form === 'spoken' || isNear || !countsBefore(path, at);
    if (!isShared || !isOfPeople || (amount.count > 1 && !isNear)) return;
    read[at] = { ...amount, count: amount.count * people, form: 'spoken' };
    shareWithOther(path, read, at, people);
  });
  return read;
}

/** "A burger and a coke each" */
function shareWithOther(path: readonly Segment[], read: Segment[], at: number, people: number): void {
  const [other, and, amount] = [path[at - 2], path[at - 1], path[at]];
  const isBoth = amount?.kind === 'number' && amount.count === 1 && and?.kind === 'connector';
  const otherAt = isBoth && other?.kind === 'dish' ? beforeSizes(path, at - 2) : -1;
  const first = path[otherAt];
  // "One burger and one coke each", too; "one large pizza and a coke each" is one pizza.
  if (isBoth && first?.kind === 'number' && first.count === 1 && first.form === amount.form)
    read[otherAt] = { ...first, count: people, form: 'spoken' };
}

const gets = /^(?:gets?|wants?|have|has|will|takes?|needs?|are|is)$/;

/** So few words lie between "each" and the people it is said of. */
const farthestBehind = 5;

/** "The twins want a melt each", "one each for the three girls": those it is said of, with no dish between. */
function nearestGroup(
  tokens: readonly Token[],
  path: readonly Segment[],
  groups: readonly PeopleCount[],
  place: number,
  eachAt: number,
): number | undefined {
  const nextDish =
    path.slice(place + 1).find(({ kind }) => kind === 'dish')?.start ?? Number.POSITIVE_INFINITY;
  // "… apiece, and for the other eight a platter": others, who have something else.
  const others = /^and for(?: |$)/.test(textAt(tokens, eachAt + 1, 2)) ? eachAt : Number.POSITIVE_INFINITY;
  const behind = groups.find(
    ({ start }) => start > eachAt && start <= eachAt + farthestBehind && start < Math.min(nextDish, others),
  );
  const dishBefore = path.slice(0, place).findLast(({ kind }) => kind === 'dish')?.end ?? 0;
  const before = groups.findLast(({ start, end }) => start >= dishBefore && end <= (path[place]?.start ?? 0));
  // "Four adults get a sub each and two kids …": who gets it was said before.
  const isGetting = before !== undefined && gets.test(tokens[before.end]?.text ?? '');
  return (isGetting ? before : (behind ?? before))?.count;
}

/** Where the words begin that stand behind a dish, its sizes and the name of its kind: "a veggie patty sub large each". */
const behindSizes = (tokens: readonly Token[], path: readonly Segment[], place: number): number => {
  const isKind = (part: Segment) =>
    part === path[place + 1] &&
    (part.kind === 'other' || (part.kind === 'dish' && part.candidates[0]?.isBareHead === true));
  const next = path
    .slice(place + 1)
    .find(
      (part) => isForEach.test(textAt(tokens, part.start, 3)) || (!isOfDish.test(part.kind) && !isKind(part)),
    );
  return next?.start ?? -1;
};

const isOfDish = /^(?:option|unit|measure|filler)$/;

/** The place of what stands before a dish and "six inch". */
const beforeMeasures = (path: readonly Segment[], place: number): number => {
  const at = beforeSizes(path, place);
  return path[at]?.kind === 'measure' ? beforeSizes(path, at) : at;
};

const isForAll = /^(?:for every(?:one|body)|for (?:us )?all(?:$| (?:of us|\w+))|all a?round)\b/;

const countsBefore = (path: readonly Segment[], until: number): boolean =>
  path
    .slice(0, Math.max(0, until))
    .some((part) => part.kind === 'number' && part.form === 'spoken' && part.count > 1);

const peopleOf = ({ start }: Segment, count: number): Modifier => numberAt(count, start);

/** What was counted and is "for everyone" may be shared; uncounted there is one for each who is there. */
const isEach = /^(?:all|each|every|apiece|per|head|everyone|everybody|round|around)$/;
/** "Each with a salad" says how they come, not how many. */
const isForEach =
  /^(?:each(?! (?:with|without|in|on|has|of))|apiece|(?:per|a) (?:person|head)|for each (?:person|one|of|kid|child|guest|boy|girl|adult|player|student)|per (?:kid|child|guest|player|student|boy|girl)|for every (?:person|kid|child|guest))\b/;

/** "We'll both have a coke": two of them; "our three kids each get a juice": three. */
function readBothHave(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  let shared: number | undefined;
  return path.flatMap((segment, place): Segment | Segment[] => {
    // "We each want a tikka and a margarita": as many of the one as of the other.
    if (!/^(?:dish|option|measure|unit|connector|filler|number)$/.test(segment.kind)) shared = undefined;
    const isNext = path[place - 1]?.kind === 'connector' && path[place - 2]?.kind === 'dish';
    if (shared !== undefined && isNext && segment.kind === 'number' && segment.form === 'article')
      return { ...segment, count: shared, form: 'spoken' };
    const said = textAt(tokens, segment.start - 2, 2);
    const isEachOne =
      /^(?:each|all) (?:have|having|want|wanting|wants|take|taking|get|getting|gets|like|need)$/.test(said);
    // "The two interns each want a biryani": whoever they are.
    const people = isEachOne
      ? (countEaters(tokens, segment.start) ?? cardinalAt(tokens, segment.start - 4)?.count)
      : undefined;
    const isOfPeople = /^(?:each|all) (?:have|want|take|get|like|need)$/.test(
      textAt(tokens, segment.end + 1, 2),
    );
    if (segment.kind === 'number' && isOfPeople) return asFiller(segment);
    // "We are four and everyone wants karak chai"
    const isAll = /^every(?:one|body) (?:has|wants|takes|gets|likes|needs)$/.test(said);
    const isBoth = /^both (?:have|want|take|get|like|need)$/.test(said);
    // "The three of us want lassis"
    const isOfUs = /^of us (?:want|have|take|get|like|need|fancy|having)$/.test(
      textAt(tokens, segment.start - 3, 3),
    );
    const count = isBoth ? 2 : isAll || isOfUs ? countPeople(tokens, segment.start) : people;
    if (count === undefined) return segment;
    shared = count;
    if (segment.kind === 'number' && segment.form === 'article') return { ...segment, count, form: 'spoken' };
    // "My brother and i both want anda paratha"
    if (segment.kind === 'dish') return { ...segment, announced: [peopleOf(segment, count)] };
    // "We both want medium iced teas"
    const isSized = segment.kind === 'option' || segment.kind === 'measure' || segment.kind === 'unit';
    if (isSized && hasNoAmount(path, place)) return [peopleOf(segment, count), segment];
    // "We'll both have the meatloaf"
    const isThe = segment.end - segment.start === 1 && tokens[segment.start]?.text === 'the';
    if (!isThe || path[place + 1]?.kind !== 'dish') return segment;
    const { start, end } = segment;
    return { kind: 'number', count, form: 'spoken', goesBack: false, start, end, worth: 0 };
  });
}

/** Between this size and the dish it is said of there is no number. */
function hasNoAmount(path: readonly Segment[], place: number): boolean {
  const next = path.slice(place).find(({ kind }) => kind === 'dish' || kind === 'number');
  return next?.kind === 'dish';
}
