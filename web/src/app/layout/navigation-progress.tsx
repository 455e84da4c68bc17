import styles from './navigation-progress.module.css';

/** A thin line while the next page's code is on its way; quick loads never show it. */
export function NavigationProgress() {
  return (
    <div aria-hidden className={styles.track}>
      <div className={styles.line} />
    </div>
  );
}
