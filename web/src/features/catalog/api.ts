import { updateLocation } from '@nearbite/contract/accounts/accounts';
import * as catalog from '@nearbite/contract/catalog/catalog';
import { suggestForYou } from '@nearbite/contract/weather/for-you';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';
import { listing } from '../../lib/net/listing.ts';

const catalogApi = api.enhanceEndpoints({ addTagTypes: ['Dish'] }).injectEndpoints({
  endpoints: (build) => ({
    categories: build.query(call(catalog.listCategories)),
    nearbyRestaurants: build.query(call(catalog.listNearbyRestaurants)),
    mapRestaurants: build.query(listing(catalog.listMapRestaurants)),
    updateLocation: build.mutation(call(updateLocation)),
    shop: build.query(call(catalog.getShop)),
    shopById: build.query(call(catalog.getShopById)),
    menu: build.query(listing(catalog.listDishes)),
    shopMenu: build.query(listing(catalog.listShopDishes)),
    forYou: build.query(call(suggestForYou)),
    dish: build.query({ ...call(catalog.getDish), providesTags: ['Dish'] }),
  }),
});

/** What the server asks for before it renders a page. */
export const catalogEndpoints = catalogApi.endpoints;

export const {
  useCategoriesQuery,
  useNearbyRestaurantsQuery,
  useMapRestaurantsQuery,
  useUpdateLocationMutation,
  useShopQuery,
  useShopByIdQuery,
  useMenuQuery,
  useShopMenuQuery,
  useDishQuery,
  useForYouQuery,
  useLazyDishQuery,
} = catalogApi;
