import {
  AUDIT_ACTIONS,
  AUDIT_KINDS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditEntry,
  type AuditKind,
} from '@nearbite/contract/admin/audit';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { statement, totalRow } from '../../db/statement.ts';
import { currentOrigin } from '../../plugins/caller.ts';
import { beginningWith } from './containing.ts';

type AuditRecord = {
  /** Whose request it is, unless told; 0 for nobody who has an account. */
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
 * What follows by itself, such as from the word of a payment provider: it is nobody's doing, whoever's call or job was
 * the first to hear of it, and may therefore be written in any of them.
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

type AuditFilter = {
  readonly limit: number;
  readonly offset: number;
  readonly kind?: AuditKind | undefined;
  readonly address?: string | undefined;
};

export async function listAuditEntries(
  db: Db,
  { limit, offset, kind, address }: AuditFilter,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const chosen = sql`${kind === undefined ? sql`true` : sql`a.action = any(${AUDIT_KINDS[kind]}::text[])`}
    and ${address === undefined ? sql`true` : sql`a.address like ${beginningWith(address)}`}`;
  const [rows, { total }] = await Promise.all([
    statement(auditRow)`
      select a.id, a.action, a.subject_kind, a.subject_id, a.details, a.created_at, a.actor_id, a.address,
             u.name as actor_name, u.email as actor_email
      from audit_log a
      left join users u on u.id = a.actor_id
      where ${chosen}
      order by a.created_at desc, a.id desc
      limit ${limit} offset ${offset}
    `.all(db),
    statement(totalRow)`select count(*) as total from audit_log a where ${chosen}`.one(db),
  ]);
  return { rows: rows.map(present), total };
}

function present({ details: { label, ...details }, ...row }: z.infer<typeof auditRow>): AuditEntry {
  return {
    id: row.id,
    actor: {
      id: row.actor_id,
      name: row.actor_name ?? (row.actor_id === 0 ? 'No account' : 'Deleted user'),
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
