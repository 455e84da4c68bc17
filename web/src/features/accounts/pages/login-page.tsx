import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Navigate, Link as RouterLink, useLocation, useSearchParams } from 'react-router';
import { PATHS, storePath } from '../../../config/paths.ts';
import { findReturnPath } from '../../../lib/return-path.ts';
import { useSession } from '../../../lib/session.tsx';
import { FormCard } from '../../../ui/form-card.tsx';
import { LoginForm } from '../components/login-form.tsx';

export default function LoginPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const returnPath = findReturnPath(search);
  const storeSlug = findStoreSlug(useLocation().state);

  if (session.role === 'customer' || session.role === 'owner') return <Navigate to={returnPath} replace />;
  return (
    <FormCard title="Sign In" intro="Good to see you again.">
      <LoginForm returnPath={returnPath} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', mt: 2.5, '& a': { py: 1 } }}>
        <Link component={RouterLink} to={PATHS.forgotPassword}>
          Forgot Password?
        </Link>
        <Link component={RouterLink} to={PATHS.register}>
          Register
        </Link>
        {returnPath.startsWith('/detail/') && storeSlug !== undefined && (
          <Link component={RouterLink} to={storePath(storeSlug)}>
            See the menu without an account
          </Link>
        )}
      </Box>
    </FormCard>
  );
}

/** A restaurant card leaves the restaurant's public address in the navigation state. */
function findStoreSlug(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('storeSlug' in state)) return undefined;
  return typeof state.storeSlug === 'string' ? state.storeSlug : undefined;
}
