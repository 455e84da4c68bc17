import { FULFILMENTS, PAYMENT_METHODS } from '@nearbite/contract/orders/stages';
import { z } from 'zod';
import type { Position } from '../../../lib/place/geolocation.ts';
import type { CartTotalsQuery } from '../cart.api.ts';
import type { OrderBody } from './order-submission.ts';

/** What the customer chooses about the whole order; one choice for all its restaurants. */
export const OrderChoices = z.object({
  fulfilment: z.enum(FULFILMENTS),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** Not as soon as possible, whether or not a slot was chosen already. */
  isScheduled: z.boolean(),
  /** The start of the chosen slot. */
  deliverAt: z.string().optional(),
  /** For every kitchen and rider of the order. */
  note: z.string(),
  /** The kitchens may read the allergies of the account. */
  sharesAllergies: z.boolean(),
  /** Only this restaurant's lines are ordered; the others stay in the cart. */
  restaurantId: z.number().optional(),
});
export type OrderChoices = z.infer<typeof OrderChoices>;

/** The choices, and the pin of the address the food goes to, if it is known. */
export type OrderPreferences = OrderChoices & {
  readonly pin: Position | undefined;
  /** As it stands in the form; empty while it does not. */
  readonly typedCity: string;
};

export const DEFAULT_CHOICES: OrderChoices = {
  fulfilment: 'delivery',
  paymentMethod: 'card',
  isScheduled: false,
  deliverAt: undefined,
  note: '',
  sharesAllergies: false,
  restaurantId: undefined,
};

export const DEFAULT_PREFERENCES: OrderPreferences = {
  ...DEFAULT_CHOICES,
  pin: undefined,
  typedCity: '',
};

/** A time is wanted and none is chosen yet. */
export const isTimeMissing = ({ isScheduled, deliverAt }: OrderChoices): boolean =>
  isScheduled && deliverAt === undefined;

/** What is asked about the cart; nothing beyond the cart itself while nothing was chosen. */
export function totalsQueryOf({
  fulfilment,
  deliverAt,
  pin,
  restaurantId,
}: OrderPreferences): CartTotalsQuery {
  return {
    ...(fulfilment === 'pickup' && { fulfilment }),
    ...(fulfilment === 'delivery' && pin && { latitude: pin.latitude, longitude: pin.longitude }),
    ...(deliverAt !== undefined && { deliver_at: deliverAt }),
    ...(restaurantId !== undefined && { restaurant_id: restaurantId }),
  };
}

type PreferenceFields = Pick<
  OrderBody,
  keyof CartTotalsQuery | 'payment_method' | 'note' | 'share_allergies'
>;

/** What is sent with the order. */
export const preferenceFields = (preferences: OrderPreferences): PreferenceFields => ({
  ...totalsQueryOf(preferences),
  ...(preferences.paymentMethod === 'cash' && { payment_method: preferences.paymentMethod }),
  ...(preferences.sharesAllergies && { share_allergies: true }),
  ...(preferences.note.trim() !== '' && { note: preferences.note.trim() }),
});
