import { PATHS } from '@nearbite/contract/page-paths';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { isNotFound } from '../../../../lib/net/call-error.ts';
import { HeadingLink } from '../../../../ui/layout/heading-link.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { ItemNotFound } from '../../../../ui/loading/item-not-found.tsx';
import { Loaded } from '../../../../ui/loading/loaded.tsx';
import { useOwner } from '../../../accounts/index.ts';
import * as texts from '../../reviews.texts.ts';
import { useRestaurantReviewQuery } from '../api.ts';
import { ReplyBox } from '../components/reply-box.tsx';
import { ReviewCard } from '../components/review-card.tsx';

export default function ReviewPage() {
  const { restaurantId } = useOwner();
  const { reviewId = '' } = useParams();
  const query = useRestaurantReviewQuery({ params: { restaurant_id: restaurantId, review_id: reviewId } });
  if (isNotFound(query.error))
    return <ItemNotFound what={texts.review} list={PATHS.restaurantReviews} listLabel={texts.allReviews} />;
  return (
    <>
      <PageHeading
        action={
          <HeadingLink to={PATHS.restaurantReviews} icon={ArrowLeft} variant="outlined">
            {texts.allReviews}
          </HeadingLink>
        }
      >
        {texts.reviewsAndRating}
      </PageHeading>
      <Loaded query={query} what={texts.thisReview}>
        {(review) => (
          <ReviewCard review={review}>
            <ReplyBox reviewId={review.id} />
          </ReviewCard>
        )}
      </Loaded>
    </>
  );
}
