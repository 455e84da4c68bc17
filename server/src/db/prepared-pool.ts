import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** Beyond this many distinct texts statements go unnamed, so that dynamic SQL cannot fill the server's memory. */
const MAX_PREPARED_STATEMENTS = 400;

type KyselyClient = Pick<PoolClient, 'release'> & {
  query(text: string, values: readonly unknown[]): Promise<unknown>;
  query(cursor: object): unknown;
};

/**
 * The pool as the query builder sees it: every statement is named after its text, so PostgreSQL parses and
 * plans it once per connection.
 */
export function preparedPool(pool: Pool): { connect(): Promise<KyselyClient>; end(): Promise<void> } {
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
      const query = (textOrCursor: string | object, values?: readonly unknown[]) => {
        if (typeof textOrCursor !== 'string') return client.query(textOrCursor as never);
        const name = nameOf(textOrCursor);
        return client.query({ text: textOrCursor, values: values as unknown[], ...(name ? { name } : {}) });
      };
      return { query: query as KyselyClient['query'], release: (error) => client.release(error) };
    },
    end: () => pool.end(),
  };
}
