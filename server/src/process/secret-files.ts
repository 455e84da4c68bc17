import { readFileSync } from 'node:fs';
import { namesOf } from '@nearbite/contract/names-of';
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

/** Secrets as they stand in `.env.example`, where everybody reads them. */
const EXAMPLE_SECRETS = {
  DATABASE_URL: 'postgres://nearbite:password@localhost:5432/nearbite',
  DATABASE_REPLICA_URL: 'postgres://nearbite:password@replica:5432/nearbite',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  JWT_SECRET: 'at-least-32-characters-of-randomness',
  VAPID_PRIVATE_KEY: 'lLlaj79LTWLQX8W71BRep-5GuFB2Jl5rM0mQEVOvP7k',
  ADMIN_PASSWORD: 'choose-a-long-one',
  METRICS_TOKEN: 'choose-one',
  SMTP_URL: 'smtp://user:password@localhost:587',
  STRIPE_SECRET_KEY: 'sk_test_0000',
  STRIPE_WEBHOOK_SECRET: 'whsec_0000',
  GOOGLE_MAPS_API_KEY: 'key',
  OPENWEATHER_API_KEY: 'key',
} as const;

type Secrets = { readonly [Name in keyof typeof EXAMPLE_SECRETS]?: string | undefined };

/** Whoever knows such a secret could, for example, sign that an order is paid. */
export function refuseExampleSecrets(settings: Secrets & { readonly NODE_ENV: string }): void {
  if (settings.NODE_ENV !== 'production') return;
  const example = namesOf(EXAMPLE_SECRETS).find((name) => settings[name] === EXAMPLE_SECRETS[name]);
  if (example === undefined) return;
  throw new StartError(
    `${example} is the one of .env.example, which everybody knows. Set one of your own or unset it.`,
  );
}
