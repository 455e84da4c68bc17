import { z } from 'zod';
import { anyUser, self } from '../access.ts';
import { endpoint, FIFTEEN_MINUTES } from '../endpoint.ts';
import { id, isoDate, optional } from '../fields.ts';
import { Account } from './own-account.ts';
import { otp, PasswordBody } from './security.ts';

/** How long a deleted account can be had back by signing in. */
export const DELETION_GRACE_DAYS = 14;
const records = z.array(z.record(z.string(), z.unknown()));

/** Everything the platform knows about a person, for them to keep. */
export const PersonalData = z.object({
  exported_at: isoDate,
  account: Account.extend({
    created_at: isoDate,
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  saved_addresses: records,
  cart: records,
  orders: records,
  reviews: records,
  notifications: records,
  sign_ins: records,
  passkeys: records,
  push_devices: records,
  restaurants: records,
});

export const exportPersonalData = endpoint({
  name: 'exportPersonalData',
  summary: 'Everything that is kept about the own account, as a file',
  method: 'GET',
  path: '/api/user/export/:user_id/',
  access: self,
  params: z.object({ user_id: id }),
  response: PersonalData,
  rateLimits: [{ by: 'user', max: 20, windowSeconds: 60 * 60 }],
});

export const DeleteAccountBody = PasswordBody.extend({ otp: optional(otp) });

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  summary: `Delete the own account after ${DELETION_GRACE_DAYS} days; signing in before that keeps it. 409 while an order or a restaurant is open`,
  method: 'POST',
  path: '/api/user/delete-account/',
  access: anyUser,
  body: DeleteAccountBody,
  response: z.object({ msg: z.string(), delete_at: isoDate }),
  rateLimits: [{ by: 'user', max: 20, windowSeconds: FIFTEEN_MINUTES }],
});
