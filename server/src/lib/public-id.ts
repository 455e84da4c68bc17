import { randomFillSync } from 'node:crypto';

/** No letters or digits that are mistaken for each other when read aloud. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** Fetched for many identifiers at once: each call for random bytes costs more than an identifier. */
const random = Buffer.alloc(4_096);
let used = random.length;

function nextByte(): number {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const byte = random.readUInt8(used);
  // An identifier that was given away cannot be read here later.
  random[used] = 0;
  used += 1;
  return byte;
}

/** A random identifier that cannot be guessed and may stand in an address: 16 characters carry 79 bits. */
export function makePublicId(length = 16): string {
  let made = '';
  while (made.length < length) {
    const byte = nextByte();
    if (byte < FAIR_BYTES) made += ALPHABET[byte % ALPHABET.length];
  }
  return made;
}
