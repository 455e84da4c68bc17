import { PRODUCT_NAME } from '@nearbite/contract/product';
import { SEND_EVERY_SECONDS } from '@nearbite/contract/tracking/tracking';
import { formatMinor } from '@nearbite/domain/money';
import { pageIn, writeMail } from '../../common/write-mail.ts';
import type { PartRow } from './deliveries.queries.ts';

type RiderMail = Readonly<Record<'to' | 'subject' | 'text' | 'html', string>>;
type Rider = { readonly name: string; readonly email: string };

/** Everything a rider needs at the door, and the link that shows the customer where they are. */
export function deliveryMail(
  rider: Rider,
  part: PartRow,
  {
    link,
    ownPage,
    wantedFor,
  }: Readonly<Record<'link' | 'ownPage', string> & { wantedFor: string | undefined }>,
): RiderMail {
  return writeMail(
    {
      to: rider.email,
      subject: `A delivery for ${part.restaurant_name}: order ${part.oid}`,
      title: 'You have a delivery',
      paragraphs: [
        `Hello ${rider.name},`,
        `please bring order ${part.oid} of ${part.restaurant_name} (${part.restaurant_phone}) to:`,
        `${part.full_name}\n${part.address}\n${part.city}\n${part.mobile}`,
        ...(wantedFor === undefined ? [] : [`Wanted for ${wantedFor}.`]),
        ...(part.note === null ? [] : [`Note of the customer: ${part.note}`]),
        ...(part.payment_method === 'cash' ? [`Collect ${formatMinor(part.total_minor)} in cash.`] : []),
        `Open the link when you set out. While the page is open it sends your position every ${SEND_EVERY_SECONDS} seconds, so that the customer sees you coming.`,
        `All your deliveries on one page, with one position for all of them: ${pageIn(ownPage, part.owner_language)}`,
      ],
      action: { label: 'Start the delivery', url: link },
      footer: `The link is yours alone and stops working when the order is delivered. Sent by ${PRODUCT_NAME}.`,
    },
    part.owner_language,
  );
}

/** Completes "order … of …". */
export const CALLED_OFF = {
  canceled: 'was canceled',
  'given to another': 'goes to another rider now',
  'taken off': 'is no longer yours to bring',
} as const;
export type CallOffReason = keyof typeof CALLED_OFF;

/** Keeps a rider from setting out or waiting for nothing. */
export function calledOffMail(rider: Rider, part: PartRow, why: CallOffReason): RiderMail {
  return writeMail(
    {
      to: rider.email,
      subject: `Do not deliver order ${part.oid} of ${part.restaurant_name}`,
      title: 'Delivery called off',
      paragraphs: [
        `Hello ${rider.name},`,
        `order ${part.oid} of ${part.restaurant_name} ${CALLED_OFF[why]}. You need not bring it.`,
        `If you have the food already, call the restaurant: ${part.restaurant_phone}.`,
      ],
      footer: `The link you had for it has ended. Sent by ${PRODUCT_NAME}.`,
    },
    part.owner_language,
  );
}
