import { z } from 'zod';
import { admin } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { isoDate, message, money, page, publicId } from '../fields.ts';
import { dayNumber } from '../orders/stage-fields.ts';
import { PAYMENT_STATUSES } from '../orders/statuses.ts';
import { idParams, ReasonBody } from './fields.ts';

/** What a restaurant still has to cook or deliver, and whom to call about it. */
export const AdminOpenOrder = z.object({
  oid: z.string(),
  full_name: z.string(),
  mobile: z.string(),
  date: isoDate,
  /** What the kitchen calls it by, and its clock, to speak of both on the phone. */
  number: dayNumber,
  time_zone: z.string(),
  payment_status: z.enum(PAYMENT_STATUSES),
  /** The restaurant's share. */
  total: money,
  /** The dishes in words. */
  items: z.string(),
});
export type AdminOpenOrder = z.infer<typeof AdminOpenOrder>;

export const listOpenOrders = endpoint({
  name: 'adminListOpenOrders',
  summary: "A restaurant's pending orders, the oldest first",
  method: 'GET',
  path: '/api/admin/restaurants/:id/orders/',
  access: admin,
  params: idParams,
  query: z.object(page),
  response: z.array(AdminOpenOrder),
});

export const cancelOpenOrder = endpoint({
  name: 'adminCancelOrder',
  summary: "Cancel a restaurant's part of an order with a reason; the money goes back",
  method: 'POST',
  path: '/api/admin/restaurants/:id/orders/:oid/cancel/',
  access: admin,
  idempotent: true,
  params: idParams.extend({ oid: publicId }),
  body: ReasonBody,
  response: message,
});
