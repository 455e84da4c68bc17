import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createCodeLoader } from '../../../../lib/net/code-loader.ts';

/** What forgives comes with the first search; no visit waits for it. */
export const menuSearch = createCodeLoader(() => import('./search-menu.ts'));

const textOf = ({ title, other_titles = [], description, category, tags }: ListedDish) =>
  [title, ...other_titles, category.title, ...tags, description].join(' ');

/** Every word as it is written. */
const plainly = (dishes: readonly ListedDish[]) => (query: string) =>
  dishes.filter((dish) => {
    const text = textOf(dish).toLocaleLowerCase();
    return query
      .toLocaleLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word));
  });

/** The dishes that are meant; plainly until what forgives is there, and where it cannot be loaded. */
export function useMenuSearch(dishes: readonly ListedDish[], query: string): readonly ListedDish[] {
  const code = useSyncExternalStore(menuSearch.subscribe, menuSearch.get, menuSearch.get);
  const isSearching = query !== '';
  useEffect(() => {
    if (isSearching) void menuSearch.load();
  }, [isSearching]);
  const search = useMemo(
    () => (code.status === 'ready' && isSearching ? code.value.searchable(dishes, textOf) : plainly(dishes)),
    [code, dishes, isSearching],
  );
  return useMemo(() => (isSearching ? search(query) : dishes), [search, isSearching, query, dishes]);
}
