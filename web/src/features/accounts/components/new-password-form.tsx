import { ResetPasswordBody } from '@nearbite/contract/accounts/accounts';
import { PATHS } from '@nearbite/contract/page-paths';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useFormOutcome } from '../../../lib/form-outcome.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { StackedForm } from '../../../ui/stacked-form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useResetPasswordMutation } from '../api.ts';
import { clearTokens } from '../session/tokens.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';

type Values = { password: string; password2: string };
type Props = { readonly link: { readonly id: string; readonly token: string } };

export function NewPasswordForm({ link }: Props) {
  const [resetPassword] = useResetPasswordMutation();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { password: '', password2: '' },
    resolver: contractResolver(ResetPasswordBody),
  });
  const { outcome, fail, clear } = useFormOutcome<Values>(['password', 'password2'], setError);
  const { errors, isSubmitting } = formState;

  const onSubmit = async (body: Values) => {
    clear();
    const { data, error } = await resetPassword({ params: link, body });
    if (!data) return fail(error);
    // The reset has ended every sign-in, this browser's too.
    clearTokens();
    navigate(PATHS.login, { state: { msg: data.msg } });
  };

  return (
    <StackedForm onSubmit={handleSubmit(onSubmit, clear)}>
      <OutcomeAlert outcome={outcome} />
      <NewPasswordFields fieldOf={register} errorOf={(name) => errors[name]?.message} />
      <SubmitButton label="Save" isSending={isSubmitting} />
    </StackedForm>
  );
}
