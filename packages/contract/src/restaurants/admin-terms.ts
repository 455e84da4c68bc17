import { z } from 'zod';
import { admin } from '../access.ts';
import { idParams, REASON_MESSAGE } from '../admin/fields.ts';
import { endpoint } from '../endpoint.ts';
import { moment, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { Terms } from './terms.ts';

export const adminGetTerms = endpoint({
  name: 'adminGetTerms',
  summary: "A restaurant's terms",
  method: 'GET',
  path: '/api/admin/restaurants/:id/terms/',
  access: admin,
  params: idParams,
  response: Terms,
});

export const PauseBody = z
  .object({
    /** Null ends the pause. */
    until: moment.nullable(),
    reason: text({ ...LIMITS.reason, min: 0 }, REASON_MESSAGE).optional(),
  })
  .refine(({ until, reason }) => until === null || (reason ?? '') !== '', {
    path: ['reason'],
    message: REASON_MESSAGE,
  });

export const adminPauseRestaurant = endpoint({
  name: 'adminPauseRestaurant',
  summary: 'Close a kitchen until a moment, with a reason; its owner cannot lift it',
  method: 'POST',
  path: '/api/admin/restaurants/:id/pause/',
  access: admin,
  params: idParams,
  body: PauseBody,
  response: Terms,
});
