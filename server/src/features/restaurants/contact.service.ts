import type { OwnRestaurant, RestaurantContactBody } from '@nearbite/contract/restaurants/restaurants';
import type { z } from 'zod';
import { refuseIfSuspended } from '../../auth/suspension.ts';
import { recordAudit } from '../../common/audit.ts';
import type { Trx } from '../../db/database.ts';
import type { IdempotentCall } from '../../idempotency/idempotent-call.ts';
import { enqueueMail, newMailKey } from '../../jobs/send-mail.ts';
import type { Services } from '../../services.ts';
import { type ContactChange, contactChangedMail } from './contact.mails.ts';
import { presentOwnRestaurant } from './restaurants.present.ts';
import {
  changeRestaurant,
  getOwnRestaurant,
  listAdminAddresses,
  lockPicture,
  type OwnRestaurantRow,
} from './restaurants.queries.ts';

type Contact = z.output<typeof RestaurantContactBody>;
type Who = { readonly restaurantId: number; readonly actorId: number };

/** How customers and riders reach a restaurant. Of a new e-mail or place the administrators hear. */
export async function changeContact(
  services: Services,
  { restaurantId, actorId }: Who,
  contact: Contact,
  once: IdempotentCall,
): Promise<OwnRestaurant> {
  const { db, clock, config } = services;
  await refuseIfSuspended(db, restaurantId);
  return once.transaction(db, async (trx) => {
    await lockPicture(trx, restaurantId);
    const before = await getOwnRestaurant(trx, restaurantId);
    const changes = given(contact);
    if (Object.keys(changes).length > 0) await changeRestaurant(trx, restaurantId, changes);
    const after = { ...before, ...changes };
    const change = changeBetween(before, after);
    if (Object.keys(change).length > 0) await tell(trx, after, change);
    return presentOwnRestaurant(after);
  });

  async function tell(trx: Trx, { id, name }: OwnRestaurantRow, change: ContactChange) {
    await recordAudit(trx, {
      actorId,
      action: 'restaurant.contact-changed',
      subject: { kind: 'restaurant', id, label: name },
      details: change,
      at: clock.now(),
    });
    for (const to of await listAdminAddresses(trx)) {
      await enqueueMail(
        services,
        trx,
        newMailKey('contact-changed'),
        contactChangedMail(to, name, change, config.publicUrl),
      );
    }
  }
}

const given = ({ phone_number, email, latitude, longitude }: Contact) => ({
  ...(phone_number !== undefined && { phone_number }),
  ...(email !== undefined && { email }),
  ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
});

function changeBetween(before: OwnRestaurantRow, after: OwnRestaurantRow): ContactChange {
  const placeOf = ({ latitude, longitude }: OwnRestaurantRow) => ({ latitude, longitude });
  const isMoved = before.latitude !== after.latitude || before.longitude !== after.longitude;
  return {
    ...(before.email !== after.email && { email: { from: before.email, to: after.email } }),
    ...(isMoved && { position: { from: placeOf(before), to: placeOf(after) } }),
  };
}
