import type { DemoRestaurant } from './demo-country.ts';
import type { DemoDish } from './dishes.ts';
import type { DemoPerson } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import { apologies, closings, openings, remarks, thanks } from './review-sentences.ts';

export type DemoReview = {
  readonly dishSlug: string;
  readonly email: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly review: string;
  readonly reply: string | null;
  readonly daysAgo: number;
};

/** Most places are liked, some a little less: the share of stars from five down to one. */
function rate(random: Random, quality: number): DemoReview['rating'] {
  const roll = random.next() + quality;
  if (roll > 0.52) return 5;
  if (roll > 0.2) return 4;
  if (roll > 0.08) return 3;
  return roll > 0.03 ? 2 : 1;
}

function write(random: Random, dish: DemoDish, rating: DemoReview['rating']): string {
  const sentences = remarks[dish.category];
  const parts = [
    random.pick(openings[rating]).replace('{dish}', dish.title),
    random.pick(rating > 3 ? sentences.happy : sentences.unhappy),
    rating > 3 ? random.pick(closings) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

type Town = {
  readonly restaurants: readonly DemoRestaurant[];
  readonly people: readonly DemoPerson[];
  readonly dishes: readonly DemoDish[];
};

function reviewsOf({ restaurants, people }: Town, dish: DemoDish): DemoReview[] {
  const restaurant = restaurants.find((one) => one.slug === dish.restaurantSlug);
  if (restaurant?.status !== 'approved') return [];
  const random = seededRandom(`reviews ${dish.slug}`);
  const quality = (seededRandom(`quality ${restaurant.slug}`).next() - 0.5) * 0.2;
  const neighbours = people.filter(
    (person) => person.role === 'customer' && person.isVerified && person.place.city === restaurant.city,
  );
  const count = random.between(0, 2 + Math.min(restaurant.popularity, 4));
  return random.sample(neighbours, count).map((person) => {
    const rating = rate(random, quality);
    const reply = random.chance(rating < 4 ? 0.7 : 0.3) ? random.pick(rating < 4 ? apologies : thanks) : null;
    return {
      dishSlug: dish.slug,
      email: person.email,
      rating,
      review: write(random, dish, rating),
      reply,
      daysAgo: random.between(1, 340),
    };
  });
}

/** Oldest first, so that ids grow with time. */
export const makeReviews = (town: Town): DemoReview[] =>
  town.dishes
    .flatMap((dish) => reviewsOf(town, dish))
    .sort((first, second) => second.daysAgo - first.daysAgo);
