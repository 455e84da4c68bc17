import { finishDelivery, getTracking } from '@nearbite/contract/tracking';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';

const trackingApi = api.enhanceEndpoints({ addTagTypes: ['Tracking'] }).injectEndpoints({
  endpoints: (build) => ({
    tracking: build.query({ ...call(getTracking), providesTags: ['Tracking'] }),
    finishDelivery: build.mutation({ ...call(finishDelivery), invalidatesTags: ['Tracking'] }),
  }),
});

export const { useTrackingQuery, useFinishDeliveryMutation } = trackingApi;
