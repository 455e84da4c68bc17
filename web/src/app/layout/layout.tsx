import { PATHS } from '@nearbite/contract/page-paths';
import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import {
  rememberRole,
  SecurityReviewNotice,
  useSession,
  useWorkplace,
  wasOwner,
} from '../../features/accounts/index.ts';
import { GuestCartLine } from '../../features/cart/index.ts';
import { loadKitchenLine, loadLiveUpdates } from '../../features/live/index.ts';
import { findPreferredLanguage } from '../../lib/chosen-language.ts';
import { useOnline } from '../../lib/net/use-online.ts';
import { useNewVersion } from '../../lib/page/new-version.ts';
import { useIsHydrating } from '../../lib/page/use-is-hydrating.tsx';
import { PageContainer } from '../../ui/layout/page-container.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { RESTAURANT_ACCESS_DENIED } from '../guards.tsx';
import { useRouting } from '../routing/routing-context.ts';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import * as texts from './layout.texts.ts';
import navigationProgressStyles from './navigation-progress.module.css';
import offlineLineStyles from './offline-line.module.css';
import skipLinkStyles from './skip-link.module.css';
import { TopBar } from './top-bar/top-bar.tsx';
import { MAIN_ID, usePageArrival } from './use-page-arrival.ts';

/** Kept free until the owner's bar is there, so that the page does not move then. */
const OrderBarPlace = () => <div className={styles.orderBarPlace} />;

const CustomerUpdates = lazyPart(loadLiveUpdates, { isQuiet: true });
const KitchenLine = lazyPart(loadKitchenLine, {
  isQuiet: true,
  fallback: <div className={styles.kitchenLinePlace} />,
});
const RestaurantAccessNotice = lazyPart(() => import('./restaurant-access-notice.tsx'), { isQuiet: true });
const LanguageOffer = lazyPart(() => import('./top-bar/language-offer.tsx'), { isQuiet: true });
const NewVersionLine = lazyPart(() => import('./new-version-line.tsx'), { isQuiet: true });
const OwnerUpdates = lazyPart(loadLiveUpdates, { isQuiet: true, fallback: <OrderBarPlace /> });

/** Bar, page and footer. `children` stands in for the page when it broke. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  usePageArrival();
  const { isLoading } = useRouting();

  return (
    <div className={styles.page}>
      <SkipLink />
      {isLoading && <NavigationProgress />}
      <TopBar />
      {useIsHydrating() && <div className={styles.sessionPlace} />}
      <LiveForSignedIn />
      <SecurityReviewNotice />
      <GuestCartLine />
      <PageContainer as="main" id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <HomeNotice />
        {children}
      </PageContainer>
      <Footer />
      <LowerEdge />
    </div>
  );
}

/** On the home page what concerns an owner, or somebody whom the restaurant area has sent there, comes first. */
function HomeNotice() {
  const session = useSession();
  const { pathname, state } = useLocation();
  if (pathname !== PATHS.home) return null;
  if (session.role === 'owner') return <KitchenLine restaurantId={session.restaurantId} />;
  return session.role === 'customer' && state?.from === RESTAURANT_ACCESS_DENIED.from ? (
    <RestaurantAccessNotice />
  ) : null;
}

const RESTAURANT_AREA = '/restaurant/';

/** News of orders for those who have any, owners in a bar; visitors do not even load the code. */
function LiveForSignedIn() {
  const session = useSession();
  useEffect(() => rememberRole(session.role), [session.role]);
  const workplace = useWorkplace();
  const isAtWork = useLocation().pathname.toLowerCase().startsWith(RESTAURANT_AREA);
  // Who works for others hears their bell in the restaurant area, and is a customer everywhere else.
  if (workplace && (session.role === 'owner' || isAtWork)) {
    return <OwnerUpdates restaurantId={workplace.restaurantId} />;
  }
  if (session.role === 'customer') return <CustomerUpdates restaurantId={undefined} />;
  return session.role === 'loading' && wasOwner() ? <OrderBarPlace /> : null;
}

/** A thin line while the next page's code is on its way; quick loads never show it. */
function NavigationProgress() {
  return (
    <div aria-hidden className={navigationProgressStyles.track}>
      <div className={navigationProgressStyles.line} />
    </div>
  );
}

/** At the lower edge of the screen, over the page: nothing moves when it comes and goes. Owners have their own bar. */
function LowerEdge() {
  const isOnline = useOnline();
  const { role } = useSession();
  const isHydrating = useIsHydrating();
  const newVersion = useNewVersion();
  const offered = isHydrating || !isOnline ? undefined : findPreferredLanguage();
  return (
    <>
      {offered && <LanguageOffer language={offered} />}
      {/* Always there, so that it is read out when something comes in. */}
      <div role="status" className={offlineLineStyles.line}>
        {!isOnline && role !== 'owner' && <p className={offlineLineStyles.text}>{texts.offline}</p>}
        {isOnline && newVersion && <NewVersionLine onLoad={newVersion} />}
      </div>
    </>
  );
}

function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={skipLinkStyles.link}>
      {texts.skipToContent}
    </a>
  );
}
