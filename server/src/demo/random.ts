/** A small seeded source of chance (mulberry32): the demo world is the same on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from low to high, both included. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different entries of the list. */
  sample<T>(list: readonly T[], count: number): T[];
  /** Letters and digits that are hard to confuse, for public identifiers. */
  code(length: number): string;
};

const CODE_ALPHABET = [...'abcdefghjkmnpqrstvwxyz0123456789'];

function hash(text: string): number {
  let state = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 16777619);
  }
  return state;
}

export function seededRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error('Cannot pick from an empty list');
    return chosen;
  };
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick,
    sample<T>(list: readonly T[], count: number) {
      const left = [...list];
      const taken: T[] = [];
      while (taken.length < count && left.length > 0) {
        taken.push(...left.splice(Math.floor(next() * left.length), 1));
      }
      return taken;
    },
    code: (length) => Array.from({ length }, () => pick(CODE_ALPHABET)).join(''),
  };
}
