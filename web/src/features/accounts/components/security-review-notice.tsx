import { PATHS } from '@nearbite/contract/page-paths';
import { ShieldAlert } from 'lucide-react';
import { useLocation } from 'react-router';
import { NoticeLine } from '../../../ui/notice-line.tsx';

/** After a reset, until it was looked at: the page it leads to shows what the new password does not end. */
export default function SecurityReviewNotice() {
  const { pathname } = useLocation();
  if (pathname.replace(/\/$/, '') === PATHS.changePassword) return null;
  return (
    <NoticeLine to={PATHS.changePassword} icon={<ShieldAlert size={18} aria-hidden />}>
      Your password was reset. See what else opens your account
    </NoticeLine>
  );
}
