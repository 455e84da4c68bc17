import { createHash, randomBytes } from 'node:crypto';
import type { Db, Trx } from '../../db/database.ts';

export type LinkPurpose = 'activate' | 'reset';

export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = { activate: 72, reset: 1 };

const HOUR_MS = 3_600_000;
const fingerprint = (token: string) => createHash('sha256').update(token).digest();

/** A fresh secret for a mail; only its fingerprint is kept. */
export async function issueLink(
  trx: Db | Trx,
  { userId, purpose, now }: { userId: number; purpose: LinkPurpose; now: Date },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await trx
    .insertInto('mailed_links')
    .values({
      token_hash: fingerprint(token),
      user_id: userId,
      purpose,
      expires_at: new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS),
    })
    .execute();
  return token;
}

export type MailedLink = {
  readonly user_id: number;
  readonly expires_at: Date;
  readonly used_at: Date | null;
};

export type PresentedLink = {
  /** The user's id as the address spells it. */
  readonly id: string;
  readonly token: string;
  readonly purpose: LinkPurpose;
};

const USER_ID = /^[1-9]\d{0,8}$/;

function linkQuery(db: Db | Trx, { id, token, purpose }: PresentedLink) {
  return db
    .selectFrom('mailed_links')
    .select(['user_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', fingerprint(token))
    .where('user_id', '=', USER_ID.test(id) ? Number(id) : 0)
    .where('purpose', '=', purpose);
}

export async function findLink(db: Db | Trx, link: PresentedLink): Promise<MailedLink | undefined> {
  return linkQuery(db, link).executeTakeFirst();
}

/** Locked until the transaction ends, so that a link opened twice at once works once. */
export async function lockLink(trx: Trx, link: PresentedLink): Promise<MailedLink | undefined> {
  return linkQuery(trx, link).forUpdate().executeTakeFirst();
}

/** One use spends every open link of the purpose. */
export async function spendLinks(trx: Trx, userId: number, purpose: LinkPurpose, now: Date): Promise<void> {
  await trx
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Links stay a while after they expire, so that an expired one can be told from a wrong one. */
export async function deleteOldLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mailed_links').where('expires_at', '<', before).execute();
}
