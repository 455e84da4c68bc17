const MAX_LENGTH = 80;
const COUNTED_TRIES = 4;
const RANDOM_TRIES = 4;

/**
 * The part of an address made from a title: small letters and digits of any script, accents and vowel signs left
 * out, everything else a dash. A title without letters or digits gets the fallback.
 */
export function slugOf(title: string, fallback: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const cut = [...slug].slice(0, MAX_LENGTH).join('');
  return cut.replace(/^-+|-+$/g, '') || fallback;
}

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
