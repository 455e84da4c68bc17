import { isSoldInHeat, isSoldInSize, someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Picked, Segment } from '../../segment/segments.ts';
import { findKind, isIncomplete, isMadeSo, longestKind, titleHead } from '../kinds/find-kind.ts';
import type { LinePass } from '../pass.ts';

/**
 * "Make one of the biryanis mutton", "change it to beef": so many of a dish that is there, and what they become.
 * The command carries what was picked; behind it stands only what it is to be.
 */
export const readPickedLines: LinePass = (index, tokens, path, ordered) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const segment = path[place];
    if (segment === undefined) break;
    // Read already: "one of the burgers with fries".
    if (segment.kind === 'command' && segment.picked !== undefined) {
      read.push(segment);
      continue;
    }
    const before = path[place - 1];
    const isPicked = before?.kind === 'command' && before.picked !== undefined;
    const turned = isPicked ? undefined : readTurned(index, tokens, segment, ordered);
    if (turned !== undefined) {
      read.push(...turned);
      continue;
    }
    // "Do karahi kar do, ek chicken ek mutton": the verb closes what stands before it.
    const isClosing =
      tokens[segment.start]?.text === 'kar' &&
      before?.kind === 'dish' &&
      (tokens[segment.end]?.afterBreak === true || path[place + 1]?.kind === 'number');
    const isCommand =
      segment.kind === 'command' &&
      (segment.command === 'make' || segment.command === 'change') &&
      !isClosing;
    // "Three biryanis, two of them half, one full" shares out what is being ordered.
    const amount = readAmount(tokens, path, isCommand ? place + 1 : place);
    // "…, two of them should be garlic"
    const isMade = isCommand || (amount.isOfThem && isMake(path[amount.next]));
    const known = isMade ? [...ordered, ...read.filter((part) => part.kind === 'dish')] : ordered;
    const found =
      known.length > 0 && (isCommand || amount.isOfThem)
        ? readPick(index, tokens, path, { ...amount, isCommand }, known)
        : undefined;
    if (found === undefined) {
      read.push(segment);
      continue;
    }
    const { into, next, picked } = found;
    const end = into?.start ?? path[next]?.start ?? segment.end;
    // "Change the fajita to pepperoni", of a large and a small one: both.
    const alike = picked.count === undefined ? linesAlike(picked.dish, ordered) : [];
    for (const dish of alike.length > 1 ? alike : [picked.dish]) {
      const meant = dish === undefined ? picked : { ...picked, dish };
      read.push({ kind: 'command', command: 'change', picked: meant, start: segment.start, end, worth: 0 });
      if (into !== undefined) read.push(into);
    }
    place = next - 1;
  }
  return read;
};

/** "I'd like that latte iced": the one that is there, in another kind. */
function readTurned(
  index: VoiceIndex,
  tokens: readonly Token[],
  segment: Segment,
  ordered: readonly DishSegment[],
): Segment[] | undefined {
  if (segment.kind !== 'dish' || !/^(?:that|the|my|those)$/.test(tokens[segment.start - 1]?.text ?? ''))
    return undefined;
  const dish = findHeadFirst(index, tokens, segment, ordered);
  if (dish === undefined) return undefined;
  const { start } = segment;
  return [{ kind: 'command', command: 'change', picked: { dish }, start, end: start, worth: 0 }, segment];
}

const linesAlike = (
  dish: DishSegment | undefined,
  ordered: readonly DishSegment[],
): readonly DishSegment[] =>
  dish?.place === undefined
    ? []
    : ordered.filter(({ candidates: [line] }) => line?.title === dish.candidates[0]?.title);

type Amount = { readonly count?: number; readonly next: number; readonly isOfThem: boolean };

/** "One of the", "two of them", "one"; without a number all of them are meant. */
function readAmount(tokens: readonly Token[], path: readonly Segment[], at: number): Amount {
  const first = path[at];
  // "Only one of them spicy"
  const isOnly = /^(?:only|just)$/.test(tokens[first?.start ?? -1]?.text ?? '');
  const number = first === undefined ? undefined : cardinalAt(tokens, first.start + (isOnly ? 1 : 0));
  if (number === undefined) return { next: at, isOfThem: false };
  const isOfThem =
    tokens[number.end]?.text === 'of' &&
    /^(?:the|my|our|them|those|these)$/.test(tokens[number.end + 1]?.text ?? '');
  // "Two of the five chai": how many there are was only said along.
  const from = isOfThem ? (cardinalAt(tokens, number.end + 2)?.end ?? number.end + 2) : number.end;
  const next = path.findIndex(({ start }) => start >= from);
  return { count: number.count, next: next < 0 ? path.length : next, isOfThem };
}

type Pick = { readonly picked: Picked; readonly into?: DishSegment; readonly next: number };

function readPick(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  { count, next, isOfThem, isCommand }: Amount & { readonly isCommand: boolean },
  known: readonly DishSegment[],
): Pick | undefined {
  const isToBe = isOfThem && isMake(path[next]);
  const at = skipLead(tokens, path, isToBe ? next + 1 : next);
  const named = path[at];
  if (named === undefined || tokens[named.start]?.afterBreak) return undefined;
  // "One of them large and one of them small" shares out the same line.
  const last = known.at(-1)?.place === undefined ? undefined : someOf(index, known, count, named);
  const pick = (dish: DishSegment | undefined = last): Picked => ({
    ...(count === undefined ? {} : { count }),
    ...(dish === undefined ? {} : { dish }),
  });
  const isPronoun = isOfThem && tokens[(path[next]?.start ?? 0) - 1]?.text !== 'the';
  // "Two of the turkey and one of the fish" orders two dishes.
  if (isLoose(named) && !isLine(named, known) && (isCommand || isPronoun)) {
    const other = findOther(index, tokens, named, known);
    if (other !== undefined) return { picked: pick(other.dish), into: other.kind, next: at + 1 };
  }
  // "One of them should be large", "make one a large"
  const article = path[at - 1];
  const isArticle = article?.kind === 'number' && article.form === 'article';
  const isSome = isPronoun || (isCommand && count === 1 && isArticle);
  if (named.kind !== 'dish')
    return isSome && count !== undefined && isSaid(named) ? { picked: pick(undefined), next: at } : undefined;
  // "One of the biryanis mutton": the head first, and the kind it is to be.
  const headFirst = findHeadFirst(index, tokens, named, known);
  if (headFirst !== undefined) return { picked: pick(headFirst), into: named, next: at + 1 };
  const dish = known.findLast(({ candidates: [meant] }) =>
    named.candidates.some(({ title }) => title === meant?.title),
  );
  if (dish === undefined)
    return isPronoun && count !== undefined ? { picked: pick(undefined), next: at } : undefined;
  // "One of the sprites should be small"
  const verb = path[at + 1];
  const isVerb = isOfThem && isMake(verb);
  const kindAt = skipLead(tokens, path, isVerb ? at + 2 : at + 1);
  const kind = path[kindAt];
  if (kind === undefined || tokens[kind.start]?.afterBreak) return undefined;
  const other = isLoose(kind) ? findOther(index, tokens, kind, [dish]) : undefined;
  if (other !== undefined) return { picked: pick(dish), into: other.kind, next: kindAt + 1 };
  // "Make the latte a mocha", "one of the pizzas should be hawaiian"
  const isNamed = verb?.kind === 'number' && verb.form === 'article';
  const isOther = kind.kind === 'dish' && !isLine(kind, known);
  if (isOther && ((isCommand && isNamed) || isVerb))
    return { picked: pick(dish), into: kind, next: kindAt + 1 };
  // "Make one biryani full", of the two that are there.
  const isPart = isOfThem || (isCommand && count === 1);
  return count !== undefined && isPart && kind.kind === 'option'
    ? { picked: pick(dish), next: kindAt }
    : undefined;
}

/** "One of them family": the last line that comes so by that very word, of which there are more; else the last. */
function someOf(
  index: VoiceIndex,
  known: readonly DishSegment[],
  count: number | undefined,
  named: Segment,
): DishSegment | undefined {
  const last = known.at(-1);
  if (named.kind !== 'option') return last;
  const { option } = named;
  const isOfMore = ({ quantity = 0 }: DishSegment) => count !== undefined && quantity > count;
  const isNamedSo = ({ candidates: [line] }: DishSegment) =>
    someDish(index, line?.title, ({ portions }) => portions.some(({ text }) => text === option.text));
  const isSoldSo = ({ candidates: [line] }: DishSegment) =>
    isSoldInSize(index, line?.title, option) || isSoldInHeat(index, line?.title, option);
  for (const isSo of [isNamedSo, isSoldSo]) {
    const lines = known.filter(isSo);
    if (lines.length > 0) return lines.findLast(isOfMore) ?? lines.at(-1);
  }
  return last;
}

const isMake = (part: Segment | undefined): boolean => part?.kind === 'command' && part.command === 'make';

/** Past "to", "into", "a" and words that mean nothing. */
function skipLead(tokens: readonly Token[], path: readonly Segment[], from: number): number {
  const isLead = (part: Segment | undefined) =>
    part !== undefined &&
    !tokens[part.start]?.afterBreak &&
    (part.kind === 'filler' ||
      part.kind === 'link' ||
      (part.kind === 'number' && part.form !== 'spoken' && part.form !== 'more'));
  let at = from;
  while (isLead(path[at])) at++;
  return at;
}

const isLoose = (segment: Segment): boolean =>
  segment.end - segment.start <= longestKind &&
  (segment.kind === 'other' || (segment.kind === 'dish' && isIncomplete(segment)));

/** "Make the hawaiian a small", while there is one: of a pepperoni it is no other kind. */
const isLine = (named: Segment, known: readonly DishSegment[]): boolean =>
  named.kind === 'dish' && known.some(({ candidates: [line] }) => line?.title === named.candidates[0]?.title);

/** What they may become: a size, a heat, a dish. */
const isSaid = ({ kind }: Segment): boolean => kind === 'option' || kind === 'measure' || kind === 'dish';

/** The latest dish that comes in a kind of this name, and that kind. */
function findOther(
  index: VoiceIndex,
  tokens: readonly Token[],
  { start, end }: Segment,
  known: readonly DishSegment[],
): { dish: DishSegment; kind: DishSegment } | undefined {
  for (const dish of [...known].reverse()) {
    const head = titleHead(index, dish);
    if (tokens.slice(start, end).some(({ key }) => key === head)) continue;
    const kind = head === undefined ? undefined : findKind(index, tokens, start, end, head);
    const isOther = kind && kind.candidates[0]?.title !== dish.candidates[0]?.title;
    if (isOther && !isMadeSo(index, tokens, start, dish, kind)) return { dish, kind };
  }
  return undefined;
}

/** The dish that is there of which this names another kind, its head first: "naan cheese". */
function findHeadFirst(
  index: VoiceIndex,
  tokens: readonly Token[],
  named: DishSegment,
  known: readonly DishSegment[],
): DishSegment | undefined {
  const head = titleHead(index, named);
  const isFirst = tokens[named.start]?.key === head && named.end - named.start > 1;
  const title = named.candidates[0]?.title;
  if (!isFirst || isIncomplete(named) || known.some(({ candidates: [meant] }) => meant?.title === title))
    return undefined;
  return known.findLast((dish) => titleHead(index, dish) === head);
}
