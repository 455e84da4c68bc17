/** Where nothing answers. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND']);
/** A connection that breaks while it is used, as those to a server that is killed do. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE']);
/**
 * PostgreSQL: connection exceptions, too many connections, shutting down or starting up, given up for another
 * transaction, a statement or a wait for a lock that took too long.
 */
const DATABASE_CODES = /^(08...|53300|57P0[1-3]|40001|40P01|57014|55P03)$/;
const DRIVER_MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable)/;

type MaybeDatabaseError = { readonly code?: string; readonly syscall?: string; readonly message: string };

/** Whether a request failed because the database did not answer it, so that it may be sent again later. */
export function isDatabaseAway({ code = '', syscall, message }: MaybeDatabaseError): boolean {
  return (
    DATABASE_CODES.test(code) ||
    BROKEN.has(code) ||
    (UNREACHED.has(code) && syscall === 'connect') ||
    DRIVER_MESSAGES.test(message)
  );
}
