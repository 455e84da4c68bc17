import { z } from 'zod';
import { anyUser } from '../access.ts';
import { endpoint, FIFTEEN_MINUTES, type RateRule } from '../endpoint.ts';
import { isoDate, msg } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import * as texts from './accounts.texts.ts';

/** Six digits of an authenticator app, or a recovery code. */
export const otp = z
  .string({ error: texts.codeRequired })
  .trim()
  .min(1, texts.codeRequired)
  .max(30, texts.wrongCode);
export const ownPassword = z
  .string({ error: texts.passwordRequired })
  .min(1, texts.passwordRequired)
  .max(LIMITS.password.max);

const rateLimits: RateRule[] = [{ by: 'user', max: 20, windowSeconds: FIFTEEN_MINUTES }];

/** What an authenticator app needs: as a picture to scan, as a link, and as text to type. */
export const SecondFactorEnrolment = z.object({ url: z.string(), secret: z.string(), qr: z.string() });
export type SecondFactorEnrolment = z.infer<typeof SecondFactorEnrolment>;

/** What a sign-in is refused with that still has to set up its second factor. */
export const EnrolmentDetails = z.object({ enrolment: SecondFactorEnrolment });
export const recoveryCodes = z.array(z.string());

export const Security = z.object({
  second_factor: z.enum(['off', 'on']),
  is_required: z.boolean(),
  recovery_codes_left: z.number(),
});

export const getSecurity = endpoint({
  name: 'getSecurity',
  summary: 'How the own account is protected',
  method: 'GET',
  path: '/api/user/security/',
  access: anyUser,
  response: Security,
});

export const markSecurityReviewed = endpoint({
  name: 'markSecurityReviewed',
  summary: 'What else opens the account was looked at after a reset; it is not asked for again',
  method: 'POST',
  path: '/api/user/security/reviewed/',
  access: anyUser,
});

export const PasswordBody = z.object({ password: ownPassword });
export const enrolSecondFactor = endpoint({
  name: 'enrolSecondFactor',
  summary: 'Begin to set up a second factor; it counts once a code was confirmed',
  method: 'POST',
  path: '/api/user/second-factor/',
  access: anyUser,
  body: PasswordBody,
  response: SecondFactorEnrolment,
  rateLimits,
});

export const OtpBody = z.object({ otp });
export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  summary: 'Confirm the second factor with its first code; returns the recovery codes, once',
  method: 'POST',
  path: '/api/user/second-factor/confirm/',
  access: anyUser,
  body: OtpBody,
  response: z.object({ recovery_codes: recoveryCodes }),
  rateLimits,
});

/** Who changes the second factor shows that they have both. */
export const BothFactorsBody = z.object({ password: ownPassword, otp });
export const disableSecondFactor = endpoint({
  name: 'disableSecondFactor',
  summary: 'Take the second factor off; administrators can in the demo world only',
  method: 'POST',
  path: '/api/user/second-factor/disable/',
  access: anyUser,
  body: BothFactorsBody,
  response: msg,
  rateLimits,
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes while the second factor stays on; those from before no longer count',
  method: 'POST',
  path: '/api/user/second-factor/recovery-codes/',
  access: anyUser,
  body: BothFactorsBody,
  response: z.object({ recovery_codes: recoveryCodes }),
  rateLimits,
});

export const SignIn = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string().nullable(),
  signed_in_at: isoDate,
  last_used_at: isoDate,
  is_current: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Where the own account is signed in, the newest first',
  method: 'GET',
  path: '/api/user/sessions/',
  access: anyUser,
  response: z.array(SignIn),
});

export const endSession = endpoint({
  name: 'endSession',
  summary: 'End one sign-in of the own account',
  method: 'DELETE',
  path: '/api/user/sessions/:id/',
  access: anyUser,
  params: z.object({ id: z.uuid() }),
});
