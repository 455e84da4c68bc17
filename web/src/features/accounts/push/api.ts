import * as contract from '@nearbite/contract/notifications/push';
import { api } from '../../../lib/net/api.ts';
import { call } from '../../../lib/net/call.ts';

const changing = { invalidatesTags: ['PushDevices' as const] };

export const pushApi = api.enhanceEndpoints({ addTagTypes: ['PushDevices'] }).injectEndpoints({
  endpoints: (build) => ({
    pushDevices: build.query({ ...call(contract.listPushDevices), providesTags: ['PushDevices'] }),
    addPushDevice: build.mutation({ ...call(contract.addPushDevice), ...changing }),
    removePushDevice: build.mutation({ ...call(contract.removePushDevice), ...changing }),
    testPushDevice: build.mutation({ ...call(contract.testPushDevice), ...changing }),
    riderPushDevices: build.query({ ...call(contract.listRiderPushDevices), providesTags: ['PushDevices'] }),
    addRiderPushDevice: build.mutation({ ...call(contract.addRiderPushDevice), ...changing }),
    removeRiderPushDevice: build.mutation({ ...call(contract.removeRiderPushDevice), ...changing }),
  }),
});

export const {
  usePushDevicesQuery,
  useAddPushDeviceMutation,
  useRemovePushDeviceMutation,
  useTestPushDeviceMutation,
  useRiderPushDevicesQuery,
  useAddRiderPushDeviceMutation,
  useRemoveRiderPushDeviceMutation,
} = pushApi;
