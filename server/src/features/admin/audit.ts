import type { AUDIT_SUBJECTS, AuditAction, AuditEntry } from '@nearbite/contract/admin/audit';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';

type Deed = {
  readonly actorId: number;
  readonly action: AuditAction;
  readonly subject: {
    readonly kind: (typeof AUDIT_SUBJECTS)[number];
    readonly id: number;
    /** Kept with the entry: the subject may be renamed or gone when it is read. */
    readonly label: string;
  };
  readonly details?: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

/** Written in the transaction of the deed: both happen or neither. */
export async function recordDeed(trx: Trx, { actorId, action, subject, details, at }: Deed): Promise<void> {
  await sql`
    insert into audit_log (actor_id, action, subject_kind, subject_id, details, created_at)
    values (
      ${actorId}, ${action}, ${subject.kind}, ${subject.id},
      ${JSON.stringify({ ...details, label: subject.label })}::jsonb, ${at}
    )
  `.execute(trx);
}

type AuditRow = {
  id: number;
  action: string;
  subject_kind: string;
  subject_id: number;
  details: Record<string, unknown>;
  created_at: Date;
  actor_id: number;
  actor_name: string | null;
  actor_email: string | null;
};

export async function listDeeds(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AuditEntry[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<AuditRow>`
      select a.id, a.action, a.subject_kind, a.subject_id, a.details, a.created_at, a.actor_id,
             u.name as actor_name, u.email as actor_email
      from audit_log a
      left join users u on u.id = a.actor_id
      order by a.created_at desc, a.id desc
      limit ${limit} offset ${offset}
    `.execute(db),
    sql<{ total: number }>`select count(*) as total from audit_log`.execute(db),
  ]);
  return { rows: rows.map(present), total: counted.rows[0]?.total ?? 0 };
}

function present({ details: { label, ...details }, ...row }: AuditRow): AuditEntry {
  return {
    id: row.id,
    actor: { id: row.actor_id, name: row.actor_name ?? 'Deleted user', email: row.actor_email ?? '' },
    action: row.action as AuditEntry['action'],
    subject: {
      kind: row.subject_kind as AuditEntry['subject']['kind'],
      id: row.subject_id,
      label: String(label ?? ''),
    },
    details,
    date: row.created_at.toISOString(),
  };
}
