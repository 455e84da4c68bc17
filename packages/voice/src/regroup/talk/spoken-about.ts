import { allergiesIn } from '../../read/allergies.ts';
import type { Segment } from '../../segment/segments.ts';
import type { LinePass, Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/**
 * "I'm allergic to eggs": told on every line (`replay/allergies.ts`), and nothing that is ordered or missed. It
 * keeps the word from being told of as not found, which carts of the corpora do not tell.
 */
export const dropAllergies: Pass = (_, tokens, path) => {
  const allergies = allergiesIn(tokens);
  const isTold = (part: Segment) =>
    allergies.some(({ start, end }) =>
      // "I am allergic to" is one command, wherever its subject begins.
      part.kind === 'command'
        ? (part.end > start && part.start < end) || isOfFood(part, end)
        : part.start >= start && part.end <= end,
    );
  return allergies.length === 0 ? [...path] : path.map((part) => (isTold(part) ? asFiller(part) : part));
};

/** "I'm allergic to onions, so leave that out": the food, and not the dish. */
const isOfFood = (part: Segment, end: number): boolean =>
  part.kind === 'command' && part.command === 'undo' && part.start >= end && part.start <= end + 2;

/** "…, I am vegetarian": who eats it, no further dish that is. */
export const dropDiets: Pass = (_, tokens, path) => {
  const at = tokens.findIndex((_token, start) => diet.test(textAt(tokens, start, longestDiet)));
  const said = diet.exec(textAt(tokens, Math.max(0, at), longestDiet))?.[0] ?? '';
  const end = at + said.split(' ').length;
  const isTold = ({ start, end: until }: Segment) => start >= at && until <= end;
  return at < 0 ? [...path] : path.map((part) => (isTold(part) ? asFiller(part) : part));
};

/** "Four naan to go with the karahi", which was named or is there: no other one. */
export const dropGoesWith: LinePass = (_, tokens, path, ordered) => {
  const at = tokens.findIndex((_token, start) => /^to go with (?:the|my)$/.test(textAt(tokens, start, 4)));
  const dish = path.find((part) => part.kind === 'dish' && part.start === at + 4);
  if (at < 0 || dish?.kind !== 'dish') return [...path];
  const named = [...ordered, ...path.filter((part) => part.kind === 'dish' && part.end <= at)];
  const isNamed = named.some(
    (other) =>
      other.kind === 'dish' && dish.candidates.some(({ title }) => title === other.candidates[0]?.title),
  );
  const isTold = ({ start, end }: Segment) => start >= at && end <= dish.end;
  return isNamed ? path.filter((part) => !isTold(part)) : [...path];
};

const longestDiet = 6;
const diet =
  /^(?:i am|im|we are|were both|she is|shes|he is|hes|they are|theyre|(?:my|our) \w+ (?:is|are)|who is|whos) (?:an? |both |all |pure |strict |strictly )*(?:veg|vegetarians?|veggies?|vegans?)(?= |$)/;

/** "For a kids party", "we're having a birthday party": what for, though a Kids and a Party may be portions. */
export const dropOccasions: Pass = (_, tokens, path) => {
  const read = [...path];
  path.forEach((party, at) => {
    if (tokens[party.end - 1]?.key !== 'party' || path[at + 1]?.kind === 'dish') return;
    if (/^(?:size|pack|box|platter)/.test(tokens[party.end]?.text ?? '')) return;
    const from = path.slice(0, at).findLastIndex(({ start }) => occasion.test(tokens[start]?.text ?? ''));
    const said = path.slice(from + 1, at);
    const isOne = said[0]?.kind === 'number' ? said[0].form === 'article' : said[0]?.kind === 'filler';
    if (from < 0 || !isOne || said.length > 2 || said.some(({ kind }) => kind === 'dish')) return;
    for (let place = from; place <= at; place++) read[place] = asFiller(path[place] ?? party);
  });
  return read;
};

const occasion = /^(?:for|having|throwing)$/;

/** "Mild because of my stomach": why, and nothing that is looked for on a card. */
export const dropReasons: Pass = (_, tokens, path) => {
  let isReason = false;
  return path.map((part) => {
    const isLoose = part.kind === 'other' || part.kind === 'filler';
    isReason = isLoose && (isReason || /^(?:because|coz)$/.test(tokens[part.start]?.text ?? ''));
    return isReason ? asFiller(part) : part;
  });
};
