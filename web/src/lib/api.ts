import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** The one client. Features add their calls: `api.injectEndpoints({ endpoints: (build) => ({ x: build.query(call(getX)) }) })`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
