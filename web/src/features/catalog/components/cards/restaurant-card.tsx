import type { NearbyRestaurant } from '@nearbite/contract/catalog/catalog';
import { formatDistance } from '@nearbite/domain/places/distance';
import { memo } from 'react';
import { Link } from 'react-router';
import { FoodPicture, wideOnPhones } from '../../../../ui/food/food-picture.tsx';
import { Rating } from '../../../../ui/food/rating.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import { FavouriteButton } from '../../../favourites/index.ts';
import * as texts from '../../catalog.texts.ts';
import { toRestaurant } from '../../restaurant-link.ts';
import { TermsLine } from '../restaurant/terms-line.tsx';
import styles from './cards.module.css';

const PREVIEW_LENGTH = 80;

/** Cut between characters as people count them, never inside one. */
function preview(description: string | null): string {
  if (!description?.trim()) return texts.tastyMeals;
  const characters = [...description];
  return characters.length <= PREVIEW_LENGTH
    ? description
    : `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}...`;
}

type Props = {
  readonly restaurant: NearbyRestaurant;
  /** Seen before anything is scrolled: its picture comes before scripts and other pictures. */
  readonly isFirst?: boolean;
};

/** Kept as it is while the list around it asks and waits: two dozen of them take a slow phone a tenth of a second. */
export const RestaurantCard = memo(({ restaurant, isFirst = false }: Props) => {
  const { name, image, description, distance_km, rating, review_count } = restaurant;
  const target = toRestaurant(restaurant);
  return (
    <article className={styles.card}>
      <Link {...target} tabIndex={-1} aria-hidden className={styles.cover}>
        <FoodPicture
          key={image}
          image={image}
          alt=""
          sizes={wideOnPhones(300, 600)}
          ratio="auto"
          isUrgent={isFirst}
        />
        {distance_km !== null && <span className={styles.distance}>{formatDistance(distance_km)}</span>}
      </Link>
      <FavouriteButton kind="restaurants" id={restaurant.id} name={name} className={styles.heart} />
      <div className={styles.words}>
        <Text as="h3" look="h4" dir="auto" className={styles.twoLines}>
          <Link {...target} className={styles.target}>
            {name}
          </Link>
        </Text>
        <div className={styles.fine}>
          <Rating value={rating} reviewCount={review_count} isShort />
          {distance_km !== null && <VisuallyHidden>{texts.away(formatDistance(distance_km))}</VisuallyHidden>}
        </div>
        <TermsLine terms={restaurant} />
        <Text look="small" isMuted dir="auto" className={styles.threeLines}>
          {preview(description)}
        </Text>
      </div>
    </article>
  );
});
