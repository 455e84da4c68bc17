import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useLogFailure } from '../../../../lib/browser/use-log-failure.ts';
import { useIsHydrating } from '../../../../lib/page/use-is-hydrating.tsx';
import { RetryLine } from '../../../../ui/feedback/retry-line.tsx';
import { Rating } from '../../../../ui/food/rating.tsx';
import { formatDate, formatUtcDate } from '../../../../ui/format/format-date.ts';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { Pager } from '../../../../ui/tables/pager.tsx';
import { useSession } from '../../../accounts/index.ts';
import * as texts from '../../reviews.texts.ts';
import { REVIEWS_PAGE_SIZE, reviewsQueryArgs, useDishReviewsQuery } from '../api.ts';
import { OwnReview } from './own-review.tsx';
import styles from './review-card.module.css';

/** Customers only: visitors do not load what it is built from. */
const ReviewForm = lazyPart(() => import('./themed-review-form.tsx'));

/** The reviews of a dish, and the form for customers who have not written theirs. */
export function ReviewPanel({ dishId }: { dishId: number }) {
  const session = useSession();
  const [offset, setOffset] = useState(0);
  const isHydrating = useIsHydrating();
  const { data, error, refetch } = useDishReviewsQuery(reviewsQueryArgs(dishId, offset), {
    refetchOnMountOrArgChange: !isHydrating,
  });
  useLogFailure('Error fetching reviews:', error);
  if (!data) {
    return error ? <RetryLine text={texts.reviewsFailed} onRetry={refetch} /> : null;
  }
  const own = session.role === 'customer' ? data.own_review : null;
  return (
    <div className={styles.list}>
      {session.role === 'customer' && !data.has_reviewed && (
        <ReviewForm dishId={dishId} email={session.profile.email} />
      )}
      {data.reviews.length === 0 ? (
        <StateMessage icon={MessageSquareText} title={texts.noReviews} text={texts.beTheFirst} />
      ) : (
        <>
          {own && session.role === 'customer' && (
            <OwnReview dishId={dishId} userId={session.profile.id} email={session.profile.email} review={own}>
              <ReviewCard review={own} />
            </OwnReview>
          )}
          {data.reviews
            .filter(({ id }) => id !== own?.id)
            .map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
        </>
      )}
      <Pager offset={offset} pageSize={REVIEWS_PAGE_SIZE} total={data.total} onMove={setOffset} />
    </div>
  );
}

function ReviewCard({ review }: { review: Review }) {
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
      {review.has_ordered && <span className={styles.ordered}>{texts.orderedThis}</span>}
      <p dir="auto" className={styles.text}>
        {review.review}
      </p>
      {review.changed_at && <span className={styles.changed}>{texts.changed}</span>}
      {review.reply !== null && (
        <div className={styles.reply}>
          <div className={styles.replyTitle}>{texts.replyOfRestaurant}</div>
          <div dir="auto">{review.reply}</div>
        </div>
      )}
    </article>
  );
}
