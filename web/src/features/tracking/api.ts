import { getRidersOut, type RidersOut } from '@nearbite/contract/riders/riders';
import {
  finishDelivery,
  getRiderPage,
  getTracking,
  type Tracking,
} from '@nearbite/contract/tracking/tracking';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';
import { LIVE_TAGS } from '../../lib/net/live-tags.ts';

/** With how far this device's clock is behind the server's. */
const withClockOffset = <Response extends { readonly now: string }>(response: Response) => ({
  ...response,
  clockOffsetMs: Date.parse(response.now) - Date.now(),
});

const trackingApi = api.enhanceEndpoints({ addTagTypes: ['Tracking', ...LIVE_TAGS] }).injectEndpoints({
  endpoints: (build) => ({
    tracking: build.query({
      query: call(getTracking).query,
      transformResponse: (response: Tracking) => withClockOffset(response),
      providesTags: ['Tracking'],
    }),
    ridersOut: build.query({
      query: call(getRidersOut).query,
      transformResponse: (response: RidersOut) => withClockOffset(response),
      providesTags: ['Deliveries'],
    }),
    riderPage: build.query({ ...call(getRiderPage), providesTags: ['Tracking'] }),
    finishDelivery: build.mutation({ ...call(finishDelivery), invalidatesTags: ['Tracking'] }),
  }),
});

export const { useRiderPageQuery, useRidersOutQuery, useTrackingQuery, useFinishDeliveryMutation } =
  trackingApi;
