/** The keys of a table that is not empty. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  // `Object.keys` forgets which names its object has.
  Object.keys(table) as [Name, ...Name[]];
