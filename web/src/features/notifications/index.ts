export { useMarkAllSeenMutation } from './owner/api.ts';
export { useUnreadNotifications } from './use-unread-notifications.ts';
