export { useMarkAllSeenMutation, useNotificationsSummaryQuery } from './owner/api.ts';
