import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.tsx';
import { FormCard } from '../../../ui/form-card.tsx';
import { CustomerArea } from '../../customer-area/customer-area.tsx';
import { ChangePasswordForm } from '../components/change-password-form.tsx';

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
