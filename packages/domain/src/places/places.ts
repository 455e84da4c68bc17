import { plainLetters } from '../text/words.ts';
import { metresBetween } from './distance.ts';
import * as texts from './places.texts.ts';

type Position = { readonly latitude: number; readonly longitude: number };

export type ListedPlace = Position & { readonly name: string; readonly city: string };

const place = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });

/** The one list of cities and their areas: where people may say they are, and what a typed city is compared with. */
const LIST = {
  Lahore: [
    place(texts.centreOf('Lahore'), 31.5204, 74.3587),
    place('Gulberg, Lahore', 31.5102, 74.3441),
    place('DHA, Lahore', 31.4775, 74.3798),
    place('Johar Town, Lahore', 31.4712, 74.3069),
    place('Model Town, Lahore', 31.4836, 74.3257),
    place('Anarkali, Lahore', 31.5656, 74.3093),
  ],
  Karachi: [
    place(texts.centreOf('Karachi'), 24.8607, 67.0011),
    place('Clifton, Karachi', 24.8138, 67.03),
    place('Saddar, Karachi', 24.8556, 67.0256),
    place('Bahadurabad, Karachi', 24.8826, 67.0664),
    place('PECHS, Karachi', 24.8698, 67.0603),
  ],
  Islamabad: [
    place(texts.centreOf('Islamabad'), 33.6844, 73.0479),
    place('F-7, Islamabad', 33.7214, 73.0572),
    place('Blue Area, Islamabad', 33.7104, 73.0571),
  ],
} as const;

export type City = { readonly city: string; readonly places: readonly ListedPlace[] };

export const CITIES: readonly City[] = Object.entries(LIST).map(([city, places]) => ({
  city,
  places: places.map((one) => ({ ...one, city })),
}));

const wordsOf = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The city that a typed one means: "karachi", "Lahore Cantt."; undefined for one that is not in the list. */
export function findCity(typed: string): City | undefined {
  const words = wordsOf(typed);
  return CITIES.find(({ city }) => words.includes(plainLetters(city)));
}

/** The outskirts of the largest city of the list end well within it, and the next city begins well beyond. */
const CITY_REACH_M = 30_000;

export const isInCity = ({ places }: City, position: Position): boolean =>
  places.some((one) => metresBetween(one, position) <= CITY_REACH_M);

/** Places of the list of which every typed word begins one of the name's, the nearest first. */
export function searchListedPlaces(typed: string, near?: Position): ListedPlace[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const found = CITIES.flatMap(({ places }) => places).filter(({ name }) => {
    const names = wordsOf(name);
    return words.every((word) => names.some((other) => other.startsWith(word)));
  });
  return near ? found.sort((a, b) => metresBetween(a, near) - metresBetween(b, near)) : found;
}
