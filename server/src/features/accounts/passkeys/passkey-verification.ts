import type { NewCredential, UsedCredential } from '@nearbite/contract/accounts/passkeys';
import type { z } from 'zod';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256: what each Node we support can check, so that all instances accept the same keys. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey: most processes and all starts do without. */
const loadLibrary = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

type Expected = { readonly party: RelyingParty; readonly isChallengeGood: (challenge: string) => boolean };
type Verified = { readonly challenge: string; readonly counter: number };
type StoredKey = { readonly publicKey: Buffer; readonly counter: number };

/** What was signed; undefined for what no browser sends. */
export async function findChallenge(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await loadHelpers();
  try {
    return decodeClientDataJSON(clientDataJSON).challenge;
  } catch {
    return undefined;
  }
}

/** Undefined unless a device has made the key for this site and this challenge, and has verified its user. */
export async function verifyNew(
  credential: z.infer<typeof NewCredential>,
  { party, isChallengeGood }: Expected,
): Promise<(Verified & { readonly publicKey: Buffer }) | undefined> {
  const challenge = await findChallenge(credential.response.clientDataJSON);
  if (challenge === undefined || (await hasCertificates(credential.response.attestationObject))) {
    return undefined;
  }
  const { verifyRegistrationResponse } = await loadLibrary();
  const { transports: _unused, ...response } = credential.response;
  // It throws for everything that is not as it should be.
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: isChallengeGood,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { publicKey, counter } = registrationInfo.credential;
  return { challenge, counter, publicKey: Buffer.from(publicKey) };
}

/**
 * Who made the device is not asked for. A statement about it could name addresses where its certificates are to be
 * looked up, and nobody tells this server what to call.
 */
async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await loadHelpers();
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    const isPlain = ['none', 'packed'].includes(attestation.get('fmt'));
    return !isPlain || attestation.get('attStmt').get('x5c') !== undefined;
  } catch {
    return true;
  }
}

/** Undefined unless the device that holds the key has signed for this site and has verified its user. */
export async function verifyUse(
  credential: z.infer<typeof UsedCredential>,
  stored: StoredKey,
  { party, isChallengeGood }: Expected,
): Promise<{ readonly counter: number } | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { userHandle, ...response } = credential.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: isChallengeGood,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(stored.publicKey),
      counter: stored.counter,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? { counter: authenticationInfo.newCounter } : undefined;
}
