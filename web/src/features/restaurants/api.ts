import * as contract from '@nearbite/contract/restaurants/restaurants';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';

const restaurantsApi = api
  .enhanceEndpoints({ addTagTypes: ['OwnRestaurant', 'OwnerProfile', 'Profile'] })
  .injectEndpoints({
    endpoints: (build) => ({
      restaurantSettings: build.query({
        ...call(contract.getRestaurantSettings),
        providesTags: ['OwnRestaurant'],
      }),
      updateRestaurantSettings: build.mutation({
        ...call(contract.updateRestaurantSettings),
        invalidatesTags: ['OwnRestaurant'],
      }),
      updateRestaurantContact: build.mutation({
        ...call(contract.updateRestaurantContact),
        invalidatesTags: ['OwnRestaurant'],
      }),
      closeRestaurant: build.mutation({
        ...call(contract.closeRestaurant),
        invalidatesTags: ['OwnRestaurant'],
      }),
      ownerProfile: build.query({ ...call(contract.getOwnerProfile), providesTags: ['OwnerProfile'] }),
      updateOwnerProfile: build.mutation({
        ...call(contract.updateOwnerProfile),
        invalidatesTags: ['OwnerProfile', 'Profile'],
      }),
    }),
  });

export const {
  useRestaurantSettingsQuery,
  useUpdateRestaurantSettingsMutation,
  useUpdateRestaurantContactMutation,
  useCloseRestaurantMutation,
  useOwnerProfileQuery,
  useUpdateOwnerProfileMutation,
} = restaurantsApi;
