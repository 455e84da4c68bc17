import type { ReactNode } from 'react';
import { PICTURE_RATIO } from '../../../../ui/food/food-picture.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import styles from './cards.module.css';

const PLACEHOLDERS = ['a', 'b', 'c', 'd'] as const;

type GridProps = {
  readonly children: ReactNode;
  readonly isBusy?: boolean;
  /** Two beside each other on phones. */
  readonly isPaired?: boolean;
  /** Another grid of the same list may follow. */
  readonly isContinued?: boolean;
};

export function CardGrid({ children, isBusy = false, isPaired = false, isContinued = false }: GridProps) {
  return (
    <div
      aria-busy={isBusy}
      className={classNames(styles.grid, isPaired && styles.pairs, isContinued && styles.continued)}
    >
      {children}
    </div>
  );
}

type SkeletonProps = {
  /** Said to screen readers, unless the page around says it. */
  readonly label?: string;
  readonly isPaired?: boolean;
};

/** Cards that are on their way. */
export function CardGridSkeleton({ label, isPaired = false }: SkeletonProps) {
  return (
    <div {...(label !== undefined && { role: 'status', 'aria-label': label })}>
      <CardGrid isPaired={isPaired}>
        {PLACEHOLDERS.map((key) => (
          <div key={key} className={styles.card}>
            {isPaired ? (
              <Skeleton shape="box" height={220} />
            ) : (
              <Skeleton shape="box" height="auto" aspectRatio={PICTURE_RATIO} />
            )}
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
