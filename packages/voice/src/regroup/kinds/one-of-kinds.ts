import { isListedUnder } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, numberAt } from '../path-parts.ts';
import { isPluralAt } from './counted-groups.ts';
import { findKind, longestKind, titleHead } from './find-kind.ts';

type Entry = {
  readonly from: number;
  readonly to: number;
  readonly dish: DishSegment;
  readonly options: readonly Modifier[];
  /** "The beef one": what follows is said of it alone. */
  readonly isOne: boolean;
};

/**
 * "Three pizzas pepperoni, fajita and margherita", "two paninis, the cajun one hot and the tuna": as many kinds of it as
 * were counted, so one of each. A size behind the last is for all, unless it was said of that "one".
 */
export const readOneOfKinds: Pass = (index, tokens, path) => {
  for (const [place, head] of path.entries()) {
    const amountAt = beforeSizes(path, place);
    const amount = path[amountAt];
    if (head.kind !== 'dish' || amount?.kind !== 'number' || amount.count < 2) continue;
    const entries = entriesOf(index, tokens, path, place);
    if (entries.length !== amount.count) continue;
    const [first, last] = [entries[0], entries.at(-1)];
    if (first === undefined || last === undefined) continue;
    const sizes = path.slice(amountAt + 1, place).filter((part): part is Modifier => part.kind !== 'number');
    const isForAll = !last.isOne && entries.slice(0, -1).every(({ options }) => options.length === 0);
    return [
      ...path.slice(0, amountAt),
      ...path.slice(amountAt, first.from).map(asFiller),
      ...entries.flatMap(({ from, dish, options }): Segment[] => {
        const start = path[from]?.start ?? dish.start;
        const shared = isForAll && dish !== last.dish ? last.options : [];
        return [
          numberAt(1, start, dish.start),
          { ...dish, ...announcing(dish, [...sizes, ...shared]) },
          ...options,
        ];
      }),
      ...path.slice(last.to),
    ];
  }
  return [...path];
};

const announcing = ({ announced = [] }: DishSegment, sizes: readonly Modifier[]) =>
  sizes.length === 0 ? {} : { announced: [...sizes, ...announced] };

/** The kinds that are named behind the head, one after the other. */
function entriesOf(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): Entry[] {
  const head = path[place];
  const word = tokens[head?.start ?? -1];
  if (head?.kind !== 'dish' || word === undefined) return [];
  const key = word.key;
  const isAlone = head.end - head.start === 1;
  const isTopic = isAlone ? head.candidates[0]?.isBareHead === true : titleHead(index, head) === key;
  if (!isTopic || !isPluralAt(tokens, { ...head, end: head.start + 1 })) return [];
  const entries: Entry[] = [];
  // "Two shakes vanilla and …": the first kind was heard with the head.
  const within = isAlone ? undefined : findKind(index, tokens, head.start + 1, head.end, key);
  if (within !== undefined) entries.push(entryBehind(tokens, path, place, place + 1, within));
  for (let at = entries[0]?.to ?? place + 1; at < path.length; ) {
    const from = skipLead(tokens, path, at);
    const kind = kindAt(index, tokens, path, from, key);
    if (kind === undefined) break;
    const entry = entryBehind(tokens, path, at, kind.next, kind.dish);
    entries.push({ ...entry, from: at });
    at = entry.to;
  }
  return entries;
}

/** "And the", "a", "please", "one": the place of what is named behind it. */
function skipLead(tokens: readonly Token[], path: readonly Segment[], from: number): number {
  const isLead = (part: Segment | undefined) =>
    part?.kind === 'connector' ||
    (part?.kind === 'filler' && leads.test(tokens[part.start]?.text ?? '')) ||
    (part?.kind === 'number' && part.count === 1 && !part.goesBack && part.form !== 'more');
  let at = from;
  while (isLead(path[at])) at++;
  return at;
}

const leads = /^(?:the|a|an|please|uh|um|oh|er|well|ek|aik)$/;

/** A kind of the head, by its words or by its name. */
function kindAt(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  at: number,
  key: string,
): { readonly dish: DishSegment; readonly next: number } | undefined {
  const part = path[at];
  if (part?.kind === 'dish') {
    const isOfHead = titleHead(index, part) === key || isListedUnder(index, part.candidates[0]?.title, key);
    const dish = findKind(index, tokens, part.start, part.end, key) ?? (isOfHead ? part : undefined);
    return dish && { dish, next: at + 1 };
  }
  for (let next = at + longestKind; next > at; next--) {
    const words = path.slice(at, next);
    if (words.length < next - at || words.some(({ kind }) => kind !== 'other')) continue;
    const dish = findKind(index, tokens, words[0]?.start ?? 0, words.at(-1)?.end ?? 0, key);
    if (dish !== undefined) return { dish, next };
  }
  return undefined;
}

/** The kind with the "one" and the sizes and heats behind it. */
function entryBehind(
  tokens: readonly Token[],
  path: readonly Segment[],
  from: number,
  next: number,
  dish: DishSegment,
): Entry {
  const one = tokens[path[next]?.start ?? -1]?.text ?? '';
  const isOne = /^(?:ones?|wal[aei])$/.test(one) && !namesNext(path, next);
  let to = isOne ? next + 1 : next;
  const options: Modifier[] = [];
  for (let part = path[to]; part !== undefined; part = path[++to]) {
    const isLink = part.kind === 'link' || (part.kind === 'number' && part.form === 'article');
    const isPortion = path[to + 1]?.kind === 'option' || path[to + 2]?.kind === 'option';
    if (part.kind === 'option' || part.kind === 'measure') options.push(part);
    else if (!(isLink && isPortion && options.length === 0)) break;
  }
  return { from, to, dish, options, isOne };
}

/** "Vanilla, one chocolate": the "one" counts what follows. */
const namesNext = (path: readonly Segment[], at: number): boolean =>
  /^(?:dish|other)$/.test(path[at + 1]?.kind ?? '');
