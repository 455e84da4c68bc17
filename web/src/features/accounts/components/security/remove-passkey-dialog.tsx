import Button from '@mui/material/Button';
import { type Passkey, RemovePasskeyBody } from '@nearbite/contract/accounts/passkeys';
import { useState } from 'react';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import * as texts from '../../account.texts.tsx';
import { usePreparePasskeyLoginMutation, useRemovePasskeyMutation } from '../../api.ts';
import { askForPasskey, knowsPasskeys } from '../../passkeys.ts';
import { PasswordProof } from './password-proof.tsx';

type Values = { password: string; otp: string };
type Props = { readonly passkey: Passkey; readonly hasSecondFactor: boolean; readonly onClose: () => void };

/** Asks for proof, because a session that was left open must not suffice to remove the holder's key. */
export function RemovePasskeyDialog({ passkey: { id, name }, hasSecondFactor, onClose }: Props) {
  const [remove] = useRemovePasskeyMutation();
  const [prepare] = usePreparePasskeyLoginMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { field, submit, outcome, isSubmitting } = useContractForm<Values>({
    schema: RemovePasskeyBody,
    fields: ['password', 'otp'],
    defaultValues: { password: '', otp: '' },
  });

  async function send(body: Parameters<typeof remove>[0]['body']) {
    const { error } = await remove({ params: { id }, body });
    if (error) return { error };
    pageToast.success(texts.passkeyRemoved);
    onClose();
    return undefined;
  }

  async function proveWithPasskey() {
    const { data: options, error } = await prepare();
    if (!options) return { error };
    const asked = await askForPasskey(options);
    return asked.credential ? send({ credential: asked.credential }) : { error: asked.error };
  }

  async function removeWithPasskey() {
    setIsAsking(true);
    setProblem(undefined);
    const refused = await proveWithPasskey();
    setIsAsking(false);
    if (refused) setProblem(errorText(refused.error));
  }

  return (
    <FormDialog
      title={texts.askRemove(name)}
      outcome={outcome}
      submitLabel={texts.remove}
      isDestructive
      isSubmitting={isSubmitting}
      maxWidth="xs"
      onSubmit={submit(send)}
      onClose={onClose}
    >
      <span>{texts.noLongerSignIn}</span>
      <PasswordProof field={field} hasSecondFactor={hasSecondFactor} />
      {knowsPasskeys() && (
        <Button variant="text" {...whileIdle(isAsking, () => void removeWithPasskey())}>
          {texts.passkeyInstead}
        </Button>
      )}
      {problem !== undefined && <MessageAlert tone="bad">{problem}</MessageAlert>}
    </FormDialog>
  );
}
