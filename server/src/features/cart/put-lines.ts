import { DatabaseError } from 'pg';
import { createBatch } from '../../db/batch-calls.ts';
import type { Db } from '../../db/database.ts';
import { byVariant } from '../../db/prepared.ts';
import { putLine, type StoredLine } from './put-line.queries.ts';
import { type GuestLine, type PutsVariant, putGuestLines } from './put-lines.queries.ts';

export type PutGuestLine = (put: GuestLine) => Promise<StoredLine>;

/** The first waits for the last. */
const MAX_TOGETHER = 50;

/**
 * Puts the lines of guests who come at the same moment by one statement with one commit. Whoever comes twice in it,
 * whose cart is held or whose line is refused is then served alone, so nobody waits or fails for somebody else.
 */
export function createGuestPuts(db: Db): PutGuestLine {
  const putOfVariant = byVariant((variant: PutsVariant) =>
    createBatch((puts: readonly GuestLine[]) => putMany(db, variant, puts), MAX_TOGETHER),
  );
  const putAlone = ({ cartKey, line }: GuestLine) => putLine(db, { cartKey, userId: undefined }, line);
  let underWay = 0;

  return async (put) => {
    underWay += 1;
    try {
      // With nobody to share it the simpler statement takes less.
      if (underWay === 1) return await putAlone(put);
      const done = await putOfVariant({ areStored: put.line.kept !== undefined })(put);
      return done ? done.line : await putAlone(put);
    } finally {
      underWay -= 1;
    }
  };
}

/** Undefined for those that are to be put alone. */
async function putMany(db: Db, variant: PutsVariant, puts: readonly GuestLine[]) {
  // Of a cart that comes twice the earlier line, so that the later one wins.
  const firsts = new Map([...puts].reverse().map((put) => [put.cartKey, put]));
  const stored = await putGuestLines(db, variant, [...firsts.values()]).catch((error: unknown) => {
    // One of them is refused, and does not say which.
    if (isRefusal(error)) return new Map<string, StoredLine>();
    throw error;
  });
  return puts.map((put) => {
    const isDone = firsts.get(put.cartKey) === put && stored.has(put.cartKey);
    return isDone ? { line: stored.get(put.cartKey) } : undefined;
  });
}

/** A constraint that is not kept. */
const isRefusal = (error: unknown) => error instanceof DatabaseError && error.code?.startsWith('23') === true;
