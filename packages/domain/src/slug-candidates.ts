import { slugOf } from './slug.ts';

const COUNTED_TRIES = 4;
const RANDOM_TRIES = 4;

/**
 * What to try in turn until an address is free: the name itself, numbered, then with letters at random
 * (`randomSuffix`), because popular names must not cost a try for each that has them.
 */
export function* slugCandidates(
  title: string,
  fallback: string,
  randomSuffix: () => string,
): Generator<string> {
  const slug = slugOf(title, fallback);
  yield slug;
  for (let number = 2; number < 2 + COUNTED_TRIES; number++) yield `${slug}-${number}`;
  for (let tries = 0; tries < RANDOM_TRIES; tries++) yield `${slug}-${randomSuffix()}`;
}
