import { ResetPasswordBody } from '@nearbite/contract/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { useFormOutcome } from '../../../lib/form-outcome.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { clearTokens } from '../../../lib/tokens.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { ShowPassword } from '../../../ui/show-password.tsx';
import { StackedForm } from '../../../ui/stacked-form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useResetPasswordMutation } from '../api.ts';
import { OutcomeAlert } from './outcome-alert.tsx';

type Values = { password: string; password2: string };
type Props = { readonly link: { readonly id: string; readonly token: string } };

export function NewPasswordForm({ link }: Props) {
  const [resetPassword] = useResetPasswordMutation();
  const navigate = useNavigate();
  const [areShown, setAreShown] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { password: '', password2: '' },
    resolver: contractResolver(ResetPasswordBody),
  });
  const { outcome, fail, clear } = useFormOutcome<Values>(['password', 'password2'], setError);
  const { errors, isSubmitting } = formState;
  const type = areShown ? 'text' : 'password';

  const onSubmit = async (body: Values) => {
    clear();
    const { data, error } = await resetPassword({ params: link, body });
    if (!data) return fail(error);
    // The reset has ended every sign-in, this browser's too.
    clearTokens();
    navigate(PATHS.login, { state: { msg: data.msg } });
  };

  return (
    <StackedForm onSubmit={handleSubmit(onSubmit)}>
      <OutcomeAlert outcome={outcome} />
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
      <SubmitButton label="Save" isSending={isSubmitting} />
    </StackedForm>
  );
}
