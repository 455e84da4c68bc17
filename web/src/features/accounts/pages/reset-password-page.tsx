import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useParams } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { FormCard } from '../../../ui/form-card.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';

/** Where mailed reset links lead. */
export default function ResetPasswordPage() {
  const { id = '', token = '' } = useParams();
  return (
    <FormCard title="Reset Password" intro="Choose a new password for your account.">
      <NewPasswordForm link={{ id, token }} />
      <Box sx={{ mt: 2.5 }}>
        <Link component={RouterLink} to={PATHS.forgotPassword} sx={{ display: 'inline-block', py: 1 }}>
          Ask for a new link
        </Link>
      </Box>
    </FormCard>
  );
}
