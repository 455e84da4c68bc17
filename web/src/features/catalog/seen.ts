import type { Dish, Shop } from '@nearbite/contract/catalog/catalog';
import { dishPath, storePath } from '@nearbite/contract/page-paths';

/** A restaurant as the list of what was looked at keeps it, whichever of its pages it was. */
export const seenStore = ({ slug, name, image, description }: Shop) => ({
  path: storePath(slug),
  name,
  image,
  note: description ?? '',
});

export const seenDish = ({ slug, title, image, restaurant }: Dish) => ({
  path: dishPath(slug),
  name: title,
  image,
  note: restaurant.name,
});
