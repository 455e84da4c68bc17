import pg from 'pg';

export const TEMPLATE_DATABASE = 'nearbite_template';

/** Runs one statement about whole databases, which cannot be said from within them. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
