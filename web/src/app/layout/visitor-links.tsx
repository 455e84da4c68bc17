import { PATHS } from '@nearbite/contract/page-paths';
import { LinkButton } from '../../ui/button.tsx';
import * as texts from './layout.texts.ts';
import styles from './top-bar.module.css';

export function VisitorLinks() {
  return (
    <nav aria-label={texts.main} className={styles.visitorLinks}>
      <LinkButton to={PATHS.login} variant="text">
        {texts.login}
      </LinkButton>
      <LinkButton to={PATHS.register}>{texts.register}</LinkButton>
    </nav>
  );
}
