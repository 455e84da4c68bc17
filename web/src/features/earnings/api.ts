import * as contract from '@nearbite/contract/earnings/earnings';
import * as today from '@nearbite/contract/earnings/today';
import type { CallInput } from '@nearbite/contract/endpoint';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';

/** A file, read as it is. */
const asText = (endpoint: typeof today.getOrdersCsv) => ({
  ...call(endpoint),
  query: (input: CallInput<typeof today.getOrdersCsv>) => ({
    ...call(endpoint).query(input),
    responseHandler: 'text' as const,
  }),
});

const earningsApi = api.enhanceEndpoints({ addTagTypes: ['RestaurantFigures'] }).injectEndpoints({
  endpoints: (build) => ({
    restaurantStats: build.query({
      ...call(contract.getRestaurantStats),
      providesTags: ['RestaurantFigures'],
    }),
    earnings: build.query({ ...call(contract.getEarnings), providesTags: ['RestaurantFigures'] }),
    today: build.query({ ...call(today.getToday), providesTags: ['RestaurantFigures'] }),
    ordersCsv: build.query({ ...asText(today.getOrdersCsv), keepUnusedDataFor: 0 }),
    earningsCsv: build.query({ ...asText(today.getEarningsCsv), keepUnusedDataFor: 0 }),
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
