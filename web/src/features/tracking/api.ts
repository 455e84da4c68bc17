import {
  finishDelivery,
  getRiderPage,
  getTracking,
  type Tracking,
} from '@nearbite/contract/tracking/tracking';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';

const trackingApi = api.enhanceEndpoints({ addTagTypes: ['Tracking'] }).injectEndpoints({
  endpoints: (build) => ({
    tracking: build.query({
      query: call(getTracking).query,
      transformResponse: (response: Tracking) => ({
        ...response,
        /** How far this device's clock is behind the server's. */
        clockOffsetMs: Date.parse(response.now) - Date.now(),
      }),
      providesTags: ['Tracking'],
    }),
    riderPage: build.query({ ...call(getRiderPage), providesTags: ['Tracking'] }),
    finishDelivery: build.mutation({ ...call(finishDelivery), invalidatesTags: ['Tracking'] }),
  }),
});

export const { useRiderPageQuery, useTrackingQuery, useFinishDeliveryMutation } = trackingApi;
