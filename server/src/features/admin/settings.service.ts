import type { AdminSettings, SettingsBody } from '@nearbite/contract/admin/settings';
import { toMinor } from '@nearbite/domain/money';
import type { z } from 'zod';
import { recordAudit } from '../../common/audit.ts';
import type { Db, Trx } from '../../db/database.ts';
import { withoutUndefined } from '../../lib/without-undefined.ts';
import type { Services } from '../../services.ts';
import { readSettings, readTermsOfUse } from '../platform/index.ts';

export async function readAdminSettings(services: Services, db: Db | Trx): Promise<AdminSettings> {
  const { text: terms } = await readTermsOfUse(db);
  return { ...(await readSettings(services, db)), terms };
}

/** Restaurants keep what they saved: an area or fee beyond the new bounds simply does not count beyond them. */
export async function changeSettings(
  services: Services,
  actorId: number,
  { max_delivery_fee: fee, terms, ...rest }: z.output<typeof SettingsBody>,
): Promise<AdminSettings> {
  const changes = withoutUndefined({
    ...rest,
    ...(terms !== undefined && { terms_text: terms || null, terms_changed_at: services.clock.now() }),
    max_delivery_fee_minor: fee === undefined ? undefined : toMinor(fee),
  });
  return services.db.transaction().execute(async (trx) => {
    if (Object.keys(changes).length > 0) {
      await trx.updateTable('platform_settings').set(changes).execute();
      await recordAudit(trx, {
        actorId,
        action: 'settings.changed',
        subject: { kind: 'settings', id: 1, label: 'marketplace settings' },
        details: withoutUndefined({
          ...rest,
          max_delivery_fee: fee,
          terms: terms === undefined ? undefined : 'changed',
        }),
        at: services.clock.now(),
      });
    }
    return readAdminSettings(services, trx);
  });
}
