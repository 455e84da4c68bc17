import type { Allergen } from '@nearbite/contract/catalog/diets';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL, PRODUCT_NAME } from '@nearbite/contract/product';
import { formatMinor } from '@nearbite/domain/money';
import { nameWith } from '@nearbite/domain/text/dish-name';
import { allergenWords } from '../../common/allergen-words.ts';
import { writeMail } from '../../common/write-mail.ts';

export type MailItem = {
  readonly title: string;
  readonly qty: number;
  readonly portion_size: string;
  readonly portion_label: string | null;
  readonly spice_level: string;
  readonly spice_label: string | null;
  readonly extras: readonly { readonly name: string; readonly label?: string | undefined }[];
  /** How it is to be made. */
  readonly note: string | null;
  readonly total_minor: number;
};

function itemText({ title, qty, extras, note, total_minor, ...item }: MailItem): string {
  const choices = [
    ...[item.portion_label ?? item.portion_size, item.spice_label ?? item.spice_level].filter(
      (choice) => choice !== NO_PORTION_SIZE && choice !== NO_SPICE_LEVEL,
    ),
    ...extras.map(({ name, label = name }) => label),
  ];
  const line = `${qty} x ${nameWith(title, choices)}: ${formatMinor(total_minor)}`;
  return note === null ? line : `${line}. Note: ${note}`;
}

const FOOTER = 'You get this mail because you ordered with us.';

/** How it is wanted, where that is not the usual: brought as soon as possible. */
type DeliveryRequest = {
  readonly isPickup: boolean;
  /** "24 December, 18:30 to 19:00", by the kitchen's clock. */
  readonly wantedFor: string | undefined;
};

const requestLines = ({ isPickup, wantedFor }: DeliveryRequest): string[] => [
  ...(wantedFor === undefined ? [] : [`Wanted for ${wantedFor}.`]),
  ...(isPickup ? ['To be picked up.'] : []),
];

/** What the kitchen calls the order by, where it has a number yet. */
const numberLines = ({
  name,
  number,
}: {
  readonly name: string;
  readonly number: number | null;
}): string[] => (number === null ? [] : [`Your number at ${name}: #${number}.`]);

type PickupPlace = {
  readonly name: string;
  readonly number: number | null;
  readonly address: string | null;
  readonly phone_number: string;
};

const placeLine = ({ name, address, phone_number }: PickupPlace) =>
  `Pick it up at ${name}, ${address ?? `telephone ${phone_number}`}.`;

type Customer = {
  readonly email: string;
  readonly fullName: string;
  readonly oid: string;
  readonly language: string;
};

export function orderReceivedMail(
  { email, fullName, oid, language }: Customer,
  order: {
    readonly items: readonly MailItem[];
    readonly totalMinor: number;
    readonly hasDeliveryFee: boolean;
    readonly isCash: boolean;
    readonly request: DeliveryRequest;
    readonly restaurants: readonly PickupPlace[];
    readonly checkoutUrl: string;
    readonly orderUrl: string;
    readonly paymentWindowMinutes: number;
  },
) {
  return writeMail(
    {
      to: email,
      subject: `We have received your ${PRODUCT_NAME} order ${oid}`,
      title: order.isCash ? 'Your order has been confirmed.' : 'We have received your order',
      paragraphs: [
        `Hello ${fullName},`,
        `thank you for your order ${oid}:`,
        ...order.items.map(itemText),
        `Total with tax${order.hasDeliveryFee ? ', service and delivery fee' : ' and service fee'}: ${formatMinor(order.totalMinor)}.`,
        ...order.restaurants.flatMap(numberLines),
        ...requestLines(order.request),
        ...(order.request.isPickup ? order.restaurants.map(placeLine) : []),
        order.isCash
          ? 'You pay in cash when you get your food.'
          : `Please pay within ${order.paymentWindowMinutes} minutes; otherwise the order is canceled. If you have paid already, all is well.`,
      ],
      action: order.isCash
        ? { label: 'View my order', url: order.orderUrl }
        : { label: 'View and pay', url: order.checkoutUrl },
      footer: FOOTER,
    },
    language,
  );
}

export function newOrderMail(
  restaurant: { readonly email: string; readonly name: string; readonly language: string },
  order: {
    readonly oid: string;
    readonly number: number | null;
    readonly items: readonly MailItem[];
    readonly totalMinor: number;
    readonly isCash: boolean;
    /** Until when it has to be answered; null when it was accepted by itself. */
    readonly answerBy: string | null;
    readonly request: DeliveryRequest;
    readonly note: string | null;
    readonly allergies: readonly Allergen[] | null;
    readonly orderUrl: string;
  },
) {
  return writeMail(
    {
      to: restaurant.email,
      subject: `New order ${order.oid} for ${restaurant.name}`,
      title: 'You have a new order',
      paragraphs: [
        ...(order.number === null ? [] : [`Number of the day: #${order.number}.`]),
        `Order ${order.oid}:`,
        ...(order.allergies === null
          ? []
          : [`Allergies of the customer: ${allergenWords(order.allergies, restaurant.language)}`]),
        ...order.items.map(itemText),
        `Your part of it, with fees: ${formatMinor(order.totalMinor)}.`,
        order.isCash ? `Collect ${formatMinor(order.totalMinor)} in cash.` : 'This order is paid by card.',
        ...requestLines(order.request),
        ...(order.note === null ? [] : [`Note of the customer: ${order.note}`]),
        ...(order.answerBy === null ? [] : [`Please accept or decline it by ${order.answerBy}.`]),
      ],
      action: { label: 'Open the order', url: order.orderUrl },
      footer: `You get this mail because ${restaurant.name} sells on ${PRODUCT_NAME}.`,
    },
    restaurant.language,
  );
}

type StatusText = { readonly title: string; readonly message: string };

export function statusMail(
  { email, fullName, oid, language }: Customer,
  change: StatusText & {
    readonly orderUrl: string;
    readonly trackingUrl?: string;
    /** Whose part it is about, and its number there. */
    readonly kitchen?: { readonly name: string; readonly number: number | null };
  },
) {
  return writeMail(
    {
      to: email,
      subject: `${change.title}: your ${PRODUCT_NAME} order ${oid}`,
      title: change.title,
      paragraphs: [
        `Hello ${fullName},`,
        change.message,
        ...(change.kitchen ? numberLines(change.kitchen) : []),
      ],
      action: change.trackingUrl
        ? { label: 'Follow my order', url: change.trackingUrl }
        : { label: 'View my order', url: change.orderUrl },
      footer: FOOTER,
    },
    language,
  );
}
