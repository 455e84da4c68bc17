import type { ReactNode } from 'react';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import * as texts from '../../catalog.texts.ts';
import styles from './dish-columns.module.css';

/** The main picture of a dish is as high as this, loaded or not. */
export const DISH_PICTURE_RATIO = '15 / 11';

type Props = { readonly picture: ReactNode; readonly children: ReactNode };

/** A dish's pictures beside what is said of it; on phones above. */
export function DishColumns({ picture, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

/** The rounded edge around the main picture. */
export const DishPictureFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>{children}</div>
);

export function DishSkeleton() {
  return (
    <div role="status" aria-label={texts.loadingDish}>
      <DishColumns
        picture={
          <DishPictureFrame>
            <Skeleton
              shape="box"
              height="auto"
              aspectRatio={DISH_PICTURE_RATIO}
              className={styles.placeholder}
            />
          </DishPictureFrame>
        }
      >
        <Skeleton width="40%" />
        <Skeleton width="80%" height={56} />
        <Skeleton width="55%" />
        <Skeleton width="35%" height={48} />
        <Skeleton />
        <Skeleton width="70%" />
        <Skeleton shape="box" height={48} className={styles.gap} />
        <Skeleton shape="box" height={48} className={styles.gap} />
      </DishColumns>
    </div>
  );
}
