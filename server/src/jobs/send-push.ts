import { DEFAULT_LANGUAGE, knownLanguage, LANGUAGES, languagePrefix } from '@nearbite/contract/languages';
import type { PushMessage } from '@nearbite/contract/notifications/push';
import { sql } from 'kysely';
import { z } from 'zod';
import { PushDelayedError, type PushSender } from '../adapters/push/push-sender.ts';
import { workersOf } from '../common/workers.ts';
import type { Db, Trx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { Services } from '../services.ts';
import { translate } from '../texts/translate.ts';
import { defineJob, enqueue, handleJob, type JobHandler, jobOf } from './queue.ts';

/** Everybody who works at a restaurant, one account, or one rider. */
export type PushAudience =
  | { readonly kind: 'restaurant'; readonly id: number }
  | { readonly kind: 'user'; readonly id: number }
  | { readonly kind: 'rider'; readonly id: number };

export type Push = {
  /** Names the cause; the same is told once. */
  readonly key: string;
  readonly to: PushAudience;
  /** In English; said in the language of whoever reads it when it is sent. */
  readonly title: string;
  readonly message: string;
  /** The page it opens, without a language. */
  readonly path: string;
  readonly tag: string;
  /** Nobody wants to know afterwards. */
  readonly until: string;
};

const sendPushJob = defineJob<Push>('send_push');
const tidyPushes = defineJob<unknown>('tidy_pushes');

const KEEP_DAYS = 7;
const SENT_AT_ONCE = 20;
const LONGEST_BODY = 300;

/** Of `push_devices d`: whoever belongs to the audience at this moment. */
const isHeardOn = ({ kind, id }: PushAudience) => {
  if (kind === 'restaurant') return sql`d.user_id in ${workersOf(id)}`;
  return kind === 'user' ? sql`d.user_id = ${id}` : sql`d.rider_id = ${id}`;
};

/** Whether there is a device to tell a restaurant on. */
export const isHeardAt = (restaurantId: unknown) =>
  sql`exists (select from ${workersOf(restaurantId)} w join push_devices d on d.user_id = w.user_id)`;

/** In the transaction of what it tells of. Where nobody would hear it, no job is written. */
export async function enqueuePushes(trx: Db | Trx, pushes: readonly Push[]): Promise<void> {
  if (pushes.length === 0) return;
  await sql`
    with heard as materialized (
      select p->>'key' as key, p from jsonb_array_elements(${JSON.stringify(pushes)}::jsonb) p
      cross join lateral (select p->'to'->>'kind' as kind, (p->'to'->>'id')::int as id) whom
      where (kind = 'user' and exists (select from push_devices d where d.user_id = whom.id))
        or (kind = 'rider' and exists (select from push_devices d where d.rider_id = whom.id))
        or (kind = 'restaurant' and ${isHeardAt(sql`whom.id`)})
    ), fresh as (
      insert into pushes (push_key) select distinct key from heard on conflict do nothing returning push_key
    )
    select ${jobOf(sendPushJob, sql`p`, { key: sql`'push:' || key` })}
    from heard join fresh on push_key = key`.execute(trx);
}

export const pushJobs = ({ db, clock, push }: Services): JobHandler[] => [
  handleJob(sendPushJob, (what) => sendPush({ db, push, now: clock.now() }, what)),
  handleJob(
    tidyPushes,
    async () => {
      await sql`delete from pushes where created_at < now() - ${`${KEEP_DAYS} days`}::interval`.execute(db);
    },
    '41 3 * * *',
  ),
];

const deviceRow = z.strictObject({
  id: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  language: z.string(),
});
type Device = z.infer<typeof deviceRow>;

type Sending = { readonly db: Db; readonly push: PushSender; readonly now: Date };

/** Those who belong to the audience now, and have not got it yet. */
const findListeners = (db: Db, { key, to }: Push, now: Date) =>
  statement(deviceRow)`
    select d.id, d.endpoint, d.p256dh, d.auth, coalesce(u.language, d.language) as language
    from push_devices d
    left join users u on u.id = d.user_id
    left join refresh_families f on f.id = d.family_id
    where ${isHeardOn(to)}
      and (d.user_id is null or (u.blocked_at is null and u.delete_at is null and u.deleted_at is null))
      and (d.family_id is null or (f.revoked_at is null and f.expires_at > ${now}))
      and not exists (select from pushes where push_key = ${key} || ' ' || d.id)
    order by d.id limit 500`.all(db);

async function sendPush(sending: Sending, what: Push): Promise<void> {
  const { db, now } = sending;
  const ttlSeconds = Math.floor((Date.parse(what.until) - now.getTime()) / 1_000);
  if (ttlSeconds <= 0) return;
  const devices = await findListeners(db, what, now);
  const failures: unknown[] = [];
  for (let from = 0; from < devices.length; from += SENT_AT_ONCE) {
    const results = await Promise.allSettled(
      devices
        .slice(from, from + SENT_AT_ONCE)
        .map((device) => sendToDevice(sending, device, what, ttlSeconds)),
    );
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
  }
  if (failures.length === 0) return;
  const waits = failures.map((error) =>
    error instanceof PushDelayedError ? error.retryAfterSeconds : undefined,
  );
  const seconds = Math.max(...waits.map((wait) => wait ?? 0));
  if (seconds === 0) throw failures[0];
  // As the push service asked; those that have it are left out then.
  const runAt = new Date(Date.now() + seconds * 1_000);
  await enqueue(db, sendPushJob, what, { key: `push:${what.key}`, runAt });
}

async function sendToDevice(
  { db, push, now }: Sending,
  device: Device,
  what: Push,
  ttlSeconds: number,
): Promise<void> {
  const outcome = await push.send(device, pushMessageOf(what, device.language), ttlSeconds);
  if (outcome === 'gone') await forgetDevice(db, device);
  else await noteSent(db, device.id, { key: what.key, now });
}

/** In a reader's language, with the page in that language. */
export function pushMessageOf(
  { title, message, path, tag, key }: Omit<Push, 'to' | 'until'>,
  reader: string,
): PushMessage {
  const language = knownLanguage(reader);
  const body = translate(message, language);
  return {
    title: translate(title, language),
    body: body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY - 1)}…` : body,
    url: `${language === DEFAULT_LANGUAGE ? '' : languagePrefix(language)}${path}`,
    tag,
    key,
    lang: language,
    dir: LANGUAGES[language].direction,
  };
}

/** Unless the same device was registered anew meanwhile. */
export async function forgetDevice(db: Db, { id, auth }: Pick<Device, 'id' | 'auth'>): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).where('auth', '=', auth).execute();
}

async function noteSent(db: Db, deviceId: string, { key, now }: { key: string; now: Date }): Promise<void> {
  await sql`
    with noted as (
      insert into pushes (push_key) values (${key} || ' ' || ${deviceId}::text) on conflict do nothing
    )
    update push_devices set last_used_at = ${now} where id = ${deviceId}::uuid`.execute(db);
}
