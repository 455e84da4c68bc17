import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Navigate, Link as RouterLink } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.tsx';
import { FormCard } from '../../../ui/form-card.tsx';
import { RegisterForm } from '../components/register-form.tsx';

export default function RegisterPage() {
  const { role } = useSession();
  if (role === 'customer' || role === 'owner') return <Navigate to={PATHS.dashboard} replace />;
  return (
    <FormCard title="Register Account" intro="Order from the kitchens around you.">
      <RegisterForm />
      <Box sx={{ mt: 2.5 }}>
        Already have an account?{' '}
        <Link component={RouterLink} to={PATHS.login} sx={{ display: 'inline-block', py: 1 }}>
          Login
        </Link>
      </Box>
    </FormCard>
  );
}
