/** "A, B or C": as a language joins names, with what stands between them and before the last. */
export const listOf = (names: readonly string[], comma: string, last: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(comma)}${last}${names.at(-1)}`;
