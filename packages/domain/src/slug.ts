const LONGEST = 80;

/**
 * The part of an address that names something: small letters, digits and hyphens of any script, Latin letters
 * without their accents. `fallback` names what has no letters at all.
 */
export function slugFrom(title: string, fallback: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return trimHyphens([...trimHyphens(words)].slice(0, LONGEST).join('')) || fallback;
}

const trimHyphens = (text: string) => text.replace(/^-+|-+$/g, '');

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
  const slug = slugFrom(title, fallback);
  yield slug;
  for (let number = 2; number < 2 + COUNTED_TRIES; number++) yield `${slug}-${number}`;
  for (let tries = 0; tries < RANDOM_TRIES; tries++) yield `${slug}-${randomSuffix()}`;
}
