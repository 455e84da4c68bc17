import * as contract from '@nearbite/contract/earnings/earnings';
import * as today from '@nearbite/contract/earnings/today';
import { api } from '../../lib/net/api.ts';
import { call, textCall } from '../../lib/net/call.ts';

const earningsApi = api.enhanceEndpoints({ addTagTypes: ['RestaurantFigures'] }).injectEndpoints({
  endpoints: (build) => ({
    restaurantStats: build.query({
      ...call(contract.getRestaurantStats),
      providesTags: ['RestaurantFigures'],
    }),
    earnings: build.query({ ...call(contract.getEarnings), providesTags: ['RestaurantFigures'] }),
    today: build.query({ ...call(today.getToday), providesTags: ['RestaurantFigures'] }),
    ordersCsv: build.query({ ...textCall(today.getOrdersCsv), keepUnusedDataFor: 0 }),
    earningsCsv: build.query({ ...textCall(today.getEarningsCsv), keepUnusedDataFor: 0 }),
    monthlyEarnings: build.query({
      ...call(contract.getMonthlyEarnings),
      providesTags: ['RestaurantFigures'],
    }),
  }),
});

export const {
  useTodayQuery,
  useLazyOrdersCsvQuery,
  useLazyEarningsCsvQuery,
  useRestaurantStatsQuery,
  useEarningsQuery,
  useMonthlyEarningsQuery,
} = earningsApi;
