import { z } from 'zod';
import { anyone, anyUser, verifiedUser } from '../access.ts';
import { endpoint, FIFTEEN_MINUTES, type RateRule } from '../endpoint.ts';
import { isoDate, optional, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import * as texts from './accounts.texts.ts';
import { byAddress } from './rate-rules.ts';
import { otp, ownPassword } from './security.ts';
import { LoggedIn, maybePosition } from './sign-in.ts';

/** More than anyone has devices. */
export const MAX_PASSKEYS = 10;

const rateLimits: RateRule[] = [{ by: 'user', max: 20, windowSeconds: FIFTEEN_MINUTES }];

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+$/, 'Must be base64url');
/** The standard allows 1,023 bytes. */
const credentialId = bytes(1_364);
const publicKey = z.literal('public-key');

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: isoDate,
  last_used_at: isoDate.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  summary: 'The passkeys of the own account, the oldest first',
  method: 'GET',
  path: '/api/user/passkeys/',
  access: anyUser,
  response: z.array(Passkey),
});

/** What `navigator.credentials.create` is called with. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** A passkey counts as both factors, so both are asked for before one is added. */
export const PreparePasskeyBody = z.object({ password: ownPassword, otp: optional(otp) });
export const preparePasskey = endpoint({
  name: 'preparePasskey',
  summary: 'Begin to add a passkey, with the password and, where there is one, a code of the second factor',
  method: 'POST',
  path: '/api/user/passkeys/options/',
  access: verifiedUser,
  body: PreparePasskeyBody,
  response: CreationOptions,
  rateLimits,
});

/** What the browser made of the options; anything else it says about the device is not kept. */
export const NewCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});

export const passkeyName = optional(
  text(LIMITS.passkeyName, texts.passkeyNameLength(LIMITS.passkeyName.max)),
);
export const addPasskey = endpoint({
  name: 'addPasskey',
  summary: 'Add the passkey that a device has made; it is named after the device unless told',
  method: 'POST',
  path: '/api/user/passkeys/',
  access: verifiedUser,
  body: z.object({ name: passkeyName, credential: NewCredential }),
  response: Passkey,
  status: 201,
  idempotent: true,
  rateLimits,
});

/** What a passkey signs, to sign in or to prove that its holder is there. */
export const UsedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(100).optional(),
  }),
});

/**
 * Whoever removes a passkey proves to be the account's holder: with the password and, where there is one, a code of the
 * second factor, or with what a passkey of the account signs for a sign-in.
 */
export const RemovePasskeyBody = z
  .object({
    password: optional(ownPassword),
    otp: optional(otp),
    credential: UsedCredential.optional(),
  })
  .refine(({ password, credential }) => password !== undefined || credential !== undefined, {
    error: texts.passwordRequired,
    path: ['password'],
  });
export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Remove a passkey of the own account, with the password and a code or with a passkey',
  method: 'DELETE',
  path: '/api/user/passkeys/:id/',
  access: anyUser,
  params: z.object({ id: z.uuid() }),
  body: RemovePasskeyBody,
  rateLimits,
});

/** What `navigator.credentials.get` is called with; the device offers the passkeys it has for this site. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

export const preparePasskeyLogin = endpoint({
  name: 'preparePasskeyLogin',
  summary: 'Begin to sign in with a passkey',
  method: 'POST',
  path: '/api/user/login/passkey/options/',
  access: anyone,
  response: RequestOptions,
  rateLimits: [byAddress(300)],
});

export const loginWithPasskey = endpoint({
  name: 'loginWithPasskey',
  summary: 'Sign in with a passkey',
  method: 'POST',
  path: '/api/user/login/passkey/',
  access: anyone,
  body: z.object({ credential: UsedCredential, ...maybePosition }),
  response: LoggedIn,
});
