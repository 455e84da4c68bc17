export const diets = 'Diets';
export const allergens = 'Allergens';
export const areDeclared = 'I declare the allergens of this dish';
export const notDeclaredHint =
  'Until you declare them, customers read “Allergens not declared”, and the dish is left out where they look for dishes without an allergen.';
export const declaredHint = 'Tick all that the dish contains; none ticked means it contains none of these.';
export const contradiction = (diet: string, allergen: string) =>
  `${diet}, but it contains ${allergen}: please check.`;
