import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import { countEaters, countPeople } from '../../read/counted-people.ts';
import { isPerson } from '../../read/spoken-people.ts';
import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { textAt } from '../path-parts.ts';

/**
 * "Both kids want a wrap", "five people, each one gets a naan", "ali and sara each want a mocha": one for each of
 * those who were named or counted.
 */
export const readPeopleWant: Pass = (index, tokens, path) => {
  const read = [...path];
  path.forEach((part, place) => {
    const isOne = part.kind === 'number' && part.count === 1 && part.form !== 'more' && !part.goesBack;
    const next = path.slice(place + 1).find(({ kind }) => !/^(?:option|measure|unit|filler)$/.test(kind));
    // "My two kids will have a sub each" is counted by the "each".
    const isEach = next !== undefined && eachBehind.test(textAt(tokens, next.end, 3));
    if (!isOne || next?.kind !== 'dish' || isEach || !wanting.test(wordsBefore(tokens, part.start, 2)))
      return;
    const count = countOfGroup(index, tokens, path, place);
    if (count === undefined || count < 2) return;
    read[place] = { ...part, count, form: 'spoken' };
  });
  return read;
};

const eachBehind = /^(?:\w+ ){0,2}(?:each|apiece)(?= |$)/;

const wanting =
  /(?:^| )(?:wants?|wanting|gets?|getting|has|having|have|needs?|takes?|fancy|will have|will get|will take|would like)$/;

const wordsBefore = (tokens: readonly Token[], at: number, words: number): string =>
  textAt(tokens, Math.max(0, at - words), Math.min(words, at));

/** How many they are who want what is named from this place on. */
function countOfGroup(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): number | undefined {
  const start = path[place]?.start ?? 0;
  const verb =
    wanting
      .exec(wordsBefore(tokens, start, 2))?.[0]
      .trim()
      .split(' ').length ?? 0;
  let end = start - verb;
  while (end > 0 && helping.test(tokens[end - 1]?.text ?? '')) end--;
  const from = whoFrom(tokens, end);
  if (from === undefined) {
    const who = wordsBefore(tokens, end, 1);
    const isOwned = isPerson(who) && /s$|ren$/.test(who) && owning.test(tokens[end - 3]?.text ?? '');
    return isOwned ? cardinalAt(tokens, end - 2)?.count : undefined;
  }
  if (tokens[from]?.text === 'both') return 2;
  for (let at = from + 1; at < end; at++) {
    const count = cardinalAt(tokens, at)?.count;
    if (count !== undefined && count > 1) return count;
  }
  if (/^every(?:one|body)$/.test(tokens[from]?.text ?? '')) return countPeople(tokens, start);
  return countNames(index, tokens, path, place) ?? countEaters(tokens, start);
}

const owning = /^(?:the|my|our|his|her)$/;
/** "Are having", "will all have" */
const helping = /^(?:are|is|will|would|also|really|just)$/;

/** Where those begin who are all of them spoken of: "each of the two of us", "both my kids", "everybody at the table". */
function whoFrom(tokens: readonly Token[], end: number): number | undefined {
  for (let at = end - 1; at >= Math.max(0, end - 7); at--) {
    const { text = '', afterBreak = false } = tokens[at] ?? {};
    if (/^(?:each|every|both|everyone|everybody)$/.test(text)) return at;
    const isPart = partOfWho.test(text) || isPerson(text) || cardinalAt(tokens, at) !== undefined;
    if (!isPart || afterBreak) return undefined;
  }
  return undefined;
}

const partOfWho =
  /^(?:single|one|of|the|my|our|his|her|us|them|you|those|these|people|person|at|in|on|here|table|office|house|room|family|party|else)$/;

/** "Ali, sara and hamza each …": how many names stand before the "each". */
function countNames(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): number | undefined {
  const eachAt = path.slice(0, place).findLastIndex(({ kind }) => kind === 'scope');
  let count = 0;
  for (let at = eachAt - 1; at >= 0; at--) {
    const part = path[at];
    if (part === undefined || !(part.kind === 'connector' || isSomebody(index, tokens, part))) break;
    if (part.kind !== 'connector') count++;
  }
  return count > 1 ? count : undefined;
}

/** One word no card knows, where somebody is named. */
export const isSomebody = (index: VoiceIndex, tokens: readonly Token[], part: Segment): boolean =>
  part.kind === 'other' &&
  part.end - part.start === 1 &&
  !index.words.byText.has(tokens[part.start]?.key ?? '');
