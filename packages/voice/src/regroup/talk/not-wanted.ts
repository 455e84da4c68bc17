import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import { isGiving } from '../amounts/urdu-amounts.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, commandAt, textAt } from '../path-parts.ts';

/** "Chicken biryani kitne ki hai", "chai kaisi hai": asked about behind its name. */
export const readAskedBehind: Pass = (_, tokens, path) => {
  const asked = path.flatMap((part, place) => {
    const said = part.kind === 'dish' ? askedBehind(tokens, part.end) : 0;
    if (said === 0) return [];
    // "Chai kitne ki hai, do bhej do": ordered after all.
    const next = path.findIndex(({ kind, start }) => start >= part.end + said && kind !== 'filler');
    const isOrdered = path[next]?.kind === 'number' && isGiving(tokens, path[next + 1]);
    const from = isOrdered ? -1 : beforeAmount(path, place);
    return [{ from, start: part.end, end: part.end + said }];
  });
  if (asked.length === 0) return [...path];
  return path.flatMap((part, place): Segment[] => {
    const isOfQuestion = asked.some(({ start, end }) => part.start >= start && part.end <= end);
    const read = isOfQuestion ? asFiller(part) : part;
    return asked.some(({ from }) => from === place) ? [commandAt('ignore', part.start), read] : [read];
  });
};

/** The place where what is said of a dish begins. */
function beforeAmount(path: readonly Segment[], place: number): number {
  const at = beforeSizes(path, place);
  return path[at]?.kind === 'number' ? at : at + 1;
}

const longestQuestion = 4;

/** How many words behind a dish ask about it. */
function askedBehind(tokens: readonly Token[], at: number): number {
  const said = asksBehind.exec(textAt(tokens, at, longestQuestion))?.[0];
  return said === undefined ? 0 : said.split(' ').length;
}

const asksBehind =
  /^(?:kitn[aie] (?:ka|ki|ke|mein|me)(?: hai| hain| hota)?|kais[aie] (?:hai|hain|hota hai|hoti hai)|ki (?:qeemat|keemat|qimat|price) (?:kya|kitni|bata)(?: hai)?|(?:mein|me|main) kya(?: kya)? (?:hota|hoti|hai|dalta|dalte)(?: hai| hain)?)\b/;

/** "The paya looks nice but i'll have two naan", "everybody gets the zinger but …": praised, and not ordered. */
export const readLooksGood: Pass = (_, tokens, path) =>
  path.flatMap((part) => {
    if (part.kind !== 'dish') return part;
    const isThe = /^(?:the|your|that)$/.test(tokens[part.start - 1]?.text ?? '');
    const isPraised = isThe && looksGood.test(textAt(tokens, part.end, longestPraise));
    const isOthers = tokens[part.end]?.text === 'but' && othersGet.test(textAt(tokens, part.start - 3, 3));
    return isPraised || isOthers ? [commandAt('ignore', part.start), part] : part;
  });

const longestPraise = 6;
const looksGood = /^(?:looks?|sounds?|smells?|seems?) (?:\w+ ){1,3}but\b/;
const othersGet =
  /^(?:every(?:one|body) (?:gets|orders|loves|has|likes)|(?!i |we )\w+ (?:recommended|recommends|suggested|suggests|told me about)) the$/;

/** "My friend swears by the prawns but i can't eat seafood": praised, and not ordered. */
export const readPraised: Pass = (_, tokens, path) => {
  const at = path.findIndex(
    ({ kind, start, end }) =>
      kind === 'dish' &&
      praise.test(textAt(tokens, Math.max(0, start - 4), Math.min(4, start))) &&
      tokens[end]?.text === 'but' &&
      refusal.test(textAt(tokens, end + 1, 3)),
  );
  const dish = path[at];
  if (dish === undefined) return [...path];
  const isOver = ({ kind, start }: Segment) =>
    kind === 'number' || kind === 'dish' || /^(?:so|then)$/.test(tokens[start]?.text ?? '');
  const behind = path.slice(at + 2);
  const next = behind.findIndex(
    (part) => isOver(part) || (part.kind === 'command' && part.command === 'add'),
  );
  const [told, ordered] = next < 0 ? [behind, []] : [behind.slice(0, next), behind.slice(next)];
  return [
    ...path.slice(0, at),
    commandAt('ignore', dish.start),
    dish,
    ...[...path.slice(at + 1, at + 2), ...told].map(asFiller),
    ...(ordered.length > 0 ? [commandAt('add', ordered[0]?.start ?? 0)] : []),
    ...ordered,
  ];
};

const praise =
  /\b(?:swears by|raves about|loves|likes|recommends|recommended|always gets|always has|told me to get|says to get)(?: the| their| your| this| that)?$/;
const refusal =
  /^(?:i|we|im|were|its|it|id|that|thats)? ?(?:am |is |really |just )?(?:cant|cannot|dont|do not|wont|couldnt|wouldnt|not|never|hate|allergic|too)\b/;
