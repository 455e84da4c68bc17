import * as texts from '../ui.texts.ts';
import styles from './loading-text.module.css';

/** Stands in for a whole page while it is not yet known what to show. */
export function LoadingText({ text = texts.loading }: { readonly text?: string }) {
  return (
    <div role="status" className={styles.row}>
      <span aria-hidden className={styles.ring} />
      {text}
    </div>
  );
}
