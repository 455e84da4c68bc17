import { isOfKind } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import { countPeople, type PeopleCount, peopleCounts } from '../../read/counted-people.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/** What nobody counted, for people who were: as many as they are. */
export const readServedPeople: Pass = (index, tokens, path) => {
  const groups = peopleCounts(tokens);
  return path.map((part, place) => {
    if (part.kind === 'number') return readOneByOne(tokens, path, place) ?? part;
    if (part.kind !== 'dish' || part.announced !== undefined || isCounted(path, place)) return part;
    const count =
      countOfSubject(tokens, groups, path, place) ??
      countOfUrdu(tokens, part) ??
      (isServed(index, part) ? countBehind(tokens, part.end) : undefined);
    return count === undefined ? part : withCount(part, count);
  });
};

const isCounted = (path: readonly Segment[], place: number): boolean => {
  let at = place - 1;
  while (/^(?:option|unit)$/.test(path[at]?.kind ?? '')) at--;
  const [behind, next] = [path[place + 1], path[place + 2]];
  const isBehind = behind?.kind === 'number' && behind.form === 'spoken' && next?.kind !== 'dish';
  return path[at]?.kind === 'number' || isBehind;
};

const withCount = (dish: DishSegment, count: number): DishSegment => ({
  ...dish,
  announced: [
    { kind: 'number', count, form: 'spoken', goesBack: false, start: dish.start, end: dish.start, worth: 0 },
  ],
});

/** "The two kids can have egg biryani" */
function countOfSubject(
  tokens: readonly Token[],
  groups: readonly PeopleCount[],
  path: readonly Segment[],
  place: number,
): number | undefined {
  let first = place;
  while (path[first - 1]?.kind === 'option') first--;
  const start = path[first]?.start ?? 0;
  const group = groups.find(({ end }) => has.test(textAt(tokens, end, start - end)));
  // "Three of us want …" is read where they are shared out.
  return group !== undefined && /^(?:the|my|our)$/.test(tokens[group.start]?.text ?? '')
    ? group.count
    : undefined;
}

const has = /^(?:can have|will have|would like|will take|can get|are having|will get|should get)$/;

/** "Dono ke liye chai" */
function countOfUrdu(tokens: readonly Token[], { start }: Segment): number | undefined {
  const [who, ...rest] = textAt(tokens, start - 3, 3).split(' ');
  if (start < 3 || rest.join(' ') !== 'ke liye') return undefined;
  if (who === 'dono' || who === 'donon') return 2;
  return who === 'teeno' || who === 'teenon' ? 3 : who === 'sab' ? countPeople(tokens, start) : undefined;
}

/** "Sab ke liye ek ek lassi": one for each who is there. */
function readOneByOne(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): Segment | undefined {
  const [first, second] = [path[place - 1], path[place]];
  const isOne = (part: Segment | undefined) => /^(?:ek|aik)$/.test(tokens[part?.start ?? -1]?.text ?? '');
  if (second?.kind !== 'number' || !isOne(second)) return undefined;
  const next = path[place + 1];
  if (next?.kind === 'number' && isOne(next) && next.start === second.end) return asFiller(second);
  const people = isOne(first) && first?.end === second.start ? countPeople(tokens, second.start) : undefined;
  return people === undefined ? undefined : { ...second, count: people, form: 'spoken' };
}

/** What everybody has a cup or a bowl of. */
const isServed = (index: VoiceIndex, { candidates: [meant] }: DishSegment): boolean =>
  isOfKind(index, meant?.title, 'drink') || isOfKind(index, meant?.title, 'soup');

/** "Green tea for two", "hot and sour soup for the two of us" */
function countBehind(tokens: readonly Token[], end: number): number | undefined {
  if (tokens[end]?.text !== 'for') return undefined;
  const at = /^(?:the|all)$/.test(tokens[end + 1]?.text ?? '') ? end + 2 : end + 1;
  const number = cardinalAt(tokens, at);
  if (number === undefined || number.count < 2 || number.count > 20) return undefined;
  const next = tokens[number.end];
  const isOver =
    next === undefined || next.afterBreak || /^(?:and|please|aur|of|people|persons)$/.test(next.text);
  return isOver ? number.count : undefined;
}
