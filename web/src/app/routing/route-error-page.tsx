import { PATHS } from '@nearbite/contract/page-paths';
import { TriangleAlert } from 'lucide-react';
import { addressInLanguage } from '../../lib/language.ts';
import { reloadPage } from '../../lib/page/page-load.ts';
import { AnchorButton, Button } from '../../ui/form/button.tsx';
import { StateMessage } from '../../ui/loading/state-message.tsx';
import * as texts from '../app.texts.ts';
import styles from './route-error-page.module.css';

/** What a crashed page turns into. Both ways out load the document anew, so a broken state does not survive. */
export function RouteErrorPage() {
  return (
    <div role="alert">
      <StateMessage
        isPage
        icon={TriangleAlert}
        title={texts.somethingWentWrong}
        text={texts.notShown}
        action={
          <div className={styles.ways}>
            <Button onClick={reloadPage}>{texts.loadAgain}</Button>
            <AnchorButton variant="outlined" href={addressInLanguage(PATHS.home)}>
              {texts.backHome}
            </AnchorButton>
          </div>
        }
      />
    </div>
  );
}
