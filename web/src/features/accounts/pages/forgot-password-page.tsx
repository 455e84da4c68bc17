import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { EmailBody } from '@nearbite/contract/accounts/mailed-links';
import { escapeFormText } from '@nearbite/contract/accounts/sanitise';
import { PATHS } from '@nearbite/contract/page-paths';
import { Link as RouterLink } from 'react-router';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormCard } from '../../../ui/form/form-card.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { StackedForm } from '../../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useSendResetEmailMutation } from '../api.ts';
import { OutcomeAlert } from '../components/sign-in/outcome-alert.tsx';
import * as texts from '../components/sign-in/sign-in.texts.tsx';

export default function ForgotPasswordPage() {
  return (
    <FormCard title={texts.resetPassword} intro={texts.resetIntro}>
      <ResetEmailForm />
      <Box sx={{ mt: 2.5 }}>
        <Link component={RouterLink} to={PATHS.login} sx={{ display: 'inline-block', py: 1 }}>
          {texts.backToLogin}
        </Link>
      </Box>
    </FormCard>
  );
}

type Values = { email: string };
const asSent = ({ email }: Values) => ({ email: escapeFormText(email) });

function ResetEmailForm() {
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
      <FormField label={texts.emailAddress} type="email" autoComplete="email" {...field('email')} />
      <SubmitButton label={texts.send} isSending={isSubmitting} />
    </StackedForm>
  );
}
