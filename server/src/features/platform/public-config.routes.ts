import { getConfig, getTerms, type PublicConfig } from '@nearbite/contract/platform/platform';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../routing/mount.ts';
import { ALWAYS, RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { readTermsOfUse } from './settings.ts';

/** What the browser may know of the configuration, and what everybody may read of the settings. */
export function registerSettings(app: FastifyInstance, { db, config, payments }: Services): void {
  const response: PublicConfig = {
    contact_email: config.CONTACT_EMAIL,
    contact_phone: config.CONTACT_PHONE,
    social_links: config.SOCIAL_LINKS,
    map_tile_url: config.MAP_TILE_URL,
    google_maps_api_key: config.GOOGLE_MAPS_API_KEY ?? null,
    payment_mode: payments.preferred.name,
    demo: config.DEMO,
  };
  const text = JSON.stringify(response);
  mount(app, getConfig, () => new RawJson(text, ALWAYS));
  mount(app, getTerms, () => readTermsOfUse(db));
}
