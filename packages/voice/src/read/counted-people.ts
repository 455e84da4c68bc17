import { cardinalAt, peopleAt } from './number-phrases.ts';
import { isPerson, subjectAt } from './spoken-people.ts';
import type { Token } from './tokenise.ts';

/**
 * How many were said to be there: the last who were counted or named before this place ("my two brothers each …"),
 * else the first behind it ("a latte each for me and my friend").
 */
export const countEaters = (tokens: readonly Token[], before: number): number | undefined =>
  lastCount(tokens, before, (start) => companionsAt(tokens, start) ?? peopleFrom(tokens, start));

/** The same of those who were counted: "my sister and i" are not everyone. */
export const countPeople = (tokens: readonly Token[], before: number): number | undefined =>
  lastCount(tokens, before, (start) => peopleFrom(tokens, start));

function lastCount(
  tokens: readonly Token[],
  before: number,
  countFrom: (start: number) => number | undefined,
): number | undefined {
  let last: number | undefined;
  for (let start = 0; start < tokens.length; start++) {
    if (start >= before && last !== undefined) return last;
    last = countFrom(start) ?? last;
  }
  return last;
}

function peopleFrom(tokens: readonly Token[], start: number): number | undefined {
  const end = peopleAt(tokens, start) ?? subjectAt(tokens, start);
  if (end === undefined) return undefined;
  for (let at = start; at < end; at++) {
    const count = cardinalAt(tokens, at)?.count;
    if (count !== undefined && count > 1) return count;
  }
  return pairs.test(tokens[end - 1]?.text ?? '') ? 2 : undefined;
}

const pairs = /^(?:twins|parents)$/;

/** "Me and my wife", "my wife, my son and i", "us two": how many they are. */
function companionsAt(tokens: readonly Token[], start: number): number | undefined {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  if (/^(?:us|we)$/.test(textAt(start))) {
    const number = cardinalAt(tokens, start + 1);
    return number !== undefined && number.count > 1 && number.count < 10 ? number.count : undefined;
  }
  // The list was read from its first one on.
  const isInList = endsPerson(tokens, textAt(start - 1) === 'and' ? start - 2 : start - 1);
  let [at, count] = [personAt(tokens, start), 1];
  if (isInList) return undefined;
  for (; at !== undefined; count++) {
    const next = personAt(tokens, textAt(at) === 'and' ? at + 1 : at);
    if (next === undefined) return count > 1 ? count : undefined;
    at = next;
  }
  return undefined;
}

/** One person, by whose they are: "me", "my wife"; the end of it. */
function personAt(tokens: readonly Token[], at: number): number | undefined {
  const [word, name] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (/^(?:me|i|myself)$/.test(word)) return at + 1;
  return /^(?:my|our|his|her)$/.test(word) && isPerson(name) && !/s$/.test(name) ? at + 2 : undefined;
}

const endsPerson = (tokens: readonly Token[], at: number): boolean =>
  personAt(tokens, at) === at + 1 || personAt(tokens, at - 1) === at + 1;
