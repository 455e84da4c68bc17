import { riderPagePath } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { enqueueMails, newMailKey } from '../jobs/send-mail.ts';
import type { Services } from '../services.ts';
import { writeMail } from './write-mail.ts';

/** What lets a rider's link of one order send. */
export const newRiderSecret = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;

const renewedRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  key: z.string(),
  restaurantName: z.string(),
  language: z.string(),
});

/** All riders of a restaurant, or one of them. */
type Whose = { readonly restaurantId: number; readonly riderId?: number };

/**
 * Ends every link to what the riders carry now, their pages and those of single orders, and mails them their new pages,
 * which have it all. Their devices go with the key: whoever knew it may have added them, and pushes carry the new one.
 * To be followed by `riderLinksRenewed`. Returns the ids of those who have a new link.
 */
export async function renewRiderLinks(
  services: Pick<Services, 'config' | 'mail'>,
  trx: Trx,
  { restaurantId, riderId }: Whose,
): Promise<number[]> {
  const isTheirs = riderId === undefined ? sql`true` : sql`p.rider_id = ${riderId}`;
  const open = sql`p.restaurant_id = ${restaurantId} and p.rider_secret is not null and ${isTheirs}`;
  // Orders, their parts and then riders, as an assignment locks them.
  await sql`
    select from orders where id in (select p.order_id from order_parts p where ${open})
    order by id for no key update`.execute(trx);
  await sql`update order_parts p set rider_secret = ${newRiderSecret} where ${open}`.execute(trx);
  const riders = await statement(renewedRow)`
    update riders d set rider_key = default
    from restaurants r join users u on u.id = r.owner_id
    where r.id = d.restaurant_id and d.restaurant_id = ${restaurantId} and d.deleted_at is null
      and (${riderId ?? null}::int is null or d.id = ${riderId ?? null})
    returning d.id, d.name, d.email, d.rider_key as key, r.name as "restaurantName", u.language`.all(trx);
  const mails = riders.map((rider) => ({
    key: newMailKey('rider-link'),
    ...renewedMail(rider, services.config.publicUrl + riderPagePath(rider.key)),
  }));
  await enqueueMails(services, trx, mails);
  return riders.map(({ id }) => id);
}

const workplaceRow = z.strictObject({ restaurantId: z.int() });

/** Where somebody works for others. Whoever ends that renews what they may have copied. */
export async function renewRiderLinksKnownTo(
  services: Pick<Services, 'config' | 'mail'>,
  trx: Trx,
  userId: number,
): Promise<number[]> {
  const workplaces = await statement(workplaceRow)`
    select restaurant_id as "restaurantId" from restaurant_staff where user_id = ${userId} order by 1`.all(
    trx,
  );
  const ids = workplaces.map(({ restaurantId }) => restaurantId);
  for (const restaurantId of ids) await renewRiderLinks(services, trx, { restaurantId });
  return ids;
}

function renewedMail({ name, email, restaurantName, language }: z.infer<typeof renewedRow>, url: string) {
  return writeMail(
    {
      to: email,
      subject: `Your new link for deliveries of ${restaurantName}`,
      title: 'Your link is a new one',
      paragraphs: [
        `Hello ${name},`,
        `your page with the deliveries of ${restaurantName} has a new address. The old one, and the links of earlier mails, work no longer.`,
        'What you have to bring now is on the new page. If your phone told you of deliveries, turn that on there again.',
      ],
      action: { label: 'Open my deliveries', url },
      footer: `The link is yours alone. Sent by ${PRODUCT_NAME}.`,
    },
    language,
  );
}
