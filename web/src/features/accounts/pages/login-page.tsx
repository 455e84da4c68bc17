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
import * as texts from '../components/sign-in/sign-in.texts.tsx';
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
  const title = store ? texts.logInToOrderFrom(store.name) : isLoading ? texts.logInToOrder : texts.signIn;
  useDocumentTitle(store && title);
  const intro = store ? texts.menuFirst : (findWhySignIn(returnPath) ?? texts.welcomeBack);

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
        <TextLink to={PATHS.forgotPassword}>{texts.forgotPassword}</TextLink>
        <TextLink to={withReturnPath(PATHS.register, returnPath)}>{texts.register}</TextLink>
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
        {deleteAt === null ? texts.sessionEndedGoOn : texts.deletionOn(formatDate(deleteAt))}
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
          {texts.menuWithoutAccount}
        </LinkButton>
      )}
      <div className={menuChoiceStyles.or}>{texts.orLogIn}</div>
    </>
  );
}

/** Why a page asks who one is. The first whose address a path begins with counts. */
const REASONS: readonly (readonly [path: string, reason: string])[] = [
  [PATHS.cart, texts.whyCart],
  ['/checkout', texts.whyCheckout],
  [PATHS.search, texts.whySearch],
  [PATHS.voiceOrder, texts.whyVoice],
  [PATHS.weatherDishes, texts.whyWeather],
  ['/customer/orders', texts.whyOrders],
  ['/customer/tracking', texts.whyTracking],
  ['/customer/notifications', texts.whyNotifications],
  ['/customer', texts.whyAccount],
  [PATHS.dashboard, texts.whyAccount],
  [PATHS.changePassword, texts.whyPassword],
  [PATHS.restaurantRegister, texts.whyRegisterRestaurant],
  ['/restaurant', texts.whyRestaurant],
  [PATHS.admin, texts.whyAdmin],
];

/** Undefined for a page that anybody may see. */
function findWhySignIn(returnPath: string): string | undefined {
  const path = returnPath.replace(/[?#].*$/, '').toLowerCase();
  return REASONS.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
}
