import * as texts from './layout.texts.ts';
import styles from './skip-link.module.css';
import { MAIN_ID } from './use-page-arrival.ts';

export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.link}>
      {texts.skipToContent}
    </a>
  );
}
