import { z } from 'zod';
import { anyone, anyUser, secretInPath } from '../access.ts';
import { endpoint, type RateRule } from '../endpoint.ts';
import { flag, latitude, longitude, msg, optional } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { decodeFormText } from './sanitise.ts';

export const NAME_CHARACTERS_MESSAGE = 'Name can only contain letters, spaces, and hyphens';
export const NAME_LENGTH_MESSAGE = 'Name must be between 3 and 50 characters long';
export const EMAIL_FORMAT_MESSAGE = 'Invalid email format';
export const EMAIL_LENGTH_MESSAGE = 'Email must be between 5 and 50 characters long';
export const EMAIL_REQUIRED_MESSAGE = 'Email is required';
export const PASSWORD_REQUIRED_MESSAGE = 'Password is required';
export const PASSWORD_SHORT_MESSAGE = 'Password must be at least 6 characters long';
export const PASSWORD_LENGTH_MESSAGE = 'Password must be between 6 and 50 characters long';
export const PASSWORDS_DIFFER_MESSAGE = 'Passwords do not match';
export const COMMON_PASSWORD_MESSAGE = 'This password is one of the most common ones. Please choose another.';
export const EMAIL_AS_PASSWORD_MESSAGE = 'The password must not be your email address.';
export const ADMIN_PASSWORD_MESSAGE = 'An administrator needs a password of at least 12 characters.';
export const TERMS_MESSAGE = 'You must agree to the terms';

const NAME_CHARACTERS = /^[\p{L}\p{M} '’-]*$/u;
/** x@y.z, made of characters people can see: invisible ones would make look-alikes of known addresses. */
const EMAIL_SHAPE = /^[^\s\p{C}\\@]+@[^\s\p{C}\\@]+\.[^\s\p{C}\\@]+$/u;
/** Far above any bound once decoded; longer text is refused before work is spent on it. */
const LONGEST_RAW_TEXT = 1000;

const decoded = (missing: string, tooLong: string) =>
  z
    .string({ error: missing })
    .max(LONGEST_RAW_TEXT, tooLong)
    .transform((value) => decodeFormText(value).normalize('NFC').trim());

/** A person's name as typed on the register form. */
export const personName = decoded(NAME_LENGTH_MESSAGE, NAME_LENGTH_MESSAGE).pipe(
  z
    .string()
    .regex(NAME_CHARACTERS, NAME_CHARACTERS_MESSAGE)
    .min(LIMITS.personName.min, NAME_LENGTH_MESSAGE)
    .max(LIMITS.personName.max, NAME_LENGTH_MESSAGE),
);

/**
 * Addresses are compared without regard to case. Lower case comes before the bounds, because some capitals
 * grow when they are lowered.
 */
const emailAddress = (missing: string) =>
  decoded(missing, EMAIL_LENGTH_MESSAGE)
    .transform((value) => value.toLowerCase().normalize('NFC'))
    .pipe(
      z
        .string()
        .min(1, { error: missing, abort: true })
        .regex(EMAIL_SHAPE, EMAIL_FORMAT_MESSAGE)
        .min(LIMITS.email.min, EMAIL_LENGTH_MESSAGE)
        .max(LIMITS.email.max, EMAIL_LENGTH_MESSAGE),
    );

/** The address of an account that is to be. */
export const newEmail = emailAddress(EMAIL_FORMAT_MESSAGE);

/** The address of an account that should be there. */
export const email = emailAddress(EMAIL_REQUIRED_MESSAGE);

/** Sent and checked exactly as typed. */
export const password = z
  .string({ error: PASSWORD_REQUIRED_MESSAGE })
  .min(LIMITS.password.min, PASSWORD_SHORT_MESSAGE)
  .max(LIMITS.password.max, PASSWORD_LENGTH_MESSAGE);

/** A password that is only compared, so its upper bound needs no message of its own. */
const passwordToCheck = z
  .string({ error: PASSWORD_REQUIRED_MESSAGE })
  .min(1, PASSWORD_REQUIRED_MESSAGE)
  .min(LIMITS.password.min, PASSWORD_SHORT_MESSAGE)
  .max(LIMITS.password.max, PASSWORD_LENGTH_MESSAGE);

const repeated = z.string({ error: PASSWORDS_DIFFER_MESSAGE });

/** Reported even while other fields are wrong, so that a form shows everything at once. */
const passwordsMatch = z.refine<{ password?: unknown; password2?: unknown }>(
  (form) => form.password === form.password2,
  {
    error: PASSWORDS_DIFFER_MESSAGE,
    path: ['password2'],
    when: ({ value }) =>
      typeof value === 'object' &&
      value !== null &&
      'password2' in value &&
      typeof value.password2 === 'string',
  },
);

/** A position may be refused: null (or empty) means unknown. */
const maybe = { latitude: optional(latitude), longitude: optional(longitude) };

const FIFTEEN_MINUTES = 15 * 60;
const byAddress = (max: number): RateRule => ({ by: 'address', max, windowSeconds: FIFTEEN_MINUTES });
const byEmail = (max: number): RateRule => ({ by: { field: 'email' }, max, windowSeconds: FIFTEEN_MINUTES });

export const TokenPair = z.object({ access: z.string(), refresh: z.string() });
export type TokenPair = z.infer<typeof TokenPair>;
const SignedIn = z.object({ token: TokenPair, msg: z.string() });
/**
 * `recovery_codes` comes once, with the sign-in that set up the second factor; `deletion_canceled` with the one that
 * takes back the deletion of the account.
 */
const LoggedIn = SignedIn.extend({
  recovery_codes: z.array(z.string()).optional(),
  deletion_canceled: z.literal(true).optional(),
});

/** What people type; the rest of the call is gathered for them. */
export const RegisterForm = z
  .object({ name: personName, email: newEmail, password, password2: repeated })
  .check(passwordsMatch);

export const RegisterBody = RegisterForm.safeExtend({
  tc: flag.refine((agreed) => agreed, TERMS_MESSAGE),
  latitude,
  longitude,
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

/** `otp`: a code of the authenticator app or a recovery code, where the account has a second factor. */
export const LoginBody = z.object({
  email,
  password: passwordToCheck,
  otp: optional(z.string().trim().max(30)),
  ...maybe,
});

export const login = endpoint({
  name: 'login',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/api/user/login/',
  access: anyone,
  body: LoginBody,
  response: LoggedIn,
});

export const refreshTokens = endpoint({
  name: 'refreshTokens',
  summary: 'Exchange a refresh token for a new pair',
  method: 'POST',
  path: '/api/user/token/refresh/',
  access: anyone,
  body: z.object({ refresh: z.string().min(1).max(500) }),
  response: TokenPair,
  rateLimits: [byAddress(300)],
});

export const logout = endpoint({
  name: 'logout',
  summary: 'Revoke the sign-in a refresh token belongs to',
  method: 'POST',
  path: '/api/user/logout/',
  access: anyone,
  body: z.object({ refresh: optional(z.string().max(500)) }),
});

export const Profile = z.object({
  id: z.number(),
  restaurant_id: z.number().nullable(),
  email: z.string(),
  name: z.string(),
  is_verified: z.boolean(),
  is_admin: z.boolean(),
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

export const EmailBody = z.object({ email });

export const sendResetEmail = endpoint({
  name: 'sendResetEmail',
  summary: 'Mail a reset link, if the address is known',
  method: 'POST',
  path: '/api/user/send-reset-password-email/',
  access: anyone,
  body: EmailBody,
  response: msg,
  rateLimits: [byAddress(20), byEmail(5)],
});

const linkSecret = z.string().min(1).max(200);

export const ResetPasswordBody = z.object({ password, password2: repeated }).check(passwordsMatch);

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Set a new password with a mailed link',
  method: 'POST',
  path: '/api/user/reset-password/:id/:token/',
  access: secretInPath,
  params: z.object({ id: linkSecret, token: linkSecret }),
  body: ResetPasswordBody,
  response: msg,
  rateLimits: [byAddress(30)],
});

export const checkResetLink = endpoint({
  name: 'checkResetLink',
  summary: 'Whether a mailed reset link can still be used; changes nothing',
  method: 'GET',
  path: '/api/user/reset-password/:id/:token/',
  access: secretInPath,
  params: z.object({ id: linkSecret, token: linkSecret }),
  response: msg,
  rateLimits: [byAddress(60)],
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

export const activate = endpoint({
  name: 'activate',
  summary: 'Verify an account with a mailed link',
  method: 'GET',
  path: '/api/user/activate/:uid/:token/',
  access: secretInPath,
  params: z.object({ uid: linkSecret, token: linkSecret }),
  response: msg,
  rateLimits: [byAddress(60)],
});

export const resendActivation = endpoint({
  name: 'resendActivation',
  summary: 'Mail the verification link again, if there is an unverified account',
  method: 'POST',
  path: '/api/user/resend-activation/',
  access: anyone,
  body: EmailBody,
  response: msg,
  rateLimits: [byAddress(20), byEmail(5)],
});
