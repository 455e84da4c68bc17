import * as texts from '@nearbite/contract/accounts/accounts.texts';
import type { TokenPair } from '@nearbite/contract/accounts/sign-in';
import { recordAudit } from '../../../common/audit.ts';
import type { Trx } from '../../../db/database.ts';
import { formError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { type getById, updateUser } from '../accounts.queries.ts';
import { cancelDeletion } from '../personal-data/deletion.queries.ts';
import type { Origin, Sessions } from './sessions.service.ts';
import { type Attempt, createSignInThrottle } from './sign-in-throttle.ts';

export type SignInOrigin = Origin & Pick<Attempt, 'deviceId'>;
export type Position = { readonly latitude?: number | undefined; readonly longitude?: number | undefined };

type User = Awaited<ReturnType<typeof getById>>;
type Way = 'password' | 'passkey';

/** What is the same for everyone who comes in, with a password or with a passkey. */
export function createSignIn(services: Services, sessions: Sessions) {
  const { db, clock, config } = services;
  const throttle = createSignInThrottle(db, {
    key: services.keyFor('sign-in throttle'),
    clock,
    isOn: config.RATE_LIMIT,
  });
  return {
    begin: throttle.begin,

    /** Who proved who they are may still not come in. */
    refuseClosed({ blocked_at: blockedAt, is_verified: isVerified }: User): void {
      if (blockedAt) throw formError('forbidden', 'This account has been blocked. Please contact us.');
      if (!isVerified) throw formError('unverified', texts.emailUnverified);
    },

    /** Takes back the deletion of the account too. */
    async open(
      trx: Trx,
      user: User,
      { from, way, ...form }: Position & { readonly from: SignInOrigin; readonly way: Way },
    ): Promise<{ readonly token: TokenPair; readonly isBack: boolean }> {
      const known = position(form);
      // A passkey may be one that somebody else has added: it does not take the review from the new password's holder.
      const reviewed = user.security_review_due && way === 'password' && { security_review_due: false };
      if (known || reviewed) await updateUser(trx, user.id, { ...known, ...reviewed });
      const isBack = await cancelDeletion(trx, user.id);
      return { isBack, token: await sessions.open(trx, user, from) };
    },

    async record(
      action: 'account.signed-in' | 'account.sign-in-failed',
      { id, email }: { readonly id: number; readonly email: string },
      { address, way }: { readonly address: string; readonly way: Way },
    ): Promise<void> {
      const actorId = action === 'account.signed-in' ? id : null;
      const subject = { kind: 'user', id, label: email } as const;
      const details = way === 'passkey' ? { details: { note: 'With a passkey' } } : {};
      await recordAudit(db, { actorId, action, subject, at: clock.now(), address, ...details });
    },
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

export function position({
  latitude,
  longitude,
}: Position): { latitude: number; longitude: number } | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
