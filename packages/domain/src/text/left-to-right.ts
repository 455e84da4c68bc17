/** A phone number or code inside a line that may be read from the right, which would turn its groups round. */
export const leftToRight = (code: string): string => `\u2066${code}\u2069`;
