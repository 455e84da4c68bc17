import { country } from '../countries/countries.ts';
import type { City, ListedPlace, Position } from '../countries/country.ts';
import { plainLetters } from '../text/words.ts';
import { metresBetween } from './distance.ts';

const wordsOf = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The city that a typed one means: "karachi", "Lahore Cantt."; undefined for one that is not in the list. */
export function findCity(typed: string): City | undefined {
  const words = wordsOf(typed);
  return country().cities.find(({ city }) => words.includes(plainLetters(city)));
}

/** The outskirts of the largest city of the list end well within it, and the next city begins well beyond. */
const CITY_REACH_M = 30_000;

export const isInCity = ({ places }: City, position: Position): boolean =>
  places.some((one) => metresBetween(one, position) <= CITY_REACH_M);

/** Places of the list of which every typed word begins one of the name's, the nearest first. */
export function searchListedPlaces(typed: string, near?: Position): ListedPlace[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const found = country()
    .cities.flatMap(({ places }) => places)
    .filter(({ name }) => {
      const names = wordsOf(name);
      return words.every((word) => names.some((other) => other.startsWith(word)));
    });
  return near ? found.sort((a, b) => metresBetween(a, near) - metresBetween(b, near)) : found;
}
