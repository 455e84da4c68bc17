import {
  addFavourite,
  type FavouriteKind,
  listFavouriteIds,
  listFavourites,
  removeFavourite,
} from '@nearbite/contract/favourites/favourites';
import { api } from '../../lib/net/api.ts';
import { call, toRequest } from '../../lib/net/call.ts';

type Change = {
  readonly userId: number;
  readonly kind: FavouriteKind;
  readonly id: number;
  readonly isFavourite: boolean;
};

export const idsOf = (userId: number) => ({ params: { user_id: userId } });

const favouritesApi = api.enhanceEndpoints({ addTagTypes: ['Favourites'] }).injectEndpoints({
  endpoints: (build) => ({
    favouriteIds: build.query(call(listFavouriteIds)),
    favourites: build.query({ ...call(listFavourites), providesTags: ['Favourites'] }),
    changeFavourite: build.mutation({
      query: ({ userId, kind, id, isFavourite }: Change) =>
        toRequest(isFavourite ? addFavourite : removeFavourite, { params: { user_id: userId, kind, id } }),
      // Shown at once; taken back where the server refuses it.
      onQueryStarted: async ({ userId, kind, id, isFavourite }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          favouritesApi.util.updateQueryData('favouriteIds', idsOf(userId), (ids) => {
            const others = ids[kind].filter((other) => other !== id);
            ids[kind] = isFavourite ? [...others, id] : others;
          }),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: (_result, error) => (error ? [] : ['Favourites']),
    }),
  }),
});

export const { useFavouriteIdsQuery, useFavouritesQuery, useChangeFavouriteMutation } = favouritesApi;
