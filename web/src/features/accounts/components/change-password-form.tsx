import { ChangePasswordBody } from '@nearbite/contract/accounts/accounts';
import { useForm } from 'react-hook-form';
import { useFormOutcome } from '../../../lib/form-outcome.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { StackedForm } from '../../../ui/stacked-form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useChangePasswordMutation } from '../api.ts';
import { saveTokens } from '../session/tokens.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';

type Values = { current_password: string; password: string; password2: string };
const FIELDS = ['current_password', 'password', 'password2'] as const;

export function ChangePasswordForm() {
  const [changePassword] = useChangePasswordMutation();
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { current_password: '', password: '', password2: '' },
    resolver: contractResolver(ChangePasswordBody),
  });
  const { outcome, succeed, fail, clear } = useFormOutcome<Values>(FIELDS, setError);
  const { errors, isSubmitting } = formState;

  const onSubmit = async (body: Values) => {
    clear();
    const { data, error } = await changePassword({ body });
    if (!data) return fail(error);
    saveTokens(data.token);
    succeed(data.msg);
    reset();
  };

  return (
    <StackedForm onSubmit={handleSubmit(onSubmit, clear)}>
      <OutcomeAlert outcome={outcome} />
      <NewPasswordFields
        fieldOf={register}
        errorOf={(name) => errors[name]?.message}
        before={(type) => (
          <FormField
            label="Current Password"
            type={type}
            autoComplete="current-password"
            error={errors.current_password?.message}
            {...register('current_password')}
          />
        )}
      />
      <SubmitButton label="Update" isSending={isSubmitting} />
    </StackedForm>
  );
}
