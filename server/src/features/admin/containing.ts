/** A pattern for `ilike` in which what people type stands for itself. */
export const containing = (words: string) => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
