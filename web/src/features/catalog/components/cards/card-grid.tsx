import type { ReactNode } from 'react';
import { PICTURE_RATIO } from '../../../../ui/food/food-picture.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import styles from './cards.module.css';

const PLACEHOLDERS = ['a', 'b', 'c', 'd'] as const;

export function CardGrid({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <div aria-busy={isBusy} className={styles.grid}>
      {children}
    </div>
  );
}

type SkeletonProps = {
  /** Said to screen readers, unless the page around says it. */
  readonly label?: string;
};

/** Cards that are on their way. */
export function CardGridSkeleton({ label }: SkeletonProps) {
  return (
    <div {...(label !== undefined && { role: 'status', 'aria-label': label })}>
      <CardGrid>
        {PLACEHOLDERS.map((key) => (
          <div key={key} className={styles.card}>
            <Skeleton shape="box" height="auto" aspectRatio={PICTURE_RATIO} />
            <div className={styles.words}>
              <Skeleton width="70%" />
              <Skeleton width="90%" />
              <Skeleton width="45%" />
            </div>
          </div>
        ))}
      </CardGrid>
    </div>
  );
}
