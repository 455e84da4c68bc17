import { type Draft, isBare } from './drafts.ts';

/**
 * "Reshmi and seekh kebab, three singles of the reshmi and one family of the seekh", "the corn soup would be good for
 * him, a large one": named first with nothing said of it, and then how many or how large. That is one dish, not two.
 */
export const dropNamedFirst = (drafts: readonly Draft[]): readonly Draft[] =>
  drafts.filter((draft, place) => {
    const title = draft.candidates[0]?.title;
    const isSaidAgain = drafts
      .slice(place + 1)
      .some((other) => other.candidates[0]?.title === title && isDetailed(other));
    return draft.knownDish !== undefined || !isBare(draft.line) || !isSaidAgain;
  });

const isDetailed = ({ knownDish, line }: Draft): boolean =>
  knownDish === undefined && !line.hasMore && (line.count !== undefined || line.options.length > 0);
