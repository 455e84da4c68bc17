export { REFRESH_OPTIONS, useAdminSummaryQuery } from './api.ts';
