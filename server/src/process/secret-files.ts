import { readFileSync } from 'node:fs';
import { StartError } from './start-error.ts';

/** Settings that may also come from a file, as container secrets do. JWT_SECRET_FILE is a setting of its own. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'OPENWEATHER_API_KEY',
  'GOOGLE_MAPS_API_KEY',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'VAPID_PRIVATE_KEY',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment with every `NAME_FILE` of a secret replaced by `NAME` and what the file holds. */
export function withSecretFiles(environment: Environment): Environment {
  const known = { ...environment };
  for (const name of SECRETS) {
    const path = environment[`${name}_FILE`];
    delete known[`${name}_FILE`];
    if (!path) continue;
    if (environment[name]) throw new StartError(`${name} and ${name}_FILE are both set: unset one of them.`);
    known[name] = readSecret(`${name}_FILE`, path);
  }
  return known;
}

function readSecret(setting: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch {
    throw new StartError(`${setting} names a file that cannot be read: ${path}.`);
  }
  if (text === '') throw new StartError(`${setting} names an empty file: ${path}.`);
  return text;
}
