import type { Shop } from '@nearbite/contract/catalog/catalog';
import { storePath } from '@nearbite/contract/page-paths';
import { formatDistance, metresBetween } from '@nearbite/domain/places/distance';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useKnownPosition } from '../../../../lib/place/place.ts';
import { FoodPicture, wideOnPhones } from '../../../../ui/food/food-picture.tsx';
import { Rating } from '../../../../ui/food/rating.tsx';
import { ShareButton } from '../../../../ui/form/share-button.tsx';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { FavouriteButton } from '../../../favourites/index.ts';
import * as texts from '../../catalog.texts.ts';
import styles from './restaurant-head.module.css';
import { TermsLine } from './terms-line.tsx';
import { WeekHours } from './week-hours.tsx';

const RestaurantDetails = lazyPart(() => import('./restaurant-details.tsx'), { isQuiet: true });

type Props = {
  readonly shop: Shop;
  readonly heading: ReactNode;
  /** For its owner, who looks at it. */
  readonly isPreview?: boolean;
  /** What a page says of it besides. */
  readonly children?: ReactNode;
};

/** A restaurant's picture, name, rating, terms and hours: a thin cover above on phones, beside them on wide screens. */
export function RestaurantHead({ shop, heading, isPreview = false, children }: Props) {
  const { id, slug, name, image } = shop;
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <FoodPicture image={image} alt={name} sizes={wideOnPhones(540, 900)} isUrgent />
        <div className={styles.actions}>
          {!isPreview && <FavouriteButton kind="restaurants" id={id} name={name} />}
          <ShareButton path={storePath(slug)} title={name} />
        </div>
      </div>
      <div className={styles.words}>
        <Text as="h1" look="h1" dir="auto" className={styles.name}>
          {heading}
        </Text>
        <Facts shop={shop} />
        {children}
        <div className={styles.wideOnly}>
          <WeekHours shop={shop} />
        </div>
      </div>
    </div>
  );
}

/** A tap anywhere on them tells the rest. */
function Facts({ shop }: Pick<Props, 'shop'>) {
  const [isOpen, setIsOpen] = useState(false);
  const position = useKnownPosition();
  const { name, rating, review_count, dish_count } = shop;
  return (
    <div className={styles.about}>
      <div className={styles.facts}>
        <Rating value={rating} reviewCount={review_count} isShort />
        {position && <span>{formatDistance(metresBetween(position, shop) / 1000)}</span>}
        <span className={styles.count}>{texts.dishCount(dish_count)}</span>
      </div>
      <TermsLine terms={shop} isFull />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.aboutRestaurant(name)}
        className={styles.open}
        onClick={() => setIsOpen(true)}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
      {isOpen && <RestaurantDetails shop={shop} onClose={() => setIsOpen(false)} />}
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
