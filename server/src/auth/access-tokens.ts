import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../lib/clock.ts';

export const ACCESS_TOKEN_MINUTES = 15;
const ISSUER = 'nearbite';

export type AccessClaims = {
  readonly userId: number;
  readonly version: number;
  /** The sign-in the token belongs to; ending that ends the token. */
  readonly familyId?: string | undefined;
};

export type AccessTokens = {
  sign(claims: AccessClaims): Promise<string>;
  /** Undefined for anything that is not a valid, current token of ours. */
  verify(token: string): Promise<AccessClaims | undefined>;
};

/** Tokens checked lately: a signature that was right stays right, and only the time runs on. */
const MAX_KNOWN = 10_000;
type Known = { readonly claims: AccessClaims; readonly expiresAtMs: number };

export function createAccessTokens(key: Uint8Array, clock: Clock): AccessTokens {
  const known = new LRUCache<string, Known>({ max: MAX_KNOWN });
  return {
    sign: ({ userId, version, familyId }) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ v: version, ...(familyId ? { sid: familyId } : {}) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_MINUTES * 60)
        .sign(key);
    },
    async verify(token) {
      const checked = known.get(token);
      if (checked) return clock.now().getTime() < checked.expiresAtMs ? checked.claims : undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          currentDate: clock.now(),
        });
        const userId = Number(payload.sub);
        const familyId = typeof payload.sid === 'string' ? payload.sid : undefined;
        if (!Number.isSafeInteger(userId) || typeof payload.v !== 'number') return undefined;
        const claims = { userId, version: payload.v, familyId };
        if (payload.exp !== undefined) known.set(token, { claims, expiresAtMs: payload.exp * 1000 });
        return claims;
      } catch {
        return undefined;
      }
    },
  };
}
