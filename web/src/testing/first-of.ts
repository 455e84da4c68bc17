/** The first of a list that has one. */
export function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('The list is empty');
  return first;
}
