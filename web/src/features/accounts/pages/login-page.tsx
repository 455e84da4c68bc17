import { PATHS, storePath } from '@nearbite/contract/page-paths';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { useIsHydrating } from '../../../lib/page/use-is-hydrating.tsx';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { LinkButton } from '../../../ui/form/button.tsx';
import { FormCard } from '../../../ui/form/form-card.tsx';
import { formatDate } from '../../../ui/format/format-date.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { GuestCartList } from '../../cart/index.ts';
import { useRequestedStore } from '../../catalog/index.ts';
import { LoginForm } from '../components/sign-in/login-form.tsx';
import menuChoiceStyles from '../components/sign-in/menu-choice.module.css';
import { findReturnPath, withReturnPath } from '../session/return-path.ts';
import { useSession } from '../session/session.tsx';
import { findDeletionDate, hasSessionEnded } from '../session/tokens.ts';
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

type Props = { readonly storeSlug: string | undefined };

/** For visitors who came for a restaurant: its public menu, as large as the log-in below it. */
function MenuChoice({ storeSlug }: Props) {
  return (
    <>
      {storeSlug === undefined ? (
        <Skeleton shape="round" height={52} />
      ) : (
        <LinkButton to={storePath(storeSlug)} isLarge isWide>
          See the menu without an account
        </LinkButton>
      )}
      <div className={menuChoiceStyles.or}>or log in</div>
    </>
  );
}

/** Why a page asks who one is. The first whose address a path begins with counts. */
const REASONS: readonly (readonly [path: string, reason: string])[] = [
  [PATHS.cart, 'Sign in to see your cart and to order.'],
  ['/checkout', 'Sign in to see your order and to pay for it.'],
  [PATHS.search, 'Sign in to search for dishes.'],
  [PATHS.voiceOrder, 'Sign in to order by voice.'],
  [PATHS.weatherDishes, 'Sign in to see which dishes suit the weather.'],
  ['/customer/orders', 'Sign in to see your orders.'],
  ['/customer/tracking', 'Sign in to follow your order.'],
  ['/customer/notifications', 'Sign in to see your notifications.'],
  ['/customer', 'Sign in to see your account.'],
  [PATHS.dashboard, 'Sign in to see your account.'],
  [PATHS.changePassword, 'Sign in to change your password.'],
  [PATHS.restaurantRegister, 'Sign in to register your restaurant.'],
  ['/restaurant', 'Sign in to run your restaurant.'],
  [PATHS.admin, 'Sign in to administer the marketplace.'],
];

/** Undefined for a page that anybody may see. */
function findWhySignIn(returnPath: string): string | undefined {
  const path = returnPath.replace(/[?#].*$/, '').toLowerCase();
  return REASONS.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
}
