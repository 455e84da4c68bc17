/** The one way to a key of what is cached for everybody: quoted, so that no part can look like the end of another. */
export const cacheKey = (...parts: readonly (string | number | null | undefined)[]): string =>
  JSON.stringify(parts);
