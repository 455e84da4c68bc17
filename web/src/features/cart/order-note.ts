import { LIMITS } from '@nearbite/contract/limits';

const BETWEEN = '; ';

/**
 * The note without the wishes that are gone and with the new ones behind it. What the customer wrote stays as it is,
 * also where that was one of the wishes.
 */
export function withWishes(note: string, gone: readonly string[], fresh: readonly string[]): string {
  const left = gone.reduce(withoutWish, note);
  const added = fresh.filter((wish) => !left.includes(wish));
  return cutNote([left, ...added].filter((part) => part !== '').join(BETWEEN));
}

const withoutWish = (note: string, wish: string): string => {
  const parts = note.split(BETWEEN);
  return parts.includes(wish) ? parts.filter((part) => part !== wish).join(BETWEEN) : note;
};

function cutNote(note: string): string {
  const { max } = LIMITS.orderNote;
  return note.length <= max ? note : `${note.slice(0, max - 1).trimEnd()}…`;
}
