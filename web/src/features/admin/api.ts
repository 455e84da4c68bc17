import * as admin from '@nearbite/contract/admin';
import { listAudit } from '@nearbite/contract/admin-audit';
import type { Endpoint, ResponseOf } from '@nearbite/contract/endpoint';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';

export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** A list that grows: its rows with how many there are in all. */
function pageCall<E extends Endpoint>(endpoint: E) {
  return {
    query: call(endpoint).query,
    transformResponse: (rows: ResponseOf<E>, meta: FetchBaseQueryMeta | undefined) => ({
      rows,
      total: Number(meta?.response?.headers.get('x-total-count') ?? 0),
    }),
  };
}

export const adminApi = api
  .enhanceEndpoints({
    addTagTypes: ['AdminRestaurants', 'AdminDishes', 'AdminUsers', 'AdminSummary', 'AdminAudit'],
  })
  .injectEndpoints({
    endpoints: (build) => {
      const afterDecision = {
        invalidatesTags: ['AdminRestaurants', 'AdminUsers', 'AdminSummary', 'AdminAudit'] as const,
      };
      const afterUserDeed = { invalidatesTags: ['AdminUsers', 'AdminSummary', 'AdminAudit'] as const };
      return {
        adminRestaurants: build.query({
          ...pageCall(admin.listRestaurants),
          providesTags: ['AdminRestaurants'],
        }),
        approveRestaurant: build.mutation({ ...call(admin.approveRestaurant), ...afterDecision }),
        declineRestaurant: build.mutation({ ...call(admin.declineRestaurant), ...afterDecision }),
        suspendRestaurant: build.mutation({ ...call(admin.suspendRestaurant), ...afterDecision }),
        restoreRestaurant: build.mutation({ ...call(admin.restoreRestaurant), ...afterDecision }),
        adminDishes: build.query({ ...pageCall(admin.listRestaurantDishes), providesTags: ['AdminDishes'] }),
        setDishStatus: build.mutation({
          ...call(admin.setDishStatus),
          invalidatesTags: ['AdminDishes', 'AdminSummary', 'AdminAudit'],
        }),
        adminUsers: build.query({ ...pageCall(admin.listUsers), providesTags: ['AdminUsers'] }),
        blockUser: build.mutation({ ...call(admin.blockUser), ...afterUserDeed }),
        unblockUser: build.mutation({ ...call(admin.unblockUser), ...afterUserDeed }),
        resendUserActivation: build.mutation({ ...call(admin.resendUserActivation), ...afterUserDeed }),
        adminSummary: build.query({ ...call(admin.getSummary), providesTags: ['AdminSummary'] }),
        adminAudit: build.query({ ...pageCall(listAudit), providesTags: ['AdminAudit'] }),
      };
    },
  });

export const {
  useAdminRestaurantsQuery,
  useApproveRestaurantMutation,
  useDeclineRestaurantMutation,
  useSuspendRestaurantMutation,
  useRestoreRestaurantMutation,
  useAdminDishesQuery,
  useSetDishStatusMutation,
  useAdminUsersQuery,
  useBlockUserMutation,
  useUnblockUserMutation,
  useResendUserActivationMutation,
  useAdminSummaryQuery,
  useAdminAuditQuery,
} = adminApi;
