import { z } from 'zod';
import { statement } from '../../db/statement.ts';

/** Restaurants in one file: ids are given out one after the other, so a file is a range of them. */
export const STORES_IN_FILE = 10_000;

export const lastPublicRestaurant = () =>
  statement(z.strictObject({ id: z.int().nullable() }))`
    select max(id) as id from restaurants where is_public`;

export const storesOfFile = (file: number) =>
  statement(z.strictObject({ slug: z.string() }))`
    select slug from restaurants
    where is_public and id > ${file * STORES_IN_FILE} and id <= ${(file + 1) * STORES_IN_FILE}
    order by id`;
