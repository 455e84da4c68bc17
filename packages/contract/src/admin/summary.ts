import { z } from 'zod';
import { admin } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { mediaPath, money } from '../fields.ts';
import { PaymentHealth } from '../payments/admin-payments.ts';

const MonthlySales = z.object({
  month: z.number(),
  year: z.number(),
  sales_count: z.number(),
  revenue: money,
});

export const AdminSummary = z.object({
  restaurants: z.object({
    pending: z.number(),
    approved: z.number(),
    declined: z.number(),
    suspended: z.number(),
    /** Approved, and closed because the owner is blocked. */
    owner_blocked: z.number(),
  }),
  users: z.object({ total: z.number(), unverified: z.number(), blocked: z.number() }),
  dishes: z.object({ live: z.number(), in_review: z.number() }),
  orders: z.number(),
  /** Paid and not cancelled, of the last twelve months. */
  revenue: money,
  monthly_revenue: money,
  /** Twelve rows, oldest first, the current month last. */
  months: z.array(MonthlySales),
  top_restaurants: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      image: mediaPath,
      sales_count: z.number(),
      revenue: money,
    }),
  ),
  payments: PaymentHealth,
});
export type AdminSummary = z.infer<typeof AdminSummary>;

export const getSummary = endpoint({
  name: 'adminGetSummary',
  summary: 'The marketplace in figures',
  method: 'GET',
  path: '/api/admin/summary/',
  access: admin,
  response: AdminSummary,
});
