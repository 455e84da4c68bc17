import { PATHS } from '@nearbite/contract/page-paths';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useIsHydrating } from '../../../lib/use-is-hydrating.tsx';
import { FormCard } from '../../../ui/form-card.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { GuestCartList } from '../../cart/index.ts';
import { useRequestedStore } from '../../catalog/index.ts';
import { LoginForm } from '../components/login-form.tsx';
import { MenuChoice } from '../components/menu-choice.tsx';
import { findReturnPath, withReturnPath } from '../session/return-path.ts';
import { useSession } from '../session/session.tsx';
import { findDeletionDate, hasSessionEnded } from '../session/tokens.ts';
import { findWhySignIn } from '../session/why-sign-in.ts';
import styles from './login-page.module.css';

/** What a reset of the password left for this page. */
const Message = z.object({ msg: z.string() });

export default function LoginPage() {
  const session = useSession();
  const isHydrating = useIsHydrating();
  const [search] = useSearchParams();
  const returnPath = findReturnPath(search);
  const { state } = useLocation();
  // A reload keeps it, but the server has not seen it.
  const msg = isHydrating ? undefined : Message.safeParse(state).data?.msg;
  const { store, isLoading } = useRequestedStore(returnPath);
  const [isRefused, setIsRefused] = useState(false);
  const title = store ? `Log in to order from ${store.name}` : isLoading ? 'Log in to order' : 'Sign In';
  useDocumentTitle(store && title);
  const intro = store
    ? 'You can also look at the menu first.'
    : (findWhySignIn(returnPath) ?? 'Good to see you again.');

  if (session.role === 'customer' || session.role === 'owner') return <Navigate to={returnPath} replace />;
  return (
    <FormCard title={title} intro={intro}>
      {!isHydrating && !isRefused && <HowItEnded />}
      {msg !== undefined && (
        <div className={styles.message}>
          <MessageAlert tone="good" isHint>
            {msg}
          </MessageAlert>
        </div>
      )}
      {(store || isLoading) && <MenuChoice storeSlug={store?.slug} />}
      <LoginForm returnPath={returnPath} onRefused={() => setIsRefused(true)} />
      <div className={styles.ways}>
        <TextLink to={PATHS.forgotPassword}>Forgot Password?</TextLink>
        <TextLink to={withReturnPath(PATHS.register, returnPath)}>Register</TextLink>
      </div>
      {/* Last, because it comes later and must push nothing. */}
      {returnPath === PATHS.cart && <GuestCartList />}
    </FormCard>
  );
}

/** Why the person is signed out, if not by their own wish alone. */
function HowItEnded() {
  const deleteAt = findDeletionDate();
  if (deleteAt === null && !hasSessionEnded()) return null;
  return (
    <div className={styles.message}>
      <MessageAlert tone="bad" isHint>
        {deleteAt === null
          ? 'Your session has ended. Sign in to go on where you left off.'
          : `Your account will be deleted on ${formatDate(deleteAt)}. Sign in before then to keep it.`}
      </MessageAlert>
    </div>
  );
}
