import { PATHS } from '@nearbite/contract/page-paths';
import { findReturnPath } from '../../features/accounts/index.ts';
import {
  catalogEndpoints as catalog,
  filterIn,
  findRequestedRestaurantId,
  queryArgs,
} from '../../features/catalog/index.ts';
import { configEndpoints } from '../../features/platform/index.ts';
import { loadReviewPanel, reviewsEndpoints, reviewsQueryArgs } from '../../features/reviews/index.ts';
import type { createApiStore } from '../store.ts';

type Dispatch = ReturnType<typeof createApiStore>['dispatch'];
type Params = Readonly<Record<string, string | undefined>>;
type Page = {
  /** Where the page's code lies, as the build's manifest names it. */
  readonly source: string;
  /** Fetches all that the page shows at first. Nothing rejects: what failed is in the store, too. */
  readonly fetch: (dispatch: Dispatch, params: Params, search: URLSearchParams) => Promise<unknown>;
  /** It shows one thing, and there is no page without it. */
  readonly isOfOneThing?: boolean;
};

const fetchNothing = async () => undefined;

/** The pages that the server renders, by their paths in the route table. */
export const RENDERED_PAGES: Readonly<Record<string, Page>> = {
  [PATHS.home]: {
    source: 'src/features/catalog/pages/home-page.tsx',
    fetch: (dispatch) =>
      Promise.all([
        dispatch(catalog.nearbyRestaurants.initiate(queryArgs.nearby())),
        dispatch(catalog.categories.initiate()),
      ]),
  },
  [PATHS.store]: {
    source: 'src/features/catalog/pages/store-page.tsx',
    isOfOneThing: true,
    fetch: (dispatch, { slug = '' }, search) =>
      Promise.all([
        dispatch(catalog.shop.initiate(queryArgs.shop(slug))),
        dispatch(catalog.shopMenu.initiate(queryArgs.shopMenu(slug, filterIn(search)))),
      ]),
  },
  [PATHS.dish]: {
    source: 'src/features/catalog/pages/dish-page.tsx',
    isOfOneThing: true,
    fetch: async (dispatch, { slug = '' }) => {
      const panel = loadReviewPanel();
      const { data: dish } = await dispatch(catalog.dish.initiate(queryArgs.dish(slug)));
      if (dish) await dispatch(reviewsEndpoints.dishReviews.initiate(reviewsQueryArgs(dish.id)));
      await panel;
    },
  },
  [PATHS.contact]: { source: 'src/features/platform/pages/contact-page.tsx', fetch: fetchNothing },
  [PATHS.terms]: {
    source: 'src/features/platform/pages/terms-page.tsx',
    fetch: (dispatch) => dispatch(configEndpoints.marketplaceTerms.initiate()),
  },
  [PATHS.login]: {
    source: 'src/features/accounts/pages/login-page.tsx',
    fetch: async (dispatch, _params, search) => {
      const id = findRequestedRestaurantId(findReturnPath(search));
      if (id !== undefined) await dispatch(catalog.shopById.initiate(queryArgs.shopById(id)));
    },
  },
  [PATHS.register]: { source: 'src/features/accounts/pages/register-page.tsx', fetch: fetchNothing },
  '*': { source: 'index.html', fetch: fetchNothing },
};

/** On every page: the footer's contacts. */
export const fetchShell = (dispatch: Dispatch) => dispatch(configEndpoints.config.initiate());
