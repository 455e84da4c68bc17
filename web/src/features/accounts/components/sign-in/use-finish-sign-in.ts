import type { TokenPair } from '@nearbite/contract/accounts/sign-in';
import { useNavigate } from 'react-router';
import { navigationToast, noticeToast } from '../../../../lib/messages/toasts.ts';
import { saveTokens } from '../../session/tokens.ts';

export type SignedIn = {
  readonly token: TokenPair;
  readonly recovery_codes?: readonly string[] | undefined;
  readonly deletion_canceled?: true | undefined;
};

/** What follows a sign-in, however it was done: the session is kept, and the person goes on where they were. */
export function useFinishSignIn(returnPath: string) {
  const navigate = useNavigate();
  return ({ token, deletion_canceled }: SignedIn): undefined => {
    saveTokens(token);
    navigationToast.success('Signed in successfully');
    if (deletion_canceled) noticeToast('Welcome back: your account is kept and will not be deleted.');
    navigate(returnPath, { replace: true });
  };
}
