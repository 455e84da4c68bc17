import { LIMITS } from '@nearbite/contract/limits';
import { NO_PORTION_SIZE } from '@nearbite/contract/product';

type Position = { readonly latitude: number; readonly longitude: number };

/** More than nearly every menu has. */
export const MENU_PAGE_SIZE = LIMITS.pageSize.max;

/** What the pages ask, word for word: the server asks the same before it renders them. */
export const queryArgs = {
  nearby: (position?: Position) => ({ query: position ?? {} }),
  shop: (slug: string, position?: Position) => ({ params: { slug }, query: position ?? {} }),
  shopById: (id: number) => ({ params: { id }, query: {} }),
  shopMenu: (slug: string, offset = 0) => ({ params: { slug }, query: { limit: MENU_PAGE_SIZE, offset } }),
  dish: (slug: string, portionSize: string = NO_PORTION_SIZE, position?: Position) => ({
    params: { slug },
    query: { ...(portionSize !== NO_PORTION_SIZE && { portion_size: portionSize }), ...position },
  }),
};
