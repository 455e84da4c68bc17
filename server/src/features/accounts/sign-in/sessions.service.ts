import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { TokenPair } from '@nearbite/contract/accounts/sign-in';
import type { AccessTokens } from '../../../auth/access-tokens.ts';
import type { Db, Trx } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  insertFamily,
  lockFamily,
  type RefreshFamily,
  revokeFamily,
  rotateFamily,
} from './sessions.queries.ts';

export const REFRESH_TOKEN_DAYS = 30;
/** However often it is renewed, after that long people prove themselves again. */
export const LONGEST_SIGN_IN_DAYS = 90;
/** How long a rotated token still yields its unused successor: a response lost on a bad network ends no session. */
export const ROTATION_GRACE_SECONDS = 30;

const DAY_MS = 86_400_000;
const MAX_USER_AGENT = 300;

/** Where a sign-in comes from, so that its owner recognises it in the list. */
export type Origin = { readonly address: string; readonly userAgent: string | undefined };

type SignedInUser = {
  readonly id: number;
  readonly token_version: number;
  readonly security_review_due?: boolean;
};

export type Sessions = {
  /** Opens a sign-in of its own. */
  open(trx: Db | Trx, user: SignedInUser, origin: Origin): Promise<TokenPair>;
  refresh(db: Db, refreshToken: string): Promise<TokenPair>;
  /** Returns whose sign-in has ended. */
  close(db: Db, refreshToken: string): Promise<number | undefined>;
};

const refused = () => new AppError('unauthorized', 'Your session has ended. Please log in again.');

export function createSessions(key: Uint8Array, tokens: AccessTokens, clock: Clock): Sessions {
  const expiry = (openedAt: Date) =>
    new Date(
      Math.min(
        clock.now().getTime() + REFRESH_TOKEN_DAYS * DAY_MS,
        openedAt.getTime() + LONGEST_SIGN_IN_DAYS * DAY_MS,
      ),
    );

  async function pair(user: SignedInUser, claims: RefreshClaims): Promise<TokenPair> {
    const access = await tokens.sign({
      userId: user.id,
      version: user.token_version,
      familyId: claims.familyId,
    });
    return { access, refresh: makeRefreshToken(key, claims) };
  }

  /** The generation to hand out, or undefined for a token that was used before: someone else holds a copy. */
  function nextGeneration(family: RefreshFamily, presented: number): number | undefined {
    if (presented === family.generation) return family.generation + 1;
    const ageMs = clock.now().getTime() - family.rotated_at.getTime();
    const isLostResponse = presented === family.generation - 1 && ageMs <= ROTATION_GRACE_SECONDS * 1000;
    return isLostResponse ? family.generation : undefined;
  }

  return {
    async open(trx, user, { address, userAgent }) {
      const familyId = randomUUID();
      const now = clock.now();
      await insertFamily(trx, {
        id: familyId,
        user_id: user.id,
        rotated_at: now,
        expires_at: expiry(now),
        created_at: now,
        address,
        security_review_due: user.security_review_due ?? false,
        user_agent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      });
      return pair(user, { familyId, generation: 0 });
    },

    async refresh(db, refreshToken) {
      const claims = readRefreshToken(key, refreshToken);
      if (!claims) throw refused();
      // Refusing is decided after the transaction, so that a revocation is kept.
      const renewed = await db.transaction().execute(async (trx) => {
        const family = await lockFamily(trx, claims.familyId);
        if (!family || family.revoked_at || family.blocked_at || family.expires_at <= clock.now())
          return undefined;
        const generation = nextGeneration(family, claims.generation);
        if (generation === undefined) {
          await revokeFamily(trx, family.id, clock.now());
          return undefined;
        }
        if (generation !== family.generation) {
          await rotateFamily(trx, family.id, {
            generation,
            rotated_at: clock.now(),
            expires_at: expiry(family.created_at),
          });
        }
        return pair(
          { id: family.user_id, token_version: family.token_version },
          { familyId: family.id, generation },
        );
      });
      if (!renewed) throw refused();
      return renewed;
    },

    async close(db, refreshToken) {
      const claims = readRefreshToken(key, refreshToken);
      return claims && revokeFamily(db, claims.familyId, clock.now());
    },
  };
}

/** Which sign-in a refresh token belongs to, and how often that has been renewed. */
type RefreshClaims = { readonly familyId: string; readonly generation: number };

const FAMILY_BYTES = 16;
const HEAD_BYTES = FAMILY_BYTES + 4;
const TOKEN_BYTES = HEAD_BYTES + 32;

/**
 * Refresh tokens are derived, not stored: a stolen database holds none, and a successor that got lost on a bad
 * network can be handed out again without keeping it anywhere.
 */
function makeRefreshToken(key: Uint8Array, { familyId, generation }: RefreshClaims): string {
  const head = Buffer.alloc(HEAD_BYTES);
  Buffer.from(familyId.replaceAll('-', ''), 'hex').copy(head);
  head.writeUInt32BE(generation, FAMILY_BYTES);
  return Buffer.concat([head, sign(key, head)]).toString('base64url');
}

function readRefreshToken(key: Uint8Array, token: string): RefreshClaims | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES) return undefined;
  const head = bytes.subarray(0, HEAD_BYTES);
  if (!timingSafeEqual(sign(key, head), bytes.subarray(HEAD_BYTES))) return undefined;
  const hex = head.toString('hex', 0, FAMILY_BYTES);
  const familyId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { familyId, generation: head.readUInt32BE(FAMILY_BYTES) };
}

const sign = (key: Uint8Array, head: Buffer) => createHmac('sha256', key).update(head).digest();
