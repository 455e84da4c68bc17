import { EmailBody } from '@nearbite/contract/accounts/accounts';
import { escapeFormText } from '@nearbite/contract/accounts/sanitise';
import { useForm } from 'react-hook-form';
import { useFormOutcome } from '../../../lib/form-outcome.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { StackedForm } from '../../../ui/stacked-form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useSendResetEmailMutation } from '../api.ts';
import { OutcomeAlert } from './outcome-alert.tsx';

type Values = { email: string };
const asSent = ({ email }: Values) => ({ email: escapeFormText(email) });

export function ResetEmailForm() {
  const [sendResetEmail] = useSendResetEmailMutation();
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { email: '' },
    resolver: contractResolver(EmailBody, asSent),
  });
  const { outcome, succeed, fail, clear } = useFormOutcome<Values>(['email'], setError);
  const { errors, isSubmitting } = formState;

  const onSubmit = async (values: Values) => {
    clear();
    const { data, error } = await sendResetEmail({ body: asSent(values) });
    if (!data) return fail(error);
    succeed(data.msg);
    reset();
  };

  return (
    <StackedForm onSubmit={handleSubmit(onSubmit, clear)}>
      <OutcomeAlert outcome={outcome} />
      <FormField
        label="Email Address"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <SubmitButton label="Send" isSending={isSubmitting} />
    </StackedForm>
  );
}
