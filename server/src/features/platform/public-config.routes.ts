import { LANGUAGES } from '@nearbite/contract/languages';
import { namesOf } from '@nearbite/contract/names-of';
import { getConfig, getTerms, type PublicConfig } from '@nearbite/contract/platform/platform';
import type { FastifyInstance } from 'fastify';
import { installationOf } from '../../config.ts';
import { langOf } from '../../plugins/language.ts';
import { mount } from '../../routing/mount.ts';
import { ALWAYS, RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { readTermsOfUse } from './settings.ts';

/** What the browser may know of the configuration, and what everybody may read of the settings. */
export function registerSettings(app: FastifyInstance, { db, config, payments }: Services): void {
  const { currency, currencyDecimals, country } = installationOf(config);
  const response: PublicConfig = {
    contact_email: config.CONTACT_EMAIL,
    contact_phone: config.CONTACT_PHONE,
    social_links: config.SOCIAL_LINKS,
    map_tile_url: config.MAP_TILE_URL,
    google_maps_api_key: config.GOOGLE_MAPS_API_KEY ?? null,
    payment_mode: payments.preferred.name,
    demo: config.DEMO,
    currency,
    currency_decimals: currencyDecimals,
    country,
    languages: namesOf(LANGUAGES),
  };
  const text = JSON.stringify(response);
  mount(app, getConfig, () => new RawJson(text, ALWAYS));
  mount(app, getTerms, ({ request }) => readTermsOfUse(db, langOf(request)));
}
