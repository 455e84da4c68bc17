import { allergiesIn } from '../read/allergies.ts';
import { tokenise } from '../read/tokenise.ts';

/** “Allergic to nuts”, “badam allergy”: what was told of it, as it is noted for the kitchen. */
export const allergiesOf = (said: string): string[] => allergiesIn(tokenise(said)).map(({ text }) => text);

/** All that is told in a sentence or a note, and what was known before, each once. */
export const joinAllergies = (known: readonly string[], texts: readonly string[]): string[] => [
  ...new Set([...known, ...texts.flatMap(allergiesOf)]),
];

/** “Allergic to nuts and dairy”: the foods. */
export const foodsOf = (allergy: string): string[] =>
  allergy
    .replace(/^allergic to /, '')
    .replace(/ (?:allergy|intolerance)$/, '')
    .split(/ (?:and|or) /)
    .map((food) => food.trim())
    .filter(Boolean);

/** The note of a line with every allergy on it that it does not have yet, as far as it is long. */
export function withAllergies(
  note: string | null | undefined,
  allergies: readonly string[],
  most: number,
): string | null {
  const missing = allergies.filter((allergy) => !(note ?? '').includes(allergy));
  // An allergy weighs more than any other wish, so it comes first where not all has room.
  const [behind, ahead] = [
    [note, ...missing],
    [...missing, note],
  ].map((parts) => parts.filter(Boolean).join(', '));
  const joined = (behind ?? '').length <= most ? behind : ahead;
  return joined ? joined.slice(0, most) : null;
}
