import type { FavouriteKind } from '@nearbite/contract/favourites/favourites';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../lib/forms/form-errors.ts';
import { navigationToast, pageToast, undoToast } from '../../lib/messages/toasts.ts';
import { loginPath, useSession } from '../accounts/index.ts';
import { idsOf, useChangeFavouriteMutation, useFavouriteIdsQuery } from './api.ts';
import * as texts from './favourites.texts.ts';

type Favourite = { readonly kind: FavouriteKind; readonly id: number; readonly name: string };

/** What a visitor tapped before signing in; this tab only. */
const WANTED_KEY = 'wanted_favourite';

/** Whether it is one of the person's favourites, and the way to change that; for visitors by way of the sign-in. */
export function useFavourite({ kind, id, name }: Favourite) {
  const session = useSession();
  const userId = session.role === 'customer' ? session.profile.id : 0;
  const isKnown = userId !== 0;
  const { data: ids } = useFavouriteIdsQuery(idsOf(userId), { skip: !isKnown });
  const [change] = useChangeFavouriteMutation();
  const navigate = useNavigate();
  const location = useLocation();

  const set = async (isFavourite: boolean) => {
    const { error } = await change({ userId, kind, id, isFavourite });
    if (error) pageToast.error(errorText(error));
    else if (!isFavourite) undoToast(texts.removed(name), () => void set(true));
  };

  const isWanted = `${kind} ${id}`;
  const keepWanted = useEffectEvent(() => {
    if (sessionStorage.getItem(WANTED_KEY) !== isWanted) return;
    sessionStorage.removeItem(WANTED_KEY);
    void set(true);
  });
  const hasIds = ids !== undefined;
  useEffect(() => {
    if (hasIds) keepWanted();
  }, [hasIds]);

  const isFavourite = ids?.[kind].includes(id) ?? false;
  const toggle = () => {
    if (isKnown) return void set(!isFavourite);
    if (session.role !== 'visitor') return;
    sessionStorage.setItem(WANTED_KEY, isWanted);
    navigationToast.warning(texts.signInToKeep);
    void navigate(loginPath(location));
  };
  return { isFavourite, toggle, isOffered: session.role !== 'owner' };
}
