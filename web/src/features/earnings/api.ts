import * as contract from '@nearbite/contract/earnings/earnings';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';

const earningsApi = api.enhanceEndpoints({ addTagTypes: ['RestaurantFigures'] }).injectEndpoints({
  endpoints: (build) => ({
    restaurantStats: build.query({
      ...call(contract.getRestaurantStats),
      providesTags: ['RestaurantFigures'],
    }),
    earnings: build.query({ ...call(contract.getEarnings), providesTags: ['RestaurantFigures'] }),
    monthlyEarnings: build.query({
      ...call(contract.getMonthlyEarnings),
      providesTags: ['RestaurantFigures'],
    }),
  }),
});

export const { useRestaurantStatsQuery, useEarningsQuery, useMonthlyEarningsQuery } = earningsApi;
