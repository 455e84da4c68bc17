import type { ClientBase } from 'pg';
import { pictureKeys } from '../media/pictures.ts';

/** Every column that names pictures, as a query of their paths; a test looks for columns that are not here. */
const USED_PICTURES = `
  select image as path from users
  union select image from categories
  union select image from restaurants
  union select image from dishes where deleted_at is null
  union select jsonb_array_elements_text(gallery) from dishes where deleted_at is null
  union select image from order_items`;

/** The keys of every size of every picture that a row shows. */
export async function findUsedPictureKeys(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ path: string | null }>(USED_PICTURES);
  return rows.flatMap(({ path }) => (path === null ? [] : pictureKeys(path)));
}
