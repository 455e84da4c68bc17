import { CART_ID_ALPHABET, CART_ID_LENGTH } from '@nearbite/contract/limits';
import { readText, writeText } from '../../lib/browser/stored-text.ts';

const STORAGE_KEY = 'cart_id';

/** The identifier an anonymous visitor's cart is kept under; made once per browser. */
export function getCartId(): string {
  const kept = readText(STORAGE_KEY);
  if (kept !== null && isCartId(kept)) return kept;
  const made = makeCartId();
  writeText(STORAGE_KEY, made);
  return made;
}

/** As the contract's field has it, whose schema would bring its library along on every first visit. */
const isCartId = (kept: string) =>
  kept.length === CART_ID_LENGTH && [...kept].every((letter) => CART_ID_ALPHABET.includes(letter));

/** The identifier is the only key to a guest's cart, so it must not be guessable. */
function makeCartId(): string {
  // Bytes above the last whole multiple of the alphabet would favour its first letters.
  const fairBytes = 256 - (256 % CART_ID_ALPHABET.length);
  let made = '';
  while (made.length < CART_ID_LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fairBytes) made += CART_ID_ALPHABET[byte % CART_ID_ALPHABET.length];
  }
  return made;
}
