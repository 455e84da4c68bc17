import { PATHS } from '@nearbite/contract/page-paths';
import { ShieldAlert } from 'lucide-react';
import { NoticeLine } from '../../../../ui/feedback/notice-line.tsx';
import * as texts from './notices.texts.ts';

export default function PasswordWasReset() {
  return (
    <NoticeLine to={PATHS.changePassword} icon={<ShieldAlert size={18} aria-hidden />}>
      {texts.passwordWasReset}
    </NoticeLine>
  );
}
