import { type CategorySlug, demoCategories } from './categories.ts';
import type { DemoCountry, DemoRestaurant } from './demo-country.ts';
import { type DemoDish, makeDishes } from './dishes.ts';
import { type DemoPerson, makePeople } from './people.ts';
import { type DemoReview, makeReviews } from './reviews.ts';
import { type DemoRider, makeRiders } from './riders.ts';
import { type DemoTerms, makeTerms } from './terms.ts';

/** Everything the demo database is filled with but its orders, which depend on the day. */
export type DemoWorld = {
  readonly source: DemoCountry;
  readonly restaurants: readonly DemoRestaurant[];
  readonly categories: readonly (typeof demoCategories)[number][];
  readonly dishes: readonly DemoDish[];
  readonly people: readonly DemoPerson[];
  readonly riders: readonly DemoRider[];
  readonly reviews: readonly DemoReview[];
  readonly terms: readonly DemoTerms[];
};

export function makeWorld(source: DemoCountry): DemoWorld {
  const { restaurants } = source;
  const people = makePeople(source);
  const dishes = makeDishes(source);
  const cooked = new Set<CategorySlug>(dishes.map(({ category }) => category));
  return {
    source,
    restaurants,
    categories: demoCategories.filter(({ slug }) => cooked.has(slug)),
    dishes,
    people,
    riders: makeRiders(source),
    reviews: makeReviews({ restaurants, people, dishes }),
    terms: makeTerms(source),
  };
}
