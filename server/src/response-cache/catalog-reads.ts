import type { Db } from '../db/database.ts';
import type { Replica } from '../db/pool/replica.ts';
import { createChangeFeed } from './change-feed.ts';

/** Where the public catalog is read. */
export type CatalogReads = {
  /** Runs on the replica where it shows every change of the catalog acknowledged before this call, else on the primary. */
  run<T>(work: (db: Db) => Promise<T>): Promise<T>;
};

/**
 * The log of changes tells up to which position of the primary's log a replica must have come. Changes of other tables
 * move that position on without being waited for, so a replica serves most reads even while many orders come in.
 */
export function createCatalogReads(db: Db, replica: Replica | undefined): CatalogReads {
  if (!replica) return { run: (work) => work(db) };
  let needed = 0;
  const feed = createChangeFeed(db, ({ position }) => {
    // Two statements may run at once, and the older one may end last.
    needed = Math.max(needed, position);
  });

  return {
    async run(work) {
      await feed.catchUp();
      if (!replica.hasReplayed(needed)) return work(db);
      try {
        return await work(replica.db);
      } catch (error) {
        if (!isReplicasFault(error)) throw error;
        replica.leaveOut(error);
        return work(db);
      }
    },
  };
}

/**
 * What might succeed on the primary: connections that cannot be made or break (08, 57P, errors without a
 * code of PostgreSQL's), statements ended because replaying needed their rows (40001) or by the shorter time limit.
 */
function isReplicasFault(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'AppError') return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    code === '40001' || /^(08|57P|53)/.test(code) || /^E[A-Z]/.test(code) || CONNECTION.test(error.message)
  );
}

const CONNECTION =
  /connection terminated|timeout expired|timeout exceeded|query read timeout|statement timeout/i;
