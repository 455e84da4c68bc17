import { ResetPasswordBody } from '@nearbite/contract/accounts/mailed-links';
import { PATHS } from '@nearbite/contract/page-paths';
import { useNavigate } from 'react-router';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { StackedForm } from '../../../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { useResetPasswordMutation } from '../../api.ts';
import { clearTokens } from '../../session/tokens.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';
import * as texts from './sign-in.texts.tsx';

type Values = { password: string; password2: string };
type Props = { readonly link: { readonly id: string; readonly token: string } };

export function NewPasswordForm({ link }: Props) {
  const [resetPassword] = useResetPasswordMutation();
  const navigate = useNavigate();
  const { register, submit, outcome, errors, isSubmitting } = useContractForm<Values>({
    schema: ResetPasswordBody,
    fields: ['password', 'password2'],
    defaultValues: { password: '', password2: '' },
  });

  const onSubmit = submit(async (body) => {
    const { data, error } = await resetPassword({ params: link, body });
    if (!data) return { error };
    // The reset has ended every sign-in, this browser's too.
    clearTokens();
    navigate(PATHS.login, { state: { msg: data.msg } });
    return undefined;
  });

  return (
    <StackedForm onSubmit={onSubmit}>
      <OutcomeAlert outcome={outcome} />
      <NewPasswordFields fieldOf={register} errorOf={(name) => errors[name]?.message} />
      <SubmitButton label={texts.save} isSending={isSubmitting} />
    </StackedForm>
  );
}
