import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** One thing the address may say; `read` believes it only as far as it makes sense. */
type Field<T> = { readonly read: (text: string) => T; readonly write: (value: T) => string };
type Fields<State> = { readonly [Name in keyof State]: Field<State[Name]> };

export const oneOf = <T extends string>(choices: readonly T[], fallback: T): Field<T> => ({
  read: (text) => choices.find((choice) => choice === text) ?? fallback,
  write: (value) => (value === fallback ? '' : value),
});

export const words = (longest: number): Field<string> => ({
  read: (text) => text.trim().slice(0, longest),
  write: (value) => value,
});

const FURTHEST = 1_000_000;

/** A list's offset; people count pages, from one. */
export const offsetIn = (pageSize: number): Field<number> => ({
  read: (text) => {
    const offset = (Number(text) - 1) * pageSize;
    return Number.isInteger(offset / pageSize) && offset > 0 && offset <= FURTHEST ? offset : 0;
  },
  write: (offset) => (offset === 0 ? '' : String(Math.floor(offset / pageSize) + 1)),
});

/** The number of what is open; 0 while nothing is. */
export const openId: Field<number> = {
  read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0),
  write: (id) => (id === 0 ? '' : String(id)),
};

/**
 * What a list is narrowed down to, kept in the address: on the way back, after a reload and for whoever is sent the
 * link it is the same list. Turning a page and opening a row are steps of the history. Keep `fields` outside of the component.
 */
export function useAddressState<State extends Record<string, string | number>>(fields: Fields<State>) {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => {
    // Complete after the next line.
    const read = {} as State;
    for (const name in fields) read[name] = fields[name].read(search.get(name) ?? '');
    return read;
  }, [fields, search]);
  const change = useCallback(
    (next: Partial<State>, { isStep = false }: { readonly isStep?: boolean } = {}) =>
      setSearch(
        (current) => {
          const changed = new URLSearchParams(current);
          for (const [name, value] of Object.entries(next)) {
            // `next` has names and values of State only; Object.entries forgets it.
            const text = fields[name as keyof State].write(value as State[keyof State]);
            if (text === '') changed.delete(name);
            else changed.set(name, text);
          }
          return changed;
        },
        { replace: !isStep, preventScrollReset: true },
      ),
    [fields, setSearch],
  );
  return [state, change] as const;
}
