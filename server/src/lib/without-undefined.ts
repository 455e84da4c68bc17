/** Only what was given: a change leaves the rest as it is. */
export const withoutUndefined = <T extends object>(values: T): Partial<T> =>
  // `Object.fromEntries` forgets the names.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
