import { listCategories } from '@nearbite/contract/catalog/catalog';
import * as area from '@nearbite/contract/restaurants/restaurants';
import * as dishes from '@nearbite/contract/dishes/dishes';
import * as notifications from '@nearbite/contract/notifications/owner-notifications';
import * as orders from '@nearbite/contract/orders/owner-orders';
import * as reviews from '@nearbite/contract/reviews/owner-reviews';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';
import { listing } from '../../lib/listing.ts';
import { LIVE_TAGS } from '../../lib/live-tags.ts';
import { uploadCall } from '../../lib/upload.ts';

export const PAGE_SIZE = 50;

const restaurantApi = api
  .enhanceEndpoints({
    addTagTypes: [
      ...LIVE_TAGS,
      'WaitingOrders',
      'OwnDishes',
      'OwnRestaurant',
      'OwnerProfile',
      'RestaurantFigures',
      'RestaurantReviews',
      'Profile',
    ],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      restaurantStats: build.query({
        ...call(area.getRestaurantStats),
        providesTags: ['RestaurantFigures'],
      }),
      earnings: build.query({ ...call(area.getEarnings), providesTags: ['RestaurantFigures'] }),
      monthlyEarnings: build.query({ ...call(area.getMonthlyEarnings), providesTags: ['RestaurantFigures'] }),

      dishCategories: build.query(call(listCategories)),
      ownDishes: build.query({ ...listing(dishes.listOwnerDishes), providesTags: ['OwnDishes'] }),
      ownDish: build.query({ ...call(dishes.getOwnerDish), providesTags: ['OwnDishes'] }),
      createDish: build.mutation({
        ...uploadCall(dishes.createDish),
        invalidatesTags: ['OwnDishes', 'RestaurantFigures'],
      }),
      updateDish: build.mutation({
        ...uploadCall(dishes.updateDish),
        invalidatesTags: ['OwnDishes'],
      }),
      changeDish: build.mutation({ ...call(dishes.updateDish), invalidatesTags: ['OwnDishes'] }),
      deleteDish: build.mutation({
        ...call(dishes.deleteDish),
        invalidatesTags: ['OwnDishes', 'RestaurantFigures'],
      }),

      orderParts: build.query({ ...listing(orders.listOrderParts), providesTags: ['Orders'] }),
      orderPart: build.query({ ...call(orders.getOrderPart), providesTags: ['Orders'] }),
      updateOrderPart: build.mutation({
        ...call(orders.updateOrderPart),
        invalidatesTags: [
          'Orders',
          'WaitingOrders',
          'Deliveries',
          'Riders',
          'RestaurantFigures',
          'OwnDishes',
        ],
      }),

      restaurantReviews: build.query({
        ...listing(reviews.listRestaurantReviews),
        providesTags: ['RestaurantReviews'],
      }),
      restaurantReview: build.query({
        ...call(reviews.getRestaurantReview),
        providesTags: ['RestaurantReviews'],
      }),
      replyToReview: build.mutation({
        ...call(reviews.replyToReview),
        invalidatesTags: ['RestaurantReviews'],
      }),

      restaurantNotifications: build.query({
        ...listing(notifications.listRestaurantNotifications),
        providesTags: ['RestaurantNotifications'],
      }),
      notificationsSummary: build.query({
        ...call(notifications.getRestaurantNotificationsSummary),
        providesTags: ['RestaurantNotifications'],
      }),
      markSeen: build.mutation({
        ...call(notifications.markRestaurantNotificationSeen),
        invalidatesTags: ['RestaurantNotifications'],
      }),

      markAllSeen: build.mutation({
        ...call(notifications.markAllRestaurantNotificationsSeen),
        // An order opened again has nothing new to tell the lists.
        invalidatesTags: (answer) => (answer?.marked === 0 ? [] : ['RestaurantNotifications']),
      }),

      restaurantSettings: build.query({
        ...call(area.getRestaurantSettings),
        providesTags: ['OwnRestaurant'],
      }),
      updateRestaurantSettings: build.mutation({
        ...call(area.updateRestaurantSettings),
        invalidatesTags: ['OwnRestaurant'],
      }),
      updateRestaurantContact: build.mutation({
        ...call(area.updateRestaurantContact),
        invalidatesTags: ['OwnRestaurant'],
      }),
      ownerProfile: build.query({ ...call(area.getOwnerProfile), providesTags: ['OwnerProfile'] }),
      updateOwnerProfile: build.mutation({
        ...call(area.updateOwnerProfile),
        invalidatesTags: ['OwnerProfile', 'Profile'],
      }),
    }),
  });

export const {
  useRestaurantStatsQuery,
  useEarningsQuery,
  useMonthlyEarningsQuery,
  useDishCategoriesQuery,
  useOwnDishesQuery,
  useOwnDishQuery,
  useCreateDishMutation,
  useUpdateDishMutation,
  useChangeDishMutation,
  useDeleteDishMutation,
  useOrderPartsQuery,
  useOrderPartQuery,
  useUpdateOrderPartMutation,
  useRestaurantReviewsQuery,
  useRestaurantReviewQuery,
  useReplyToReviewMutation,
  useRestaurantNotificationsQuery,
  useNotificationsSummaryQuery,
  useMarkSeenMutation,
  useMarkAllSeenMutation,
  useRestaurantSettingsQuery,
  useUpdateRestaurantSettingsMutation,
  useUpdateRestaurantContactMutation,
  useOwnerProfileQuery,
  useUpdateOwnerProfileMutation,
} = restaurantApi;
