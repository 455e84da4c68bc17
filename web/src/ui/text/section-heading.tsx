import type { ReactNode } from 'react';
import styles from './section-heading.module.css';
import { Text } from './text.tsx';

type Props = {
  readonly id: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  readonly level?: 'h2' | 'h3';
};

/** Names a part of a page; `id` is what the section's aria-labelledby points to. */
export function SectionHeading({ id, children, aside, level = 'h2' }: Props) {
  return (
    <div className={styles.row}>
      <Text as={level} look="h2" id={id}>
        {children}
      </Text>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
