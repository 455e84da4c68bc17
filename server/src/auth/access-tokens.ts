import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

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

export function createAccessTokens(key: Uint8Array, clock: Clock): AccessTokens {
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
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          currentDate: clock.now(),
        });
        const userId = Number(payload.sub);
        const familyId = typeof payload.sid === 'string' ? payload.sid : undefined;
        return Number.isSafeInteger(userId) && typeof payload.v === 'number'
          ? { userId, version: payload.v, familyId }
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
