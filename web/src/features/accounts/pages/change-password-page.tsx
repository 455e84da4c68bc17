import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { CustomerArea } from '../../../app/areas/customer-area.tsx';
import { PATHS } from '../../../config/paths.ts';
import { FormCard } from '../../../ui/form-card.tsx';
import { ChangePasswordForm } from '../components/change-password-form.tsx';
import { useSession } from '../session/session.tsx';

/** For customers a page of their area; owners come here from their settings. */
export default function ChangePasswordPage() {
  const { role } = useSession();
  const form = (
    <>
      <ChangePasswordForm />
      <Box sx={{ mt: 2.5 }}>
        <Link component={RouterLink} to={PATHS.forgotPassword} sx={{ display: 'inline-block', py: 1 }}>
          Forgot Password
        </Link>
      </Box>
    </>
  );
  if (role !== 'customer') return <FormCard title="Change Password">{form}</FormCard>;
  return (
    <CustomerArea title="Change Password">
      <Box sx={{ maxWidth: 460 }}>{form}</Box>
    </CustomerArea>
  );
}
