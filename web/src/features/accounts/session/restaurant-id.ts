import { useSession } from './session.tsx';

/** The restaurant of the owner who is signed in; only below the restaurant guard. */
export function useRestaurantId(): number {
  const session = useSession();
  if (session.role !== 'owner') throw new Error('Only owners have a restaurant');
  return session.restaurantId;
}
