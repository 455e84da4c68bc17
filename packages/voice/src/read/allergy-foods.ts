/** “Allergic to nuts and dairy”: the foods. */
export const foodsOf = (allergy: string): string[] =>
  allergy
    .replace(/^allergic to /, '')
    .replace(/ (?:allergy|intolerance)$/, '')
    .split(/ (?:and|or) /)
    .map((food) => food.trim())
    .filter(Boolean);
