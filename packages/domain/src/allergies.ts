import type { Allergen } from '@nearbite/contract/catalog/diets';

/** What somebody with these allergies has to know of a dish before it goes into the cart. */
export type AllergyNotice = { readonly contains: readonly Allergen[] } | 'not-declared';

/** A dish that has not declared its allergens (null) is free of none of them. */
export function allergyNotice(
  allergies: readonly Allergen[],
  allergens: readonly Allergen[] | null,
): AllergyNotice | undefined {
  if (allergies.length === 0) return undefined;
  if (allergens === null) return 'not-declared';
  // By the person's list, which has each once: those of several dishes may stand together.
  const contains = allergies.filter((one) => allergens.includes(one));
  return contains.length > 0 ? { contains } : undefined;
}
