import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  test('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', TAX_PERCENT: 5, SERVICE_FEE_PERCENT: 2 });
    expect(config).toMatchObject({
      APP_TIMEZONE: 'Asia/Karachi',
      PAYMENT_WINDOW_MINUTES: 60,
      CURRENCY: 'PKR',
      COUNTRY: 'PK',
      CONTACT_PHONE: '+92 300 1234567',
    });
  });

  test('takes currency, country and clock from the demo world, unless they are set', () => {
    const world = {
      CURRENCY: 'GBP',
      COUNTRY: 'GB',
      APP_TIMEZONE: 'Europe/London',
      CONTACT_PHONE: '+44 7700 900123',
    };
    expect(readConfig({ DEMO_COUNTRY: 'gb' })).toMatchObject(world);
    expect(readConfig({ DEMO_COUNTRY: 'gb', CURRENCY: 'EUR' })).toMatchObject({ ...world, CURRENCY: 'EUR' });
  });

  test('listens on this machine alone in demo mode, unless configured otherwise', () => {
    expect(readConfig({ DEMO: '1' }).HOST).toBe('127.0.0.1');
    expect(readConfig({ DEMO: '1', HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
  });

  test('counts an empty value as not set', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' }).PORT).toBe(3000);
  });

  test('trusts as many proxies as configured', () => {
    const trust = readConfig({ TRUST_PROXY: '2' }).TRUST_PROXY;
    expect(typeof trust === 'function' && [trust('a', 1), trust('a', 2)]).toEqual([true, false]);
    for (const addresses of ['10.0.0.0/8', '127.0.0.1, ::1', 'loopback,fd00::/8']) {
      expect(readConfig({ TRUST_PROXY: addresses }).TRUST_PROXY).toBe(addresses);
    }
  });

  test.each(['shop@eat.example', 'Eat Well <shop@eat.example>'])('sends mails from %s', (sender) => {
    expect(readConfig({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['REDIS_URL', 'localhost'],
    ['SMTP_URL', 'mail.example.com'],
    ['PUBLIC_URL', 'nearbite'],
    ['TAX_PERCENT', '-1'],
    ['SERVICE_FEE_PERCENT', 'two'],
    ['JWT_SECRET', 'short'],
    ['APP_TIMEZONE', 'Mars/Olympus'],
    ['CURRENCY', 'XYZ'],
    ['COUNTRY', 'FR'],
    ['DEMO_COUNTRY', 'fr'],
    ['MAP_TILE_URL', 'tiles'],
    ['SOCIAL_LINKS', 'facebook'],
    ['DEMO', 'perhaps'],
    ['RATE_LIMIT', 'sometimes'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
    ['PAYMENTS', 'cash'],
    ['PAYMENT_WINDOW_MINUTES', '0'],
    ['CONTACT_EMAIL', 'us'],
    ['CONTACT_PHONE', '12'],
    ['STRIPE_API_BASE', 'ftp://x'],
    ['S3_ENDPOINT', 's3'],
    ['WEATHER_API_BASE', 'weather'],
    ['METRICS_TOKEN', 'x'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'banana'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['MAIL_FROM', 'garbage'],
    ['MAIL_FROM', 'Nearbite <garbage>'],
  ])('names %s when it is "%s"', (variable, value) => {
    expect(() => readConfig({ [variable]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`^${variable} .+\\.$`));
  });

  test('never repeats a secret it refuses', () => {
    expect(() => readConfig({ JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  test.each([
    [{ NODE_ENV: 'production' }, /STRIPE_SECRET_KEY is missing/],
    [{ STRIPE_SECRET_KEY: 'sk_test_12345' }, /STRIPE_WEBHOOK_SECRET is missing/],
    [{ S3_BUCKET: 'pictures' }, /must be set together/],
    [{ ADMIN_EMAIL: 'a@b.co' }, /must be set together/],
    [{ NODE_ENV: 'production', PAYMENTS: 'test', DEMO: '1' }, /^DEMO .*production/],
  ])('refuses what does not fit together: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  test('takes the test payments in production when asked to', () => {
    expect(readConfig({ NODE_ENV: 'production', PAYMENTS: 'test' }).PAYMENTS).toBe('test');
  });
});
