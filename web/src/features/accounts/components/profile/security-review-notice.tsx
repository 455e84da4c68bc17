import { PATHS } from '@nearbite/contract/page-paths';
import { ShieldAlert } from 'lucide-react';
import { useLocation } from 'react-router';
import { NoticeLine } from '../../../../ui/feedback/notice-line.tsx';
import { useSession } from '../../session/session.tsx';
import * as texts from './notices.texts.ts';

/** After a reset, until it was looked at: the page it leads to shows what the new password does not end. */
export function SecurityReviewNotice() {
  const { pathname } = useLocation();
  const session = useSession();
  const isDue = 'profile' in session && session.profile.security_review_due;
  if (!isDue || pathname.replace(/\/$/, '') === PATHS.changePassword) return null;
  return (
    <NoticeLine to={PATHS.changePassword} icon={<ShieldAlert size={18} aria-hidden />}>
      {texts.passwordWasReset}
    </NoticeLine>
  );
}
