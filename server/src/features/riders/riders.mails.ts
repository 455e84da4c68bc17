import { PRODUCT_NAME } from '@nearbite/contract/product';
import { SEND_EVERY_SECONDS } from '@nearbite/contract/tracking/tracking';
import { formatPaisa } from '@nearbite/domain/money';
import { renderMail } from '../../adapters/mail/mail-layout.ts';
import type { PartRow } from './riders.queries.ts';

/** Everything a rider needs at the door, and the link that shows the customer where they are. */
export function deliveryMail(
  rider: { readonly name: string; readonly email: string },
  part: PartRow,
  link: string,
): { to: string; subject: string; text: string; html: string } {
  return {
    to: rider.email,
    subject: `A delivery for ${part.restaurant_name}: order ${part.oid}`,
    ...renderMail({
      title: 'You have a delivery',
      paragraphs: [
        `Hello ${rider.name},`,
        `please bring order ${part.oid} of ${part.restaurant_name} (${part.restaurant_phone}) to:`,
        `${part.full_name}\n${part.address}\n${part.city}\n${part.mobile}`,
        ...(part.note === null ? [] : [`Note of the customer: ${part.note}`]),
        ...(part.payment_method === 'cash' ? [`Collect ${formatPaisa(part.total_paisa)} in cash.`] : []),
        `Open the link when you set out. While the page is open it sends your position every ${SEND_EVERY_SECONDS} seconds, so that the customer sees you coming.`,
      ],
      action: { label: 'Start the delivery', url: link },
      footer: `The link is yours alone and stops working when the order is delivered. Sent by ${PRODUCT_NAME}.`,
    }),
  };
}
