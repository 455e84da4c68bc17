import * as texts from './measures.texts.ts';

/** The mean rounded to the nearest half star, a tie upwards; 0 without reviews. */
export function halfStars(mean: number | null): number {
  return mean === null ? 0 : Math.round(mean * 2) / 2;
}

/** '4.5/5 (38 Reviews)', the one text of a rating on every page; a single review has no count. */
export function ratingText(mean: number | null, reviewCount?: number): string {
  const stars = `${halfStars(mean)}/5`;
  return reviewCount === undefined ? stars : texts.withReviews(stars, reviewCount);
}
