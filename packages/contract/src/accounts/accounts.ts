import { z } from 'zod';
import { anyone, anyUser, STAFF_ROLES } from '../access.ts';
import { allergenList } from '../catalog/diet-fields.ts';
import { endpoint, FIFTEEN_MINUTES } from '../endpoint.ts';
import { flag, language, latitude, longitude, msg, optional } from '../fields.ts';
import * as texts from './accounts.texts.ts';
import { newEmail, password, passwordsMatch, passwordToCheck, personName, repeated } from './credentials.ts';
import { byAddress, byEmail } from './rate-rules.ts';
import { SignedIn } from './sign-in.ts';

/** What people type; the rest of the call is gathered for them. */
export const RegisterForm = z
  .object({ name: personName, email: newEmail, password, password2: repeated })
  .check(passwordsMatch);

export const RegisterBody = RegisterForm.safeExtend({
  tc: flag.refine((agreed) => agreed, texts.agreeToTerms),
  latitude,
  longitude,
  language: optional(language),
});

export const register = endpoint({
  name: 'register',
  summary: 'Create an account; a verification link is mailed',
  method: 'POST',
  path: '/api/user/register/',
  access: anyone,
  idempotent: { secrets: ['password', 'password2'] },
  body: RegisterBody,
  response: SignedIn,
  status: 201,
  rateLimits: [byAddress(20), byEmail(5)],
});

export const Profile = z.object({
  id: z.number(),
  restaurant_id: z.number().nullable(),
  /** Restaurants of others they work for. */
  workplaces: z.array(z.object({ restaurant_id: z.number(), name: z.string(), role: z.enum(STAFF_ROLES) })),
  email: z.string(),
  name: z.string(),
  is_verified: z.boolean(),
  is_admin: z.boolean(),
  /** The password was reset before this sign-in, and what else opens the account was not looked at yet. */
  security_review_due: z.boolean(),
  /** What menus warn of. */
  allergies: allergenList,
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = endpoint({
  name: 'getProfile',
  summary: 'Who the token belongs to',
  method: 'GET',
  path: '/api/user/profile/',
  access: anyUser,
  response: Profile,
});

export const ChangePasswordBody = z
  .object({ current_password: passwordToCheck, password, password2: repeated })
  .check(passwordsMatch);

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change the password; other sign-ins end',
  method: 'POST',
  path: '/api/user/changepassword/',
  access: anyUser,
  body: ChangePasswordBody,
  response: SignedIn,
  rateLimits: [byAddress(30), { by: 'user', max: 10, windowSeconds: FIFTEEN_MINUTES }],
});

export const updateLocation = endpoint({
  name: 'updateLocation',
  summary: 'Remember where the user is',
  method: 'POST',
  path: '/api/user/update-location/',
  access: anyUser,
  body: z.object({ latitude, longitude }),
  response: msg,
});
