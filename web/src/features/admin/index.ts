export { ASK_AGAIN, useAdminSummaryQuery } from './api.ts';
