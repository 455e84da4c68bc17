import { halfStars, ratingText } from '@nearbite/domain/rating';
import { Star, StarHalf } from 'lucide-react';
import { classNames } from '../theme/class-names.ts';
import * as texts from '../ui.texts.ts';
import styles from './rating.module.css';

const SCALE = [1, 2, 3, 4, 5] as const;
const SIZE = 18;

type Props = {
  readonly value: number | null;
  readonly reviewCount?: number;
  /** One star before the text, for cards. */
  readonly isShort?: boolean;
};

/** Stars to the nearest half and the same in words. Without reviews the row is empty rather than absent. */
export function Rating({ value, reviewCount, isShort = false }: Props) {
  const stars = halfStars(value);
  return (
    <span className={classNames(styles.rating, isShort && styles.short)}>
      {isShort ? (
        <RatingStar fill={stars > 0 ? 1 : 0} />
      ) : (
        <span role="img" aria-label={texts.rated(stars)} className={styles.stars}>
          {SCALE.map((step) => (
            <RatingStar key={step} fill={stars - step + 1} />
          ))}
        </span>
      )}
      <span className={styles.text}>{ratingText(value, reviewCount)}</span>
    </span>
  );
}

/** `fill` at or above 1 is a whole star, one half is a half star. */
function RatingStar({ fill }: { fill: number }) {
  const isWhole = fill >= 1;
  return (
    <span aria-hidden className={classNames(styles.star, isWhole && styles.whole)}>
      <Star size={SIZE} fill={isWhole ? 'currentColor' : 'none'} data-fill={isWhole ? 'whole' : 'none'} />
      {fill === 0.5 && (
        <span className={styles.half}>
          <StarHalf size={SIZE} fill="currentColor" data-fill="half" />
        </span>
      )}
    </span>
  );
}
