/** The keys of a table that is not empty; `Object.keys` forgets which names its object has. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as [Name, ...Name[]];
