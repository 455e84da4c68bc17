import Button from '@mui/material/Button';
import { PATHS } from '@nearbite/contract/page-paths';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { isNotFound } from '../../../../lib/call-error.ts';
import { Loaded } from '../../../../ui/loaded.tsx';
import { NoSuch } from '../../../../ui/no-such.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { useOwner } from '../../../accounts/index.ts';
import { useRestaurantReviewQuery } from '../api.ts';
import { ReplyBox } from '../components/reply-box.tsx';
import { ReviewCard } from '../components/review-card.tsx';

export default function ReviewPage() {
  const { restaurantId } = useOwner();
  const { reviewId = '' } = useParams();
  const query = useRestaurantReviewQuery({ params: { restaurant_id: restaurantId, review_id: reviewId } });
  if (isNotFound(query.error))
    return <NoSuch what="review" list={PATHS.restaurantReviews} listLabel="All reviews" />;
  return (
    <>
      <PageHeading
        action={
          <Button
            component={Link}
            to={PATHS.restaurantReviews}
            variant="outlined"
            startIcon={<ArrowLeft size={18} aria-hidden />}
          >
            All reviews
          </Button>
        }
      >
        Reviews and Rating
      </PageHeading>
      <Loaded query={query} what="this review">
        {(review) => (
          <ReviewCard review={review}>
            <ReplyBox reviewId={review.id} />
          </ReviewCard>
        )}
      </Loaded>
    </>
  );
}
