import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, SETTINGS } from '../config.ts';
import { SECRETS } from './secret-files.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'nearbite-secrets-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const file = (name: string, content: string) => {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
};

test('a secret may come from a file, without the line end editors add', () => {
  const config = readConfig({
    METRICS_TOKEN_FILE: file('token', 'a long token\n'),
    DATABASE_URL_FILE: file('url', 'postgres://user:password@host/name\n'),
  });
  expect(config).toMatchObject({
    METRICS_TOKEN: 'a long token',
    DATABASE_URL: 'postgres://user:password@host/name',
  });
});

test('an error names the setting that cannot be used, never the secret', () => {
  expect(() => readConfig({ SMTP_URL_FILE: join(directory, 'nothing') })).toThrow(
    /^SMTP_URL_FILE names a file/,
  );
  expect(() => readConfig({ SMTP_URL_FILE: file('empty', '\n') })).toThrow(
    /^SMTP_URL_FILE names an empty file/,
  );
  const path = file('key', 'sk_live_secret');
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_other', STRIPE_SECRET_KEY_FILE: path })).toThrow(
    'STRIPE_SECRET_KEY and STRIPE_SECRET_KEY_FILE are both set: unset one of them.',
  );
});

test('every setting that is a secret has such a file', () => {
  const secrets = SETTINGS.filter(
    (name) =>
      /_KEY$|_SECRET$|PASSWORD|TOKEN|(DATABASE|REPLICA|REDIS|SMTP)_URL$/.test(name) &&
      !['JWT_SECRET', 'VAPID_PUBLIC_KEY'].includes(name),
  );
  expect([...SECRETS].sort()).toEqual(secrets.sort());
});
