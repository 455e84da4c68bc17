import { z } from 'zod';
import { managers } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, money, onlyOne } from '../fields.ts';

const restaurantParams = z.object({ restaurant_id: id });

export const RestaurantStats = z.object({ dishes: z.number(), orders: z.number(), revenue: money });

export const getRestaurantStats = endpoint({
  name: 'getRestaurantStats',
  summary: 'Dishes on offer, all orders, and revenue of paid orders that were not canceled',
  method: 'GET',
  path: '/api/restaurant/stats/:restaurant_id/',
  access: managers,
  params: restaurantParams,
  response: onlyOne(RestaurantStats),
});

export const getEarnings = endpoint({
  name: 'getEarnings',
  summary: 'Revenue in all and of the current calendar month',
  method: 'GET',
  path: '/api/restaurant/earnings/:restaurant_id/',
  access: managers,
  params: restaurantParams,
  /** What was handed over in cash and what came by card are the total. */
  response: onlyOne(
    z.object({ total_revenue: money, monthly_revenue: money, cash_revenue: money, card_revenue: money }),
  ),
});

export const MONTHS_SHOWN = 12;

export const MonthlyEarning = z.object({
  month: z.number().int().min(1).max(12),
  year: z.number().int(),
  sales_count: z.number(),
  total_earning: money,
});
export type MonthlyEarning = z.infer<typeof MonthlyEarning>;

export const getMonthlyEarnings = endpoint({
  name: 'getMonthlyEarnings',
  summary: 'The last twelve calendar months, oldest first, the current one last',
  method: 'GET',
  path: '/api/restaurant/monthly-earnings/:restaurant_id/',
  access: managers,
  params: restaurantParams,
  response: z.array(MonthlyEarning).length(MONTHS_SHOWN),
});
