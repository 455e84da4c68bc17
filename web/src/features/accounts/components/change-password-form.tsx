import { ChangePasswordBody } from '@nearbite/contract/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormOutcome } from '../../../lib/form-outcome.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { saveTokens } from '../../../lib/tokens.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { ShowPassword } from '../../../ui/show-password.tsx';
import { StackedForm } from '../../../ui/stacked-form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useChangePasswordMutation } from '../api.ts';
import { OutcomeAlert } from './outcome-alert.tsx';

type Values = { current_password: string; password: string; password2: string };
const FIELDS = ['current_password', 'password', 'password2'] as const;

export function ChangePasswordForm() {
  const [changePassword] = useChangePasswordMutation();
  const [areShown, setAreShown] = useState(false);
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { current_password: '', password: '', password2: '' },
    resolver: contractResolver(ChangePasswordBody),
  });
  const { outcome, succeed, fail, clear } = useFormOutcome<Values>(FIELDS, setError);
  const { errors, isSubmitting } = formState;
  const type = areShown ? 'text' : 'password';

  const onSubmit = async (body: Values) => {
    clear();
    const { data, error } = await changePassword({ body });
    if (!data) return fail(error);
    saveTokens(data.token);
    succeed(data.msg);
    reset();
  };

  return (
    <StackedForm onSubmit={handleSubmit(onSubmit)}>
      <OutcomeAlert outcome={outcome} />
      <FormField
        label="Current Password"
        type={type}
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...register('current_password')}
      />
      <FormField
        label="New Password"
        type={type}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <FormField
        label="Confirm New Password"
        type={type}
        autoComplete="new-password"
        error={errors.password2?.message}
        {...register('password2')}
      />
      <ShowPassword label="Show Passwords" isShown={areShown} onChange={setAreShown} />
      <SubmitButton label="Update" isSending={isSubmitting} />
    </StackedForm>
  );
}
