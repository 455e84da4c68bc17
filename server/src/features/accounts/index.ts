export { accountJobs, requestActivation } from './accounts.jobs.ts';
export { registerAccounts } from './accounts.routes.ts';
export { createInvitedAccounts } from './invited-accounts.ts';
export { changeAccount, readAccount } from './profile.service.ts';
