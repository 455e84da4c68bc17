import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import { useIsHydrating } from '../../../../lib/use-is-hydrating.tsx';
import { formatDate, formatUtcDate } from '../../../../ui/format-date.ts';
import { Rating } from '../../../../ui/rating.tsx';
import styles from './review-card.module.css';

export function ReviewCard({ review }: { review: Review }) {
  const { full_name, image } = review.profile;
  const isHydrating = useIsHydrating();
  return (
    <article className={styles.card}>
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
      {review.has_ordered && <span className={styles.ordered}>Ordered this dish</span>}
      <p dir="auto" className={styles.text}>
        {review.review}
      </p>
      {review.reply !== null && (
        <div className={styles.reply}>
          <div className={styles.replyTitle}>Reply of the restaurant</div>
          <div dir="auto">{review.reply}</div>
        </div>
      )}
    </article>
  );
}
