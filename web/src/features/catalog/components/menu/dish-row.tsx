import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { dishPath } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FoodPicture } from '../../../../ui/food/food-picture.tsx';
import { Rating } from '../../../../ui/food/rating.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { FavouriteButton } from '../../../favourites/index.ts';
import * as texts from '../../catalog.texts.ts';
import { DishChips, ServedChip, useDishState } from '../cards/dish-chips.tsx';
import { DietLine } from '../diets/diet-line.tsx';
import styles from './dish-row.module.css';

type Props = {
  readonly dish: ListedDish;
  readonly marksNew: boolean;
  /** What puts it in the cart; not for a dish that is sold out. */
  readonly action: ReactNode;
  readonly hasHeart: boolean;
};

/** A dish of a menu in three or four lines beside its picture. The row opens the dish, its button orders it. */
export function DishRow({ dish, marksNew, action, hasHeart }: Props) {
  const { title, description, image, price, old_price, slug } = dish;
  const state = useDishState(dish);
  // In place of the description: picture and price have no room for it.
  const isLater = !state.isSoldOut && state.servedFrom !== undefined;
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <Text as="h3" look="h4" dir="auto" className={styles.name}>
          <Link to={dishPath(slug)} className={styles.target}>
            {title}
          </Link>
        </Text>
        {isLater ? (
          <div className={styles.description}>
            <ServedChip {...state} />
          </div>
        ) : (
          <Text look="small" isMuted dir="auto" className={styles.description}>
            {description}
          </Text>
        )}
        <DietLine dish={dish} />
        <div className={styles.facts}>
          <span className={styles.price}>
            {texts.price(formatMoney(price))}
            {old_price !== null && old_price > price && (
              <s>
                <bdi>{formatMoney(old_price)}</bdi>
              </s>
            )}
          </span>
          <span className={styles.rating}>
            <Rating value={dish.dish_rating} reviewCount={dish.review_count} isShort />
          </span>
        </div>
      </div>
      <div className={styles.side}>
        <div
          className={styles.picture}
          data-greyed={state.isSoldOut || state.servedFrom !== undefined || undefined}
        >
          <FoodPicture image={image} alt="" sizes="116px" ratio="116 / 90" />
        </div>
        <div className={styles.chips}>
          <DishChips dish={dish} marksNew={marksNew} isSoldOut={state.isSoldOut} />
        </div>
        {hasHeart && <FavouriteButton kind="dishes" id={dish.id} name={title} className={styles.heart} />}
        {!state.isSoldOut && action}
      </div>
    </article>
  );
}
