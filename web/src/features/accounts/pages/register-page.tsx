import { PATHS } from '@nearbite/contract/page-paths';
import { Navigate, useSearchParams } from 'react-router';
import { FormCard } from '../../../ui/form/form-card.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { RegisterForm } from '../components/sign-in/register-form.tsx';
import { findReturnPath, withReturnPath } from '../session/return-path.ts';
import { useSession } from '../session/session.tsx';
import styles from './login-page.module.css';

export default function RegisterPage() {
  const { role } = useSession();
  const [search] = useSearchParams();
  const returnPath = findReturnPath(search);
  const nextPath = withReturnPath(PATHS.dashboard, returnPath);
  if (role === 'customer' || role === 'owner') return <Navigate to={nextPath} replace />;
  return (
    <FormCard title="Register Account" intro="Order from the kitchens around you.">
      <RegisterForm nextPath={nextPath} />
      <div className={styles.other}>
        Already have an account? <TextLink to={withReturnPath(PATHS.login, returnPath)}>Login</TextLink>
      </div>
    </FormCard>
  );
}
