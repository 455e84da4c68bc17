/** What is wished now, beside or against what was wished before. */
export function mergeWishes(before: readonly string[], now: readonly string[]): string[] {
  const wishes = before.flatMap((wish) => wish.split(', '));
  for (const wish of now) {
    const [wanted, refused] = [wantedIn(wish), refusedIn(wish)];
    const isSame = (a: string | undefined, b: string | undefined) => a !== undefined && a === b;
    // "With onions after all": no longer without, and they come with it anyway.
    const at = wishes.findIndex(
      (former) => isSame(wanted, refusedIn(former)) || isSame(refused, wantedIn(former)),
    );
    if (at >= 0) wishes.splice(at, 1);
    if (at < 0 || wanted === undefined) wishes.push(wish.replace(afterAll, ''));
  }
  return wishes;
}

const afterAll = / (?:after all|again|back in|back)$/;

/** The thing itself, without how it is counted. */
const thingOf = (words: string | undefined): string | undefined =>
  words
    ?.replace(afterAll, '')
    .replace(/^(?:the|any|some|more) /, '')
    .replace(/s$/, '');

const wantedIn = (wish: string): string | undefined =>
  thingOf(/^(?:but )?(?:with|add|extra) (.+)$/.exec(wish)?.[1]);

const refusedIn = (wish: string): string | undefined =>
  thingOf(/^(?:but )?(?:without|no|hold|skip|minus|leave out) (.+)$/.exec(wish)?.[1]);
