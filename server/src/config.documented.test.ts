import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_SECRETS, readConfig, SETTINGS } from './config.ts';

const readText = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** The examples stand in comments, so that copying the file changes nothing by itself. */
const examples = parseEnv(readText('.env.example').replaceAll(/^#(?=[A-Z])/gm, ''));

describe('the documentation of the settings', () => {
  test('.env.example names every setting, with a value that can be used', () => {
    expect(Object.keys(examples).sort()).toEqual([...SETTINGS].sort());
    expect(() => readConfig({ ...examples, NODE_ENV: 'development' })).not.toThrow();
  });

  test('nobody runs production with a secret that stands in it', () => {
    const own = Object.fromEntries(Object.keys(EXAMPLE_SECRETS).map((name) => [name, undefined]));
    const production = { ...examples, ...own, ADMIN_EMAIL: undefined, VAPID_PUBLIC_KEY: undefined };
    expect(() => readConfig(production)).not.toThrow();
    for (const [name, secret] of Object.entries(EXAMPLE_SECRETS)) {
      expect(examples[name]).toBe(secret);
      expect(() => readConfig({ ...production, [name]: secret })).toThrow(
        new RegExp(`^${name} is the one of .env.example(?!.*${secret})`),
      );
    }
  });

  test("the README's table names every setting", () => {
    const readme = readText('README.md');
    const missing = SETTINGS.filter((name) => name !== 'NODE_ENV' && !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
