import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import { formatDate } from '../../../../ui/format-date.ts';
import { Rating } from '../../../../ui/rating.tsx';
import { RADIUS } from '../../../../ui/theme.ts';

export function ReviewCard({ review }: { review: Review }) {
  const { full_name, image } = review.profile;
  return (
    <Box
      component="article"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: RADIUS.card, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar
          alt=""
          {...(image && { src: image })}
          sx={{ bgcolor: 'brand.tint', color: 'brand.text', fontWeight: 700 }}
        >
          {[...full_name][0]}
        </Avatar>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {full_name}
          </Box>
          <Box component="time" dateTime={review.date} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {formatDate(review.date)}
          </Box>
        </Box>
        <Rating value={review.rating} />
      </Box>
      <Box component="p" dir="auto" sx={{ m: 0, mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {review.review}
      </Box>
      {review.reply !== null && (
        <Box sx={{ mt: 1.5, p: 1.5, borderRadius: RADIUS.option, bgcolor: 'brand.tint' }}>
          <Box sx={{ fontSize: '0.8125rem', fontWeight: 650, color: 'brand.text' }}>
            Reply of the restaurant
          </Box>
          <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {review.reply}
          </Box>
        </Box>
      )}
    </Box>
  );
}
