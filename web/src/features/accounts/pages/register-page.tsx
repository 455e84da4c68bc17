import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PATHS } from '@nearbite/contract/page-paths';
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router';
import { FormCard } from '../../../ui/form-card.tsx';
import { RegisterForm } from '../components/register-form.tsx';
import { findReturnPath, withReturnPath } from '../session/return-path.ts';
import { useSession } from '../session/session.tsx';

export default function RegisterPage() {
  const { role } = useSession();
  const [search] = useSearchParams();
  const returnPath = findReturnPath(search);
  const nextPath = withReturnPath(PATHS.dashboard, returnPath);
  if (role === 'customer' || role === 'owner') return <Navigate to={nextPath} replace />;
  return (
    <FormCard title="Register Account" intro="Order from the kitchens around you.">
      <RegisterForm nextPath={nextPath} />
      <Box sx={{ mt: 2.5 }}>
        Already have an account?{' '}
        <Link
          component={RouterLink}
          to={withReturnPath(PATHS.login, returnPath)}
          sx={{ display: 'inline-block', py: 1 }}
        >
          Login
        </Link>
      </Box>
    </FormCard>
  );
}
