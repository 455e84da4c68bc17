import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

/** Whose device it is. */
export type Holder = { readonly column: 'user_id' | 'rider_id'; readonly id: number };

const deviceRow = z.strictObject({
  id: z.string(),
  name: z.string(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
});
export type DeviceRow = Readonly<z.infer<typeof deviceRow>>;

const isOf = ({ column, id }: Holder) => sql`${sql.ref(column)} = ${id}`;

export const listDevices = (db: Db, holder: Holder): Promise<DeviceRow[]> =>
  statement(deviceRow)`
    select id, name, created_at, last_used_at from push_devices where ${isOf(holder)} order by created_at, id`.all(
    db,
  );

export type NewDevice = {
  readonly holder: Holder;
  readonly familyId: string | undefined;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly name: string;
  readonly language: string;
  readonly now: Date;
};

/** The same browser again is the same device, whoever had it before: its id changes with its holder. */
export async function saveDevice(trx: Trx, { holder, ...device }: NewDevice): Promise<DeviceRow> {
  const { column } = holder;
  await sql`
    delete from push_devices
    where endpoint = ${device.endpoint} and ${sql.ref(column)} <> ${holder.id}`.execute(trx);
  return statement(deviceRow)`
    insert into push_devices (${sql.ref(column)}, family_id, endpoint, p256dh, auth, name, language, created_at)
    values (${holder.id}, ${device.familyId ?? null}, ${device.endpoint}, ${device.p256dh}, ${device.auth},
      ${device.name}, ${device.language}, ${device.now})
    on conflict (endpoint) where ${sql.ref(column)} is not null do update set ${sql.ref(column)} = ${holder.id},
      family_id = excluded.family_id, p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name,
      language = excluded.language
    returning id, name, created_at, last_used_at`.one(trx);
}

/** Those used last stay. */
export async function keepNewest(trx: Trx, holder: Holder, count: number): Promise<void> {
  await sql`
    delete from push_devices where id in (
      select id from push_devices where ${isOf(holder)}
      order by coalesce(last_used_at, created_at) desc, created_at desc, id offset ${count})`.execute(trx);
}

/** False when it is none of theirs. */
export async function deleteDevice(db: Db, holder: Holder, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from push_devices where id = ${id} and ${isOf(holder)}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

const subscriptionRow = z.strictObject({
  id: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  language: z.string(),
});

/** With what its holder reads. */
export const findOwnDevice = (db: Db, userId: number, id: string) =>
  statement(subscriptionRow)`
    select d.id, d.endpoint, d.p256dh, d.auth, u.language
    from push_devices d join users u on u.id = d.user_id where d.id = ${id} and d.user_id = ${userId}`.first(
    db,
  );

const riderRow = z.strictObject({ id: z.int() });

export const findRiderOfKey = (db: Db, key: string) =>
  statement(riderRow)`select id from riders where rider_key = ${key} and deleted_at is null`.first(db);
