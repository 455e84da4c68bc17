import * as settings from '@nearbite/contract/admin/settings';
import * as terms from '@nearbite/contract/restaurants/terms';
import { call } from '../../lib/call.ts';
import { adminApi } from './api.ts';

const termsApi = adminApi.enhanceEndpoints({ addTagTypes: ['AdminTerms', 'AdminSettings'] }).injectEndpoints({
  endpoints: (build) => ({
    adminTerms: build.query({ ...call(terms.adminGetTerms), providesTags: ['AdminTerms'] }),
    pauseRestaurant: build.mutation({
      ...call(terms.adminPauseRestaurant),
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
