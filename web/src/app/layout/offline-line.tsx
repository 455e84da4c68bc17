import { useSession } from '../../features/accounts/index.ts';
import { useOnline } from '../../lib/use-online.ts';
import * as texts from './layout.texts.ts';
import styles from './offline-line.module.css';

/** At the lower edge of the screen, over the page: nothing moves when it comes and goes. Owners have their own bar. */
export function OfflineLine() {
  const isOnline = useOnline();
  const { role } = useSession();
  return (
    // Always there, so that it is read out when something comes in.
    <div role="status" className={styles.line}>
      {!isOnline && role !== 'owner' && <p className={styles.text}>{texts.offline}</p>}
    </div>
  );
}
