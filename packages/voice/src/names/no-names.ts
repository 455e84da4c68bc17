import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { unitWords } from '../tables/unit-words.ts';
import { preparedWords } from '../tables/wish-words.ts';

/** "A side of fries" is no Side Salad. */
export const isContainer = (tokens: readonly Token[], start: number, end: number): boolean =>
  end - start === 1 && tokens[end]?.text === 'of' && unitWords.has(tokens[start]?.key ?? '');

/** "Cut in three" is no Cold Cut Combo, "over ice" no Pour Over, "on the side" no Side of Avocado. */
export const isManner = (tokens: readonly Token[], start: number): boolean =>
  (tokens[start]?.key === 'side' &&
    /^(?:on the|\S+ on)$/.test(`${tokens[start - 2]?.text} ${tokens[start - 1]?.text}`)) ||
  (tokens[start]?.text === 'over' && /^(?:ice|easy|medium|hard)$/.test(tokens[start + 1]?.text ?? '')) ||
  (tokens[start]?.text === 'cut' && /^(?:in|into)$/.test(tokens[start + 1]?.text ?? '')) ||
  (tokens[start]?.key === 'milk' && milkKinds.test(tokens[start - 1]?.text ?? ''));

/** A "mocha drizzle" is no Lemon Drizzle Loaf. */
export const isPrepared = (
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  start: number,
  end: number,
): boolean => end - start === 1 && preparedWords.has(tokens[start]?.key ?? '') && roles[start - 1] === 'food';

const milkKinds = /^(?:whole|skim|skimmed|nonfat|fat|percent|oat|almond|soy|coconut|cashew|lactose)$/;
