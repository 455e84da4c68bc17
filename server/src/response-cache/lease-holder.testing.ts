// A process that holds the lease until it is killed: lease-holder.testing.ts <connection string>
import { openDatabase } from '../db/database.ts';
import { openChangeLease } from './change-lease.ts';

const [connectionString = ''] = process.argv.slice(2);
const database = openDatabase({ connectionString, maxConnections: 2, onIdleError: () => undefined });
const lease = openChangeLease({ connectionString, ...database });
const timer = setInterval(() => {
  if (lease.mark() === undefined) return;
  clearInterval(timer);
  process.send?.('held');
}, 20);
setInterval(() => undefined, 60_000);
