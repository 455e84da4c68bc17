import { TERMS_LIMITS } from '@nearbite/contract/limits';
import type { Terms } from '@nearbite/contract/restaurants/terms';
import { DAY_MS } from '@nearbite/domain/times/zone';
import { recordAudit } from '../../../common/audit.ts';
import { findTermsRows } from '../../../common/terms/stored-terms.ts';
import { enqueueMail, newMailKey } from '../../../jobs/send-mail.ts';
import { fieldError, notFound } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { pauseMail } from './pause.mails.ts';
import { lockRestaurant, saveTerms } from './terms.queries.ts';
import { readOwnTerms } from './terms.service.ts';

type Pause = {
  readonly restaurantId: number;
  readonly actorId: number;
  /** Null ends the pause. */
  readonly until: string | null;
  readonly reason?: string | undefined;
};

/** An administrator closes a kitchen for a while. It opens by itself; its owner is told why and cannot lift it. */
export async function pauseRestaurant(
  services: Services,
  { restaurantId, actorId, until: given, reason }: Pause,
): Promise<Terms> {
  const { db, clock, config } = services;
  const now = clock.now();
  const until = given === null ? null : new Date(given);
  if (until && until <= now) throw fieldError('until', 'Must be in the future');
  if (until && until.getTime() > now.getTime() + TERMS_LIMITS.pauseDays * DAY_MS) {
    throw fieldError('until', 'Must be within a year');
  }
  await db.transaction().execute(async (trx) => {
    const restaurant = await lockRestaurant(trx, restaurantId);
    if (!restaurant) throw notFound();
    await saveTerms(trx, restaurantId, {
      admin_paused_until: until,
      admin_pause_reason: until ? (reason ?? null) : null,
    });
    await recordAudit(trx, {
      actorId,
      action: until ? 'restaurant.paused' : 'restaurant.unpaused',
      subject: { kind: 'restaurant', id: restaurantId, label: restaurant.name },
      details: until ? { until: until.toISOString(), reason } : {},
      at: now,
    });
    const [row] = await findTermsRows(trx, [restaurantId]);
    const timeZone = row?.time_zone ?? config.APP_TIMEZONE;
    const pause = until && { until, reason: reason ?? '', timeZone };
    await enqueueMail(
      services,
      trx,
      newMailKey('restaurant-pause'),
      pauseMail(restaurant, pause, config.publicUrl),
    );
  });
  return readOwnTerms(services, restaurantId);
}
