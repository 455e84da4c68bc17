import { getRestaurantRequest, registerRestaurant } from '@nearbite/contract/restaurants/registration';
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
    }),
  });

export const { useRestaurantRequestQuery, useRegisterRestaurantMutation } = registrationApi;
