import { restaurantPath } from '@nearbite/contract/page-paths';

type Linked = { readonly id: number; readonly slug: string; readonly name: string };

/** Where a restaurant is followed to. The log-in page in the way can then name it without asking. */
export const toRestaurant = ({ id, slug, name }: Linked) => ({
  to: restaurantPath(id),
  state: { store: { slug, name } },
});
