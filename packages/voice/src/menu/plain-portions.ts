import type { Choice } from './options.ts';

/** What a fuller portion comes with, by the words of its name. */
const sideWords = /^(?:meal|combo|deal|menu|fry|chip|side|drink)$/;

/** "With fries", a "Meal": the dish and something beside it. */
export const isWithSides = ({ words }: Choice): boolean =>
  !words.has('only') && [...words].some((word) => sideWords.test(word));

/** The portion with nothing beside the dish: "Burger only", or the "Burger" of what comes as Burger and Meal. */
export function findPlainPortion(portions: readonly Choice[]): Choice | undefined {
  const only = portions.find(({ text }) => / only$/.test(text));
  if (only !== undefined || !portions.some(isWithSides)) return only;
  const others = portions.filter((portion) => !isWithSides(portion));
  const names = new Set(others.map(({ text }) => text));
  return names.size === 1 ? others[0] : undefined;
}
