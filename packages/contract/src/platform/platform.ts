import { z } from 'zod';
import { anyone, thisMachine } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { isoDate } from '../fields.ts';

/** Public settings the browser learns at start. */
export const PublicConfig = z.object({
  contact_email: z.string(),
  contact_phone: z.string(),
  social_links: z.array(z.object({ name: z.string(), url: z.string() })),
  map_tile_url: z.string(),
  google_maps_api_key: z.string().nullable(),
  /** The payment provider's name; `test` charges no card. */
  payment_mode: z.string(),
  demo: z.boolean(),
  /** ISO 4217, and how many decimals its amounts have. */
  currency: z.string(),
  currency_decimals: z.number(),
  country: z.string(),
  languages: z.array(z.string()),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const getConfig = endpoint({
  name: 'getConfig',
  summary: 'Public settings for the browser',
  method: 'GET',
  path: '/api/config',
  access: anyone,
  response: PublicConfig,
});

/** Plain text, its paragraphs apart by an empty line; `changed_at` is null for the standard ones. */
export const Terms = z.object({ text: z.string(), changed_at: isoDate.nullable() });
export type Terms = z.infer<typeof Terms>;

export const getTerms = endpoint({
  name: 'getMarketplaceTerms',
  summary: 'What people agree to when they sign up',
  method: 'GET',
  path: '/api/terms/',
  access: anyone,
  response: Terms,
});

const Health = z.object({ status: z.literal('ok') });
const Ready = Health.extend({ bus: z.enum(['ok', 'away']) });

export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'The process is alive',
  method: 'GET',
  path: '/health',
  access: anyone,
  isForAnyHost: true,
  response: Health,
});

export const getReady = endpoint({
  name: 'getReady',
  summary: 'The database can be reached; the state of the bus is reported',
  method: 'GET',
  path: '/ready',
  access: anyone,
  isForAnyHost: true,
  response: Ready,
});

export const MailboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  at: z.string(),
});

export const getMailbox = endpoint({
  name: 'getMailbox',
  summary: 'Mails sent so far, in demo mode without SMTP',
  method: 'GET',
  path: '/dev/mailbox.json',
  access: thisMachine,
  isForAnyHost: true,
  query: z.object({ to: z.string().max(200).optional() }),
  response: z.array(MailboxMail),
});
