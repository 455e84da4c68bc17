import { LIMITS } from '@nearbite/contract/limits';
import { NO_PORTION_SIZE } from '@nearbite/contract/product';
import type { RestaurantQuery } from './use-restaurant-choice.ts';

type Position = { readonly latitude: number; readonly longitude: number };

/** Names with commas between them. */
type Filter = { readonly diet?: string; readonly without?: string };

/** More than nearly every menu has. */
export const MENU_PAGE_SIZE = LIMITS.pageSize.max;

/** Kitchens pause and dishes sell out while their page is open. */
export const FOLLOWED = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;

/** The arguments of the pages' queries: the server fetches with the same before it renders a page. */
export const queryArgs = {
  nearby: (
    position?: Position,
    choice: Partial<RestaurantQuery> & { limit?: number; offset?: number } = {},
  ) => ({
    query: { ...position, ...choice },
  }),
  shop: (slug: string, position?: Position) => ({ params: { slug }, query: position ?? {} }),
  shopById: (id: number) => ({ params: { id }, query: {} }),
  shopMenu: (slug: string, filter: Filter = {}, offset = 0) => ({
    params: { slug },
    query: { limit: MENU_PAGE_SIZE, offset, ...filter },
  }),
  dish: (slug: string, portionSize: string = NO_PORTION_SIZE, position?: Position) => ({
    params: { slug },
    query: { ...(portionSize !== NO_PORTION_SIZE && { portion_size: portionSize }), ...position },
  }),
};
