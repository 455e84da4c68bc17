import { CloudOff } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CodeLoader, useCode } from '../../lib/net/code-loader.ts';
import { reloadPage } from '../../lib/page/page-load.ts';
import { Button } from '../../ui/form/button.tsx';
import { LoadingText } from '../../ui/loading/loading-text.tsx';
import { StateMessage } from '../../ui/loading/state-message.tsx';
import * as texts from '../app.texts.ts';
import { MAIN_ID } from '../layout/use-page-arrival.ts';
import styles from './page-code.module.css';
import { RouteErrorPage } from './route-error-page.tsx';
import { useRouting } from './routing-context.ts';

/** Bar and footer are there at once; only the first page's own code is awaited, mostly too briefly for words. */
const PageOnItsWay = () => (
  <div aria-busy className={styles.page}>
    <div className={styles.words}>
      <LoadingText />
    </div>
  </div>
);

/** An area's frame and its first page come in one step. */
export const WhenStarted = ({ children }: { children: ReactNode }) =>
  useRouting().isStarting ? <PageOnItsWay /> : children;

/** A page as soon as its code is there. */
export function PageCode({ loader }: { loader: CodeLoader<ComponentType> }) {
  const code = useCode(loader);
  switch (code.status) {
    case 'ready':
      return <code.value />;
    case 'loading':
      return <PageOnItsWay />;
    case 'offline':
      return <OfflinePage onRetry={loader.load} />;
    case 'outdated':
      return <OutdatedPage />;
    case 'broken':
      throw code.error;
  }
}

function OfflinePage({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isTrying, setIsTrying] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const here = place.current;
    return () => {
      // Keyboards and screen readers go on at the page that came, not at the top of the document.
      if (here?.contains(document.activeElement)) {
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }
    };
  }, []);

  async function retry() {
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  }

  return (
    <div role="alert" ref={place}>
      <StateMessage
        isPage
        icon={CloudOff}
        title={texts.connectionIsGone}
        text={texts.notLoadedYet}
        action={<Button onClick={retry}>{isTrying ? texts.trying : texts.tryAgain}</Button>}
      />
    </div>
  );
}

/** Fetches the new version once; when even that does not have the page, says so. */
function OutdatedPage() {
  const [canReload] = useState(canReloadForNewCode);
  useEffect(() => {
    if (canReload) reloadForNewCode();
  }, [canReload]);
  return canReload ? <LoadingText /> : <RouteErrorPage />;
}

/**
 * After a release the files an open tab knows of may be gone. Loading the document again fetches the new
 * ones; doing so at most once in a while keeps a truly missing file from reloading for ever.
 */
const KEY = 'reloaded_for_new_code_at';
const AT_MOST_EVERY_MS = 60_000;

function canReloadForNewCode(): boolean {
  const lastReload = Number(sessionStorage.getItem(KEY) ?? 0);
  return Date.now() - lastReload > AT_MOST_EVERY_MS;
}

function reloadForNewCode() {
  sessionStorage.setItem(KEY, String(Date.now()));
  reloadPage();
}
