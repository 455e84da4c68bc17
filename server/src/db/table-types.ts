import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const TABLES_FILE = fileURLToPath(new URL('tables.ts', import.meta.url));
const GENERATOR = join(
  dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
  'dist/cli/bin.js',
);

/** Writes the table types, or with `verify` fails when the file no longer matches the database. */
export async function generateTableTypes(connectionString: string, { verify = false } = {}): Promise<void> {
  await promisify(execFile)(process.execPath, [
    GENERATOR,
    '--dialect=postgres',
    `--url=${connectionString}`,
    `--out-file=${TABLES_FILE}`,
    '--type-mapping={"int8":"number"}',
    '--exclude-pattern={migrations,graphile_worker.*}',
    ...(verify ? ['--verify'] : []),
  ]);
}
