import { PATHS } from '@nearbite/contract/page-paths';
import { Navigate, useSearchParams } from 'react-router';
import { FormCard } from '../../../ui/form/form-card.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { RegisterForm } from '../components/sign-in/register-form.tsx';
import * as texts from '../components/sign-in/sign-in.texts.tsx';
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
    <FormCard title={texts.registerAccount} intro={texts.orderAround}>
      <RegisterForm nextPath={nextPath} />
      <div className={styles.other}>
        {texts.haveAccount} <TextLink to={withReturnPath(PATHS.login, returnPath)}>{texts.login}</TextLink>
      </div>
    </FormCard>
  );
}
