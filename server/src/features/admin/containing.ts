/** A pattern for `ilike` in which typed wildcards are escaped. */
export const containing = (words: string) => `%${literally(words)}%`;
export const beginningWith = (words: string) => `${literally(words)}%`;

const literally = (words: string) => words.replace(/[\\%_]/g, (sign) => `\\${sign}`);
