import type { TokenPair } from '@nearbite/contract/accounts/sign-in';
import { useNavigate } from 'react-router';
import { navigationToast, noticeToast } from '../../../../lib/messages/toasts.ts';
import { saveTokens } from '../../session/tokens.ts';
import * as texts from './sign-in.texts.tsx';

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
    navigationToast.success(texts.signedIn);
    if (deletion_canceled) noticeToast(texts.accountKept);
    navigate(returnPath, { replace: true });
  };
}
