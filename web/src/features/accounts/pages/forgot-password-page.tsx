import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PATHS } from '@nearbite/contract/page-paths';
import { Link as RouterLink } from 'react-router';
import { FormCard } from '../../../ui/form-card.tsx';
import { ResetEmailForm } from '../components/reset-email-form.tsx';

export default function ForgotPasswordPage() {
  return (
    <FormCard title="Reset Password" intro="Tell us your email and we send you a link to set a new password.">
      <ResetEmailForm />
      <Box sx={{ mt: 2.5 }}>
        <Link component={RouterLink} to={PATHS.login} sx={{ display: 'inline-block', py: 1 }}>
          Back to login
        </Link>
      </Box>
    </FormCard>
  );
}
