import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { useIsHydrating } from '../../lib/page/use-is-hydrating.tsx';
import { useShopByIdQuery } from './api.ts';
import { queryArgs } from './query-args.ts';
import { findRequestedRestaurantId } from './requested-restaurant-id.ts';

const Store = z.object({ slug: z.string(), name: z.string() });
type Store = z.infer<typeof Store>;
const Carried = z.object({ store: Store });

/** The restaurant a visitor was on the way to: as its card left it, else as the server knows it. */
export function useRequestedStore(wantedPath: string): { store: Store | undefined; isLoading: boolean } {
  const { state } = useLocation();
  const isHydrating = useIsHydrating();
  const id = findRequestedRestaurantId(wantedPath);
  // A reload keeps what the card left, but the server has not seen it.
  const carried = isHydrating ? undefined : Carried.safeParse(state).data?.store;
  const shop = useShopByIdQuery(
    id !== undefined && carried === undefined ? queryArgs.shopById(id) : skipToken,
  );
  return id === undefined
    ? { store: undefined, isLoading: false }
    : { store: carried ?? shop.data, isLoading: shop.isLoading };
}
