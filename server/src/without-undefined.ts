/** Only what was given: a change leaves the rest as it is. (`Object.fromEntries` forgets the names.) */
export const withoutUndefined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
