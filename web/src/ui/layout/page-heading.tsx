import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';
import styles from './page-heading.module.css';

type Props = {
  readonly id?: string;
  readonly children: ReactNode;
  readonly intro?: ReactNode;
  readonly action?: ReactNode;
};

export function PageHeading({ id, children, intro, action }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Text as="h1" look="h2" id={id} className={styles.title}>
          {children}
        </Text>
        {intro && (
          <Text isMuted className={styles.intro}>
            {intro}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}
