import { customAlphabet } from 'nanoid';

/** No letters or digits that are mistaken for each other when read aloud. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A random identifier that cannot be guessed and is safe in an address: 16 characters carry 79 bits. */
export const makePublicId = customAlphabet(ALPHABET, 16);
