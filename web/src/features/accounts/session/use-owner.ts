import { useSession } from './session.tsx';

/** Inside the guard of the restaurant pages only. */
export function useOwner(): { readonly restaurantId: number; readonly userId: number } {
  const session = useSession();
  if (session.role !== 'owner') throw new Error('Only owners see this page');
  return { restaurantId: session.restaurantId, userId: session.profile.id };
}
