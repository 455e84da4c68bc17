import type { DemoCountry } from './demo-country.ts';
import { seededRandom } from './random.ts';

export type DemoRider = {
  readonly restaurantSlug: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly isPaused: boolean;
};

/** Two or three riders for every restaurant that delivers. */
export const makeRiders = ({ names, phones, restaurants }: DemoCountry): DemoRider[] =>
  restaurants
    .filter((restaurant) => restaurant.status === 'approved')
    .flatMap((restaurant, place) => {
      const random = seededRandom(`riders ${restaurant.slug}`);
      return random.sample(names.riders, restaurant.popularity > 3 ? 3 : 2).map((name, index) => ({
        restaurantSlug: restaurant.slug,
        name,
        email: `${name.toLowerCase().replace(' ', '.')}@${restaurant.slug}.test`,
        phoneNumber: phones.rider(place, index),
        isPaused: index === 2 && place % 4 === 0,
      }));
    });
