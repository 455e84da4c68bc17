import { PATHS } from '@nearbite/contract/page-paths';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import {
  loginPath,
  ProfileFailure,
  type Session,
  useSession,
  workplacesOf,
} from '../features/accounts/index.ts';
import { LoadingText } from '../ui/loading/loading-text.tsx';
import { NotFoundPage } from '../ui/loading/not-found-page.tsx';

/**
 * Who may open a page. `customer`: signed in without a restaurant. `restaurant`: owns one or works for one. `user`: anyone
 * signed in. `admin`: administrators; to others the page does not exist.
 */
export type Guard = 'public' | 'customer' | 'restaurant' | 'user' | 'admin';

/** Left with the home page's address when the restaurant area has sent somebody there. */
export const RESTAURANT_ACCESS_DENIED = { from: 'restaurant area' } as const;

type SignedInSession = Extract<Session, { role: 'customer' | 'owner' }>;

const DECISIONS: Readonly<Record<Exclude<Guard, 'public'>, (session: SignedInSession) => ReactNode>> = {
  customer: ({ role }) => role === 'owner' && <Navigate to={PATHS.restaurantDashboard} replace />,
  // The home page tells them why.
  restaurant: (session) =>
    workplacesOf(session).length === 0 && (
      <Navigate to={PATHS.home} state={RESTAURANT_ACCESS_DENIED} replace />
    ),
  user: () => undefined,
  admin: ({ isAdmin }) => !isAdmin && <NotFoundPage />,
};

type Props = { readonly guard: Guard; readonly children: ReactNode };

export function Guarded({ guard, children }: Props) {
  return guard === 'public' ? children : <SignedInOnly guard={guard}>{children}</SignedInOnly>;
}

function SignedInOnly({ guard, children }: { guard: Exclude<Guard, 'public'>; children: ReactNode }) {
  const session = useSession();
  const location = useLocation();

  switch (session.role) {
    case 'loading':
      return <LoadingText />;
    case 'unknown':
      return <ProfileFailure error={session.error} retry={session.retry} />;
    case 'visitor':
      // The state travels along: a restaurant card leaves its public address there.
      return <Navigate to={loginPath(location)} state={location.state} replace />;
    default:
      return DECISIONS[guard](session) || children;
  }
}
