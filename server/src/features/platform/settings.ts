import type { PlatformSettings } from '@nearbite/contract/admin/settings';
import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import type { Terms } from '@nearbite/contract/platform/platform';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { fromMinor } from '@nearbite/domain/money';
import type { Db, Trx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { translate } from '../../texts/translate.ts';

/** The marketplace's settings as they count now; inside a transaction pass it as `db`. */
export async function readSettings(
  { config }: Pick<Services, 'config'>,
  db: Db | Trx,
): Promise<PlatformSettings> {
  const row = await db
    .selectFrom('platform_settings')
    .select(['reach_km', 'answer_minutes', 'max_delivery_fee_minor'])
    .executeTakeFirstOrThrow();
  return {
    reach_km: row.reach_km,
    answer_minutes: row.answer_minutes ?? config.ANSWER_MINUTES,
    max_delivery_fee: fromMinor(row.max_delivery_fee_minor),
  };
}

/** Until an administrator writes others. */
const STANDARD_TERMS = [
  `${PRODUCT_NAME} brings together people who order food and local restaurants. Each restaurant cooks and sells its dishes itself; ${PRODUCT_NAME} takes your order and your payment for it.`,
  'Your account. Please give your own name and an e-mail address that you read, and keep your password to yourself. You can download what we keep about you, or delete your account, in your settings at any time.',
  'Ordering. The prices you see when you confirm an order are the prices you pay, with tax, service fee and delivery fee shown before. Until the restaurant accepts the order you can cancel it; where a restaurant accepts by itself, for 60 seconds after that, and an order for a later time until the restaurant has to begin with it.',
  'Paying. You pay by card, or in cash where the restaurant takes it. When an order is declined, expires or is canceled, what you paid by card goes back to that card.',
  'Your food. Tell the restaurant about allergies before you order. If something is wrong with an order, write to the restaurant or to us.',
  'Reviews. Write about what you ate, fairly and in your own words. We may remove what insults others or is not true.',
  'Your data. We use your address, phone number and position to bring the food to you, and give the restaurant and its rider only what they need for that.',
];

/** What people agree to when they sign up. An administrator's words stand as they were written. */
export async function readTermsOfUse(db: Db | Trx, language: Language = DEFAULT_LANGUAGE): Promise<Terms> {
  const { terms_text: written, terms_changed_at: changedAt } = await db
    .selectFrom('platform_settings')
    .select(['terms_text', 'terms_changed_at'])
    .executeTakeFirstOrThrow();
  if (written === null) {
    const text = STANDARD_TERMS.map((paragraph) => translate(paragraph, language)).join('\n\n');
    return { text, changed_at: null };
  }
  return { text: written, changed_at: changedAt?.toISOString() ?? null };
}
