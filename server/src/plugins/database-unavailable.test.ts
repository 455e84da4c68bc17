import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './errors.ts';

test.each([
  [{ code: 'ECONNREFUSED', syscall: 'connect', message: 'connect ECONNREFUSED' }, true],
  [{ code: 'ENOENT', syscall: 'connect', message: 'connect ENOENT /run/.s.PGSQL.5432' }, true],
  [{ code: 'ENOENT', syscall: 'open', message: 'no such file' }, false],
  [{ code: 'ECONNRESET', syscall: 'read', message: 'read ECONNRESET' }, true],
  [{ code: 'EPIPE', syscall: 'write', message: 'write EPIPE' }, true],
  [{ code: '57P01', message: 'terminating connection due to administrator command' }, true],
  [{ code: '23505', message: 'duplicate key value violates unique constraint' }, false],
  [{ message: 'Connection terminated unexpectedly' }, true],
  [{ message: 'Client was closed and is not queryable' }, true],
  [{ message: 'Cannot read properties of undefined' }, false],
])('%j means that the database is away: %s', (error, isAway) => {
  expect(isDatabaseUnavailable(error)).toBe(isAway);
});
