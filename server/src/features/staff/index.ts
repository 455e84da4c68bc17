export { registerStaff } from './staff.routes.ts';
