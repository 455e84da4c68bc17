import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isSecret, readConfig, SETTINGS } from './config.ts';

const readText = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** The examples stand in comments, so that copying the file changes nothing by itself. */
const examples = parseEnv(readText('.env.example').replaceAll(/^#(?=[A-Z])/gm, ''));

describe('the documentation of the settings', () => {
  test('.env.example names every setting, with a value that can be used', () => {
    expect(Object.keys(examples).sort()).toEqual([...SETTINGS].sort());
    expect(() => readConfig({ ...examples, NODE_ENV: 'development' })).not.toThrow();
  });

  describe('nobody runs production with a secret that stands in it', () => {
    const holdsNoPassword = (value = '') => URL.canParse(value) && new URL(value).password === '';
    const secrets = Object.entries(examples).filter(
      ([name, value]) => isSecret(name) && !holdsNoPassword(value),
    );
    const own = {
      STRIPE_SECRET_KEY: 'sk_live_our_own',
      STRIPE_WEBHOOK_SECRET: 'whsec_our_own',
      S3_ACCESS_KEY: 'our-own',
      S3_SECRET_KEY: 'our-own',
      VAPID_PRIVATE_KEY: 'o'.repeat(43),
      ADMIN_PASSWORD: 'our-own',
    };
    const unset = Object.fromEntries(secrets.map(([name]) => [name, undefined]));
    const production = { ...examples, ...unset, ...own, NODE_ENV: 'production' };
    const line = (name: string) => new RegExp(`^${name} is the one of \\.env\\.example, [^\n:]*$`);

    test('its other values can be used', () => {
      expect(() => readConfig(production)).not.toThrow();
    });

    test.each(secrets)('%s', (name, secret) => {
      expect(() => readConfig({ ...production, [name]: secret })).toThrow(line(name));
    });

    // The file of JWT_SECRET is read once the database is there.
    test.each(secrets.filter(([name]) => name !== 'JWT_SECRET'))('%s in a file', (name, secret) => {
      const directory = mkdtempSync(join(tmpdir(), 'nearbite-example-'));
      const path = join(directory, 'secret');
      writeFileSync(path, `${secret}\n`);
      const fromFile = { ...production, [name]: undefined, [`${name}_FILE`]: path };
      expect(() => readConfig(fromFile)).toThrow(line(name));
      rmSync(directory, { recursive: true });
    });
  });

  test("the README's table names every setting", () => {
    const readme = readText('README.md');
    const missing = SETTINGS.filter((name) => name !== 'NODE_ENV' && !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
