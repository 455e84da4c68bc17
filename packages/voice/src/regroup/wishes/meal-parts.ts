import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { isDish, textAt } from '../path-parts.ts';

/** What comes with a drink and a side of its own. */
const mealWords: ReadonlySet<string> = new Set(['meal', 'combo', 'deal', 'box', 'menu', 'platter', 'thali']);

const wishOf = (start: number, end: number): Segment => ({
  kind: 'wish',
  looksAhead: false,
  start,
  end,
  worth: 0,
});

/** "A burger meal with coke as the drink", "… and diet coke to drink with it": which drink of the meal, not another. */
export const readMealParts: Pass = (index, tokens, path) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const part = path[place];
    if (part === undefined) break;
    const isInMeal = isDish(part) && read.some((other) => isMeal(index, other));
    const asked = isInMeal ? askedFrom(tokens, read, part.start) : undefined;
    const end = isInMeal ? partEnd(tokens, part.end) || (asked === undefined ? 0 : part.end) : 0;
    const next = path.findIndex(({ start }) => start >= end);
    if (asked !== undefined) read.splice(asked);
    if (end === 0) {
      read.push(part);
      continue;
    }
    if (/^(?:connector|number|link)$/.test(read.at(-1)?.kind ?? '')) read.pop();
    read.push(wishOf(part.start, end));
    place = (next < 0 ? path.length : next) - 1;
  }
  return read;
};

/** By its name, or by the portion it is ordered in. */
const isMeal = (index: VoiceIndex, part: Segment): boolean =>
  part.kind === 'option'
    ? part.option.size === undefined && part.option.text.split(' ').some((word) => mealWords.has(word))
    : isDish(part) &&
      index.titles[part.candidates[0]?.title ?? -1]?.words.some((word) => mealWords.has(word)) === true;

/** "Can the drink be a sweet tea": the place where that begins, if it leads to this word. */
function askedFrom(tokens: readonly Token[], read: readonly Segment[], start: number): number | undefined {
  const said = tokens.slice(Math.max(0, start - longestAsked), start).map(({ text }) => text);
  const asked = askedPart.exec(said.join(' '))?.[0];
  const from = asked === undefined ? -1 : start - asked.trim().split(' ').length;
  const place = read.findIndex((part) => part.start >= from);
  return from < 0 || place < 0 ? undefined : place;
}

const longestAsked = 12;
const askedPart =
  /(?:(?:and|but) )?(?:(?:can|could|may) )?(?:(?:you|we|i) )?(?:make |have )?(?:the|its) (?:drink|side)(?: (?:in|with) (?:it|that|the meal|the combo))?(?: (?:be|to be|should be|is|as))?(?: an?| the)?$/;

/** Where "as the drink in it" ends, if that is said here. */
function partEnd(tokens: readonly Token[], from: number): number {
  const said = partPhrase.exec(textAt(tokens, from, 6))?.[0];
  return said === undefined ? 0 : from + said.split(' ').length;
}

const partPhrase =
  /^(?:(?:as|for) (?:the|my|its|a) (?:drink|side)(?: (?:in|with) it)?|to drink with (?:it|that)|(?:in|with) (?:it|the meal|the combo|that meal|that combo))(?= |$)/;
