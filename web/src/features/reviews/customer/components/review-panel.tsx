import { REVIEW_SORTS } from '@nearbite/contract/reviews/customer-reviews';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useLogFailure } from '../../../../lib/browser/use-log-failure.ts';
import { useHistoryChoice } from '../../../../lib/page/use-history-choice.ts';
import { RetryLine } from '../../../../ui/feedback/retry-line.tsx';
import { ChipSelect } from '../../../../ui/form/chip-select.tsx';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { Pager } from '../../../../ui/tables/pager.tsx';
import { useSession } from '../../../accounts/index.ts';
import * as texts from '../../reviews.texts.ts';
import { REVIEWS_PAGE_SIZE, reviewsQueryArgs, useDishReviewsQuery } from '../api.ts';
import { HelpfulButton } from './helpful-button.tsx';
import { OwnReview } from './own-review.tsx';
import styles from './review-card.module.css';
import { ReviewCard } from './review-card.tsx';

/** Customers only: visitors do not load what it is built from. */
const ReviewForm = lazyPart(() => import('./themed-review-form.tsx'));

/** As the server lists them by itself, or in one of its other orders. */
const SORTS = ['', ...REVIEW_SORTS] as const;

/** The reviews of a dish, and the form for customers who have not written theirs. */
export default function ReviewPanel({ dishId }: { dishId: number }) {
  const session = useSession();
  const [offset, setOffset] = useState(0);
  const [chosen, setChosen] = useHistoryChoice<(typeof SORTS)[number]>('reviews', '');
  const sort = SORTS.includes(chosen) ? chosen : '';
  const shown = reviewsQueryArgs(dishId, { offset, sort: sort || undefined });
  const { data, error, refetch } = useDishReviewsQuery(shown);
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
          {data.total > 1 && (
            <div>
              <ChipSelect
                label={texts.sortReviews}
                value={sort}
                values={SORTS}
                labels={texts.SORTS}
                isChanged={sort !== ''}
                onChange={(next) => {
                  setOffset(0);
                  setChosen(next);
                }}
              />
            </div>
          )}
          {own && session.role === 'customer' && (
            <OwnReview dishId={dishId} userId={session.profile.id} email={session.profile.email} review={own}>
              <ReviewCard review={own} />
            </OwnReview>
          )}
          {data.reviews
            .filter(({ id }) => id !== own?.id)
            .map((review) => (
              <ReviewCard key={review.id} review={review}>
                <HelpfulButton review={review} shown={shown} />
              </ReviewCard>
            ))}
        </>
      )}
      <Pager offset={offset} pageSize={REVIEWS_PAGE_SIZE} total={data.total} onMove={setOffset} />
    </div>
  );
}
