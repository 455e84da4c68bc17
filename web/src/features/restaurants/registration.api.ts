import {
  correctRestaurantRequest,
  getRestaurantRequest,
  registerRestaurant,
  withdrawRestaurantRequest,
} from '@nearbite/contract/restaurants/registration';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';
import { uploadCall } from '../../lib/net/upload.ts';

export const registrationApi = api
  .enhanceEndpoints({ addTagTypes: ['RestaurantRequest', 'Profile'] })
  .injectEndpoints({
    endpoints: (build) => ({
      restaurantRequest: build.query({ ...call(getRestaurantRequest), providesTags: ['RestaurantRequest'] }),
      // Not invalidating the request: the page goes on showing its own success.
      registerRestaurant: build.mutation(uploadCall(registerRestaurant)),
      correctRestaurantRequest: build.mutation({
        ...uploadCall(correctRestaurantRequest),
        invalidatesTags: ['RestaurantRequest'],
      }),
      withdrawRestaurantRequest: build.mutation({
        ...call(withdrawRestaurantRequest),
        invalidatesTags: ['RestaurantRequest'],
      }),
    }),
  });

export const {
  useRestaurantRequestQuery,
  useRegisterRestaurantMutation,
  useCorrectRestaurantRequestMutation,
  useWithdrawRestaurantRequestMutation,
} = registrationApi;
