import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PATHS } from '@nearbite/contract/page-paths';
import { Link as RouterLink, useParams } from 'react-router';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { isDefinite } from '../../../lib/net/idempotency-keys.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { FormCard } from '../../../ui/form/form-card.tsx';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { useResetLinkQuery } from '../api.ts';
import { NewPasswordForm } from '../components/sign-in/new-password-form.tsx';
import * as texts from '../components/sign-in/sign-in.texts.tsx';

const INTRO = texts.chooseNewPassword;

/** Where mailed reset links lead. */
export default function ResetPasswordPage() {
  const { id = '', token = '' } = useParams();
  const { error, isLoading } = useResetLinkQuery({ params: { id, token } });
  // Only the server's own word closes the form: without an answer the link may be good.
  const refusal = error && isDefinite(error) ? errorText(error) : undefined;
  return (
    <FormCard title={texts.resetPassword} {...(refusal === undefined && { intro: INTRO })}>
      {isLoading && <LoadingText />}
      {!isLoading && refusal === undefined && <NewPasswordForm link={{ id, token }} />}
      {refusal !== undefined && <MessageAlert tone="bad">{refusal}</MessageAlert>}
      <Box sx={{ mt: 2.5 }}>
        <Link component={RouterLink} to={PATHS.forgotPassword} sx={{ display: 'inline-block', py: 1 }}>
          {texts.askForLink}
        </Link>
      </Box>
    </FormCard>
  );
}
