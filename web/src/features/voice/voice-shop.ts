import type { CartLine, CartTotals } from '@nearbite/contract/cart/cart';
import type { CallInput, ResponseOf } from '@nearbite/contract/endpoint';
import type { ErrorCode } from '@nearbite/contract/errors';
import type { understandVoiceOrder } from '@nearbite/contract/voice/voice';
import { OBSTACLES } from '@nearbite/domain/orders/order-obstacles';
import type {
  DeliveryDetails,
  PutLine,
  VoiceEffect,
  VoiceEvent,
  VoiceLine,
} from '@nearbite/voice/session/voice-session-types';
import { consoleLog } from '../../lib/browser/console-log.ts';
import { errorText } from '../../lib/forms/form-errors.ts';
import { errorBodyOf, statusOf } from '../../lib/net/call-error.ts';
import type { Position } from '../../lib/place/geolocation.ts';
import {
  cartItemBody,
  findCityProblem,
  findOrderNote,
  forgetOrderChoices,
  type OrderRequest,
  type Placement,
  type PlacingFailure,
  type VoiceItemBody,
} from '../cart/index.ts';
import { choiceOf, contextItem, findLine } from './line-shapes.ts';
import { saveReceipt } from './voice-receipt.ts';

type UnderstoodOrder = ResponseOf<typeof understandVoiceOrder>;

/** The calls to the server; those that can fail reject with what RTK Query rejects with, or tell the failure. */
export type ShopCalls = {
  readonly understand: (body: CallInput<typeof understandVoiceOrder>['body']) => Promise<UnderstoodOrder>;
  readonly putItem: (body: VoiceItemBody) => Promise<unknown>;
  readonly removeLine: (lineId: number) => Promise<unknown>;
  readonly placeOrder: (request: OrderRequest) => Promise<Placement>;
};

export type ShownCart = {
  readonly lines: readonly CartLine[];
  readonly totals: CartTotals;
  /** Where the food goes, if that is known. */
  readonly pin?: Position | undefined;
};

/** The code tells the page which way out to offer. */
export type ShopProblem = { readonly text: string; readonly code?: ErrorCode };

/** Only another cart can be ordered. */
const CART_PROBLEMS: readonly ErrorCode[] = [...OBSTACLES, 'sold_out'];

type Options = {
  readonly calls: ShopCalls;
  readonly customer: { readonly userId: number; readonly cartId: string };
  /** The cart as the customer sees it at this moment. */
  readonly findShownCart: () => ShownCart | undefined;
  /** Says quietly what went wrong; undefined when it is no longer so. */
  readonly onProblem: (problem: ShopProblem | undefined) => void;
};

type SaidOrder = Omit<Extract<VoiceEffect, { type: 'understand' }>, 'type'>;

export type VoiceShop = ReturnType<typeof createVoiceShop>;

/** Calls the API and resolves with the event that tells the outcome; never rejects. */
export function createVoiceShop({ calls, customer, findShownCart, onProblem }: Options) {
  const putInCart = (item: LineToPut) =>
    calls.putItem({
      ...cartItemBody(customer, {
        dishId: item.id,
        qty: item.quantity,
        price: item.final_price,
        ...choiceOf(item),
        ...(item.note !== undefined && { note: item.note }),
      }),
      is_voice_item: true,
    });

  return {
    async understand(said: SaidOrder): Promise<VoiceEvent> {
      onProblem(undefined);
      const { command, location, context, cart, lines, about, aboutLine, allergies } = said;
      try {
        const { order_items, not_found, cart_items, ...understood } = await calls.understand({
          command,
          ...location,
          ...(context.length > 0 && { context: context.map(contextItem) }),
          cart: cart?.map(contextItem),
          lines: lines && [...lines],
          about,
          about_line: aboutLine,
          allergies: allergies && [...allergies],
        });
        const shown = { items: order_items, notFound: not_found, cartItems: cart_items };
        return { type: 'orderUnderstood', ...understood, ...shown, isWhole: context.length > 0 };
      } catch (error) {
        return isUnreachable(error)
          ? { type: 'orderUnreachable' }
          : { type: 'orderRefused', ...refusalOf(error) };
      }
    },

    /** The quantity of a line is set, not added, so the whole list may be sent again after a failure. */
    async addToCart(items: readonly VoiceLine[]): Promise<VoiceEvent> {
      onProblem(undefined);
      const failures: string[] = [];
      const put: PutLine[] = [];
      const before = findShownCart()?.lines;
      for (const item of items) {
        try {
          await putInCart({ ...item, note: item.note ?? '' });
          // Without knowing what the line held there is nothing to go back to.
          if (before) {
            const { id, title, portion_size, spice_level, extras = [], quantity } = item;
            const name = { id, title, portion_size, spice_level, extras };
            put.push({ ...name, quantity, quantityBefore: findLine(before, item)?.qty ?? 0 });
          }
        } catch (error) {
          consoleLog.failure('Error adding voice item to cart:', error);
          failures.push(`${item.title}: ${errorText(error)}`);
        }
      }
      if (failures.length === 0) return { type: 'itemsAdded', put };
      onProblem({ text: failures.join(' ') });
      return { type: 'itemsNotAdded', put };
    },

    /** Each line goes back by what this page has added to it; what the customer changed since stays. False where one could not. */
    async takeBack(lines: readonly PutLine[]): Promise<boolean> {
      onProblem(undefined);
      const cart = findShownCart();
      if (!cart) return false;
      let isDone = true;
      for (const line of lines) {
        const found = findLine(cart.lines, line);
        if (!found) continue;
        const left = found.qty - (line.quantity - line.quantityBefore);
        try {
          await (left < 1
            ? calls.removeLine(found.id)
            : putInCart({ ...line, quantity: left, final_price: found.price_by_portion_size }));
        } catch (error) {
          consoleLog.failure('Error taking voice item out of cart:', error);
          isDone = false;
        }
      }
      return isDone;
    },

    async placeOrder(details: DeliveryDetails): Promise<VoiceEvent> {
      onProblem(undefined);
      const cart = findShownCart();
      const cityProblem = findCityProblem(cart?.totals.restaurants ?? [], {
        fulfilment: 'delivery',
        pin: cart?.pin,
        typedCity: details.city,
      });
      if (cityProblem !== undefined) {
        onProblem({ text: cityProblem, code: 'out_of_area' });
        return { type: 'orderFailed', reason: cityProblem, field: 'city' };
      }
      const { name, phone, address, city } = details;
      const placement = await calls.placeOrder({
        details: { full_name: name, mobile: phone, address, city },
        seen: cart && { lines: cart.lines, total: cart.totals.total },
        preferences: { note: findOrderNote(), pin: cart?.pin },
        isVoiceOrder: true,
      });
      if ('failure' in placement) {
        consoleLog.failure('Error submitting voice order:', placement.error);
        const problem = problemOf(placement.failure);
        onProblem(problem);
        const isForCart = CART_PROBLEMS.some((code) => code === problem.code);
        return { type: 'orderFailed', reason: problem.text, isForCart };
      }
      const { oid, total } = placement.order;
      forgetOrderChoices();
      // After a lost response the cart is empty already: then it is not what was ordered.
      const ordered = cart?.totals.total === total ? cart : undefined;
      saveReceipt({
        userId: customer.userId,
        oid,
        total,
        placedAtMs: Date.now(),
        lines: [...(ordered?.lines ?? [])],
        totals: ordered?.totals ?? null,
        details,
      });
      return { type: 'orderPlaced', order: { oid, total } };
    },
  };
}

type LineToPut = Omit<PutLine, 'quantityBefore'> &
  Pick<VoiceLine, 'final_price'> & { readonly note?: string };

/** No response at all, or one that leaves open what has happened. */
function isUnreachable(error: unknown): boolean {
  const status = statusOf(error);
  return status !== 'PARSING_ERROR' && typeof status !== 'number';
}

function problemOf({ alert, advice, fields, code }: PlacingFailure): ShopProblem {
  const text = [alert ?? Object.values(fields)[0], advice].filter(Boolean).join(' ');
  return { text, ...(code && { code }) };
}

function refusalOf(error: unknown): { error?: string; message?: string } {
  const body = errorBodyOf(error);
  return {
    ...(typeof body.error === 'string' && { error: body.error }),
    ...(typeof body.message === 'string' && { message: body.message }),
  };
}
