import { allergiesIn } from '../../read/allergies.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
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

const longestDiet = 6;
const diet =
  /^(?:i am|im|we are|were both|she is|shes|he is|hes|they are|theyre|(?:my|our) \w+ (?:is|are)|who is|whos) (?:an? |both |all |pure |strict |strictly )*(?:veg|vegetarians?|veggies?|vegans?)(?= |$)/;

/** "Three things: a salad, fries and a brownie": how many follow, and none of the first. */
export const dropAnnouncedThings: Pass = (_, tokens, path) =>
  path.map((part, place) => {
    const isCounted =
      part.kind === 'number' && /^(?:thing|item|dish|bit)s?$|^dishes$/.test(tokens[part.end]?.text ?? '');
    const next = path.slice(place + 2).find(({ kind }) => kind !== 'filler');
    return isCounted && (next?.kind === 'number' || next?.kind === 'dish') ? asFiller(part) : part;
  });
