import { z } from 'zod';
import { self } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, mediaPath, optional, phoneAs, text, upload } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** What a person says about themselves and may change. */
export const Account = z.object({
  id: z.number(),
  full_name: z.string(),
  about: z.string().nullable(),
  image: mediaPath,
  city: z.string().nullable(),
  address: z.string().nullable(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  user: z.object({ email: z.string(), phone: z.string().nullable() }),
});
export type Account = z.infer<typeof Account>;

const accountParams = z.object({ user_id: id });

export const getAccount = endpoint({
  name: 'getAccount',
  summary: "One's own account",
  method: 'GET',
  path: '/api/user/account/:user_id/',
  access: self,
  params: accountParams,
  response: Account,
});

export const fullName = text(LIMITS.fullName, 'Full name must be between 1 and 50 characters long');

/** Absent leaves the value as it is; empty text (or null) takes it away. */
const clearable = (range: { readonly min: number; readonly max: number }, message: string) =>
  z
    .union([z.literal('').transform(() => null), z.null(), text(range, message)], { error: message })
    .optional();

export const AccountPatch = z.object({
  image: optional(upload()),
  full_name: fullName.optional(),
  city: clearable(LIMITS.city, 'City must be between 2 and 60 characters long'),
  address: clearable(LIMITS.address, 'Address must be between 3 and 200 characters long'),
  about: clearable(LIMITS.about, 'About must be at most 2000 characters long'),
  country: clearable(LIMITS.city, 'Country must be between 2 and 60 characters long'),
  state: clearable(LIMITS.city, 'State must be between 2 and 60 characters long'),
});

export const updateAccount = endpoint({
  name: 'updateAccount',
  summary: "Change one's own account",
  method: 'PATCH',
  path: '/api/user/account/:user_id/',
  access: self,
  params: accountParams,
  body: AccountPatch,
  response: Account,
  uploads: ['image'],
});

export const PhonePatch = z.object({ phone: phoneAs('Mobile') });

export const updatePhone = endpoint({
  name: 'updatePhone',
  summary: "Change one's own phone number",
  method: 'PATCH',
  path: '/api/user/phone/:user_id/',
  access: self,
  params: accountParams,
  body: PhonePatch,
  response: Account,
});
