export { accountJobs, requestActivation } from './accounts.jobs.ts';
export { registerAccounts } from './accounts.routes.ts';
export { registerAddresses } from './addresses/addresses.routes.ts';
export { changeAccount, readAccount } from './profile.service.ts';
