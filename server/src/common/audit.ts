import type { AUDIT_SUBJECTS, AuditAction } from '@nearbite/contract/admin/audit';
import type { Db, Trx } from '../db/database.ts';
import { currentOrigin } from '../plugins/caller.ts';

type AuditRecord = {
  /** By default the user of the current request; 0 for no account. */
  readonly actorId?: number;
  readonly action: AuditAction;
  readonly subject: {
    readonly kind: (typeof AUDIT_SUBJECTS)[number];
    readonly id: number;
    /** Kept with the entry: the subject may be renamed or gone when it is read. */
    readonly label: string;
  };
  readonly details?: Readonly<Record<string, unknown>>;
  readonly at: Date;
  /** From where it was done, where that is not the request's own; null for nowhere. */
  readonly address?: string | null;
};

/** Written in the transaction of the action: both happen or neither. */
export async function recordAudit(
  trx: Db | Trx,
  { actorId, action, subject, details, at, address }: AuditRecord,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: actorId ?? currentOrigin().userId ?? 0,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      details: JSON.stringify({ ...details, label: subject.label }),
      created_at: at,
      address: address === undefined ? (currentOrigin().address ?? null) : address,
    })
    .execute();
}

/**
 * What follows automatically, such as from an event of a payment provider: recorded without an actor, as the request
 * or job that happens to write it did not cause it.
 */
export const recordAutomatic = (
  trx: Db | Trx,
  entry: Omit<AuditRecord, 'actorId' | 'address'>,
): Promise<void> => recordAudit(trx, { ...entry, actorId: 0, address: null });

/** Pages ask again every minute: one look is written down once. */
const LOOK_MINUTES = 10;

/** Written after an administrator was shown what belongs to people. */
export async function recordRead(
  db: Db,
  { actorId, action, subject, at }: Required<Pick<AuditRecord, 'actorId' | 'action' | 'subject' | 'at'>>,
): Promise<void> {
  const known = await db
    .selectFrom('audit_log')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .where('subject_id', '=', subject.id)
    .where('created_at', '>', new Date(at.getTime() - LOOK_MINUTES * 60_000))
    .limit(1)
    .executeTakeFirst();
  if (!known) await recordAudit(db, { actorId, action, subject, at });
}
