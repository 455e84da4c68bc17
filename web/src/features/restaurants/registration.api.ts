import { getRestaurantRequest, registerRestaurant } from '@nearbite/contract/restaurants/registration';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';
import { uploadCall } from '../../lib/upload.ts';

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
