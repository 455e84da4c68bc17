import { z } from 'zod';
import { admin } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, moment, text } from '../fields.ts';
import { Terms } from './terms.ts';

const adminParams = z.object({ id });

export const adminGetTerms = endpoint({
  name: 'adminGetTerms',
  summary: "A restaurant's terms",
  method: 'GET',
  path: '/api/admin/restaurants/:id/terms/',
  access: admin,
  params: adminParams,
  response: Terms,
});

export const PauseBody = z
  .object({
    /** Null ends the pause. */
    until: moment.nullable(),
    reason: text({ min: 0, max: 500 }, 'Give a reason of 1 to 500 characters').optional(),
  })
  .refine(({ until, reason }) => until === null || (reason ?? '') !== '', {
    path: ['reason'],
    message: 'Give a reason of 1 to 500 characters',
  });

export const adminPauseRestaurant = endpoint({
  name: 'adminPauseRestaurant',
  summary: 'Close a kitchen until a moment, with a reason; its owner cannot lift it',
  method: 'POST',
  path: '/api/admin/restaurants/:id/pause/',
  access: admin,
  params: adminParams,
  body: PauseBody,
  response: Terms,
});
