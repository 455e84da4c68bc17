import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseStorage } from '../adapters/storage/choose-storage.ts';
import { MASTER_SECRET_FILE } from '../auth/secrets.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config.ts';
import { provideDatabase } from '../db/provide-database.ts';
import { print } from '../process/print.ts';
import { runCommand } from '../process/run-command.ts';
import { StartError } from '../process/start-error.ts';

/** `npm run restore <directory> [-- --replace]`: into the embedded database, or the one DATABASE_URL names. */

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [directory] = positionals;
  if (directory === undefined) {
    throw new StartError('Name the backup: npm run restore backups/nearbite-2026-01-31T04-00-00.000Z');
  }
  const config = readConfig(process.env);
  const database = await provideDatabase(config, { print, onLost: print });
  try {
    const { manifest, hasForeignSecret } = await restoreBackup({
      connectionString: database.connectionString,
      storage: await chooseStorage(config),
      directory,
      replace: values.replace,
      secretFile: join(config.DATA_DIR, MASTER_SECRET_FILE),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    print(
      `Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.pictures.length} picture files as of ${manifest.createdAt}.`,
    );
    if (hasForeignSecret) {
      print(
        `Everybody has to sign in anew and second factors do not fit: ${config.DATA_DIR} has a ${MASTER_SECRET_FILE} of its own. To change that, put the backup's in its place.`,
      );
    }
  } finally {
    await database.stop();
  }
}

runCommand(restore);
