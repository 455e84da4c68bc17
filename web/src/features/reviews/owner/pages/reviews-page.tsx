import Box from '@mui/material/Box';
import { restaurantReviewPath } from '@nearbite/contract/page-paths';
import { MessageSquareHeart } from 'lucide-react';
import { PAGE_SIZE } from '../../../../lib/page/page-size.ts';
import { offsetIn, useAddressState } from '../../../../lib/page/use-address-state.ts';
import { FailureLine } from '../../../../ui/feedback/failure-line.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { PagedList } from '../../../../ui/tables/paged-list.tsx';
import { useOwner } from '../../../accounts/index.ts';
import * as texts from '../../reviews.texts.ts';
import { useRestaurantReviewsQuery, useReviewSummaryQuery } from '../api.ts';
import { ReplyBox } from '../components/reply-box.tsx';
import { ReviewCard } from '../components/review-card.tsx';
import { FILTER_ADDRESS, ReviewFilters, toQuery } from '../components/review-filters.tsx';
import { ReviewSummary } from '../components/review-summary.tsx';

const ADDRESS = { ...FILTER_ADDRESS, page: offsetIn(PAGE_SIZE) };
const ANEW = { refetchOnMountOrArgChange: true };

export default function ReviewsPage() {
  const { restaurantId } = useOwner();
  const [{ page: offset, ...filter }, changeAddress] = useAddressState(ADDRESS);
  const params = { restaurant_id: restaurantId };
  const summary = useReviewSummaryQuery({ params }, ANEW);
  const query = useRestaurantReviewsQuery(
    { params, query: { ...toQuery(filter), limit: PAGE_SIZE, offset } },
    ANEW,
  );
  const isFiltered = filter.show !== 'all' || filter.stars !== 'all';
  return (
    <>
      <PageHeading>{texts.reviewsAndRating}</PageHeading>
      <FailureLine query={summary} what={texts.yourRating} />
      {(summary.data || !summary.error) && <ReviewSummary summary={summary.data} />}
      <ReviewFilters
        filter={filter}
        unanswered={summary.data?.unanswered}
        onChange={(change) => changeAddress({ ...change, page: 0 })}
      />
      <PagedList
        query={query}
        what={texts.yourReviews}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={
          isFiltered ? (
            <StateMessage icon={MessageSquareHeart} title={texts.noneLikeThis} />
          ) : (
            <StateMessage icon={MessageSquareHeart} title={texts.noReviewsOfYours} text={texts.appearHere} />
          )
        }
      >
        {(rows) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {rows.map((review) => (
              <ReviewCard key={review.id} review={review}>
                <ReplyBox
                  reviewId={review.id}
                  inList={{
                    path: restaurantReviewPath(review.id),
                    label: texts.replyTo(review.profile.full_name),
                  }}
                />
              </ReviewCard>
            ))}
          </Box>
        )}
      </PagedList>
    </>
  );
}
