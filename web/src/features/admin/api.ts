import * as admin from '@nearbite/contract/admin/admin';
import { listAudit } from '@nearbite/contract/admin/audit';
import { getPaymentReport, settlePaymentProblem } from '@nearbite/contract/payments/admin-payments';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';
import { listing } from '../../lib/listing.ts';

/** New requests show up by themselves, as long as somebody looks. */
export const ASK_AGAIN = { pollingInterval: 60_000, skipPollingIfUnfocused: true } as const;

export const adminApi = api
  .enhanceEndpoints({
    addTagTypes: ['AdminRestaurants', 'AdminDishes', 'AdminUsers', 'AdminSummary', 'AdminAudit'],
  })
  .injectEndpoints({
    endpoints: (build) => {
      const afterDecision = {
        invalidatesTags: ['AdminRestaurants', 'AdminUsers', 'AdminSummary', 'AdminAudit'] as const,
      };
      const afterDishVerdict = {
        invalidatesTags: ['AdminDishes', 'AdminSummary', 'AdminAudit'] as const,
      };
      // A blocked owner's restaurant is closed.
      const afterUserDeed = {
        invalidatesTags: ['AdminUsers', 'AdminRestaurants', 'AdminSummary', 'AdminAudit'] as const,
      };
      return {
        adminRestaurants: build.query({
          ...listing(admin.listRestaurants),
          providesTags: ['AdminRestaurants'],
        }),
        approveRestaurant: build.mutation({ ...call(admin.approveRestaurant), ...afterDecision }),
        declineRestaurant: build.mutation({ ...call(admin.declineRestaurant), ...afterDecision }),
        suspendRestaurant: build.mutation({ ...call(admin.suspendRestaurant), ...afterDecision }),
        restoreRestaurant: build.mutation({ ...call(admin.restoreRestaurant), ...afterDecision }),
        adminDishes: build.query({ ...listing(admin.listRestaurantDishes), providesTags: ['AdminDishes'] }),
        reviewDish: build.mutation({ ...call(admin.reviewDish), ...afterDishVerdict }),
        releaseDish: build.mutation({ ...call(admin.releaseDish), ...afterDishVerdict }),
        openOrders: build.query({ ...listing(admin.listOpenOrders), providesTags: ['AdminRestaurants'] }),
        cancelOpenOrder: build.mutation({
          ...call(admin.cancelOpenOrder),
          invalidatesTags: ['AdminRestaurants', 'AdminSummary', 'AdminAudit'] as const,
        }),
        adminUsers: build.query({ ...listing(admin.listUsers), providesTags: ['AdminUsers'] }),
        blockUser: build.mutation({ ...call(admin.blockUser), ...afterUserDeed }),
        unblockUser: build.mutation({ ...call(admin.unblockUser), ...afterUserDeed }),
        resendUserActivation: build.mutation({ ...call(admin.resendUserActivation), ...afterUserDeed }),
        adminSummary: build.query({ ...call(admin.getSummary), providesTags: ['AdminSummary'] }),
        paymentReport: build.query({ ...call(getPaymentReport), providesTags: ['AdminSummary'] }),
        settlePaymentProblem: build.mutation({
          ...call(settlePaymentProblem),
          invalidatesTags: ['AdminSummary', 'AdminAudit'] as const,
        }),
        adminAudit: build.query({ ...listing(listAudit), providesTags: ['AdminAudit'] }),
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
  useReviewDishMutation,
  useReleaseDishMutation,
  useOpenOrdersQuery,
  useCancelOpenOrderMutation,
  useAdminUsersQuery,
  useBlockUserMutation,
  useUnblockUserMutation,
  useResendUserActivationMutation,
  useAdminSummaryQuery,
  usePaymentReportQuery,
  useSettlePaymentProblemMutation,
  useAdminAuditQuery,
} = adminApi;
