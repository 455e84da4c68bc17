import {
  changeStaff,
  getInvitation,
  inviteStaff,
  joinStaff,
  listStaff,
  removeStaff,
} from '@nearbite/contract/staff/staff';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';

const staffApi = api.enhanceEndpoints({ addTagTypes: ['Staff', 'Invitation', 'Profile'] }).injectEndpoints({
  endpoints: (build) => ({
    staff: build.query({ ...call(listStaff), providesTags: ['Staff'] }),
    inviteStaff: build.mutation({ ...call(inviteStaff), invalidatesTags: ['Staff'] }),
    changeStaff: build.mutation({ ...call(changeStaff), invalidatesTags: ['Staff'] }),
    removeStaff: build.mutation({ ...call(removeStaff), invalidatesTags: ['Staff'] }),
    invitation: build.query({ ...call(getInvitation), providesTags: ['Invitation'], keepUnusedDataFor: 0 }),
    join: build.mutation({ ...call(joinStaff), invalidatesTags: ['Profile'] }),
  }),
});

export const {
  useStaffQuery,
  useInviteStaffMutation,
  useChangeStaffMutation,
  useRemoveStaffMutation,
  useInvitationQuery,
  useJoinMutation,
} = staffApi;
