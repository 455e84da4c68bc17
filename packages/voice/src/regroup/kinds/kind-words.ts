import { isListedUnder } from '../../menu/title-facts.ts';
import { kindWords } from '../../tables/food-words.ts';
import { nameWeights, wordWeights } from '../../weights.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/** "Margherita pizza": the kind of dish that Margherita is, not another pizza. */
export const absorbKinds: Pass = (index, tokens, path) => {
  return path.map((segment, place) => {
    const before = path[place - 1];
    if ((segment.kind !== 'dish' && segment.kind !== 'other') || before?.kind !== 'dish') return segment;
    const token = tokens[segment.start];
    if (segment.end - segment.start > 1 || token === undefined || token.afterBreak) return segment;
    const title = index.titles[before.candidates[0]?.title ?? -1];
    const isNamed =
      (before.candidates[0]?.missing ?? 1) < nameWeights.nothing && !title?.words.includes(token.key);
    // "A shawarma sandwich": the word alone names no other dish.
    const missing = segment.kind === 'dish' ? (segment.candidates[0]?.missing ?? 0) : 1;
    const isBare = missing >= wordWeights.ingredient;
    const isKind =
      isListedUnder(index, before.candidates[0]?.title, token.key) || (isBare && kindWords.has(token.key));
    // "A vegan burger" is the Black Bean Burger whose tag says so, not another burger.
    const isHeard = tokens.slice(before.start, before.end).some(({ key }) => key === token.key);
    if (
      title?.words[title.head] === token.key &&
      !isHeard &&
      (before.candidates[0]?.missing ?? 1) < nameWeights.nothing
    )
      return asFiller(segment);
    const isOwn = segment.kind === 'dish' && !isNamed && !(isBare && !title?.words.includes(token.key));
    if (!isKind || isOwn) return segment;
    return asFiller(segment);
  });
};
