import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { z } from 'zod';
import { recordAutomatic } from '../../../common/audit.ts';
import { kitchenPush } from '../../../common/order-pushes.ts';
import { writeMail } from '../../../common/write-mail.ts';
import type { Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { defineJob, enqueue } from '../../../jobs/queue.ts';
import { enqueueMails, newMailKey } from '../../../jobs/send-mail.ts';
import { enqueuePushes } from '../../../jobs/send-push.ts';
import type { Services } from '../../../services.ts';
import { notifyRestaurant } from '../../notifications/index.ts';
import type { PartToChange } from './part-stage.queries.ts';
import type { Actor } from './stage-notifications.ts';

const MINUTE_MS = 60_000;
const PAUSE_MINUTES = 30;
const UNANSWERED_BEFORE_PAUSE = 3;
const PAUSED = 'Kitchen Paused';

type Ended = {
  readonly oid: string;
  readonly part: PartToChange;
  readonly by: Actor;
  readonly isExpired: boolean;
  readonly reason: string | undefined;
};

/** In the transaction that ends a part without its kitchen. The mail waits for others that end in the same minute. */
export async function notifyKitchen(services: Services, trx: Trx, ended: Ended): Promise<void> {
  const at = services.clock.now();
  const { part, isExpired } = ended;
  const type = isExpired ? 'Order Expired' : 'Order Canceled';
  const restaurantId = part.restaurant_id;
  await notifyRestaurant(trx, { partId: part.id, type, message: messageOf(ended), at });
  const about = { restaurantId, oid: ended.oid, title: type, message: messageOf(ended) };
  const pushes = [kitchenPush(services, about)];
  const until = isExpired && (await countUnanswered(trx, restaurantId, at));
  if (until) {
    await recordAutomatic(trx, {
      action: 'restaurant.paused',
      subject: { kind: 'restaurant', id: restaurantId, label: part.restaurant_name },
      details: { until, reason: `${UNANSWERED_BEFORE_PAUSE} orders in a row were not answered.` },
      at,
    });
    const message =
      `${UNANSWERED_BEFORE_PAUSE} orders in a row were not answered, so your kitchen is paused for ${PAUSE_MINUTES} minutes. ` +
      'It opens again by itself; to open at once, use the kitchen switch at the top of your restaurant pages.';
    await notifyRestaurant(trx, { partId: part.id, type: PAUSED, message, at });
    pushes.push(kitchenPush(services, { restaurantId, title: PAUSED, message }));
  }
  await enqueuePushes(trx, pushes);
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  await enqueue(
    trx,
    mailEnded,
    { restaurantId: part.restaurant_id },
    {
      key: `ended-orders:${part.restaurant_id}:${minute}`,
      runAt: new Date((minute + 1) * MINUTE_MS),
    },
  );
}

const CANCELED_BY: Partial<Record<Actor, string>> = {
  customer: 'The customer',
  administrator: `The administration of ${PRODUCT_NAME}`,
};

/** By the number the kitchen calls it by; one that has none yet is of a later day. */
function messageOf({ oid, part: { number }, by, isExpired, reason }: Ended): string {
  const order = number === null ? oid : `#${number} (${oid})`;
  if (isExpired) return `Order ${order} was not answered in time, so it was canceled.`;
  return `${CANCELED_BY[by] ?? PRODUCT_NAME} canceled order ${order}. Do not cook it.${reason === undefined ? '' : ` Reason: ${reason}`}`;
}

const pausedRow = z.strictObject({ is_paused: z.boolean() });

/** Counts an unanswered order and pauses the kitchen after too many; returns until when it did. A paused kitchen is not counted. */
async function countUnanswered(trx: Trx, restaurantId: number, now: Date): Promise<Date | undefined> {
  const until = new Date(now.getTime() + PAUSE_MINUTES * MINUTE_MS);
  const row = await statement(pausedRow)`
    update restaurant_terms set
      unanswered_in_row = (unanswered_in_row + 1) % ${UNANSWERED_BEFORE_PAUSE}::int,
      paused_until = case when unanswered_in_row + 1 >= ${UNANSWERED_BEFORE_PAUSE}::int then ${until} else paused_until end
    where restaurant_id = ${restaurantId} and (paused_until is null or paused_until <= ${now})
    returning unanswered_in_row = 0 as is_paused`.first(trx);
  return row?.is_paused ? until : undefined;
}

/** The kitchen has answered: what was not answered before is no row any more. */
export async function forgetUnanswered(trx: Trx, restaurantId: number): Promise<void> {
  await trx
    .updateTable('restaurant_terms')
    .set({ unanswered_in_row: 0 })
    .where('restaurant_id', '=', restaurantId)
    .where('unanswered_in_row', '>', 0)
    .execute();
}

export const mailEnded = defineJob<{ restaurantId: number }>('mail_ended_orders');

const dueRow = z.strictObject({
  type: z.string(),
  message: z.string(),
  name: z.string(),
  email: z.string(),
  owner_email: z.string(),
  language: z.string(),
});

/**
 * One mail for all that is due; of a pause its owner hears, too, as nobody has confirmed the kitchen's own address. Taking it and writing the mail is
 * one transaction: a second run finds nothing.
 */
export async function sendEndedMail(services: Services, restaurantId: number): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const due = await statement(dueRow)`
      with taken as (
        update restaurant_notifications set mail_due = false where restaurant_id = ${restaurantId} and mail_due
        returning id, restaurant_id, type, message
      )
      select n.type, n.message, r.name, r.email, u.email as owner_email, u.language
      from taken n join restaurants r on r.id = n.restaurant_id join users u on u.id = r.owner_id order by n.id
    `.all(trx);
    const [first] = due;
    if (!first) return;
    const { name, email, owner_email } = first;
    const orders = due.filter(({ type }) => type !== PAUSED);
    const isPaused = orders.length < due.length;
    const ended = orders.length === 1 ? first.type : `${orders.length} orders were canceled`;
    const title = isPaused ? 'Your kitchen is paused' : ended;
    const content = {
      subject: isPaused ? `${name} is paused for ${PAUSE_MINUTES} minutes` : `${ended}: ${name}`,
      title,
      paragraphs: due.map(({ message }) => message),
      action: { label: 'Open my orders', url: `${services.config.publicUrl}${PATHS.restaurantOrders}` },
      footer: `You get this mail because ${name} sells on ${PRODUCT_NAME}.`,
    };
    const mails = Array.from(new Set([email, ...(isPaused ? [owner_email] : [])]), (to) => ({
      key: newMailKey('ended-orders'),
      ...writeMail({ to, ...content }, first.language),
    }));
    await enqueueMails(services, trx, mails);
  });
}
