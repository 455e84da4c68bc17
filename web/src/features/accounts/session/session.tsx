import type { Profile } from '@nearbite/contract/accounts/accounts';
import { createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { navigationToast } from '../../../lib/messages/toasts.ts';
import { useProfileQuery } from './session.api.ts';
import * as texts from './session.texts.ts';
import { findAccessToken, hasSessionEnded, onTokensChange } from './tokens.ts';

type SignedIn = { readonly profile: Profile; readonly isAdmin: boolean };

export type Session =
  | { readonly role: 'visitor' }
  /** A token is there, whose it is will be known in a moment. */
  | { readonly role: 'loading' }
  /** A token is there, but the profile could not be fetched. */
  | { readonly role: 'unknown'; readonly error: unknown; readonly retry: () => void }
  | ({ readonly role: 'customer' } & SignedIn)
  | ({ readonly role: 'owner'; readonly restaurantId: number } & SignedIn);

/** The server renders every page for a visitor. */
const isNobody = () => false;
const hasToken = () => findAccessToken() !== null;

// One object each, so that readers of the session render again only when it changes.
const VISITOR: Session = { role: 'visitor' };
const LOADING: Session = { role: 'loading' };

const SessionContext = createContext<Session>(LOADING);

/** Who is using the app. */
export const useSession = (): Session => useContext(SessionContext);

/** Asks for the profile once for the whole app: more than one asker would repeat a failed call for each. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useProfileSession();
  useSayThatItEnded(session);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Pages that need no sign-in stay; without a word their user would wonder where the name in the bar went. */
function useSayThatItEnded({ role }: Session) {
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (role === 'visitor' && wasSignedIn.current && hasSessionEnded()) {
      navigationToast.warning(texts.sessionEnded);
    }
    if (role !== 'loading') wasSignedIn.current = role === 'customer' || role === 'owner';
  }, [role]);
}

/** The role follows from the profile: owning a restaurant makes an owner. */
function useProfileSession(): Session {
  const isSignedIn = useSyncExternalStore(onTokensChange, hasToken, isNobody);
  const {
    currentData: profile,
    error,
    isFetching,
    refetch,
  } = useProfileQuery(undefined, { skip: !isSignedIn });

  if (!isSignedIn) return VISITOR;
  if (profile) return signedIn(profile);
  if (error && !isFetching) return { role: 'unknown', error, retry: refetch };
  return LOADING;
}

function signedIn(profile: Profile): Session {
  const { restaurant_id: restaurantId, is_admin: isAdmin } = profile;
  return restaurantId === null
    ? { role: 'customer', profile, isAdmin }
    : { role: 'owner', restaurantId, profile, isAdmin };
}

/** These pages stand behind the customer guard, so there is one. */
export function useUserId(): number {
  const session = useSession();
  return 'profile' in session ? session.profile.id : 0;
}
