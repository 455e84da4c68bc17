import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Navigate, Link as RouterLink, useLocation, useSearchParams } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { findReturnPath } from '../../../lib/return-path.ts';
import { useSession } from '../../../lib/session.tsx';
import { FormCard } from '../../../ui/form-card.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { MenuWithoutAccount } from '../../discovery/components/menu-without-account.tsx';
import { LoginForm } from '../components/login-form.tsx';

export default function LoginPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const returnPath = findReturnPath(search);
  const { state } = useLocation();
  const storeSlug = findText(state, 'storeSlug');
  const msg = findText(state, 'msg');

  if (session.role === 'customer' || session.role === 'owner') return <Navigate to={returnPath} replace />;
  return (
    <FormCard title="Sign In" intro="Good to see you again.">
      {msg !== undefined && (
        <Box sx={{ mb: 2 }}>
          <MessageAlert tone="good" isHint>
            {msg}
          </MessageAlert>
        </Box>
      )}
      <LoginForm returnPath={returnPath} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', mt: 2.5, '& a': { py: 1 } }}>
        <Link component={RouterLink} to={PATHS.forgotPassword}>
          Forgot Password?
        </Link>
        <Link component={RouterLink} to={PATHS.register}>
          Register
        </Link>
        <MenuWithoutAccount wantedPath={returnPath} slug={storeSlug} />
      </Box>
    </FormCard>
  );
}

/** What the last page left for this one: a restaurant card its public address, a reset its message. */
function findText(state: unknown, name: 'storeSlug' | 'msg'): string | undefined {
  const left =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  return typeof left === 'string' ? left : undefined;
}
