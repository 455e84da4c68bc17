import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';

/** Beyond this many distinct texts statements go unnamed, so that dynamic SQL cannot fill the server's memory. */
const MAX_PREPARED_STATEMENTS = 400;

/**
 * The pool as the query builder sees it: every statement is named after its text, so PostgreSQL parses and
 * plans it once per connection.
 */
export function preparedPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MAX_PREPARED_STATEMENTS) return undefined;
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  return {
    async connect() {
      const client = await pool.connect();
      // The builder also has a cursor overload; streaming is not used here.
      const query = (text: string, values: readonly unknown[]) => {
        const name = nameOf(text);
        return client.query({ text, values: [...values], ...(name ? { name } : {}) });
      };
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
    },
    // The pool is shared with the job queue: whoever opened it closes it.
    end: async () => undefined,
  };
}
