export { useMarkAllSeenMutation } from './owner/api.ts';
export { useUnreadNotifications, useUnreadOfRestaurant } from './use-unread-notifications.ts';
