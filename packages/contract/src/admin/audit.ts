import { z } from 'zod';
import { admin } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { isoDate, page } from '../fields.ts';

/** Everything an administrator can do, and what an owner changed that they hear of, in the past tense. What they no longer can stays for old entries. */
export const AUDIT_ACTIONS = [
  'restaurant.approved',
  'restaurant.declined',
  'restaurant.suspended',
  'restaurant.restored',
  'restaurant.contact-changed',
  'restaurant.paused',
  'restaurant.unpaused',
  'dish.taken-into-review',
  'dish.released',
  'dish.status-changed',
  'category.created',
  'category.changed',
  'category.moved',
  'category.deleted',
  'user.blocked',
  'user.unblocked',
  'user.activation-resent',
  'admin.appointed',
  'settings.changed',
  'payment.settled',
  'order.canceled',
  'account.signed-in',
  'account.sign-in-failed',
  'account.deletion-requested',
  'account.deleted',
  'user.list-read',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_SUBJECTS = [
  'restaurant',
  'dish',
  'category',
  'user',
  'settings',
  'payment',
  'order',
] as const;

export const AuditEntry = z.object({
  id: z.number(),
  actor: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  action: z.enum(AUDIT_ACTIONS),
  /** `label` is what the subject was called at that time; it may be gone since. */
  subject: z.object({ kind: z.enum(AUDIT_SUBJECTS), id: z.number(), label: z.string() }),
  details: z.record(z.string(), z.unknown()),
  /** From where it was done, where that is known. */
  address: z.string().nullable(),
  date: isoDate,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = endpoint({
  name: 'adminListAudit',
  summary: 'Who did what and when, newest first',
  method: 'GET',
  path: '/api/admin/audit/',
  access: admin,
  query: z.object(page),
  response: z.array(AuditEntry),
});
