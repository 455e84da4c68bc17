import { listAudit } from '@nearbite/contract/admin/audit';
import * as dishes from '@nearbite/contract/admin/dishes';
import * as openOrders from '@nearbite/contract/admin/open-orders';
import * as restaurants from '@nearbite/contract/admin/restaurants';
import * as summary from '@nearbite/contract/admin/summary';
import * as users from '@nearbite/contract/admin/users';
import { getPaymentReport, settlePaymentProblem } from '@nearbite/contract/payments/admin-payments';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';
import { listing } from '../../lib/net/listing.ts';

/** Rows on a page of an administrator's list. */
export const PAGE_SIZE = 25;

/** New requests show up by themselves, as long as somebody looks. */
export const REFRESH_OPTIONS = { pollingInterval: 60_000, skipPollingIfUnfocused: true } as const;

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
      const afterUserChange = {
        invalidatesTags: ['AdminUsers', 'AdminRestaurants', 'AdminSummary', 'AdminAudit'] as const,
      };
      return {
        adminRestaurants: build.query({
          ...listing(restaurants.listRestaurants),
          providesTags: ['AdminRestaurants'],
        }),
        adminRestaurant: build.query({
          ...call(restaurants.getRestaurant),
          providesTags: ['AdminRestaurants'],
        }),
        approveRestaurant: build.mutation({ ...call(restaurants.approveRestaurant), ...afterDecision }),
        declineRestaurant: build.mutation({ ...call(restaurants.declineRestaurant), ...afterDecision }),
        suspendRestaurant: build.mutation({ ...call(restaurants.suspendRestaurant), ...afterDecision }),
        restoreRestaurant: build.mutation({ ...call(restaurants.restoreRestaurant), ...afterDecision }),
        adminDishes: build.query({ ...listing(dishes.listRestaurantDishes), providesTags: ['AdminDishes'] }),
        dishesInReview: build.query({
          ...listing(dishes.listDishesInReview),
          providesTags: ['AdminDishes'],
        }),
        reviewDish: build.mutation({ ...call(dishes.reviewDish), ...afterDishVerdict }),
        releaseDish: build.mutation({ ...call(dishes.releaseDish), ...afterDishVerdict }),
        openOrders: build.query({
          ...listing(openOrders.listOpenOrders),
          providesTags: ['AdminRestaurants'],
        }),
        cancelOpenOrder: build.mutation({
          ...call(openOrders.cancelOpenOrder),
          invalidatesTags: ['AdminRestaurants', 'AdminSummary', 'AdminAudit'] as const,
        }),
        adminUsers: build.query({ ...listing(users.listUsers), providesTags: ['AdminUsers'] }),
        blockUser: build.mutation({ ...call(users.blockUser), ...afterUserChange }),
        unblockUser: build.mutation({ ...call(users.unblockUser), ...afterUserChange }),
        endUserSessions: build.mutation({ ...call(users.endUserSessions), ...afterUserChange }),
        resendUserActivation: build.mutation({ ...call(users.resendUserActivation), ...afterUserChange }),
        adminSummary: build.query({ ...call(summary.getSummary), providesTags: ['AdminSummary'] }),
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
  useAdminRestaurantQuery,
  useApproveRestaurantMutation,
  useDeclineRestaurantMutation,
  useSuspendRestaurantMutation,
  useRestoreRestaurantMutation,
  useAdminDishesQuery,
  useDishesInReviewQuery,
  useReviewDishMutation,
  useReleaseDishMutation,
  useOpenOrdersQuery,
  useCancelOpenOrderMutation,
  useAdminUsersQuery,
  useBlockUserMutation,
  useUnblockUserMutation,
  useEndUserSessionsMutation,
  useResendUserActivationMutation,
  useAdminSummaryQuery,
  usePaymentReportQuery,
  useSettlePaymentProblemMutation,
  useAdminAuditQuery,
} = adminApi;
