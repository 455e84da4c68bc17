import { z } from 'zod';
import { anyone, secretInPath } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { msg } from '../fields.ts';
import { email, password, passwordsMatch, repeated } from './credentials.ts';
import { byAddress, byEmail } from './rate-rules.ts';

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
