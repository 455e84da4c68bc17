/** The mean rounded to the nearest half star, a tie upwards; 0 without reviews. */
export function halfStars(mean: number | null): number {
  return mean === null ? 0 : Math.round(mean * 2) / 2;
}
