import type { AUDIT_SUBJECTS, AuditAction } from '@nearbite/contract/admin/audit';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { currentOrigin } from '../plugins/caller.ts';

type AuditRecord = {
  /** By default the user of the current request. Null says that it was nobody with an account, such as a rider. */
  readonly actorId?: number | null;
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
export const recordAudit = (trx: Db | Trx, entry: AuditRecord): Promise<void> => recordAudits(trx, [entry]);

export async function recordAudits(trx: Db | Trx, entries: readonly AuditRecord[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ actorId, action, subject, details, at, address }) => ({
    actor_id: storedActor(action, actorId),
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    details: { ...details, label: subject.label },
    created_at: at,
    address: address === undefined ? (currentOrigin().address ?? null) : address,
  }));
  await sql`
    insert into audit_log (actor_id, action, subject_kind, subject_id, details, created_at, address)
    select actor_id, action, subject_kind, subject_id, details, created_at, address
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (actor_id int, action text, subject_kind text,
      subject_id bigint, details jsonb, created_at timestamptz, address text)`.execute(trx);
}

/** In the table nobody is 0. Somebody who was forgotten must not look like that. */
function storedActor(
  action: AuditAction,
  actorId: number | null | undefined = currentOrigin().userId,
): number {
  if (actorId === undefined) throw new Error(`Nobody says who did this: ${action}`);
  return actorId ?? 0;
}

/**
 * What follows automatically, such as from an event of a payment provider: recorded without an actor, as the request
 * or job that happens to write it did not cause it.
 */
export const recordAutomatic = (
  trx: Db | Trx,
  entry: Omit<AuditRecord, 'actorId' | 'address'>,
): Promise<void> => recordAudit(trx, { ...entry, actorId: null, address: null });

/** Pages ask again every minute: one look is written down once. */
const LOOK_MINUTES = 10;

/** Written after an administrator was shown what belongs to people. */
export async function recordRead(
  db: Db,
  {
    actorId,
    action,
    subject,
    at,
  }: Pick<AuditRecord, 'action' | 'subject' | 'at'> & { readonly actorId: number },
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
