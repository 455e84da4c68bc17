import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { restaurantReviewPath } from '@nearbite/contract/page-paths';
import { MessageSquareHeart } from 'lucide-react';
import { Link } from 'react-router';
import { PAGE_SIZE } from '../../../../lib/page/page-size.ts';
import { offsetIn, useAddressState } from '../../../../lib/page/use-address-state.ts';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { PagedList } from '../../../../ui/tables/paged-list.tsx';
import { useOwner } from '../../../accounts/index.ts';
import * as texts from '../../reviews.texts.ts';
import { useRestaurantReviewsQuery } from '../api.ts';
import { ReviewCard } from '../components/review-card.tsx';

const ADDRESS = { page: offsetIn(PAGE_SIZE) };

export default function ReviewsPage() {
  const { restaurantId } = useOwner();
  const [{ page: offset }, changeAddress] = useAddressState(ADDRESS);
  const query = useRestaurantReviewsQuery(
    { params: { restaurant_id: restaurantId }, query: { limit: PAGE_SIZE, offset } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeading>{texts.reviewsAndRating}</PageHeading>
      <PagedList
        query={query}
        what={texts.yourReviews}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={
          <StateMessage icon={MessageSquareHeart} title={texts.noReviewsOfYours} text={texts.appearHere} />
        }
      >
        {(rows) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {rows.map((review) => (
              <ReviewCard key={review.id} review={review}>
                <Button
                  component={Link}
                  to={restaurantReviewPath(review.id)}
                  variant="outlined"
                  aria-label={texts.replyTo(review.profile.full_name)}
                >
                  {texts.reply}
                </Button>
              </ReviewCard>
            ))}
          </Box>
        )}
      </PagedList>
    </>
  );
}
