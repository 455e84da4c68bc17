import type { Token } from '../read/tokenise.ts';
import { type Draft, isBare } from './drafts.ts';

/**
 * "Reshmi and seekh kebab, three singles of the reshmi and one family of the seekh", "the corn soup would be good for
 * him, a large one": named first with nothing said of it, and then how many or how large. That is one dish, not two.
 */
export const dropNamedFirst = (tokens: readonly Token[], drafts: readonly Draft[]): readonly Draft[] =>
  drafts.filter((draft, place) => {
    const title = draft.candidates[0]?.title;
    const isSame = (other: Draft) => other.candidates[0]?.title === title && other.knownDish === undefined;
    if (isWhichOne(tokens, draft) && drafts.slice(0, place).some(isSame)) return false;
    if (drafts.slice(place + 1).some((other) => isTopicOf(tokens, draft, other))) return false;
    const isSaidAgain = drafts
      .slice(place + 1)
      .some((other) => other.candidates[0]?.title === title && isDetailed(other));
    return draft.knownDish !== undefined || !isBare(draft.line) || !isSaidAgain;
  });

/** "A cold drink, the coke", "a soup, yes, a tomato soup": which one was meant. */
const isWhichOne = (tokens: readonly Token[], { segment, line, knownDish }: Draft): boolean => {
  const [first, second] = [tokens[segment.start - 2]?.text ?? '', tokens[segment.start - 1]?.text ?? ''];
  const isNamed =
    knownDish === undefined && !segment.isAgain && line.options.length + line.wishes.length === 0;
  const isThe = line.count === undefined && second === 'the' && !/^(?:and|with|plus|of|for|to)$/.test(first);
  const isYes = !line.isCounted && /^an?$/.test(second) && /^(?:yes|yeah|yep)$/.test(first);
  return isNamed && (isThe || isYes);
};

/**
 * "I fancy a soup, so let's go with a hot and sour soup", "biryani toh karachi wali hoti hai, khair, ek degh biryani":
 * only what it is was said first, and then which one. "A soup and a hot and sour soup" are two.
 */
function isTopicOf(
  tokens: readonly Token[],
  topic: Draft,
  { candidates, segment, knownDish }: Draft,
): boolean {
  const [head] = topic.candidates;
  const [name] = candidates;
  const { isCounted, options, units, wishes } = topic.line;
  if (knownDish !== undefined || topic.knownDish !== undefined || head?.isBareHead !== true) return false;
  if (isCounted || options.length + units.length + wishes.length > 0) return false;
  const isOneOfThem =
    name !== undefined &&
    name.isBareHead !== true &&
    topic.candidates.length > 1 &&
    topic.candidates.some(({ title }) => title === name.title);
  const between = tokens.slice(topic.segment.end, segment.start);
  return isOneOfThem && !between.some(({ text }) => besides.test(text)) && between.some(isSaying);
}

const besides = /^(?:and|aur|plus|also|then|or|ya|another|bhi)$/;
const isSaying = ({ text }: Token): boolean => !/^(?:an?|the|one|of|please)$/.test(text);

const isDetailed = ({ knownDish, line, segment }: Draft): boolean =>
  knownDish === undefined &&
  !segment.isAgain &&
  !line.hasMore &&
  (line.count !== undefined || line.options.length > 0);
