import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import type { ReactNode } from 'react';
import { useIsHydrating } from '../../../../lib/page/use-is-hydrating.tsx';
import { Rating } from '../../../../ui/food/rating.tsx';
import { formatDate, formatUtcDate } from '../../../../ui/format/format-date.ts';
import { ReviewPhotos } from '../../photos/review-photos.tsx';
import * as texts from '../../reviews.texts.ts';
import styles from './review-card.module.css';

type Props = { readonly review: Review; readonly children?: ReactNode };

/** One review with the restaurant's answer; `children` is what a reader can do about it. */
export function ReviewCard({ review, children }: Props) {
  const { full_name, image } = review.profile;
  const isHydrating = useIsHydrating();
  return (
    <article className={styles.card} aria-label={texts.reviewBy(full_name)}>
      <div className={styles.head}>
        <span className={styles.face}>
          {image ? <img src={image} alt="" loading="lazy" width={40} height={40} /> : [...full_name][0]}
        </span>
        <div className={styles.who}>
          <div dir="auto" className={styles.name}>
            {full_name}
          </div>
          <time dateTime={review.date} className={styles.date}>
            {isHydrating ? formatUtcDate(review.date) : formatDate(review.date)}
          </time>
        </div>
        <Rating value={review.rating} />
      </div>
      {review.has_ordered && <span className={styles.ordered}>{texts.orderedThis}</span>}
      <p dir="auto" className={styles.text}>
        {review.review}
      </p>
      <ReviewPhotos review={review} />
      {review.changed_at && <span className={styles.changed}>{texts.changed}</span>}
      {children ?? <HelpfulCount count={review.helpful} />}
      {review.reply !== null && (
        <div className={styles.reply}>
          <div className={styles.replyTitle}>{texts.replyOfRestaurant}</div>
          <div dir="auto">{review.reply}</div>
        </div>
      )}
    </article>
  );
}

export const HelpfulCount = ({ count }: { count: number }) =>
  count > 0 && <div className={styles.changed}>{texts.foundHelpful(count)}</div>;
