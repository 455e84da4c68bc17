import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Said to screen readers only, where eyes see the same in another place. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
