import { EmailBody } from '@nearbite/contract/accounts/mailed-links';
import { escapeFormText } from '@nearbite/contract/accounts/sanitise';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { StackedForm } from '../../../ui/stacked-form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useSendResetEmailMutation } from '../api.ts';
import { OutcomeAlert } from './outcome-alert.tsx';

type Values = { email: string };
const asSent = ({ email }: Values) => ({ email: escapeFormText(email) });

export function ResetEmailForm() {
  const [sendResetEmail] = useSendResetEmailMutation();
  const { field, submit, reset, succeed, outcome, isSubmitting } = useContractForm<Values>({
    schema: EmailBody,
    asSent,
    fields: ['email'],
    defaultValues: { email: '' },
  });

  const onSubmit = submit(async (values) => {
    const { data, error } = await sendResetEmail({ body: asSent(values) });
    if (!data) return { error };
    succeed(data.msg);
    reset();
    return undefined;
  });

  return (
    <StackedForm onSubmit={onSubmit}>
      <OutcomeAlert outcome={outcome} />
      <FormField label="Email Address" type="email" autoComplete="email" {...field('email')} />
      <SubmitButton label="Send" isSending={isSubmitting} />
    </StackedForm>
  );
}
