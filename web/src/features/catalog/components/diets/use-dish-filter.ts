import { ALLERGENS, type Allergen, DIETS, type Diet } from '@nearbite/contract/catalog/diets';
import { useAddressState } from '../../../../lib/page/use-address-state.ts';

type ChosenFilter = { readonly diet: readonly Diet[]; readonly without: readonly Allergen[] };

const knownIn = <T extends string>(known: readonly T[], text: string) => {
  const named = text.split(',');
  return known.filter((one) => named.includes(one));
};

/** Names with commas between them, in our order: each choice has one address. */
const namesOf = <T extends string>(known: readonly T[]) => ({
  read: (text: string) => knownIn(known, text).join(),
  write: (names: string) => names,
});

const ADDRESS = { diet: namesOf(DIETS), without: namesOf(ALLERGENS) };

/** Which dishes are shown, as the address says; also of a page that the server renders. */
export function filterIn(search: URLSearchParams) {
  const chosen = {
    diet: ADDRESS.diet.read(search.get('diet') ?? ''),
    without: ADDRESS.without.read(search.get('without') ?? ''),
  };
  return queryOf(chosen);
}

const queryOf = ({ diet, without }: { readonly diet: string; readonly without: string }) => ({
  ...(diet !== '' && { diet }),
  ...(without !== '' && { without }),
});

export function useDishFilter() {
  const [names, change] = useAddressState(ADDRESS);
  const chosen: ChosenFilter = {
    diet: knownIn(DIETS, names.diet),
    without: knownIn(ALLERGENS, names.without),
  };
  return {
    chosen,
    /** What is asked of the server; nothing while nothing was chosen. */
    query: queryOf(names),
    count: chosen.diet.length + chosen.without.length,
    choose: ({ diet, without }: ChosenFilter) => change({ diet: diet.join(), without: without.join() }),
  };
}
