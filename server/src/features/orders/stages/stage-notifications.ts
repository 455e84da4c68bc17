import type { Fulfilment, Stage } from '@nearbite/contract/orders/stages';
import { PRODUCT_NAME } from '@nearbite/contract/product';

/** Who changes a stage. `payment` is money that came in, or was promised in cash. */
export type Actor = 'customer' | 'kitchen' | 'rider' | 'clock' | 'administrator' | 'payment';

export type About = {
  readonly restaurant: string;
  readonly oid: string;
  readonly by: Actor;
  readonly fulfilment: Fulfilment;
  /** "for 18:40" by the restaurant's clock, with the date when it is not today; "between …" for a slot. */
  readonly promised: string | undefined;
  readonly reason: string | undefined;
  /** Other restaurants cook the rest of the order. */
  readonly isShared: boolean;
  /** Taken back: it had been handed over or canceled. */
  readonly isAgain: boolean;
};

export type StageNotification = {
  readonly title: string;
  readonly message: string;
  /** Some steps are worth a notification and not a mail. */
  readonly isMailed: boolean;
  /** Told on the customer's devices; what they did themselves, or can wait, is not. */
  readonly isPushed: boolean;
};

const promise = ({ promised }: About) => (promised === undefined ? '' : ` It is promised ${promised}.`);
const because = ({ reason }: About) => (reason === undefined ? '' : ` Reason: ${reason}`);

/** What ends when one restaurant ends its part. */
const ordered = ({ oid, isShared }: About) =>
  isShared ? `its part of your order ${oid}` : `your order ${oid}`;

const pendingAgain = ({ restaurant, oid }: About): StageNotification => ({
  title: 'Order Pending',
  message: `${restaurant} is preparing your order ${oid} again.`,
  isMailed: true,
  isPushed: true,
});

/** What the customer is told when a part comes to a stage; undefined where there is nothing new for them. */
export const STAGE_NOTIFICATIONS: Readonly<Record<Stage, (about: About) => StageNotification | undefined>> = {
  placed: pendingAgain,
  accepted: (about) => {
    if (about.isAgain) return pendingAgain(about);
    // 'Order Confirmed' was told when it was placed.
    if (about.by === 'payment') return undefined;
    return {
      title: 'Order Accepted',
      message: `${about.restaurant} has accepted your order ${about.oid}.${promise(about)}`,
      isMailed: true,
      isPushed: true,
    };
  },
  ready: ({ restaurant, oid, fulfilment }) =>
    fulfilment === 'pickup'
      ? {
          title: 'Order Ready',
          message: `Your order ${oid} is ready at ${restaurant}.`,
          isMailed: true,
          isPushed: true,
        }
      : {
          title: 'Order Ready',
          message: `Your order ${oid} from ${restaurant} is ready.`,
          isMailed: false,
          isPushed: false,
        },
  on_the_way: ({ restaurant, oid }) => ({
    title: 'Order On Its Way',
    message: `Your order ${oid} from ${restaurant} is ready and on its way to you.`,
    isMailed: true,
    isPushed: true,
  }),
  delivered: ({ restaurant, oid, fulfilment, by }) => {
    if (by === 'clock') return undefined;
    const happened = fulfilment === 'pickup' ? 'was handed over' : 'was delivered';
    return {
      title: fulfilment === 'pickup' ? 'Order Picked Up' : 'Order Delivered',
      message: `Your order ${oid} from ${restaurant} ${happened}. Enjoy your meal!`,
      isMailed: false,
      isPushed: true,
    };
  },
  declined: (about) => ({
    title: 'Order Declined',
    message: `${about.restaurant} cannot take ${ordered(about)}.${because(about)}`,
    isMailed: true,
    isPushed: true,
  }),
  expired: (about) => ({
    title: 'Order Expired',
    message: `${about.restaurant} has not answered in time, so ${ordered(about)} was canceled.`,
    isMailed: true,
    isPushed: true,
  }),
  canceled: (about) => ({
    title: 'Order Canceled',
    message: canceledBy(about),
    isMailed: true,
    isPushed: about.by !== 'customer',
  }),
};

function canceledBy(about: About): string {
  const { restaurant, oid, by } = about;
  if (by === 'customer') return `You have canceled your order ${oid} at ${restaurant}.`;
  return by === 'administrator'
    ? `${PRODUCT_NAME} has canceled the part of ${restaurant} in your order ${oid}.${because(about)}`
    : `${restaurant} has canceled ${ordered(about)}.${because(about)}`;
}

/** Told once for the whole order, not for each of its parts. */
export const unpaidNotification = (oid: string): StageNotification => ({
  title: 'Order Canceled',
  message: `Your order ${oid} was canceled because it was not paid in time.`,
  isMailed: true,
  isPushed: true,
});

export const delayNotification = (about: About): StageNotification => ({
  title: 'Order Delayed',
  message: `Your order ${about.oid} from ${about.restaurant} takes longer.${promise(about)}`,
  isMailed: true,
  isPushed: true,
});
