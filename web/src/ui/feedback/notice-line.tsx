import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageContainer } from '../layout/page-container.tsx';
import styles from './notice-line.module.css';

type Props = { readonly to: string; readonly icon: ReactNode; readonly children: ReactNode };

/** A line below the top bar that says what waits and leads to it. */
export function NoticeLine({ to, icon, children }: Props) {
  return (
    <div className={styles.line}>
      <PageContainer>
        <Link to={to} className={styles.link}>
          {icon}
          <span>{children}</span>
        </Link>
      </PageContainer>
    </div>
  );
}
