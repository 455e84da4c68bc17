import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditEntry,
} from '@nearbite/contract/admin/audit';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

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
  /** From where it was done. */
  readonly address?: string;
};

/** Written in the transaction of the deed: both happen or neither. */
export async function recordDeed(
  trx: Db | Trx,
  { actorId, action, subject, details, at, address }: Deed,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      details: JSON.stringify({ ...details, label: subject.label }),
      created_at: at,
      address: address ?? null,
    })
    .execute();
}

const auditRow = z.strictObject({
  id: z.int(),
  action: z.enum(AUDIT_ACTIONS),
  subject_kind: z.enum(AUDIT_SUBJECTS),
  subject_id: z.int(),
  details: z.record(z.string(), z.unknown()),
  created_at: z.date(),
  actor_id: z.int(),
  actor_name: z.string().nullable(),
  actor_email: z.string().nullable(),
  address: z.string().nullable(),
});

export async function listDeeds(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AuditEntry[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    statement(auditRow)`
      select a.id, a.action, a.subject_kind, a.subject_id, a.details, a.created_at, a.actor_id, a.address,
             u.name as actor_name, u.email as actor_email
      from audit_log a
      left join users u on u.id = a.actor_id
      order by a.created_at desc, a.id desc
      limit ${limit} offset ${offset}
    `.all(db),
    db
      .selectFrom('audit_log')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(present), total };
}

function present({ details: { label, ...details }, ...row }: z.infer<typeof auditRow>): AuditEntry {
  return {
    id: row.id,
    actor: {
      id: row.actor_id,
      name: row.actor_name ?? (row.actor_id === 0 ? 'Unknown' : 'Deleted user'),
      email: row.actor_email ?? '',
    },
    action: row.action,
    subject: {
      kind: row.subject_kind,
      id: row.subject_id,
      label: String(label ?? ''),
    },
    details,
    address: row.address,
    date: row.created_at.toISOString(),
  };
}
