import pg from 'pg';

export const TEMPLATE_DATABASE = 'nearbite_template';

/** Runs one statement about whole databases, which cannot be said from within them. */
export async function onServer(serverUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  const url = new URL(serverUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
