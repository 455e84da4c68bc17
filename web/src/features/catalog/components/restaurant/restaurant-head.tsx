import type { Shop } from '@nearbite/contract/catalog/catalog';
import type { ReactNode } from 'react';
import { FoodPicture, wideOnPhones } from '../../../../ui/food/food-picture.tsx';
import { Rating } from '../../../../ui/food/rating.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import * as texts from '../../catalog.texts.ts';
import styles from './restaurant-head.module.css';
import { TermsLine } from './terms-line.tsx';
import { WeekHours } from './week-hours.tsx';

type Props = {
  readonly shop: Shop;
  readonly heading: ReactNode;
  /** What a page says of it besides. */
  readonly children: ReactNode;
};

/** A restaurant's picture, name, rating, terms and hours: a thin cover above on phones, beside them on wide screens. */
export function RestaurantHead({ shop, heading, children }: Props) {
  const { name, image, rating, review_count, dish_count } = shop;
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <FoodPicture image={image} alt={name} sizes={wideOnPhones(540, 900)} isUrgent />
      </div>
      <div className={styles.words}>
        <Text as="h1" look="h1" dir="auto" className={styles.name}>
          {heading}
        </Text>
        <div className={styles.facts}>
          <Rating value={rating} reviewCount={review_count} isShort />
          <span className={styles.count}>{texts.dishCount(dish_count)}</span>
        </div>
        {children}
        <TermsLine terms={shop} isFull />
        <WeekHours shop={shop} />
      </div>
    </div>
  );
}

export function RestaurantHeadSkeleton() {
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <Skeleton shape="box" height="100%" className={styles.placeholder} />
      </div>
      <div className={styles.words}>
        <Text as="div" look="h1" className={styles.name}>
          <Skeleton width="75%" />
        </Text>
        <Skeleton width="45%" />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
