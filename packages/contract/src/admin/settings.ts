import { z } from 'zod';
import { admin } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { moneyAs, numeric, text, wholeNumber } from '../fields.ts';
import { LIMITS, REACH_KM } from '../limits.ts';

/** Until an administrator says otherwise; the answer time's own default is the setting ANSWER_MINUTES. */
export const DEFAULT_SETTINGS = { reach_km: REACH_KM, max_delivery_fee: 1000 } as const;

export const SETTINGS_LIMITS = {
  reachKm: { min: 1, max: 100 },
  answerMinutes: { min: 1, max: 1440 },
} as const;

const SettingsFields = z.object({
  reach_km: numeric(SETTINGS_LIMITS.reachKm, 'Reach must be between 1 and 100 km'),
  answer_minutes: wholeNumber(
    SETTINGS_LIMITS.answerMinutes,
    'Answer time must be a whole number from 1 to 1440 minutes',
  ),
  max_delivery_fee: moneyAs('Highest delivery fee'),
  /** Empty brings the standard ones back. */
  terms: text(
    LIMITS.marketplaceTerms,
    `Terms must be at most ${LIMITS.marketplaceTerms.max} characters long`,
  ),
});

export const SettingsBody = SettingsFields.partial();

/** What holds for every restaurant. */
export const PlatformSettings = z.object({
  /** No restaurant is near, and no area counts, beyond this. */
  reach_km: z.number(),
  /** How long a kitchen that accepts by hand may take to answer. */
  answer_minutes: z.number(),
  /** No delivery costs more, whatever a restaurant's terms add up to. */
  max_delivery_fee: z.number(),
});
export type PlatformSettings = z.infer<typeof PlatformSettings>;

/** With what people agree to when they sign up. */
export const AdminSettings = PlatformSettings.extend({ terms: z.string() });
export type AdminSettings = z.infer<typeof AdminSettings>;

const settings = { path: '/api/admin/settings/', access: admin, response: AdminSettings } as const;

export const getSettings = endpoint({
  name: 'adminGetSettings',
  summary: "The platform's reach, answer time, highest delivery fee and terms",
  method: 'GET',
  ...settings,
});

export const updateSettings = endpoint({
  name: 'adminUpdateSettings',
  summary: 'Change some of them',
  method: 'PATCH',
  body: SettingsBody,
  ...settings,
});
