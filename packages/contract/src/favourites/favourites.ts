import { z } from 'zod';
import { self } from '../access.ts';
import { ListedDish, NearbyRestaurant } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { id, lang, withPlace } from '../fields.ts';

export const FAVOURITE_KINDS = ['restaurants', 'dishes'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];
/** So many of each kind. */
export const FAVOURITES_MAX = 200;

const ofUser = z.object({ user_id: id });

/** As the restaurant's or dish's own rows elsewhere, the newest favourite first. */
export const Favourites = z.object({
  restaurants: z.array(NearbyRestaurant),
  dishes: z.array(ListedDish),
});
export type Favourites = z.infer<typeof Favourites>;

export const listFavourites = endpoint({
  name: 'listFavourites',
  summary: "A person's favourite restaurants and dishes that are offered, the newest first",
  method: 'GET',
  path: '/api/customer/favourites/:user_id/',
  access: self,
  params: ofUser,
  query: withPlace({ lang }),
  response: Favourites,
});

export const FavouriteIds = z.record(z.enum(FAVOURITE_KINDS), z.array(z.number()));
export type FavouriteIds = z.infer<typeof FavouriteIds>;

export const listFavouriteIds = endpoint({
  name: 'listFavouriteIds',
  summary: 'Which restaurants and dishes are favourites, to mark them wherever they are shown',
  method: 'GET',
  path: '/api/customer/favourite-ids/:user_id/',
  access: self,
  params: ofUser,
  response: FavouriteIds,
});

const favouritePath = '/api/customer/favourites/:user_id/:kind/:id/';
const favouriteParams = ofUser.extend({ kind: z.enum(FAVOURITE_KINDS), id });

export const addFavourite = endpoint({
  name: 'addFavourite',
  summary: `Makes a favourite of it, also when it is one; 409 beyond ${FAVOURITES_MAX} of its kind`,
  method: 'PUT',
  path: favouritePath,
  access: self,
  params: favouriteParams,
});

export const removeFavourite = endpoint({
  name: 'removeFavourite',
  summary: 'Makes no favourite of it any more, also when it is none',
  method: 'DELETE',
  path: favouritePath,
  access: self,
  params: favouriteParams,
});
