import type { TokenPair } from '@nearbite/contract/accounts/sign-in';
import type { ParsedCall } from '@nearbite/contract/endpoint';
import { staffChanged, userChanged } from '@nearbite/contract/live/events';
import type { joinStaff } from '@nearbite/contract/staff/staff';
import type { Actor, User } from '../../auth/actor.ts';
import type { Trx } from '../../db/database.ts';
import { AppError, formError, notFound } from '../../lib/errors.ts';
import { publish } from '../../lib/publish.ts';
import type { Services } from '../../services.ts';
import { createInvitedAccounts } from '../accounts/index.ts';
import { findInvitation, type InvitationRow, lockInvitation, writeJoined } from './staff.queries.ts';
import { record } from './staff.service.ts';

type Form = NonNullable<ParsedCall<typeof joinStaff>['body']>;
type Origin = { readonly address: string; readonly userAgent: string | undefined };
type Joined = { readonly invitation: InvitationRow; readonly userId: number; readonly token?: TokenPair };

export function createJoining(services: Services) {
  const { db, clock } = services;
  const accounts = createInvitedAccounts(services);

  return async function accept(
    secret: string,
    { actor, form, origin }: { actor: Actor; form: Form | undefined; origin: Origin },
  ): Promise<Joined> {
    // Asked first without a lock: a wrong link must not cost us a hash.
    const invitation = open(await findInvitation(db, secret));
    if (actor.kind !== 'user' && form && invitation.hasAccount) return signIn(invitation, form, origin);
    const join = actor.kind === 'user' ? joinAs(actor) : await joinAnew(invitation.email, form, origin);
    const joined = await db
      .transaction()
      .execute(async (trx) => join(trx, open(await lockInvitation(trx, secret))));
    // Another request has made the account meanwhile.
    if (!joined) return accept(secret, { actor, form, origin });
    await publish(services, staffChanged, { user_id: joined.userId });
    if (joined.token) await publish(services, userChanged, { user_id: joined.userId });
    return joined;
  };

  function open(invitation: InvitationRow | undefined): InvitationRow {
    if (!invitation || invitation.expiresAt <= clock.now()) throw notFound();
    return invitation;
  }

  function joinAs(user: User) {
    return async (trx: Trx, invitation: InvitationRow): Promise<Joined> => {
      if (user.email !== invitation.email) {
        throw new AppError('forbidden', `This invitation is for ${invitation.email}.`);
      }
      await accounts.verify(trx, user.id, user.familyId);
      return enter(trx, invitation, user.id);
    };
  }

  async function joinAnew(email: string, form: Form | undefined, origin: Origin) {
    if (!form) throw new AppError('unauthorized', 'Please log in first.');
    const { name, password, language } = form;
    const passwordHash = await accounts.prepare({ email, password });
    return async (trx: Trx, invitation: InvitationRow): Promise<Joined | undefined> => {
      const made = await accounts.register(trx, { name, email, passwordHash, language }, origin);
      return made && { ...(await enter(trx, invitation, made.userId)), token: made.token };
    };
  }

  /** A response may get lost: who has joined by the link already gets in by it, as on the sign-in page. */
  async function signIn(invitation: InvitationRow, { password }: Form, origin: Origin): Promise<Joined> {
    const { email, userId } = invitation;
    if (userId === null) throw formError('unauthorized', 'Log in with this address to join.');
    const { token } = await accounts.signIn({ email, password }, { ...origin, deviceId: undefined });
    return { invitation, userId, token };
  }

  /** A repeat changes nothing. */
  async function enter(trx: Trx, invitation: InvitationRow, userId: number): Promise<Joined> {
    if (invitation.userId === null) {
      await writeJoined(trx, invitation.id, userId, clock.now());
      await record(services, trx, 'staff.joined', { ...invitation, actorId: userId });
    }
    return { invitation, userId };
  }
}
