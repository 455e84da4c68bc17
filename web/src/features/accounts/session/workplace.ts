import type { StaffRole } from '@nearbite/contract/access';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/browser/listeners.ts';
import { readText, writeText } from '../../../lib/browser/stored-text.ts';
import { type Session, useSession, useUserId } from './session.tsx';

/** The restaurant somebody acts for in the restaurant area: their own, or one of others they work for. */
export type Workplace = {
  readonly restaurantId: number;
  /** Null for one's own, whose name stands in its settings. */
  readonly name: string | null;
  readonly role: 'owner' | StaffRole;
};

const KEY = 'workplace';
const { tell, listen } = createListeners(KEY);

/** For who works for several: the area shows this one from now on, in every tab. */
export function chooseWorkplace(restaurantId: number): void {
  writeText(KEY, String(restaurantId));
  tell();
}

export function workplacesOf(session: Session): readonly Workplace[] {
  if (!('profile' in session)) return [];
  const { restaurant_id: own, workplaces } = session.profile;
  return [
    ...(own === null ? [] : [{ restaurantId: own, name: null, role: 'owner' } as const]),
    ...workplaces.map(({ restaurant_id: restaurantId, name, role }) => ({ restaurantId, name, role })),
  ];
}

/** Undefined for who works nowhere. */
export function useWorkplace(): Workplace | undefined {
  const chosen = useSyncExternalStore(
    listen,
    () => readText(KEY),
    () => null,
  );
  const workplaces = workplacesOf(useSession());
  return workplaces.find(({ restaurantId }) => String(restaurantId) === chosen) ?? workplaces[0];
}

/** Below the restaurant guard only. */
export function useRestaurantId(): number {
  const workplace = useWorkplace();
  if (!workplace) throw new Error('Only who works for a restaurant sees this page');
  return workplace.restaurantId;
}

/** Below the restaurant guard only. */
export const useOwner = () => ({ restaurantId: useRestaurantId(), userId: useUserId() });
