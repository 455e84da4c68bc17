import { listCategories } from '@nearbite/contract/catalog/catalog';
import * as contract from '@nearbite/contract/dishes/dishes';
import { updateMenu } from '@nearbite/contract/dishes/menu';
import { getMenuCsv, importMenuCsv } from '@nearbite/contract/dishes/menu-csv';
import type { CallInput } from '@nearbite/contract/endpoint';
import { api } from '../../lib/net/api.ts';
import { call, textCall, toRequest } from '../../lib/net/call.ts';
import { listing } from '../../lib/net/listing.ts';
import { uploadCall } from '../../lib/net/upload.ts';

type FileOf<E> = Omit<CallInput<E>, 'body'> & { readonly body: ArrayBuffer };

/** Two thousand dishes on a slow line take their time. */
const IMPORT_TIMEOUT_MS = 2 * 60_000;

const sendMenuCsv = {
  ...call(importMenuCsv),
  query: ({ body, ...input }: FileOf<typeof importMenuCsv>) => {
    const request = toRequest(importMenuCsv, { ...input, body: '' });
    return {
      ...request,
      body,
      headers: { ...request.headers, 'content-type': 'text/csv' },
      timeout: IMPORT_TIMEOUT_MS,
    };
  },
};

const dishesApi = api.enhanceEndpoints({ addTagTypes: ['OwnDishes', 'RestaurantFigures'] }).injectEndpoints({
  endpoints: (build) => ({
    dishCategories: build.query(call(listCategories)),
    ownDishes: build.query({ ...listing(contract.listOwnerDishes), providesTags: ['OwnDishes'] }),
    ownDish: build.query({ ...call(contract.getOwnerDish), providesTags: ['OwnDishes'] }),
    createDish: build.mutation({
      ...uploadCall(contract.createDish),
      invalidatesTags: ['OwnDishes', 'RestaurantFigures'],
    }),
    updateDish: build.mutation({
      ...uploadCall(contract.updateDish),
      invalidatesTags: ['OwnDishes'],
    }),
    changeDish: build.mutation({ ...call(contract.updateDish), invalidatesTags: ['OwnDishes'] }),
    changeMenu: build.mutation({ ...call(updateMenu), invalidatesTags: ['OwnDishes'] }),
    menuCsv: build.query({ ...textCall(getMenuCsv), keepUnusedDataFor: 0 }),
    checkMenuCsv: build.mutation(sendMenuCsv),
    importMenuCsv: build.mutation({
      ...sendMenuCsv,
      invalidatesTags: ['OwnDishes', 'RestaurantFigures'],
    }),
    setAvailability: build.mutation({ ...call(contract.setAvailability), invalidatesTags: ['OwnDishes'] }),
    deleteDish: build.mutation({
      ...call(contract.deleteDish),
      invalidatesTags: ['OwnDishes', 'RestaurantFigures'],
    }),
  }),
});

export const {
  useDishCategoriesQuery,
  useOwnDishesQuery,
  useLazyOwnDishesQuery,
  useOwnDishQuery,
  useCreateDishMutation,
  useUpdateDishMutation,
  useChangeDishMutation,
  useChangeMenuMutation,
  useLazyMenuCsvQuery,
  useCheckMenuCsvMutation,
  useImportMenuCsvMutation,
  useSetAvailabilityMutation,
  useDeleteDishMutation,
} = dishesApi;
