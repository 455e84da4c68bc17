/** Most of the program: `main` loads it while PostgreSQL starts, as either takes about as long as the other. */
export { chooseAdapters, closeAdapters } from '../adapters/choose-adapters.ts';
export { buildApp } from '../app.ts';
export { hashPassword } from '../auth/passwords.ts';
export { prepareJobs, startWorker } from '../jobs/queue.ts';
export { ensureAdmin } from './first-admin.ts';
