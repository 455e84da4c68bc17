import { isIP } from 'node:net';
import { isTimeZone } from '@nearbite/contract/fields';
import { COUNTRIES, type CountryCode, type Installation } from '@nearbite/contract/installation';
import { COUNTRY_TABLES } from '@nearbite/domain/countries/countries';
import { currencyDecimals } from '@nearbite/domain/currencies';
import { z } from 'zod';
import { readRedisAddress } from './adapters/redis-address.ts';
import { refuseExampleSecrets, withSecretFiles } from './process/secret-files.ts';

/** A setting that cannot be used; its message is the one line the operator sees. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const number = (min: number, max: number, message: string) =>
  z.coerce.number(message).min(min, message).max(max, message);
const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return number(min, max, message).int(message);
};
const percent = number(0, 100, 'must be a number from 0 to 100');
const secret = (min: number) => z.string().min(min, `must have at least ${min} characters`);
const emailAddress = z.email('must be an e-mail address');
const address = (schemes: RegExp, example: string) =>
  z.url({ protocol: schemes, error: `must look like ${example}` });
const httpUrl = address(/^https?$/, 'https://example.com').transform((url) => url.replace(/\/+$/, ''));
/** The protocol a server for streets speaks, before its address. */
const geocoderUrl = z.string().transform((value, context) => {
  const [, protocol, base = ''] = /^(photon|nominatim)\+(https?:\/\/.+?)\/*$/.exec(value) ?? [];
  if (!URL.canParse(base) || (protocol !== 'photon' && protocol !== 'nominatim')) {
    context.addIssue('must look like photon+https://example.com or nominatim+https://example.com');
    return z.NEVER;
  }
  return { protocol, base } as const;
});
const redisUrl = z
  .string()
  .refine(
    (url) => readRedisAddress(url) !== undefined,
    'must look like redis://host:6379, redis+sentinel://host:26379,host:26379/group or redis+cluster://host:6379,host:6379',
  );
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);
const onOff = oneOf(['on', 'off', '1', '0', 'true', 'false']).transform((value) =>
  ['on', '1', 'true'].includes(value),
);

/** An address, alone or behind a name. */
const sender = z
  .string()
  .regex(/^([^<>]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, 'must look like Name <name@example.com>');

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isProxyAddress(value: string): boolean {
  const [address = '', prefix = '1', ...rest] = value.trim().split('/');
  const longestPrefix = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isRange = /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longestPrefix && rest.length === 0;
  return isRange || PROXY_NAMES.includes(value.trim());
}

const trustProxy = z
  .string()
  .refine(
    (value) => /^(off|false|\d+)$/.test(value) || value.split(',').every(isProxyAddress),
    'must be off, a number of proxies, or their addresses such as 10.0.0.0/8, comma separated',
  );

const timeZone = z.string().refine(isTimeZone, 'is not a time zone name such as Asia/Karachi');

const currency = z
  .string()
  .refine((code) => currencyDecimals(code) !== undefined, 'is not a currency of ISO 4217 such as PKR or GBP');

/** `Name=https://address` pairs, comma separated. */
const socialLinks = z.string().transform((value, context) =>
  value
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      const url = rest.join('=').trim();
      if (!name.trim() || !/^https?:\/\//.test(url)) {
        context.addIssue({ code: 'custom', message: 'must look like Name=https://address, comma separated' });
      }
      return { name: name.trim(), url };
    }),
);

const Environment = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: httpUrl.optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  DATABASE_REPLICA_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  REDIS_URL: redisUrl.optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: sender.default('Nearbite <no-reply@nearbite.test>'),
  STRIPE_SECRET_KEY: secret(8).optional(),
  STRIPE_WEBHOOK_SECRET: secret(8).optional(),
  STRIPE_API_BASE: httpUrl.optional(),
  PAYMENTS: oneOf(['test']).optional(),
  PAYMENT_WINDOW_MINUTES: wholeNumber(1, 10_080).default(60),
  ANSWER_MINUTES: wholeNumber(1, 1_440).default(15),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  OPENWEATHER_API_KEY: z.string().optional(),
  WEATHER_API_BASE: httpUrl.optional(),
  ROUTING_URL: httpUrl.optional(),
  GEOCODER_URL: geocoderUrl.optional(),
  MAP_TILE_URL: z
    .string()
    .regex(/^(https?:\/\/|\/).*\{z\}.*\{x\}.*\{y\}/, 'must be a tile address with {z}, {x} and {y}')
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  TAX_PERCENT: percent.default(5),
  SERVICE_FEE_PERCENT: percent.default(2),
  JWT_SECRET: secret(32).optional(),
  JWT_SECRET_FILE: z.string().optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be a public key of P-256 in base64url, 87 characters')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a private key of P-256 in base64url, 43 characters')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'must look like mailto:name@example.com or https://example.com',
    )
    .optional(),
  PUSH_TEST_ORIGIN: httpUrl.optional(),
  TRUST_PROXY: trustProxy.default('off'),
  CONTACT_EMAIL: emailAddress.default('hello@nearbite.test'),
  CONTACT_PHONE: z
    .string()
    .min(7, 'must have 7 to 20 characters')
    .max(20, 'must have 7 to 20 characters')
    .optional(),
  SOCIAL_LINKS: socialLinks.prefault(
    'Facebook=https://www.facebook.com/,Instagram=https://www.instagram.com/,X=https://x.com/',
  ),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'must have 6 to 50 characters')
    .max(50, 'must have 6 to 50 characters')
    .optional(),
  METRICS_TOKEN: secret(8).optional(),
  CURRENCY: currency.optional(),
  COUNTRY: oneOf(COUNTRIES).optional(),
  APP_TIMEZONE: timeZone.optional(),
  DEMO: onOff.prefault('off'),
  DEMO_COUNTRY: oneOf(['pk', 'gb']).default('pk'),
  RATE_LIMIT: onOff.prefault('on'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

/** The name of every setting. */
export const SETTINGS: readonly string[] = Object.keys(Environment.shape);

export type Config = Omit<
  z.infer<typeof Environment>,
  | 'HOST'
  | 'TRUST_PROXY'
  | 'PUBLIC_URL'
  | 'LOG_LEVEL'
  | 'CURRENCY'
  | 'COUNTRY'
  | 'APP_TIMEZONE'
  | 'CONTACT_PHONE'
  | 'DEMO_COUNTRY'
> & {
  readonly CURRENCY: string;
  readonly COUNTRY: CountryCode;
  readonly APP_TIMEZONE: string;
  readonly CONTACT_PHONE: string;
  readonly DEMO_COUNTRY: CountryCode;
  readonly HOST: string;
  readonly PUBLIC_URL: string | undefined;
  /** Where links in mails lead; never taken from a request, whose Host anyone can write. */
  readonly publicUrl: string;
  readonly TRUST_PROXY: false | string | ((address: string, hop: number) => boolean);
  readonly LOG_LEVEL: string;
};

/** Reads the environment once; empty values count as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(environment)).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(describe(parsed.error, given));
  const settings = parsed.data;
  refuseContradictions(settings);
  const DEMO_COUNTRY = settings.DEMO_COUNTRY === 'gb' ? 'GB' : 'PK';
  const COUNTRY = settings.COUNTRY ?? DEMO_COUNTRY;
  return {
    ...settings,
    DEMO_COUNTRY,
    COUNTRY,
    CURRENCY: settings.CURRENCY ?? COUNTRY_TABLES[DEMO_COUNTRY].currency,
    APP_TIMEZONE: settings.APP_TIMEZONE ?? COUNTRY_TABLES[DEMO_COUNTRY].timeZone,
    CONTACT_PHONE: settings.CONTACT_PHONE ?? COUNTRY_TABLES[COUNTRY].phoneExample,
    HOST: settings.HOST ?? (settings.DEMO ? '127.0.0.1' : '0.0.0.0'),
    PUBLIC_URL: settings.PUBLIC_URL,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    TRUST_PROXY: readTrustProxy(settings.TRUST_PROXY),
    // At home a line per request would bury the few lines that matter.
    LOG_LEVEL: settings.LOG_LEVEL ?? (settings.NODE_ENV === 'production' ? 'info' : 'warn'),
  };
}

export const installationOf = ({
  CURRENCY,
  COUNTRY,
}: Pick<Config, 'CURRENCY' | 'COUNTRY'>): Installation => ({
  currency: CURRENCY,
  // A setting that is in no table is refused.
  currencyDecimals: currencyDecimals(CURRENCY) ?? 2,
  country: COUNTRY,
});

/** Nothing of their value may be shown; addresses can hold a password. */
export const isSecret = (variable: string): boolean =>
  /(SECRET|KEY|PASSWORD|TOKEN|_URL)$/.test(variable) &&
  !['PUBLIC_URL', 'VAPID_PUBLIC_KEY'].includes(variable);

function describe(error: z.ZodError, given: Record<string, unknown>): string {
  const issue = error.issues[0];
  const variable = String(issue?.path[0] ?? 'Configuration');
  const isHidden = isSecret(variable) || given[variable] === undefined;
  const shown = isHidden ? '' : ` (now: "${String(given[variable])}")`;
  return `${variable} ${issue?.message ?? 'is not valid'}${shown}. Correct it or unset it.`;
}

function refuseContradictions(settings: z.infer<typeof Environment>): void {
  const { NODE_ENV, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PAYMENTS } = settings;
  refuseExampleSecrets(settings);
  if (NODE_ENV === 'production' && settings.DEMO) {
    throw new ConfigError(
      'DEMO cannot be on in production: everybody knows the passwords of its accounts. Unset DEMO or NODE_ENV.',
    );
  }
  if (NODE_ENV === 'production' && !STRIPE_SECRET_KEY && PAYMENTS !== 'test') {
    throw new ConfigError(
      'STRIPE_SECRET_KEY is missing: set it to take card payments, or set PAYMENTS=test to run with the test provider.',
    );
  }
  if (STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET is missing: set it to the signing secret of the webhook endpoint.',
    );
  }
  const s3 = [settings.S3_ENDPOINT, settings.S3_BUCKET, settings.S3_ACCESS_KEY, settings.S3_SECRET_KEY];
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together.');
  }
  if (Boolean(settings.VAPID_PUBLIC_KEY) !== Boolean(settings.VAPID_PRIVATE_KEY)) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.');
  }
  if (NODE_ENV === 'production' && settings.PUSH_TEST_ORIGIN) {
    throw new ConfigError(
      'PUSH_TEST_ORIGIN cannot be set in production: messages would go to an address that is not checked. Unset it.',
    );
  }
  if (settings.DATABASE_REPLICA_URL && !settings.DATABASE_URL) {
    throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.');
  }
  if (Boolean(settings.ADMIN_EMAIL) !== Boolean(settings.ADMIN_PASSWORD)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  }
}

/** Off, a number of hops, or a list of proxy addresses; trusting everyone would let a client choose its address. */
function readTrustProxy(value: string): Config['TRUST_PROXY'] {
  if (['off', 'false', '0'].includes(value)) return false;
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
}
