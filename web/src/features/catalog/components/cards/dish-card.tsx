import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { dishPath } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { Link } from 'react-router';
import { FoodPicture, wideOnPhones } from '../../../../ui/food/food-picture.tsx';
import { Rating } from '../../../../ui/food/rating.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { FavouriteButton } from '../../../favourites/index.ts';
import * as texts from '../../catalog.texts.ts';
import { TermsLine } from '../restaurant/terms-line.tsx';
import styles from './cards.module.css';
import { DishChips, ServedChip, useDishState } from './dish-chips.tsx';

type Props = {
  readonly dish: ListedDish;
  /** Results of a search come from many restaurants. */
  readonly showsRestaurant?: boolean;
  readonly marksNew?: boolean;
  /** A card follows the heading above it: of a category, or of the page. */
  readonly headingLevel?: 'h2' | 'h3';
};

export function DishCard({ dish, showsRestaurant = false, marksNew = false, headingLevel = 'h3' }: Props) {
  const { title, description, image, price, old_price, slug, restaurant } = dish;
  const state = useDishState(dish);
  return (
    <article className={styles.card}>
      <div
        className={styles.picture}
        data-greyed={state.isSoldOut || state.servedFrom !== undefined || undefined}
      >
        <FoodPicture image={image} alt="" sizes={wideOnPhones(300, 600)} />
        <div className={styles.chips}>
          <DishChips dish={dish} marksNew={marksNew} isSoldOut={state.isSoldOut} />
          <ServedChip {...state} />
        </div>
      </div>
      <FavouriteButton kind="dishes" id={dish.id} name={title} className={styles.heart} />
      <div className={styles.words}>
        <Text as={headingLevel} look="h4" dir="auto" className={styles.twoLines}>
          <Link to={dishPath(slug)} className={styles.target}>
            {title}
          </Link>
        </Text>
        {showsRestaurant && (
          <Text look="small" isMuted dir="auto" className={styles.oneLine}>
            {restaurant.name}
          </Text>
        )}
        {showsRestaurant && <TermsLine terms={restaurant} />}
        <Text look="small" isMuted dir="auto" className={styles.twoLines}>
          {description}
        </Text>
        <div className={styles.facts}>
          <span className={styles.price}>
            {texts.price(formatMoney(price))}
            {old_price !== null && old_price > price && (
              <s>
                <bdi>{formatMoney(old_price)}</bdi>
              </s>
            )}
          </span>
          <span className={styles.fine}>
            <Rating value={dish.dish_rating} reviewCount={dish.review_count} isShort />
          </span>
        </div>
      </div>
    </article>
  );
}
