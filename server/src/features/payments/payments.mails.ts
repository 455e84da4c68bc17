import { PRODUCT_NAME } from '@nearbite/contract/product';
import { formatMinor } from '@nearbite/domain/money';
import { writeMail } from '../../common/write-mail.ts';

type About = {
  readonly oid: string;
  readonly fullName: string;
  readonly email: string;
  readonly orderUrl: string;
  readonly language: string;
};

export function paidMail({ oid, fullName, email, orderUrl, language }: About, amountMinor: number) {
  return writeMail(
    {
      to: email,
      subject: `Payment received for your ${PRODUCT_NAME} order ${oid}`,
      title: 'Thank you for your payment',
      paragraphs: [
        `Hello ${fullName},`,
        `we have received ${formatMinor(amountMinor)} for your order ${oid}. The kitchen has been told.`,
      ],
      action: { label: 'View my order', url: orderUrl },
      footer: 'You get this mail because you ordered with us.',
    },
    language,
  );
}

export function refundedMail({ oid, fullName, email, orderUrl, language }: About, amountMinor: number) {
  return writeMail(
    {
      to: email,
      subject: `Refund for your ${PRODUCT_NAME} order ${oid}`,
      title: 'Your money is on its way back',
      paragraphs: [
        `Hello ${fullName},`,
        `we have refunded ${formatMinor(amountMinor)} of your order ${oid} to the card you paid with. Banks may need a few days to show it.`,
      ],
      action: { label: 'View my order', url: orderUrl },
      footer: 'You get this mail because you ordered with us.',
    },
    language,
  );
}
