export { registerMailbox } from './mailbox/mailbox.routes.ts';
export { registerSettings } from './public-config.routes.ts';
export { retentionJobs } from './retention.jobs.ts';
export { readSettings, readTermsOfUse } from './settings.ts';
