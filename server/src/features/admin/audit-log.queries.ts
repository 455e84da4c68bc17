import {
  AUDIT_ACTIONS,
  AUDIT_KINDS,
  AUDIT_SUBJECTS,
  type AuditEntry,
  type AuditKind,
} from '@nearbite/contract/admin/audit';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { statement, totalRow } from '../../db/statement.ts';
import { beginningWith } from './containing.ts';

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
