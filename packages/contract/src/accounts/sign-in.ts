import { z } from 'zod';
import { anyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { latitude, longitude, optional } from '../fields.ts';
import { email, passwordToCheck } from './credentials.ts';
import { byAddress } from './rate-rules.ts';

/** A position may be refused: null (or empty) means unknown. */
export const maybePosition = { latitude: optional(latitude), longitude: optional(longitude) };
export const TokenPair = z.object({ access: z.string(), refresh: z.string() });
export type TokenPair = z.infer<typeof TokenPair>;

export const SignedIn = z.object({ token: TokenPair, msg: z.string() });

/**
 * `recovery_codes` comes once, with the sign-in that set up the second factor; `deletion_canceled` with the one that
 * takes back the deletion of the account.
 */
export const LoggedIn = SignedIn.extend({
  recovery_codes: z.array(z.string()).optional(),
  deletion_canceled: z.literal(true).optional(),
});

/** `otp`: a code of the authenticator app or a recovery code, where the account has a second factor. */
export const LoginBody = z.object({
  email,
  password: passwordToCheck,
  otp: optional(z.string().trim().max(30)),
  ...maybePosition,
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
