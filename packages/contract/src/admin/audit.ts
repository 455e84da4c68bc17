import { z } from 'zod';
import { admin } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { isoDate, optional, page, text } from '../fields.ts';
import { namesOf } from '../names-of.ts';

/** Everything an administrator can do, and what an owner changed that they hear of, in the past tense. What they no longer can stays for old entries. */
export const AUDIT_ACTIONS = [
  'restaurant.approved',
  'restaurant.declined',
  'restaurant.suspended',
  'restaurant.restored',
  'restaurant.closed',
  'restaurant.contact-changed',
  'restaurant.paused',
  'restaurant.unpaused',
  'staff.invited',
  'staff.joined',
  'staff.role-changed',
  'staff.removed',
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
  'user.signed-out',
  'admin.appointed',
  'settings.changed',
  'payment.settled',
  'order.canceled',
  'account.signed-in',
  'account.sign-in-failed',
  'account.passkey-added',
  'account.passkey-removed',
  'account.second-factor-on',
  'account.second-factor-off',
  'account.recovery-codes-renewed',
  'account.deletion-requested',
  'account.deleted',
  'user.list-read',
  'restaurant.list-read',
  'order.list-read',
  'dish.price-changed',
  'restaurant.fees-changed',
  'money.refund-requested',
  'money.refunded',
  'money.cash-collected',
  'money.cash-returned',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an administrator looks for; each entry is of one kind at most. */
export const AUDIT_KINDS = {
  'sign-ins': [
    'account.signed-in',
    'account.sign-in-failed',
    'account.passkey-added',
    'account.passkey-removed',
    'account.second-factor-on',
    'account.second-factor-off',
    'account.recovery-codes-renewed',
  ],
  money: [
    'money.refund-requested',
    'money.refunded',
    'money.cash-collected',
    'money.cash-returned',
    'payment.settled',
    'order.canceled',
  ],
  prices: ['dish.price-changed', 'restaurant.fees-changed', 'settings.changed'],
  reads: ['user.list-read', 'restaurant.list-read', 'order.list-read'],
} as const satisfies Readonly<Record<string, readonly AuditAction[]>>;
export type AuditKind = keyof typeof AUDIT_KINDS;
const auditKind = z.enum(namesOf(AUDIT_KINDS), `Must be one of ${namesOf(AUDIT_KINDS).join(', ')}`);

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
  query: z.object({
    ...page,
    kind: optional(auditKind),
    /** The beginning of the address it was done from. */
    address: optional(text({ min: 1, max: 60 }, 'Address must be at most 60 characters long')),
  }),
  response: z.array(AuditEntry),
});
