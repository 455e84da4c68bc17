export { registerEarnings } from './earnings.routes.ts';
