import type { SuggestionKind } from '@nearbite/contract/weather/weather';
import type { WeatherTag } from '@nearbite/contract/weather/weather-tags';

export type Moment = {
  /** Undefined when the weather is not known: the hour, the season and the orders are left. */
  readonly weather: { readonly temperature: number; readonly condition: string } | undefined;
  /** Local hour, 0 to 23, and month, 1 to 12, of the northern half of the world. */
  readonly hour: number;
  readonly month: number;
};

export type Candidate = {
  readonly title: string;
  readonly category: string;
  /** What an administrator says the category suits. */
  readonly weatherTags: readonly WeatherTag[];
  /** In how many orders the person had it, and in how many of them in such weather. */
  readonly ownOrders: number;
  readonly ownInSuchWeather: number;
  /** The share of its category in what people around there ordered in such weather, 0 to 1. */
  readonly shareOfOthers: number;
  readonly isOpen: boolean;
};

export type Reason = {
  readonly kind: SuggestionKind;
  readonly points: number;
  /** One sentence for people: "Because it is cold." */
  readonly sentence: string;
};

export type ScoredDish<C extends Candidate = Candidate> = {
  readonly dish: C;
  readonly points: number;
  /** Without what the hour speaks against it. */
  readonly pointsAtAnyHour: number;
  /** Of all reasons that speak for it. */
  readonly kinds: readonly SuggestionKind[];
  /** The strongest, undefined when nothing speaks for the dish. */
  readonly reason: Reason | undefined;
  /** Where the weather's foods name it or its group; it is beyond them otherwise. */
  readonly foodRank: number;
  /** The same of its own name alone. */
  readonly titleRank: number;
  readonly suitsSky: boolean;
  /** Nothing for this part of the day, if the weather did not ask for it. */
  readonly isAgainstHour: boolean;
};
