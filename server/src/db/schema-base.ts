import { createHash } from 'node:crypto';
import { StartError } from '../process/start-error.ts';

/** What the table `migrations` says of a file. */
export type Applied = { readonly name: string; readonly checksum: string };

/** The tables of the first release, one file per area; those that came before had numbers below. */
export const isBase = (name: string) => /^010\d_/.test(name);
const isEarlier = (name: string) => /^00\d\d_/.test(name);

const LAST_EARLIER = '0069_unread_customer_notifications.sql';
/** Of the names and checksums of all the earlier migrations. */
const ALL_EARLIER = '63d97956a543c33d35d6dc07ce2e38635f59a0f2eebbcb12a0de515b4839f6b0';

/** The last version before 1.0.0, whose tables the base takes over. */
const LAST_BEFORE_BASE = 'commit 49b278cb';
/** Where an operator finds which version has which tables. */
export const WHICH_VERSION = '“Upgrade” in docs/operations.md names the commits';

const FIRST = {
  database: `start ${LAST_BEFORE_BASE} on it first`,
  backup: `restore it with ${LAST_BEFORE_BASE} and back it up again`,
};

/**
 * The migrations of a database or backup as if the base had always been there. One that has all the earlier migrations
 * has the base: both make the same schema. One that has only some of them is refused.
 */
export function sinceBase(
  applied: readonly Applied[],
  migrations: readonly Applied[],
  what: 'database' | 'backup',
): Applied[] {
  const since = applied.filter(({ name }) => !isEarlier(name));
  const earlier = applied.filter(({ name }) => isEarlier(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  if (earlier.length === 0 || since.some(({ name }) => isBase(name))) return since;
  const lines = earlier.map(({ name, checksum }) => `${name} ${checksum}`).join('\n');
  if (createHash('sha256').update(lines).digest('hex') !== ALL_EARLIER) {
    throw new StartError(
      `The ${what} is of a version before 1.0.0, and not of the last (${LAST_EARLIER}): ${FIRST[what]} (${WHICH_VERSION}). Nothing was changed.`,
    );
  }
  return [...since, ...migrations.filter(({ name }) => isBase(name))];
}
