import { listCategories } from '@nearbite/contract/catalog/catalog';
import * as contract from '@nearbite/contract/dishes/dishes';
import { updateMenu } from '@nearbite/contract/dishes/menu';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';
import { listing } from '../../lib/net/listing.ts';
import { uploadCall } from '../../lib/net/upload.ts';

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
  useOwnDishQuery,
  useCreateDishMutation,
  useUpdateDishMutation,
  useChangeDishMutation,
  useChangeMenuMutation,
  useSetAvailabilityMutation,
  useDeleteDishMutation,
} = dishesApi;
