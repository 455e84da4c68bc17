import { FAVOURITES_MAX } from '@nearbite/contract/favourites/favourites';
import type { Db } from '../../db/database.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import type { Favourite } from './favourites.queries.ts';
import * as queries from './favourites.queries.ts';

/** Also when it is one: then it stays where it is in the list. */
export function addFavourite(db: Db, favourite: Favourite): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await queries.lockFavourites(trx, favourite.userId);
    if (!(await queries.isOffered(trx, favourite))) throw notFound();
    if (await queries.isFavourite(trx, favourite)) return;
    if ((await queries.countFavourites(trx, favourite)) >= FAVOURITES_MAX) {
      throw new AppError('conflict', `You can keep at most ${FAVOURITES_MAX} favourites of each kind.`);
    }
    await queries.insertFavourite(trx, favourite);
  });
}

/** Also what is no longer offered, and what was none; never what never was. */
export async function removeFavourite(db: Db, favourite: Favourite): Promise<void> {
  if (await queries.deleteFavourite(db, favourite)) return;
  if (!(await queries.isOffered(db, favourite))) throw notFound();
}
