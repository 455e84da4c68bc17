import type { ReactNode } from 'react';
import styles from './section-heading.module.css';
import { Text } from './text.tsx';

type Props = { readonly id: string; readonly children: ReactNode; readonly aside?: ReactNode };

/** Names a part of a page; `id` is what the section's aria-labelledby points to. */
export function SectionHeading({ id, children, aside }: Props) {
  return (
    <div className={styles.row}>
      <Text as="h2" look="h2" id={id}>
        {children}
      </Text>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
