import { createBatch } from '../../db/batch-calls.ts';
import type { Db } from '../../db/database.ts';
import { byVariant } from '../../db/prepared.ts';
import { type LineToPut, ownerOf, type PutVariant, putLines, type StoredLine } from './put-lines.queries.ts';

/** Undefined when the dish has changed, adding would exceed what is left or the key is taken. */
export type PutTogether = (put: LineToPut) => Promise<StoredLine>;

/** The first waits for the last. */
const MAX_TOGETHER = 50;

/**
 * Puts lines that come at the same moment by one statement with one commit. What is left out of it is put once more
 * alone, so nobody waits for another one's cart.
 */
export function createPutTogether(db: Db): PutTogether {
  const putOfVariant = byVariant((variant: PutVariant) =>
    createBatch((puts: readonly LineToPut[]) => putFirsts(db, variant, puts), MAX_TOGETHER),
  );
  return async (put) => {
    const shared = {
      isOfAccount: put.holder.userId !== undefined,
      isIdempotent: put.stored !== undefined,
      waits: false,
    };
    const done = await putOfVariant(shared)(put);
    return done ? done.line : (await putLines(db, { ...shared, waits: true }, [put])).get(ownerOf(put));
  };
}

/** Undefined for those that were left out. Of a cart that comes twice the earlier line, so that the later one wins. */
async function putFirsts(db: Db, variant: PutVariant, puts: readonly LineToPut[]) {
  const firsts = new Map([...puts].reverse().map((put) => [ownerOf(put), put]));
  const stored = await putLines(db, variant, [...firsts.values()]);
  return puts.map((put) => {
    const owner = ownerOf(put);
    return firsts.get(owner) === put && stored.has(owner) ? { line: stored.get(owner) } : undefined;
  });
}
