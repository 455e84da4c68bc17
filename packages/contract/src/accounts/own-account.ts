import { z } from 'zod';
import { self } from '../access.ts';
import { allergenList, allergiesField } from '../catalog/diet-fields.ts';
import { endpoint } from '../endpoint.ts';
import { id, language, mediaPath, optional, phoneAs, text, upload } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import * as texts from './accounts.texts.ts';

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
  /** What mails and notifications are written in. */
  language,
  /** Dishes that contain one of them, or have not declared theirs, say so. */
  allergies: allergenList,
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

export const fullName = text(LIMITS.fullName, texts.fullNameLength);

/** Absent leaves the value as it is; empty text (or null) takes it away. */
const clearable = (range: { readonly min: number; readonly max: number }, message: string) =>
  z
    .union([z.literal('').transform(() => null), z.null(), text(range, message)], { error: message })
    .optional();

export const AccountPatch = z.object({
  image: optional(upload()),
  full_name: fullName.optional(),
  city: clearable(LIMITS.city, texts.cityLength),
  address: clearable(LIMITS.address, texts.addressLength),
  about: clearable(LIMITS.about, texts.aboutLength),
  country: clearable(LIMITS.city, texts.countryLength),
  state: clearable(LIMITS.city, texts.stateLength),
  language: language.optional(),
  allergies: allergiesField,
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

export const PhonePatch = z.object({ phone: phoneAs(texts.mobile) });

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
