import * as settings from '@nearbite/contract/admin/settings';
import * as adminTerms from '@nearbite/contract/restaurants/admin-terms';
import { call } from '../../lib/net/call.ts';
import { adminApi } from './api.ts';

const termsApi = adminApi.enhanceEndpoints({ addTagTypes: ['AdminTerms', 'AdminSettings'] }).injectEndpoints({
  endpoints: (build) => ({
    adminTerms: build.query({ ...call(adminTerms.adminGetTerms), providesTags: ['AdminTerms'] }),
    pauseRestaurant: build.mutation({
      ...call(adminTerms.adminPauseRestaurant),
      invalidatesTags: ['AdminTerms', 'AdminAudit'],
    }),
    adminSettings: build.query({ ...call(settings.getSettings), providesTags: ['AdminSettings'] }),
    updateSettings: build.mutation({
      ...call(settings.updateSettings),
      invalidatesTags: ['AdminSettings', 'AdminTerms', 'AdminAudit'],
    }),
  }),
});

export const {
  useAdminTermsQuery,
  usePauseRestaurantMutation,
  useAdminSettingsQuery,
  useUpdateSettingsMutation,
} = termsApi;
