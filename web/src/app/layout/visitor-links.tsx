import { PATHS } from '@nearbite/contract/page-paths';
import { LinkButton } from '../../ui/button.tsx';
import styles from './top-bar.module.css';

export function VisitorLinks() {
  return (
    <nav aria-label="Main" className={styles.visitorLinks}>
      <LinkButton to={PATHS.login} variant="text">
        Login
      </LinkButton>
      <LinkButton to={PATHS.register}>Register</LinkButton>
    </nav>
  );
}
