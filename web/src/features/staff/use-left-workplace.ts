import { useEffect, useState } from 'react';
import { useSession, useUserId, useWorkplace, workplacesOf } from '../accounts/index.ts';

/** Whoever is taken off the only staff they belong to is led out of the area, and reads there what has ended. */
let last: { readonly userId: number; readonly name: string } | undefined;

export const findLastWorkplace = (userId: number): string | undefined =>
  last?.userId === userId ? last.name : undefined;

/** The restaurant that somebody was working at in this area and no longer belongs to, until they go on to another. */
export function useLeftWorkplace() {
  const userId = useUserId();
  const workplaces = workplacesOf(useSession());
  const current = useWorkplace();
  const [begun, setBegun] = useState(current);
  const hasLeft =
    begun !== undefined && !workplaces.some(({ restaurantId }) => restaurantId === begun.restaurantId);
  if (!hasLeft && begun?.restaurantId !== current?.restaurantId) setBegun(current);
  const name = current?.name ?? undefined;
  useEffect(() => {
    last = name === undefined ? undefined : { userId, name };
  }, [userId, name]);
  return { left: hasLeft ? begun : undefined, next: current, goOn: () => setBegun(current) };
}
