import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useIsHydrating } from '../../../../lib/use-is-hydrating.tsx';
import { useLogFailure } from '../../../../lib/use-log-failure.ts';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { RetryLine } from '../../../../ui/retry-line.tsx';
import { StateMessage } from '../../../../ui/state-message.tsx';
import { useSession } from '../../../accounts/index.ts';
import { REVIEWS_PAGE_SIZE, reviewsQueryArgs, useDishReviewsQuery } from '../api.ts';
import styles from './review-card.module.css';
import { ReviewCard } from './review-card.tsx';

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
    return error ? <RetryLine text="The reviews could not be loaded." onRetry={refetch} /> : null;
  }
  return (
    <div className={styles.list}>
      {session.role === 'customer' && !data.has_reviewed && (
        <ReviewForm dishId={dishId} email={session.profile.email} />
      )}
      {data.reviews.length === 0 ? (
        <StateMessage
          icon={MessageSquareText}
          title="No reviews yet."
          text="Be the first to say how it was."
        />
      ) : (
        data.reviews.map((review) => <ReviewCard key={review.id} review={review} />)
      )}
      <Pager offset={offset} pageSize={REVIEWS_PAGE_SIZE} total={data.total} onMove={setOffset} />
    </div>
  );
}
