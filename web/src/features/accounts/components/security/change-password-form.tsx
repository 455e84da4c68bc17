import { ChangePasswordBody } from '@nearbite/contract/accounts/accounts';
import type { ReactNode } from 'react';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { FormField } from '../../../../ui/form/form-field.tsx';
import { StackedForm } from '../../../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import * as texts from '../../account.texts.tsx';
import { useChangePasswordMutation } from '../../api.ts';
import { saveTokens } from '../../session/tokens.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import { OutcomeAlert } from '../sign-in/outcome-alert.tsx';

type Values = { current_password: string; password: string; password2: string };
const FIELDS = ['current_password', 'password', 'password2'] as const;

type Props = {
  readonly onChanged: () => void;
  /** Stands between the message and the fields. */
  readonly children: ReactNode;
};

export function ChangePasswordForm({ onChanged, children }: Props) {
  const [changePassword] = useChangePasswordMutation();
  const { field, register, submit, reset, succeed, outcome, errors, isSubmitting } = useContractForm<Values>({
    schema: ChangePasswordBody,
    fields: FIELDS,
    defaultValues: { current_password: '', password: '', password2: '' },
  });

  const onSubmit = submit(async (body) => {
    const { data, error } = await changePassword({ body });
    if (!data) return { error };
    saveTokens(data.token);
    succeed(data.msg);
    reset();
    onChanged();
    return undefined;
  });

  return (
    <>
      <OutcomeAlert outcome={outcome} />
      {children}
      <StackedForm onSubmit={onSubmit}>
        <NewPasswordFields
          fieldOf={register}
          errorOf={(name) => errors[name]?.message}
          before={(type) => (
            <FormField
              label={texts.currentPassword}
              type={type}
              autoComplete="current-password"
              {...field('current_password')}
            />
          )}
        />
        <SubmitButton label={texts.update} isSending={isSubmitting} />
      </StackedForm>
    </>
  );
}
