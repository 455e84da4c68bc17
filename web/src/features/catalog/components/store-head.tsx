import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './store-head.module.css';

/** A restaurant's picture is as high as this, loaded or not. */
export const STORE_PICTURE_RATIO = '16 / 10';

type Props = { readonly picture: ReactNode; readonly children: ReactNode };

/** A restaurant's picture beside what is said of it; on phones above. */
export function StoreHead({ picture, children }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

export function StoreHeadSkeleton() {
  return (
    <StoreHead picture={<Skeleton shape="box" height="auto" aspectRatio={STORE_PICTURE_RATIO} />}>
      <Skeleton width="75%" height={56} />
      <Skeleton width="45%" />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton width="20%" />
    </StoreHead>
  );
}
