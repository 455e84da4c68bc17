import { cardinalAt } from './cardinals.ts';
import { peopleAt } from './people-phrases.ts';
import { isPerson, subjectAt } from './spoken-people.ts';
import type { Token } from './tokenise.ts';

/** How many people were said to be there, and by which words. */
export type PeopleCount = {
  readonly count: number;
  readonly start: number;
  readonly end: number;
  /** "My sister and I" are not everyone. */
  readonly isNamed: boolean;
};

/**
 * How many were said to be there: the last who were counted or named before this place ("my two brothers each …"),
 * else the first behind it ("a latte each for me and my friend").
 */
export const countEaters = (tokens: readonly Token[], before: number): number | undefined =>
  lastCount(peopleCounts(tokens), before);

/** The same of those who were counted. */
export const countPeople = (tokens: readonly Token[], before: number): number | undefined =>
  lastCount(
    peopleCounts(tokens).filter(({ isNamed }) => !isNamed),
    before,
  );

const lastCount = (groups: readonly PeopleCount[], before: number): number | undefined =>
  (groups.findLast(({ start }) => start < before) ?? groups[0])?.count;

/** All who were counted or named, in the order in which they were said. */
export function peopleCounts(tokens: readonly Token[]): PeopleCount[] {
  const groups: PeopleCount[] = [];
  for (let start = 0; start < tokens.length; start++) {
    const group = companionsAt(tokens, start) ?? peopleFrom(tokens, start);
    if (group === undefined) continue;
    groups.push(group);
    // "Me and my three friends" are counted once.
    if (group.isNamed) start = Math.max(start, group.end - 1);
  }
  return groups;
}

function peopleFrom(tokens: readonly Token[], start: number): PeopleCount | undefined {
  const end = peopleAt(tokens, start) ?? subjectAt(tokens, start);
  if (end !== undefined) {
    for (let at = start; at < end; at++) {
      const count = cardinalAt(tokens, at)?.count;
      if (count !== undefined && count > 1) return { count, start, end, isNamed: false };
    }
    return pairs.test(tokens[end - 1]?.text ?? '') ? { count: 2, start, end, isNamed: false } : undefined;
  }
  // "A zinger each for the twins"
  if (/^(?:the|my|our|his|her)$/.test(tokens[start]?.text ?? '') && pairs.test(tokens[start + 1]?.text ?? ''))
    return { count: 2, start, end: start + 2, isNamed: false };
  const number = tokens[start]?.text === 'dozen' ? { count: 12, end: start + 1 } : cardinalAt(tokens, start);
  if (number === undefined || number.count < 2 || number.count > 30) return undefined;
  const behind = textFrom(tokens, number.end, 2);
  // "A dozen of my students", "six other guests"
  const some =
    /^(?:of (?:my|our|the|his|her) |other |more )/.exec(textFrom(tokens, number.end, 3))?.[0] ?? '';
  const who = textFrom(tokens, number.end + some.split(' ').length - 1, 1);
  const isPeople = countedSo.test(behind) || isPerson(who);
  // "We're four, one biryani per head", where nobody hears the comma.
  const isTold = told.test(textFrom(tokens, start - 2, 2)) || told.test(tokens[start - 1]?.text ?? '');
  return isPeople || isTold ? { count: number.count, start, end: number.end, isNamed: false } : undefined;
}

const pairs = /^(?:twins|parents)$/;
const told = /^(?:we are|were|there are|theres|hum|hum log)$/;
const countedSo = /^(?:of (?:us|them|you)|people|persons|grown ups|log|loag)(?: |$)/;

/** "Me and my wife", "my wife, my son and i", "us two", "the both of us": how many they are. */
function companionsAt(tokens: readonly Token[], start: number): PeopleCount | undefined {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const named = (count: number, end: number): PeopleCount => ({ count, start, end, isNamed: true });
  if (/^both of (?:us|them)$/.test(textFrom(tokens, start, 3))) return named(2, start + 3);
  if (/^(?:us|we)$/.test(textAt(start))) {
    const number = cardinalAt(tokens, start + 1);
    return number !== undefined && number.count > 1 && number.count < 10
      ? named(number.count, number.end)
      : undefined;
  }
  // The list was read from its first one on.
  const isInList = endsPerson(tokens, textAt(start - 1) === 'and' ? start - 2 : start - 1);
  const first = someAt(tokens, start);
  if (isInList || first === undefined) return undefined;
  let [at, count, groups] = [first.end, first.count, 1];
  for (;;) {
    const next = someAt(tokens, textAt(at) === 'and' ? at + 1 : at);
    if (next === undefined) return groups > 1 ? named(count, at) : undefined;
    [at, count, groups] = [next.end, count + next.count, groups + 1];
  }
}

/** One person, or as many as were counted: "my three friends". */
function someAt(tokens: readonly Token[], at: number): { end: number; count: number } | undefined {
  const person = personAt(tokens, at);
  if (person !== undefined) return { end: person, count: 1 };
  const number = /^(?:my|our|the|his|her)$/.test(tokens[at]?.text ?? '')
    ? cardinalAt(tokens, at + 1)
    : undefined;
  return number !== undefined && isPerson(tokens[number.end]?.text ?? '')
    ? { end: number.end + 1, count: number.count }
    : undefined;
}

/** One person, by whose they are: "me", "my wife", "mum"; the end of it. */
function personAt(tokens: readonly Token[], at: number): number | undefined {
  const [word, name] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (/^(?:me|i|myself|mum|mom|dad|daddy|ammi|abbu|grandma|grandpa)$/.test(word)) return at + 1;
  return /^(?:my|our|his|her)$/.test(word) && isPerson(name) && !/s$/.test(name) ? at + 2 : undefined;
}

const endsPerson = (tokens: readonly Token[], at: number): boolean =>
  personAt(tokens, at) === at + 1 || personAt(tokens, at - 1) === at + 1;

const textFrom = (tokens: readonly Token[], from: number, words: number): string =>
  tokens
    .slice(Math.max(0, from), Math.max(0, from + words))
    .map(({ text }) => text)
    .join(' ');
