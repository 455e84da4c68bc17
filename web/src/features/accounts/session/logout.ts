import { PATHS } from '@nearbite/contract/page-paths';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { forgetOwnTexts } from '../../../lib/browser/own-texts.ts';
import { dropAllDrafts } from '../../../lib/forms/drafts.ts';
import { toastAfterReload } from '../../../lib/messages/toasts.ts';
import { api } from '../../../lib/net/api.ts';
import { loadPage } from '../../../lib/page/page-load.ts';
import { forgetAddressPlace } from '../../../lib/place/place.ts';
import { useLogoutMutation } from './session.api.ts';
import * as texts from './session.texts.ts';
import { clearTokens, findRefreshToken } from './tokens.ts';

/** Ends the sign-in here and on the server. An unreachable server does not keep anyone signed in here. */
export function useEndSession() {
  const [logout] = useLogoutMutation();
  const dispatch = useDispatch();

  return useCallback(async () => {
    const refresh = findRefreshToken();
    if (refresh !== null) await logout({ body: { refresh } });
    dropAllDrafts();
    forgetAddressPlace();
    forgetOwnTexts();
    clearTokens();
    dispatch(api.util.resetApiState());
  }, [logout, dispatch]);
}

/** The Logout button: ends the session, then loads /login anew so that nothing of the user stays in memory. */
export function useLogout() {
  const endSession = useEndSession();
  return useCallback(async () => {
    await endSession();
    toastAfterReload(texts.loggedOut);
    loadPage(PATHS.login);
  }, [endSession]);
}
