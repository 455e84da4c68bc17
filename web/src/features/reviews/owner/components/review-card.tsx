import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { CARD } from '../../../../ui/theme/measures.ts';
import { KitchenDateTime } from '../../../restaurants/index.ts';
import { ReviewPhotos } from '../../photos/review-photos.tsx';
import * as texts from '../../reviews.texts.ts';

type Props = { readonly review: Review; readonly children?: ReactNode };

/** One review with the restaurant's answer; `children` is what can be done with it. */
export function ReviewCard({ review, children }: Props) {
  const { profile, dish, reply } = review;
  return (
    <Box
      component="article"
      aria-label={texts.reviewBy(profile.full_name)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: 2,
        p: { xs: 2, md: 2.5 },
        ...CARD,
        overflowWrap: 'anywhere',
      }}
    >
      <Avatar src={profile.image ?? ''} alt="" sx={{ width: 52, height: 52 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h2" dir="auto">
          {profile.full_name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{dish.title}</bdi> · <KitchenDateTime date={review.date} />
          {review.changed_at !== null && ` · ${texts.changed}`}
        </Typography>
        <RatingStars rating={review.rating} />
        <Typography dir="auto" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {review.review}
        </Typography>
        <ReviewPhotos review={review} />
        <Box
          sx={{
            mt: 1.5,
            paddingInlineStart: 1.5,
            borderInlineStart: 3,
            borderColor: reply === null ? 'divider' : 'primary.main',
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.reply}
          </Typography>
          <Typography
            dir="auto"
            sx={{ whiteSpace: 'pre-line', ...(reply === null && { color: 'text.secondary' }) }}
          >
            {reply ?? texts.noResponse}
          </Typography>
        </Box>
        {children && <Box sx={{ mt: 2 }}>{children}</Box>}
      </Box>
    </Box>
  );
}

const SCALE = [1, 2, 3, 4, 5] as const;

/** The number plus that many stars. */
function RatingStars({ rating }: { rating: number }) {
  return (
    <Box
      role="img"
      aria-label={texts.rated(rating)}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}
    >
      <Box component="span" sx={{ marginInlineEnd: 0.5, fontWeight: 700 }}>
        {rating}
      </Box>
      {SCALE.filter((step) => step <= rating).map((step) => (
        <Box key={step} component="span" aria-hidden sx={{ display: 'inline-flex', color: 'brand.star' }}>
          <Star size={17} fill="currentColor" data-star />
        </Box>
      ))}
    </Box>
  );
}
