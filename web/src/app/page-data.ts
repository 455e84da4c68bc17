import { PATHS } from '@nearbite/contract/page-paths';
import { findReturnPath } from '../features/accounts/index.ts';
import {
  catalogEndpoints as catalog,
  findRequestedRestaurantId,
  questions,
} from '../features/catalog/index.ts';
import { configEndpoints } from '../features/platform/index.ts';
import { reviewsEndpoints, reviewsQuestion } from '../features/reviews/index.ts';
import type { createAnswers } from './store.ts';

type Dispatch = ReturnType<typeof createAnswers>['dispatch'];
type Params = Readonly<Record<string, string | undefined>>;
type Page = {
  /** Where the page's code lies, as the build's manifest names it. */
  readonly source: string;
  /** Asks for all that the page shows at first. Nothing rejects: what failed is in the store, too. */
  readonly ask: (dispatch: Dispatch, params: Params, search: URLSearchParams) => Promise<unknown>;
  /** It shows one thing, and there is no page without it. */
  readonly isOfOneThing?: boolean;
};

const nothing = async () => undefined;

/** The pages that the server renders, by their paths in the route table. */
export const RENDERED_PAGES: Readonly<Record<string, Page>> = {
  [PATHS.home]: {
    source: 'src/features/catalog/pages/home-page.tsx',
    ask: (dispatch) =>
      Promise.all([
        dispatch(catalog.nearbyRestaurants.initiate(questions.nearby())),
        dispatch(catalog.categories.initiate()),
      ]),
  },
  [PATHS.store]: {
    source: 'src/features/catalog/pages/store-page.tsx',
    isOfOneThing: true,
    ask: (dispatch, { slug = '' }) =>
      Promise.all([
        dispatch(catalog.shop.initiate(questions.shop(slug))),
        dispatch(catalog.shopMenu.initiate(questions.shopMenu(slug))),
      ]),
  },
  [PATHS.dish]: {
    source: 'src/features/catalog/pages/dish-page.tsx',
    isOfOneThing: true,
    ask: async (dispatch, { slug = '' }) => {
      const { data: dish } = await dispatch(catalog.dish.initiate(questions.dish(slug)));
      if (dish) await dispatch(reviewsEndpoints.dishReviews.initiate(reviewsQuestion(dish.id)));
    },
  },
  [PATHS.contact]: { source: 'src/features/platform/pages/contact-page.tsx', ask: nothing },
  [PATHS.login]: {
    source: 'src/features/accounts/pages/login-page.tsx',
    ask: async (dispatch, _params, search) => {
      const id = findRequestedRestaurantId(findReturnPath(search));
      if (id !== undefined) await dispatch(catalog.shopById.initiate(questions.shopById(id)));
    },
  },
  [PATHS.register]: { source: 'src/features/accounts/pages/register-page.tsx', ask: nothing },
  '*': { source: 'index.html', ask: nothing },
};

/** On every page: the footer's contacts. */
export const askForShell = (dispatch: Dispatch) => dispatch(configEndpoints.config.initiate());
