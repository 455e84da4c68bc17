import { PATHS } from '@nearbite/contract/page-paths';
import { useEffect } from 'react';
import { type Session, useSession, wasOwner } from '../../../features/accounts/index.ts';
import { PlaceChip } from '../../../features/catalog/index.ts';
import { useIsHydrating } from '../../../lib/page/use-is-hydrating.tsx';
import { LinkButton } from '../../../ui/form/button.tsx';
import { PageContainer } from '../../../ui/layout/page-container.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import * as texts from '../layout.texts.ts';
import { Logo } from '../logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './top-bar.module.css';

/** Menus, drawer and search are of no use to visitors, whose first page should come quickly. */
const SignedInBar = lazyPart(() => import('./signed-in-bar.tsx'), {
  fallback: <BarSkeleton />,
  isQuiet: true,
});

export function TopBar() {
  const session = useSession();
  const isLoading = session.role === 'loading';
  const isHydrating = useIsHydrating();
  // Who it is will be known in a moment: the chip is there unless it is most likely of no use.
  const mayOrder = isLoading ? isHydrating || !wasOwner() : session.role !== 'owner';

  useEffect(() => {
    // Fetched beside the profile rather than after it.
    if (isLoading) void SignedInBar.preload();
  }, [isLoading]);

  return (
    <header
      className={classNames(
        styles.bar,
        mayOrder && styles.withPlace,
        session.role !== 'visitor' && styles.isCrowded,
      )}
    >
      <PageContainer className={styles.row}>
        <Logo />
        {mayOrder && (
          <div className={styles.place}>
            <PlaceChip />
          </div>
        )}
        <BarEnd session={session} />
        <div className={styles.languages}>
          <LanguageSwitch className={styles.language} />
        </div>
      </PageContainer>
    </header>
  );
}

function BarEnd({ session }: { readonly session: Session }) {
  if (session.role === 'loading') return <BarSkeleton />;
  return session.role === 'visitor' ? <VisitorLinks /> : <SignedInBar session={session} />;
}

function BarSkeleton() {
  return <Skeleton shape="box" width={132} height={36} className={styles.end} />;
}

function VisitorLinks() {
  return (
    <nav aria-label={texts.main} className={styles.visitorLinks}>
      <LinkButton to={PATHS.login} variant="text">
        {texts.login}
      </LinkButton>
      <LinkButton to={PATHS.register}>{texts.register}</LinkButton>
    </nav>
  );
}
