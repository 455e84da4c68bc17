import { PATHS } from '@nearbite/contract/page-paths';
import { skipToken } from '@reduxjs/toolkit/query';
import { matchPath, useLocation } from 'react-router';
import { z } from 'zod';
import { useShopByIdQuery } from './api.ts';

const Store = z.object({ slug: z.string(), name: z.string() });
type Store = z.infer<typeof Store>;
const Carried = z.object({ store: Store });

/** The restaurant a visitor was on the way to: as its card left it, else as the server knows it. */
export function useWantedStore(wantedPath: string): { store: Store | undefined; isLoading: boolean } {
  const { state } = useLocation();
  const id = Number(matchPath(PATHS.restaurant, wantedPath.split(/[?#]/)[0] ?? '')?.params.id);
  const carried = Carried.safeParse(state).data?.store;
  const shop = useShopByIdQuery(id > 0 && carried === undefined ? { params: { id }, query: {} } : skipToken);
  return id > 0
    ? { store: carried ?? shop.data, isLoading: shop.isLoading }
    : { store: undefined, isLoading: false };
}
