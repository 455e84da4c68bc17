import { randomBytes } from 'node:crypto';

/** No letters or digits that are mistaken for each other when read aloud. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** A random identifier that cannot be guessed and may stand in an address: 16 characters carry 79 bits. */
export function makePublicId(length = 16): string {
  let made = '';
  while (made.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < FAIR_BYTES && made.length < length) made += ALPHABET[byte % ALPHABET.length];
    }
  }
  return made;
}
