import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import type { Db } from '../db/database.ts';
import { writeOnce } from '../db/embedded/home.ts';
import { refuseExampleSecrets } from '../process/secret-files.ts';

type Settings = Pick<Config, 'JWT_SECRET' | 'JWT_SECRET_FILE' | 'NODE_ENV' | 'DATABASE_URL' | 'DATA_DIR'>;

/** In DATA_DIR. */
export const MASTER_SECRET_FILE = 'jwt-secret';
const MIN_LENGTH = 32;

/**
 * The installation's secret: configured, or made once and kept in a file that only we can read. Installations made
 * before this kept it in the database; theirs is taken over, so that sessions stay valid, and removed there.
 */
export async function loadMasterSecret(db: Db, config: Settings): Promise<string> {
  const configured = config.JWT_SECRET ?? (await readSecretFile(config.JWT_SECRET_FILE));
  refuseExampleSecrets({ NODE_ENV: config.NODE_ENV, JWT_SECRET: configured });
  if (configured === undefined) await refuseWhereInstancesMustAgree(db, config);
  const secret = configured ?? (await keepInFile(config, (await findStored(db)) ?? makeSecret()));
  await db.deleteFrom('app_secrets').where('name', '=', 'master').execute();
  return secret;
}

/** Several instances on one database each have a data directory of their own, so a file there would not do. */
async function refuseWhereInstancesMustAgree(db: Db, config: Settings): Promise<void> {
  if (config.NODE_ENV !== 'production' || config.DATABASE_URL === undefined) return;
  const message =
    'JWT_SECRET or JWT_SECRET_FILE is missing: with DATABASE_URL every instance needs the same secret';
  const stored = await findStored(db);
  if (stored === undefined) throw new ConfigError(`${message} of at least ${MIN_LENGTH} characters.`);
  await keepInFile(config, stored);
  const path = join(config.DATA_DIR, MASTER_SECRET_FILE);
  throw new ConfigError(`${message}. The one used so far was written to ${path}: give it to all of them.`);
}

async function readSecretFile(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  const secret = await readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
  if (secret === undefined)
    throw new ConfigError(`JWT_SECRET_FILE names a file that cannot be read: ${path}.`);
  if (secret.length < MIN_LENGTH) {
    throw new ConfigError(`JWT_SECRET_FILE names a file with fewer than ${MIN_LENGTH} characters: ${path}.`);
  }
  return secret;
}

async function keepInFile({ DATA_DIR }: Settings, secret: string): Promise<string> {
  await mkdir(DATA_DIR, { recursive: true });
  return (await writeOnce(join(DATA_DIR, MASTER_SECRET_FILE), secret)).trim();
}

async function findStored(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('app_secrets')
    .select('value')
    .where('name', '=', 'master')
    .executeTakeFirst();
  return row?.value;
}

const makeSecret = () => randomBytes(48).toString('base64url');

/** Separate keys for separate purposes, all from the one secret. */
export function deriveKey(master: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', master, 'nearbite', purpose, 32));
}
