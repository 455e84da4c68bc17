import { PATHS } from '@nearbite/contract/page-paths';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { useSession } from '../../session/session.tsx';

const PasswordWasReset = lazyPart(() => import('./password-was-reset.tsx'), { isQuiet: true });

/** After a reset, until it was looked at: the page it leads to shows what the new password does not end. */
export function SecurityReviewNotice() {
  const { pathname } = useLocation();
  const session = useSession();
  const isDue = 'profile' in session && session.profile.security_review_due;
  if (!isDue || pathname.replace(/\/$/, '') === PATHS.changePassword) return null;
  return <PasswordWasReset />;
}
