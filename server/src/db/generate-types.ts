import pg from 'pg';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate, readSchema } from './migrate.ts';
import { generateTableTypes } from './table-types.ts';

/** Run by `npm run db:types` with a scratch directory: the types are what the migrations make. */
const [dataDir = '.'] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
const pool = new pg.Pool({ connectionString: server.connectionString });
await migrate(pool, await readSchema());
await pool.end();
await generateTableTypes(server.connectionString);
await server.stop();
