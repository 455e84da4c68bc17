import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { useIsHydrating } from '../../../../lib/page/use-is-hydrating.tsx';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { useLoginWithPasskeyMutation, usePreparePasskeyLoginMutation } from '../../api.ts';
import { askForPasskey, knowsPasskeys } from '../../passkeys.ts';
import styles from './passkey-sign-in.module.css';
import * as texts from './sign-in.texts.tsx';
import { readSignInPosition } from './sign-in-position.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

/** In instead of password and code: the device has verified who it is. */
export function PasskeySignIn({ returnPath }: { readonly returnPath: string }) {
  const [prepare] = usePreparePasskeyLoginMutation();
  const [login] = useLoginWithPasskeyMutation();
  const finish = useFinishSignIn(returnPath);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The server does not know the browser; nearly all have them, so that the page seldom moves.
  const isHydrating = useIsHydrating();
  if (!isHydrating && !knowsPasskeys()) return null;

  async function trySignIn(): Promise<unknown> {
    const { data: options, error } = await prepare();
    if (!options) return error;
    const asked = await askForPasskey(options);
    if (!asked.credential) return asked.error;
    const response = await login({ body: { credential: asked.credential, ...(await readSignInPosition()) } });
    return response.data ? finish(response.data) : response.error;
  }

  async function signIn() {
    setIsBusy(true);
    setProblem(undefined);
    const error = await trySignIn();
    setIsBusy(false);
    if (error !== undefined) setProblem(errorText(error));
  }

  return (
    <div className={styles.way}>
      <p className={styles.or}>{texts.or}</p>
      <Button variant="outlined" isLarge isWide {...whileIdle(isBusy, () => void signIn())}>
        <KeyRound size={18} aria-hidden />
        {isBusy ? texts.waitingForPasskey : texts.usePasskey}
      </Button>
      {problem !== undefined && <MessageAlert tone="bad">{problem}</MessageAlert>}
    </div>
  );
}
