import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import { type Group, groupAt, isName } from './counted-groups.ts';

/** "…, three pepperoni and two hawaiian": counted kinds, until they add up to what was announced. */
export function kindsBehind(tokens: readonly Token[], path: readonly Segment[], announced: Group): Group[] {
  const kinds: Group[] = [];
  // "Five lassis please, three mango …"
  const behind = path.findIndex((_, place) => place >= announced.to && !closesOrder(tokens, path, place));
  let at = behind < 0 ? announced.to : behind;
  const isParted = tokens[path[at]?.start ?? -1]?.afterBreak === true || path[at]?.kind === 'number';
  let sum = 0;
  while (isParted && at < path.length && sum < announced.count) {
    const kind = groupAt(tokens, path, path[at]?.kind === 'connector' ? at + 1 : at);
    if (kind === undefined) break;
    kinds.push(kind);
    sum += kind.count;
    at = sum < announced.count ? behindWishes(tokens, path, kind.to) : kind.to;
  }
  return kinds;
}

/** "Please", "for us", "bhej do", "send": nothing is said of what was announced, and the kinds may follow. */
function closesOrder(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const part = path[place];
  const next = path.slice(place + 1).find(({ kind }) => kind !== 'filler');
  if (part === undefined) return false;
  if (part.kind === 'filler' || (part.kind === 'link' && tokens[part.start]?.text === 'for')) return true;
  const isParted = next?.kind === 'number' || tokens[next?.start ?? -1]?.afterBreak === true;
  // "Bhej do": the "do" of a verb is no two.
  const isWeak = part.kind === 'number' && part.form === 'weak';
  const isVerb = part.kind === 'command' && /^(?:add|make)$/.test(part.command);
  return isParted && (isWeak || isVerb);
}

/** "…, three chicken two fish soft shell": what else is said of a kind stands behind its name. */
export const firstWordsBehind = (
  tokens: readonly Token[],
  path: readonly Segment[],
  announced: Group,
): Group[] =>
  kindsBehind(tokens, path, announced).map((kind) => ({ ...kind, words: [kind.words[0], kind.words[0]] }));

/** "… one chicken with mild salsa and one steak": the place of the next amount, past what the one before comes with. */
function behindWishes(tokens: readonly Token[], path: readonly Segment[], place: number): number {
  if (!/^(?:with|without|no|on)$/.test(tokens[path[place]?.start ?? -1]?.text ?? '')) return place;
  const next = path.findIndex(
    (segment, at) =>
      at > place &&
      segment.kind === 'number' &&
      (segment.form === 'spoken' || segment.form === 'article') &&
      (path[at - 1]?.kind === 'connector' || tokens[segment.start]?.afterBreak === true),
  );
  return next < 0 ? place : next;
}

/** "…: a latte, a mocha and a cappuccino": one of each, parted by "and", pauses or articles. */
export function listBehind(tokens: readonly Token[], path: readonly Segment[], announced: Group): Group[] {
  const kinds: Group[] = [];
  let at = announced.to;
  // "Two coffees and milkshakes …": what goes on with "and" was ordered, not announced.
  if (path[at]?.kind === 'connector') return [];
  while (at < path.length && kinds.length < announced.count) {
    const from = at;
    // "…: large meat feast, medium vegetarian": each may have a size of its own.
    while (isGlue(path[at]) || path[at]?.kind === 'option') at++;
    const first = at;
    while (isName(path[at]) && (at === first || !tokens[path[at]?.start ?? -1]?.afterBreak)) at++;
    if (at === first) break;
    kinds.push({ from, to: at, count: 1, modifiers: [], words: [first, at - 1] });
    if (kinds.length < announced.count) at = behindWishes(tokens, path, at);
  }
  return kinds;
}

/** "Three mediums pepperoni fajita and margherita": as many words as were announced. */
export const wordsBehind = (tokens: readonly Token[], path: readonly Segment[], announced: Group): Group[] =>
  listBehind(tokens, path, announced)
    .flatMap((kind) =>
      path
        .slice(kind.words[0], kind.words[1] + 1)
        .map((_, offset): Group => ({ ...kind, words: [kind.words[0] + offset, kind.words[0] + offset] })),
    )
    .slice(0, announced.count + 1);

const isGlue = (segment: Segment | undefined): boolean =>
  segment?.kind === 'connector' ||
  segment?.kind === 'filler' ||
  (segment?.kind === 'number' && segment.count === 1 && !segment.goesBack);
