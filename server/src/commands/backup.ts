import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseStorage } from '../adapters/storage/choose-storage.ts';
import { MASTER_SECRET_FILE } from '../auth/secrets.ts';
import { createBackup } from '../backup/create-backup.ts';
import { type Config, readConfig } from '../config.ts';
import { findRunningPostgres } from '../db/embedded/embedded-postgres.ts';
import { type ProvidedDatabase, provideDatabase } from '../db/provide-database.ts';
import { print, printError } from '../process/print.ts';
import { runCommand } from '../process/run-command.ts';
import { StartError } from '../process/start-error.ts';

/** `npm run backup [directory] [-- --no-pictures]`: database and pictures, while the app may run. */

async function backup(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-pictures': { type: 'boolean', default: false } },
  });
  const [directory = join('backups', `nearbite-${new Date().toISOString().replaceAll(':', '-')}`)] =
    positionals;
  const config = readConfig(process.env);
  const database = await reachDatabase(config);
  try {
    const manifest = await createBackup({
      connectionString: database.connectionString,
      storage: values['no-pictures'] ? undefined : await chooseStorage(config),
      directory,
      secretFile: join(config.DATA_DIR, MASTER_SECRET_FILE),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    print(
      `${rows} rows of ${manifest.tables.length} tables and ${manifest.pictures.length} picture files: ${directory}`,
    );
    if (manifest.missingPictures.length > 0) {
      printError(
        `${manifest.missingPictures.length} picture files are named in the database but not in the store: see its manifest.json.`,
      );
    }
  } finally {
    await database.stop();
  }
}

async function reachDatabase(config: Config): Promise<ProvidedDatabase> {
  const running = config.DATABASE_URL ? 'stopped' : await findRunningPostgres(config.DATA_DIR);
  if (running === 'empty') {
    throw new StartError(`There is no database in ${config.DATA_DIR}: set DATA_DIR or DATABASE_URL.`);
  }
  if (running === 'stopped') return provideDatabase(config, { print, onLost: printError });
  return { ...running, stop: async () => undefined };
}

runCommand(backup);
