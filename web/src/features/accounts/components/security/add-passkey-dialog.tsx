import { type CreationOptions, PreparePasskeyBody, passkeyName } from '@nearbite/contract/accounts/passkeys';
import { useRef } from 'react';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { FormField } from '../../../../ui/form/form-field.tsx';
import * as texts from '../../account.texts.tsx';
import { useAddPasskeyMutation, usePreparePasskeyMutation } from '../../api.ts';
import { createPasskey } from '../../passkeys.ts';
import { PasswordProof } from './password-proof.tsx';

const Form = PreparePasskeyBody.extend({ name: passkeyName });
type Values = { name: string; password: string; otp: string };
type Props = { readonly hasSecondFactor: boolean; readonly onClose: () => void };

export function AddPasskeyDialog({ hasSecondFactor, onClose }: Props) {
  const [prepare] = usePreparePasskeyMutation();
  const [add] = useAddPasskeyMutation();
  // Kept while the device is asked again: a code of the second factor works only once.
  const prepared = useRef<CreationOptions>(undefined);
  const { field, submit, outcome, isSubmitting } = useContractForm<Values>({
    schema: Form,
    fields: ['name', 'password', 'otp'],
    defaultValues: { name: '', password: '', otp: '' },
  });

  const save = submit(async ({ name, ...proof }) => {
    if (!prepared.current) {
      const { data, error } = await prepare({ body: proof });
      if (!data) return { error };
      prepared.current = data;
    }
    const made = await createPasskey(prepared.current);
    if (!made.credential) return { error: made.error };
    prepared.current = undefined;
    const { data, error } = await add({ body: { name, credential: made.credential } });
    if (!data) return { error };
    pageToast.success(texts.passkeyAdded(data.name));
    onClose();
    return undefined;
  });

  return (
    <FormDialog
      title={texts.addPasskey}
      outcome={outcome}
      submitLabel={texts.goOn}
      isSubmitting={isSubmitting}
      maxWidth="xs"
      onSubmit={save}
      onClose={onClose}
    >
      <span>{texts.deviceAsks}</span>
      <PasswordProof field={field} hasSecondFactor={hasSecondFactor} />
      <FormField label={texts.nameOptional} placeholder={texts.myPhone} {...field('name')} />
    </FormDialog>
  );
}
