import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';
import styles from './form-card.module.css';

type Props = { readonly title: string; readonly intro?: string; readonly children: ReactNode };

/** The frame of the account forms: one narrow card with the page's heading. */
export function FormCard({ title, intro, children }: Props) {
  return (
    <div className={styles.card}>
      <Text as="h1" look="h2" className={styles.title}>
        {title}
      </Text>
      {intro && (
        <Text isMuted className={styles.intro}>
          {intro}
        </Text>
      )}
      {children}
    </div>
  );
}
