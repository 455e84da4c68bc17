type SpokenName = { readonly phrase: readonly string[]; readonly words: readonly string[] };

/** What people say, and the words of a title that it means: one for each that is said, or one for all of them. */
const spoken: readonly (readonly [said: string, title: string])[] = [
  ['steak and cheese', 'cheesesteak'],
  ['pink tea', 'kashmiri chai'],
  ['pink chai', 'kashmiri chai'],
  ['doodh patti', 'karak chai'],
  ['nimbu pani', 'lemonade'],
  ['boiled rice', 'plain rice'],
  ['sada rice', 'plain rice'],
  ['rice sada', 'rice plain'],
  ['saada rice', 'plain rice'],
  ['saday rice', 'plain rice'],
];

/** By the first word that is said; behind a "with" they are what a dish comes with. */
export const spokenNames: ReadonlyMap<string, readonly SpokenName[]> = (() => {
  const names = new Map<string, SpokenName[]>();
  for (const [said, title] of spoken) {
    const [first = '', ...rest] = said.split(' ');
    const name = { phrase: [first, ...rest], words: title.split(' ') };
    names.set(first, [...(names.get(first) ?? []), name]);
  }
  return names;
})();
