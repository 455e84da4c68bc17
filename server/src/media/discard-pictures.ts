import { z } from 'zod';
import type { Storage } from '../adapters/storage/port.ts';
import type { Db, Trx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import { deletePicture, storePicture } from './pictures.ts';
import type { SpooledFile } from './spooled-file.ts';

/** Whose pictures they are: an upload belongs to one of them, never to two. A dish has one review by each user. */
export type PictureHome =
  | { readonly kind: 'dish'; readonly did: string }
  | { readonly kind: 'restaurant'; readonly id: number }
  | { readonly kind: 'review'; readonly dishId: number; readonly userId: number };

type Payload = { readonly home: PictureHome; readonly paths: readonly string[] };

const discardPictures = defineJob<Payload>('discard_pictures');
const GRACE_MINUTES = 60;

/** A picture's path is its own, so the first names the set. */
const keyOf = (why: string, [first = '']: readonly string[]) => `pictures:${why}:${first}`;

/** Deletes pictures their row no longer shows; runs after the change that dropped them was committed. */
export async function discardLater(trx: Trx, home: PictureHome, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await enqueue(trx, discardPictures, { home, paths }, { key: keyOf('drop', paths) });
}

/**
 * Stores uploads before the transaction that uses them. Should that never commit, not even because the process
 * died, a later job finds them unused and deletes them.
 */
export async function storePictures(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  home: PictureHome,
  files: readonly SpooledFile[],
): Promise<string[]> {
  if (files.length === 0) return [];
  const outcomes = await Promise.allSettled(files.map((file) => storePicture(storage, file)));
  const paths = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    await discardNow(storage, paths);
    throw failure.reason;
  }
  const runAt = new Date(clock.now().getTime() + GRACE_MINUTES * 60_000);
  await enqueue(db, discardPictures, { home, paths }, { runAt, key: keyOf('check', paths) });
  return paths;
}

/** Uploads are stored before the transaction, which must not wait for a disk or a network, and go if it fails. */
export async function withStoredPictures<T>(
  services: Pick<Services, 'db' | 'storage' | 'clock'>,
  home: PictureHome,
  files: readonly SpooledFile[],
  change: (paths: readonly string[]) => Promise<T>,
): Promise<T> {
  const stored = await storePictures(services, home, files);
  try {
    return await change(stored);
  } catch (error) {
    await discardNow(services.storage, stored);
    throw error;
  }
}

/** For pictures no row ever named. */
async function discardNow(storage: Storage, paths: readonly string[]): Promise<void> {
  await Promise.allSettled(paths.map((path) => deletePicture(storage, path)));
}

export function pictureJobs({ db, storage }: Pick<Services, 'db' | 'storage'>): JobHandler[] {
  return [
    handleJob(discardPictures, async ({ home, paths }) => {
      const used = await findUsedPictures(db, home);
      const unused = paths.filter((path) => !used.has(path));
      await Promise.all(unused.map((path) => deletePicture(storage, path)));
    }),
  ];
}

const pathRow = z.strictObject({ path: z.string().nullable() });

function usedPictures(home: PictureHome) {
  if (home.kind === 'restaurant')
    return statement(pathRow)`select image as path from restaurants where id = ${home.id}`;
  if (home.kind === 'review')
    return statement(pathRow)`
      select unnest(photos) as path from reviews where dish_id = ${home.dishId} and user_id = ${home.userId}`;
  // What past orders show of a dish counts as used.
  return statement(pathRow)`
    with dish as (select id, image, gallery, deleted_at from dishes where did = ${home.did})
    select image as path from dish where deleted_at is null
    union select jsonb_array_elements_text(gallery) from dish where deleted_at is null
    union select i.image from dish join order_items i on i.dish_id = dish.id`;
}

async function findUsedPictures(db: Db, home: PictureHome): Promise<ReadonlySet<string>> {
  const rows = await usedPictures(home).all(db);
  return new Set(rows.flatMap(({ path }) => path ?? []));
}
